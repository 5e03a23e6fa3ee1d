# Pigeons, alle Sätze, die man liest.

title = Tauben
tagline = Klecks auf die Menge, fürchte den Falken, halte deinen Schwarm am Leben.
intro-1 = Du führst einen Taubenschwarm auf den Dächern einer Stadt. Punkte bringen getroffene Menschen und Autos, fremde Tauben, die dein Falke tötet, und Tauben, die am Ende leben.
intro-2 = Jede Runde hat für alle zwei Taubenzüge mit je fünf Aktionen: fressen, fliegen, paaren, klecksen.
intro-3 = Zum Klecksen überquerst du eine Straße, wählst Linie und Moment und hoffst auf eine ruhige Hand.
intro-4 = Danach gewinnen Würfel auf Zielen Plättchen; ein Würfel auf einem Schirm kostet einen Punkt.
intro-5 = Zuletzt lassen alle den Falken eine Stange hinab zu einem der vier Horste gleiten. Tauben auf der Straße sind tot.
intro-6 = Hat jemand den letzten Würfel fallen lassen, ist diese Runde die letzte.

# ---- decisions

decision-place = Setze eine Taube auf ein Dach.
decision-turn = Wähle eine Aktion: fressen, fliegen, paaren oder klecksen; oder beende den Zug.
decision-mercy = Dein Schwarm ist weg: Eine Taube darf in einen Park.
decision-nest = Wähle einen Park für die junge Taube.
decision-line = Wähle die Linie des Flugs: unter 0 links von der Mitte, über 0 rechts.
decision-release = Wähle, wo du loslässt.
decision-second-release = Wähle, wo du den zweiten Würfel loslässt.
decision-roost = Wähle einen Horst für den Falken oder verzichte.
decision-azimuth = Drehe die Stange: 0° liegt am Nord- oder Südrand entlang, 90° am West- oder Ostrand.
decision-elevation = Hebe die Stange.
decision-trim = Ziele fein, dann lass los.
decision-flight = Der Falke fliegt.
decision-fate = Eine Taube wurde getroffen.
decision-where = Eine Taube kommt zur Ruhe.
decision-drop = Ein Würfel fällt.
decision-east = Der Würfel kommt zur Ruhe.
decision-south = Der Würfel kommt zur Ruhe.

# ---- actions

action-place = Taube auf { $square } setzen
action-feed = Fressen: ein Würfel in die Kloake
action-fly = Mit Taube { $pigeon } nach { $direction } fliegen
action-leave = Den Park ({ $park }) auf Bahn { $lane } verlassen
action-mate = Paaren; die junge Taube kommt in den Park: { $park }
action-cross = Fremd paaren mit { $seat }
action-nest = In den Park: { $park }
action-poop = Klecksen: mit Taube { $pigeon } nach { $direction }
action-poop-leaving = Klecksen aus dem Park ({ $park }) auf Bahn { $lane }
action-deuce = Doppelklecks: mit Taube { $pigeon } nach { $direction }
action-deuce-leaving = Doppelklecks aus dem Park ({ $park }) auf Bahn { $lane }
action-line = Linie { $line }
action-release = Nach { $step } Achtelzoll loslassen
action-press = Von Hand nach { $step } Achtelzoll loslassen
action-early = Der Würfel fiel zu früh
action-slip = Die Taube ist entglitten
action-hold = Nicht loslassen
action-end = Den Zug beenden
action-roost = Den Horst nehmen: { $roost }
action-decline = Verzichten
action-azimuth = Auf { $degrees }° drehen
action-elevation = Auf { $degrees }° heben
action-trim = Viertelgrade: { $sideways } zur Seite, { $upwards } nach oben
action-touch = Die Stange berührt { $thing }
action-stick = Die Reibung hält den Falken
action-meet = Der Falke stößt an { $building }
action-spare = Zurückgestellt: { $pigeon }
action-totter = Wankt und steht: { $pigeon }
action-strike = Getroffen: { $pigeon }
action-topple = Von einer fallenden Taube getroffen: { $pigeon }
action-rest = Alles ruht
action-die = Sie fällt auf die Straße
action-fall = Sie fällt auf einem Dach um
action-stay = Sie bleibt stehen
action-to = Auf { $square }
action-knock = Würfel { $cube } wird gestoßen
action-land = Der Würfel liegt auf { $street }: { $touch }
action-lost = Der Würfel ist verloren
action-east = { $sixteenths } Sechzehntel von Westen
action-south = { $sixteenths } Sechzehntel von Norden

# ---- names

name-north = Norden
name-east = Osten
name-south = Süden
name-west = Westen
name-nw = Nordwest
name-ne = Nordost
name-se = Südost
name-sw = Südwest
name-middle = Mitte
name-red = Rot
name-yellow = Gelb
name-green = Grün
name-blue = Blau
name-purple = Lila
name-park-north = Nordpark
name-park-east = Ostpark
name-park-south = Südpark
name-park-west = Westpark
name-bag = Beutel
name-building = Gebäude
name-pedestrian = Fußgänger
name-couple = Paar
name-trio = Dreiergruppe
name-car = Auto
name-convertible = Cabrio
name-walker = Fußgänger und Schirm
name-stroll = Paar und Schirm
name-outing = drei und zwei Schirme
name-crossing = Auto und Fußgänger
name-vip = Mann mit Glatze im Anzug
name-splash = neben den Zielen
name-hit = ein Treffer
name-umbrella = ein Schirm
name-upright = aufrecht
name-pushed = verschoben
name-lying = gefallen

# ---- events

event-laid = Neu auf { $street }: { $tile }.
event-starts = { $seat } bekommt den Zornigen Greif.
event-placed = { $seat } setzt { $pigeon } auf { $square }.
event-round = Runde { $round } beginnt mit { $seat }.
event-turn = { $seat }: Taubenzug { $turn }.
event-fed = { $seat } frisst: { $cloaca } in der Kloake, { $supply } im Vorrat.
event-flew = { $seat } fliegt { $pigeon } von { $start } nach { $square }.
event-mated = { $seat } paart zwei Tauben: { $pigeon } kommt in den Park ({ $park }).
event-crossed = { $seat } paart sich mit dem Schwarm von { $other }. Gezogen wird eine Taube von { $drawn }.
event-nested = { $seat } setzt { $pigeon } in den Park ({ $park }).
event-pitied = Gnade: { $pigeon } von { $seat } kommt in den Park ({ $park }).
event-released = { $seat } lässt von { $pigeon } { $cubes ->
    [one] einen Würfel
   *[other] { $cubes } Würfel
  } fallen.
event-dropped = Der Würfel von { $seat } liegt auf { $street }: { $touch }.
event-missed = Der Würfel von { $seat } ist verloren.
event-knocked = Ein Würfel von { $seat } wird nach { $street } gestoßen: { $touch }.
event-swept = Ein Würfel von { $seat } wird aus der Stadt gestoßen.
event-early = { $seat } hat zu früh losgelassen: { $cubes ->
    [one] Der Würfel ist
   *[other] { $cubes } Würfel sind
  } weg.
event-slipped = { $seat } ist die Taube entglitten: { $cubes ->
    [one] Der Würfel ist
   *[other] { $cubes } Würfel sind
  } weg.
event-held = { $seat } überquert die Straße, ohne loszulassen.
event-returned = { $pigeon } von { $seat } kehrt nach { $start } zurück.
event-ended = { $seat } beendet den Zug, { $left ->
    [one] { $left } Aktion
   *[other] { $left } Aktionen
  } ungenutzt.
event-emptied = { $seat } hat keinen Würfel mehr: Diese Runde ist die letzte.
event-won_tile = { $seat } gewinnt { $tile } auf { $street }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
event-shaded = { $seat } traf auf { $street } nur einen Schirm und nimmt { $tile } verdeckt: ein Punkt weniger.
event-penalised = { $seat } traf auf { $street } einen Schirm und { $tiles ->
    [0] vermerkt einen Punkt weniger: Die Reserve ist leer
   *[other] nimmt verdeckt ein Plättchen der Reserve: ein Punkt weniger
  }.
event-aimed = { $seat } lässt den Falken zum Horst { $roost } gleiten: Stange { $azimuth }° gedreht, { $elevation }° gehoben.
event-declined = { $seat } schickt den Falken nicht.
event-void = Die Stange von { $seat }, { $azimuth }° gedreht und { $elevation }° gehoben, berührt { $thing }: Der Flug ist ungültig.
event-stuck = Die Reibung hält den Falken von { $seat }: Er gleitet nicht.
event-met = Der Falke von { $seat } stößt an { $building }. Wen er von nun an trifft, zählt nicht.
event-spared = { $pigeon } wurde erst getroffen, nachdem der Falke an { $building } gestoßen war, und steht wieder wie zuvor.
event-tottered = { $pigeon } wankt und bleibt, wo sie war.
event-struck = Der Falke von { $seat } trifft { $pigeon }.
event-toppled = Eine vom Falken von { $seat } getroffene Taube fällt gegen { $pigeon }.
event-killed = { $pigeon } ist tot. { $seat } nimmt { $blood ->
    [0] keinen Tropfen
   *[other] einen Blutstropfen
  }.
event-hurt = { $pigeon } liegt verletzt auf { $square }.
event-pushed = { $pigeon } wird nach { $square } geschoben.
event-rested = Der Falke von { $seat } ruht: { $kills } getötet.
event-rose = { $posture ->
    [1] { $pigeon } wurde nur geschoben und steht auf { $square }.
   *[other] { $pigeon } steht auf { $square } wieder auf.
  }
event-last = Die letzte Runde ist vorbei.
event-alive = { $seat } hat { $pigeons ->
    [one] { $pigeons } lebende Taube
   *[other] { $pigeons } lebende Tauben
  }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
event-tied = Gleichstand: { $seat } hat { $people ->
    [one] { $people } Mensch
   *[other] { $people } Menschen
  } auf Plättchen und { $cubes } Würfel übrig.
event-won = { $seat } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }.
tie-break = Mehr Menschen auf Plättchen, dann mehr übrige Würfel entschieden.

# ---- events, told to the one they are about

event-starts-you = Du bekommst den Zornigen Greif.
event-placed-you = Du setzt { $pigeon } auf { $square }.
event-turn-you = Dein Taubenzug { $turn }.
event-round-you = Runde { $round } beginnt mit dir.
event-fed-you = Du frisst: { $cloaca } in der Kloake, { $supply } im Vorrat.
event-flew-you = Du fliegst mit { $pigeon } von { $start } nach { $square }.
event-mated-you = Du paarst zwei Tauben: { $pigeon } kommt in den Park ({ $park }).
event-crossed-you = Du paarst dich mit dem Schwarm von { $other }. Gezogen wird eine Taube von { $drawn }.
event-nested-you = Du setzt { $pigeon } in den Park ({ $park }).
event-pitied-you = Gnade: Deine { $pigeon } kommt in den Park ({ $park }).
event-released-you = Du lässt { $cubes ->
    [one] einen Würfel
   *[other] { $cubes } Würfel
  } los, mit { $pigeon }.
event-dropped-you = Dein Würfel liegt auf { $street }: { $touch }.
event-missed-you = Dein Würfel ist verloren.
event-knocked-you = Ein Würfel von dir wird nach { $street } gestoßen: { $touch }.
event-swept-you = Ein Würfel von dir wird aus der Stadt gestoßen.
event-early-you = Du hast zu früh losgelassen: { $cubes ->
    [one] der Würfel ist
   *[other] { $cubes } Würfel sind
  } weg.
event-slipped-you = Deine Taube ist entglitten: { $cubes ->
    [one] der Würfel ist
   *[other] { $cubes } Würfel sind
  } weg.
event-held-you = Du überquerst, ohne loszulassen.
event-returned-you = Deine { $pigeon } kehrt zurück: { $start }.
event-ended-you = Du beendest den Zug, { $left ->
    [one] { $left } Aktion
   *[other] { $left } Aktionen
  } ungenutzt.
event-emptied-you = Du hast keinen Würfel mehr: Diese Runde ist die letzte.
event-won_tile-you = Du gewinnst { $tile } auf { $street }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
event-shaded-you = Du hast auf { $street } nur einen Schirm getroffen und nimmst { $tile } verdeckt: ein Punkt weniger.
event-penalised-you = Du hast auf { $street } einen Schirm getroffen und { $tiles ->
    [0] vermerkst einen Punkt weniger: Die Reserve ist leer
   *[other] nimmst verdeckt ein Plättchen der Reserve: ein Punkt weniger
  }.
event-aimed-you = Du lässt den Falken zum Horst { $roost } gleiten: Stange { $azimuth }° gedreht, { $elevation }° gehoben.
event-declined-you = Du lässt den Falken nicht fliegen.
event-void-you = Deine Stange, { $azimuth }° gedreht und { $elevation }° gehoben, berührt { $thing }: Der Flug ist ungültig.
event-stuck-you = Die Reibung hält deinen Falken: Er gleitet nicht.
event-met-you = Dein Falke stößt an { $building }. Wen er von nun an trifft, zählt nicht.
event-struck-you = Dein Falke trifft { $pigeon }.
event-toppled-you = Eine von deinem Falken getroffene Taube fällt gegen { $pigeon }.
event-killed-you = { $pigeon } ist tot. Du nimmst { $blood ->
    [0] keinen Tropfen
   *[other] einen Blutstropfen
  }.
event-rested-you = Dein Falke ruht: { $kills } getötet.
event-alive-you = Du hast { $pigeons ->
    [one] { $pigeons } lebende Taube
   *[other] { $pigeons } lebende Tauben
  }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
event-tied-you = Gleichstand: Du hast { $people } Menschen auf Plättchen und { $cubes } Würfel übrig.
event-won-you = Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }.

# ---- reasons

reason-not-now = Das ist jetzt nicht gefragt: { $decision }
reason-chance = Was geschieht, sagt der Schiedsrichter; wählen lässt es sich nicht.
reason-occupied = { $square } ist besetzt.
reason-quadrants = { $missing ->
    [one] { $missing } Viertel wäre
   *[other] { $missing } Viertel wären
  } noch ohne Taube, bei { $left ->
    [one] { $left } übrigen Taube
   *[other] { $left } übrigen Tauben
  }.
reason-no-supply = Dein Vorrat ist leer.
reason-cloaca-full = Deine Kloake ist mit vier Würfeln voll.
reason-no-pigeon = Deine Taube { $pigeon } steht auf keinem Dach.
reason-no-roof = In dieser Linie liegt kein Dach.
reason-blocked = { $square } ist besetzt, und kein freies Quadrat ist mit den übrigen Aktionen erreichbar.
reason-must-fly-on = { $pigeon } ist über einem besetzten Quadrat und muss zuerst weiterfliegen.
reason-not-in-park = In diesem Park hast du keine Taube.
reason-no-street = Dieser Flug überquert keine Straße.
reason-cloaca = Braucht { $need } Würfel in der Kloake; du hast { $have }.
reason-actions = Kostet { $need ->
    [one] { $need } Aktion
   *[other] { $need } Aktionen
  }; du hast { $have }.
reason-deuce-once = Du hast in diesem Zug schon einen Doppelklecks.
reason-no-pair = Keine zwei deiner Tauben stehen auf gleicher Höhe nebeneinander.
reason-bag-empty = Du hast keine Taube im Beutel.
reason-no-spare = { $seat } hat keine Taube im Beutel.
reason-parks-full = Zwei deiner Tauben sind schon in Parks.
reason-not-other = Fremd paaren geht nur mit anderen am Tisch.
reason-not-beside = Keine deiner Tauben steht auf gleicher Höhe neben einer von { $seat }.
reason-beyond-street = Die Straße ist hier nur { $eighths } Achtelzoll breit.
reason-no-reflex = An diesem Tisch stoppt niemand selbst, also entgleitet nichts.
reason-beyond-range = Die Stange dreht von { $first } bis { $last } Grad und hebt sich von { $low } bis { $high }.
reason-not-struck = { $pigeon } ist auf keinem Dach oder wurde in diesem Flug schon getroffen.
reason-no-cube = Einen solchen liegenden Würfel gibt es jetzt nicht.
reason-rod-late = Die Stange war frei, als der Falke losflog.
reason-met = Der Falke ist schon an { $building } gestoßen: Wen er jetzt trifft, der wird zurückgestellt.
reason-not-met = Der Falke ist in diesem Flug an kein Gebäude gestoßen.

# ---- the table in words

show-where = { $limit ->
    [0] Runde { $round }. { $phase }
   *[other] Runde { $round } von höchstens { $limit }. { $phase }
  }
show-phase-set-up = Aufbau.
show-phase-pigeons = Taubenzüge.
show-phase-falcons = Falkenflüge.
show-last = Diese Runde ist die letzte.
show-seat = { $name } ({ $colour }): Punkte { $points }; lebende Tauben { $alive }; Würfel in der Kloake { $cloaca }, im Vorrat { $supply }; Tropfen { $blood }; Menschen auf Plättchen { $people }.
show-pigeons = { $name }: { $places }.
show-streets = Auf den Straßen, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } wert, und wo das Ziel liegt: { $tiles }.
show-tile = { $street } { $tile } { $where }
show-cubes = Würfel auf den Straßen: { $cubes }.
show-cube = { $street } { $name }, { $touch }
show-actions = Noch { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
  }.
show-city = Die Stadt: Buchstaben sind Tauben nach Farbe, Ziffern Dachhöhen.

# ---- chapters

chapter-setup = Aufbau
chapter-round = Die Runde
chapter-turn = Taubenzüge
chapter-feed = Fressen
chapter-fly = Fliegen
chapter-mate = Paaren
chapter-cross = Fremd paaren
chapter-poop = Klecksen
chapter-deuce = Doppelklecks
chapter-scoring = Plättchenwertung
chapter-falcon = Der Falke
chapter-after = Nach den Flügen
chapter-end = Das Ende

# ---- clauses

clause-setup-board = Die Stadt hat 64 Felder: 32 Gebäudefelder mit Bauten und 32 Straßenfelder mit je einem Plättchen.
    .ruling = 23 nummerierte Bauten stehen wie auf unserem Plan, die hohen in der Mitte; einige decken mehrere Felder. Eigene Städte gibt es nicht.
clause-setup-squares = Dächer sind in Quadrate von einem Zoll geteilt; auf jedem steht höchstens eine Taube.
    .ruling = Ein Feld misst zwei mal zwei Zoll, die Stadt hat also 128 Dachquadrate.
clause-setup-tiles = Die Plättchen werden gemischt; 32 liegen offen auf den Straßenfeldern, der Rest ist die Reserve.
clause-setup-cubes = Alle haben 12 Kleckswürfel: 11 im Vorrat, einen in der Kloake.
clause-setup-flock = Alle haben acht Tauben: sechs werden gesetzt, zwei bleiben im Beutel.
    .ruling = Die zwei Farben eines Satzes machen keinen Unterschied.
clause-setup-start-player = Wer beginnt, bekommt den Zornigen Greif.
    .ruling = Das Los bestimmt, wer beginnt, wenn niemand genannt ist.
clause-setup-placement = Vom Greif aus im Uhrzeigersinn setzen alle reihum je eine Taube auf ein freies Dachquadrat, bis alle sechs stehen.
clause-setup-quadrants = Alle müssen in allen vier Vierteln der Stadt Tauben haben.
    .ruling = Ein Quadrat ist verwehrt, wenn die übrigen Tauben die fehlenden Viertel nicht mehr abdecken könnten.
clause-round-order = Jede Runde hat je zwei Taubenzüge: im Uhrzeigersinn ab dem Greif, dann zurück; wer zuletzt dran ist, zieht zweimal hintereinander.
clause-round-phases = Eine Runde besteht aus Taubenzügen, Plättchenwertung mit Nachlegen und einem Falkenflug für alle.
clause-turn-actions = Ein Taubenzug hat fünf Aktionen, in beliebiger Folge und Wiederholung, mit beliebigen eigenen Tauben.
    .ruling = Jede Aktion kostet eins, ein Doppelklecks mehr, wenn eine Option es sagt.
clause-turn-unused = Ungenutzte Aktionen verfallen.
    .ruling = Ein Zug darf vorzeitig enden.
clause-feed-feed = Fressen: ein Würfel vom Vorrat in die Kloake.
clause-feed-limit = Die Kloake fasst höchstens vier Würfel.
clause-feed-once = Ein gefallener Würfel kommt nie zurück.
clause-fly-straight = Fliegen: auf das nächste Dachquadrat oder gerade über die Straße zum nächsten Dach in dieser Linie.
    .ruling = Vier Richtungen; ein angrenzendes Dach eines anderen Baus ist ein Schritt wie jeder; Höhen sind egal. Wo in der Linie kein Dach liegt, gibt es keinen Flug.
clause-fly-occupied = Auf einem besetzten Quadrat darf keine Taube bleiben.
clause-fly-through = Von einem besetzten Quadrat darf sie weiterfliegen, wenn die Aktionen bis zu einem freien reichen.
    .ruling = Das muss sofort geschehen; nichts kommt dazwischen.
clause-fly-return = Eine Taube, die nach einem Missgeschick ohne genug Aktionen über einem besetzten Quadrat ist, kehrt dorthin zurück, wo sie zuletzt stand.
    .ruling = Unsere Regel: Das Heft schweigt dazu.
clause-mate-beside = Paaren: Zwei eigene Tauben stehen nebeneinander, auch diagonal, auf gleich hohen Dächern.
    .ruling = Tauben in Parks, liegende oder über besetzten Quadraten paaren sich nicht.
clause-mate-park = Eine Taube aus dem Beutel kommt in einen Park nach Wahl.
    .ruling = Vier Parks liegen außerhalb, einer an jeder Seite; beliebig viele Tauben teilen einen.
clause-mate-limit = Wer schon zwei Tauben in Parks hat, paart nicht.
    .ruling = Paaren mit Fremden darf die zwei überschreiten.
clause-mate-safe = In Parks sind Tauben vor dem Falken sicher.
clause-mate-leave = Hinaus geht es mit einem gewöhnlichen Flug, nie wieder hinein.
    .ruling = Auf einer der 16 Bahnen dieser Seite; über einer Straße darf gekleckst werden.
clause-cross-spares = Fremd paaren: Deine Taube steht neben einer fremden auf gleicher Höhe, und beide haben eine Taube im Beutel.
    .ruling = Ablehnen geht nicht.
clause-cross-draw = Eine der beiden Ersatztauben wird blind gezogen.
    .ruling = Jede mit gleicher Chance; die Aktion kostet so oder so.
clause-cross-place = Wem sie gehört, setzt sie sofort in einen Park; die andere kehrt in ihren Beutel zurück.
clause-poop-crossing = Klecksen: ein Flug über eine Straße, bei dem ein Würfel aus der Kloake fällt; nie im Stehen.
clause-poop-height = Der Würfel startet mindestens in der Höhe des höchsten Baus an der überflogenen Straße.
    .ruling = Der höchste Bau, der ein überflogenes Straßenfeld berührt, plus 0,3 Zoll.
clause-poop-line = Du wählst die Fluglinie und wo über der Straße du loslässt.
    .ruling = Neun Linien im Abstand von 1/8 Zoll, Loslassen alle 1/8 Zoll ab der Dachkante.
clause-poop-release = Eine fließende Bewegung über die Straße, ohne zu schweben.
    .ruling = Die Taube fliegt sechs Zoll je Sekunde. Wer selbst stoppt, darf auch gar nicht loslassen: ein gewöhnlicher Flug; oder beim Doppelklecks nur einmal: Der zweite Würfel bleibt in der Kloake.
clause-poop-error = Keine Hand ist vollkommen.
    .ruling = Aus dem Zufallsstrom des Tisches kommt ein Fehler auf Linie und Loslassen, nie vor die Kante: 0,21 Zoll und 0,04 je Zoll Höhe (Standardabweichung). Er ist gleich für alle, die in Ruhe wählen, wie Bots es immer tun, auch am Tisch mit Reflexen. Wer dort jeden Würfel eines Flugs selbst stoppt, bekommt einen kleineren, 0,12 Zoll längs und 0,10 quer, denn die Hand bringt ihren eigenen mit.
clause-poop-slip = Wem die Taube entgleitet, der verliert Würfel und Aktion; die Taube kehrt an den Start zurück.
    .ruling = Nur wo Menschen selbst stoppen; ein Doppelklecks verliert beide Würfel.
clause-poop-early = Ein Würfel, der vor dem Flug fällt, ist weg, die Aktion auch.
    .ruling = Nur wo Menschen selbst stoppen; ein Doppelklecks verliert beide Würfel.
clause-poop-rest = Ein gefallener Würfel bleibt bis zur Wertung liegen.
    .ruling = Es zählt das Plättchen unter seiner Mitte; spätere Würfel können ihn stoßen. Der Schiedsrichter sagt, wo er liegt und was er berührt.
clause-poop-lost = Ein Würfel auf einem Dach, in einem Park oder neben der Stadt zählt nichts.
    .ruling = Unsere Regel: Das Heft schweigt dazu.
clause-deuce-cubes = Doppelklecks: dasselbe mit zwei Würfeln in einem Flug, zusammen oder nacheinander.
    .ruling = Eine Linie, zweimal Loslassen, beides zwischen den Dächern; die Würfel werden nacheinander beurteilt.
clause-deuce-once = Nur einmal je Taubenzug.
    .ruling = Er zählt, sobald ein Würfel über der Straße losgelassen wurde; ein Fehler vorher oder Festhalten verbraucht ihn nicht.
clause-deuce-price = Ein Doppelklecks hat einen eigenen Preis.
    .ruling = Gedruckt sind sechs, mehr als ein Zug hat. Er kostet eine Aktion; wahlweise 2 oder 5.
clause-scoring-hit = Ein Würfel, der ein Ziel oder das Weiß darum teilweise bedeckt, trifft; das Plättchen bringt offen seine Punkte.
    .ruling = Ziel und Schirm zugleich gilt als Treffer.
clause-scoring-first = Bei gleich vielen Treffern bekommt das Plättchen, wer zuerst traf.
clause-scoring-majority = Wer die meisten Würfel auf Zielen hat, holt das Plättchen.
clause-scoring-splash = Ein Würfel neben allen Zielen bringt nichts; das Plättchen bleibt.
clause-scoring-umbrella = Ein Würfel nur auf einem Schirm kostet einen Punkt: Das Plättchen wird verdeckt genommen.
    .ruling = Ein Punkt je Person und Plättchen, egal wie viele Würfel; auch wer das Plättchen mit einem anderen Würfel holt.
clause-scoring-umbrella-many = Sind mehrere auf Schirmen oder holt jemand das Plättchen, nehmen die anderen verdeckt eins aus der Reserve.
    .ruling = Hat niemand getroffen, nimmt die erste Person auf einem Schirm das Plättchen. Ohne Reserve wird der Punkt vermerkt.
clause-scoring-discard = Nach der Wertung verlassen alle Würfel die Stadt.
clause-scoring-refill = Leere Straßenfelder bekommen neue Plättchen aus der Reserve.
    .ruling = In Leserichtung; nicht nach der letzten Wertung und nicht bei leerer Reserve.
clause-falcon-order = Vom Greif im Uhrzeigersinn haben alle einen Falkenflug.
clause-falcon-roost = Jeder der vier Horste ist erlaubt.
clause-falcon-aim = Die Winkel der Stange sind frei.
    .ruling = Seitenwinkel 2 bis 88 Grad von der Nord- oder Südkante, Höhe 8 bis 28; in Viertelgraden.
clause-falcon-error = Die Stange ist ruhig zu halten.
    .ruling = Beide Winkel bekommen aus dem Zufallsstrom des Tisches einen Fehler von einem halben Grad (Standardabweichung), für alle gleich.
clause-falcon-rod = Berührt die Stange einen Bau oder eine Taube auf einem Dach, ist der Flug ungültig und wird nicht wiederholt.
    .ruling = Geprüft einmal vor dem Loslassen, mit dem geflogenen Winkel.
clause-falcon-release = Nach dem Loslassen berührt niemand den Falken.
    .ruling = Der Physik-Schiedsrichter, oder wo keiner ist das schnelle Modell, sagt, was geschieht.
clause-falcon-slide = Der Falke gleitet die Stange hinab zum Horst und trifft, was in seinem Weg ist.
    .ruling = Vom fernen Ende der Stange bis zu einem Anschlag zwei Zoll vor dem Horst, allein durch sein Gewicht.
clause-falcon-stuck = Zu einem Falken, der nicht gleitet, sagt das Heft nichts.
    .ruling = Hält ihn die Reibung, ist der Flug vorbei und niemand getroffen.
clause-falcon-tremor = Wer die Stange hält, zittert.
    .ruling = Nur wo Menschen selbst stoppen: Wie die Hand zittert, zieht vor jedem Flug der Zufallsstrom des Tisches; geflogen wird, wohin die Stange beim Loslassen zeigt.
clause-falcon-decline = Niemand muss den Falken fliegen lassen.
    .ruling = Unsere Regel: Das Heft schweigt dazu.
clause-falcon-lie = Getroffene Tauben bleiben liegen, bis alle geflogen sind.
clause-after-standing = Wer auf einem Dach steht, bleibt.
    .ruling = Verschobene Tauben stehen, wenn alle geflogen sind, auf dem Quadrat unter ihrer Mitte.
clause-after-injured = Wer auf einem Dach gefallen ist, ist verletzt und steht auf dem nächsten Quadrat wieder auf.
    .ruling = Die Verletzung hat sonst keine Folgen.
clause-after-nearest = Ist es besetzt, das nächste freie.
    .ruling = Auf demselben Bau, wenn möglich; bei gleicher Entfernung in Leserichtung. Zuerst steht auf, wer der Mitte seines Quadrats am nächsten ist, in Achtelzoll gemessen; unter Gleichen, wer zuerst bewegt wurde.
clause-after-dead = Wer auf der Straße endet, ist tot und kommt in den Beutel; Paaren bringt sie zurück.
    .ruling = Alles, was nicht in Dachhöhe über einem Dach ist, ist tot, auch neben der Stadt.
clause-after-blood = Jede getötete Taube bringt einen Blutstropfen, einen Punkt wert.
    .ruling = Eigene Tauben bringen keinen, außer der Tisch will es. Tropfen gehen nie aus.
clause-after-last = Eine verletzte Taube, die später auf die Straße fällt, zahlt dem späteren Flieger.
clause-after-chain = Eine Taube, die von einer getroffenen getroffen wird, gilt als vom Falken getroffen.
clause-after-building = Trifft der Falke einen Bau, werden danach getroffene Tauben wieder aufgestellt.
    .ruling = Es zählt die erste Berührung; die anderen stehen wieder wie vor dem Flug.
clause-after-mercy = Wer alle Tauben verloren hat, darf einen Zug mit einer im Nest beginnen.
    .ruling = Ein Nest ist ein Park nach Wahl; kostenlos, in jedem Taubenzug.
clause-after-griffin = Dann geht der Greif nach links, und eine neue Runde beginnt.
clause-end-trigger = Hat jemand keinen Würfel mehr, ist die Runde die letzte.
    .ruling = Gemeint sind Vorrat und Kloake; durch Missgeschick verlorene Würfel zählen als verbraucht.
clause-end-finish = Alle beenden ihre Taubenzüge, gewertet wird ohne Nachlegen, und alle fliegen noch einmal.
clause-end-limit = Ein anderes Ende nennt das Heft nicht.
    .ruling = Runde 12 ist auf jeden Fall die letzte; wahlweise Runde 8 oder keine.
clause-end-pigeons = Jede lebende Taube ist einen Punkt wert.
    .ruling = Auch in Parks; nicht im Beutel.
clause-end-house-rule = Hausregel: Eine Taube ist die Höhe ihres Baus in Zoll wert.
    .ruling = Wie im gedruckten Beispiel ersetzt die Höhe den Punkt; im Park bleibt es einer.
clause-end-winner = Plättchen, Tropfen und lebende Tauben zusammen: Die meisten Punkte gewinnen.
clause-end-tie = Gleichstand: die meisten Menschen auf gewonnenen Plättchen, dann die meisten übrigen Würfel.
    .ruling = Verdeckte Plättchen zeigen niemanden. Danach wird der Sieg geteilt.
clause-end-open = Alles liegt offen außer den Plättchen der Reserve.
    .ruling = Niemand kennt ihre Reihenfolge noch, welches verdeckt genommen wurde.

# ---- options

option-refereed = Wer über Flüge und Kleckse urteilt
option-refereed-line = Echte Physik braucht einen Moment, und jeder Flug lässt sich wiedersehen. Das schnelle Modell würfelt.
option-refereed-true = echte Physik, zum Wiedersehen
option-refereed-false = das schnelle Modell
option-reflex = Kleckse
option-reflex-line = Von Hand drückst du im richtigen Moment; eine ruhige Hand trifft besser. In Ruhe wählst du die Stelle, den Rest macht das Glück.
option-reflex-true = von Hand gestoppt
option-reflex-false = in Ruhe gewählt; der Fehler der Hand wird gezogen
option-deuce_price = Aktionen für einen Doppelklecks
option-deuce_price-line = Ein Doppelklecks lässt zwei Würfel auf einem Flug fallen. Je teurer, desto seltener.
option-roof_points = Eine am Ende lebende Taube zählt
option-roof_points-line = Mit der Höhe des Dachs lohnt es sich am Ende, um hohe Häuser zu kämpfen.
option-roof_points-true = die Höhe ihres Dachs
option-roof_points-false = einen Punkt
option-own_blood = Eine eigene Taube zu töten
option-own_blood-line = Ein Tropfen ist ein Punkt. Normalerweise bringen ihn nur fremde Tauben.
option-own_blood-true = bringt auch einen Tropfen
option-own_blood-false = bringt nichts
option-round_limit = Spätestens letzte Runde
option-round_limit-line = Damit keine Partie sich zieht: Nach dieser Runde wird gezählt, was auch übrig ist. Acht Runden sind eine kürzere Partie.
option-round_limit-0 = ohne Grenze

# ---- the guide

guide-place = Sechs Tauben für alle, in jedem Viertel der Stadt mindestens eine. Hohe Dächer trifft der Falke am häufigsten, Ecken oft; am sichersten sind die niedrigsten Dächer zwischen den Ecken.
guide-turn = Fünf Aktionen. Fressen lädt einen Würfel, Fliegen bringt eine Taube an eine Straße, Klecksen überquert sie und lässt fallen. Wähle, was du tust, dann die Taube, dann wohin.
guide-mercy = Alle deine Tauben sind weg, darum kommt eine umsonst zurück. Im Park erreicht sie der Falke nicht.
guide-nest = Parks sind sicher. Wähle die Seite der Stadt, wo du die junge Taube brauchen wirst.
guide-line = Die Straße von oben: Verschiebe die Linie und den Punkt, wo du loslässt. Die Ellipse zeigt, wo zwei von drei Würfeln liegen bleiben; Weiß ist ein Ziel, ein Schirm kostet einen Punkt.
guide-release = Würfel fliegen nach dem Loslassen noch ein Stück. Lass vor dem Ziel los, nicht darüber.
guide-second-release = Der zweite Würfel fällt im selben Flug. Er darf einem anderen Ziel gelten.
guide-roost = Wähle eine Ecke. Von dort richtest du die Stange; der Falke gleitet an ihr auf dich zu.
guide-azimuth = Drehe und hebe die Stange an ihrem Knauf, mit den Reglern oder den Pfeiltasten. Die gepunktete Linie ist der Weg des Falken; Rot heißt, dass die Stange etwas berührt und der Flug ungültig wäre.
guide-elevation = Tiefe Flüge treffen mehr und stoßen eher an Gebäude. Hohe gehen über alle hinweg.
guide-trim = Deine Hand irrt sich um ein halbes Grad, wie jede.

# ---- the board

board-city = Stadt
board-plan = Plan
board-look = Wie die Stadt gezeigt wird
board-no-space = Dieser Browser kann nicht räumlich zeichnen.
board-city-name = Die Stadt
board-turn-left = Stadt nach links drehen
board-turn-right = Stadt nach rechts drehen
board-whole = Die ganze Stadt
board-flocks = Schwärme
board-streets = Auf den Straßen
board-moments = Beste Momente
board-no-moments = Hier bleiben die besten Flüge und Kleckse.
board-no-referee = An diesem Tisch zeichnet niemand auf: Er spielt mit dem schnellen Modell.
board-moment-flight = { $kills ->
    [one] { $name }: eine getötet
   *[other] { $name }: { $kills } getötet
  }
board-moment-won = { $points ->
    [one] { $name } auf { $street }: { $points } Punkt
   *[other] { $name } auf { $street }: { $points } Punkte
  }
board-moment-hit = { $name }: Treffer auf { $street }
board-again = Nochmal
board-slow = Zeitlupe
board-skip = Überspringen
board-round = Runde { $round }
board-last-round = Letzte Runde
board-alive = { $pigeons ->
    [one] { $pigeons } lebende Taube
   *[other] { $pigeons } lebende Tauben
  }
board-left = { $cubes ->
    [one] { $cubes } Würfel übrig
   *[other] { $cubes } Würfel übrig
  }
board-droplets = { $droplets ->
    [one] { $droplets } Blutstropfen
   *[other] { $droplets } Blutstropfen
  }
board-griffin = Hat den Zornigen Greif und beginnt die Runde
board-first = beginnt
board-cloaca = In der Kloake: { $cubes } von 4
board-supply = { $cubes } im Vorrat
board-part-tiles = Plättchen
board-part-umbrellas = Schirme
board-part-droplets = Blut
board-part-alive = lebend
board-tile = { $street }: { $tile }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
board-cube-of = Würfel von { $name }: { $touch }
board-leads = Vorn: { $name }
board-would-win = Vorn: { $name }.
board-nobody = Jetzt bekäme es niemand.
board-waits = Noch sauber.
board-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
board-reserve = { $tiles } Plättchen in der Reserve
board-your-pigeon = Deine Taube { $number }
board-pigeon-of = { $name }, Taube { $number }
board-on-roof = auf { $square }, { $height } Zoll hoch
board-place-on = Eine Taube auf { $square } setzen, { $height } Zoll hoch
board-to = { $action }, nach { $square }
board-into-park = Ziel: { $park }
board-roost = Horst { $roost }
board-rod = Die Stange. Pfeiltasten drehen und heben sie, mit Umschalt schneller
board-angles = gedreht { $azimuth }°, gehoben { $elevation }°
board-azimuth = Gedreht
board-elevation = Gehoben
board-rod-clear = Die Stange ist frei, und der Falke gleitet bis zum Anschlag.
board-falcon-meets = Die Stange ist frei. Beim Kreuz stößt der Falke an { $thing }; wen er danach trifft, zählt nicht.
board-rod-touches = Die Stange berührt { $thing }: Dieser Flug wäre ungültig.
board-falcon-held = Die Stange ist frei, aber die Reibung hielte den Falken.
board-looking = Der Schiedsrichter schaut …
board-rod-unseen = Die Stange muss frei über Dächern und Tauben liegen; der Falke gleitet an ihr hinab zum Horst.
board-drop-usual = Ein losgelassener Würfel fliegt noch weiter: Im Schnitt bleibt er dort liegen, wo das Quadrat ist.
board-hand-errs = Die Hand irrt sich um etwa { $degrees }°.
board-hands = Von { $hands } solchen Flügen wären { $void } ungültig, { $meets } stießen an ein Gebäude.
board-hand-trembles = Halten, einen ruhigen Moment abwarten, loslassen: Je länger, desto zittriger. Danach irrt sich die Hand um etwa { $degrees }°.
board-hold = Falken halten
board-let-go-now = Jetzt loslassen!
board-release-falcon = Falken loslassen
board-other-roost = Anderer Horst
board-decline = Kein Flug
board-decline-mercy = Nein danke
board-actions = Aktionen
board-actions-left = { $actions ->
    [one] noch { $actions } Aktion
   *[other] noch { $actions } Aktionen
  }
board-price = { $actions ->
    [one] kostet { $actions } Aktion
   *[other] kostet { $actions } Aktionen
  }
board-mode-fly = Fliegen
board-mode-poop = Klecksen
board-mode-deuce = Doppelklecks
board-mode-mate = Paaren
board-feed = Fressen
board-end = Zug beenden
board-cross = Mit dem Schwarm von { $name }
board-line = Linie
board-release = Loslassen bei
board-first-cube = Erster Würfel bei
board-second-cube = Zweiter Würfel bei
board-inches = { $inches } Zoll
board-drop-chosen = In der Ellipse liegen { $inside } von { $hands } solchen Würfeln; { $lost } blieben nicht in der Straße.
board-drop-roof = Hier losgelassen, bliebe der Würfel nicht in der Straße.
board-drop-timed = Wähle die Linie, heb ab und drücke noch einmal, wenn die Taube vor dem Ziel ist. Über dem Dach ist es zu früh.
board-let-go = Loslassen
board-let-both-go = Beide loslassen
board-take-off = Abheben
board-wait = Warte auf die Kante …
board-calibrate = Mein Timing einstellen
board-calibrate-how = Drücke, wenn die Taube über der roten Linie ist. { $left ->
    [one] Noch einmal.
   *[other] Noch { $left }-mal.
  }
board-calibrate-press = Jetzt
board-calibrate-stop = Abbrechen
board-calibrate-done = Fertig
board-calibrated = Timing eingestellt: { $milliseconds } ms für Bildschirm und Hand.
board-prompt-place = Setze eine Taube auf ein Dach; { $missing ->
    [one] in einem Viertel der Stadt fehlt noch eine von dir.
   *[other] in { $missing } Vierteln der Stadt fehlt noch eine von dir.
  }
board-prompt-turn = { $actions ->
    [one] Noch eine Aktion: Wähle, was du tust, dann eine Taube.
   *[other] Noch { $actions } Aktionen: Wähle, was du tust, dann eine Taube.
  }
board-prompt-to = Wohin fliegt sie?
board-prompt-over = Über welche Straße?
board-prompt-aloft = Sie ist über einer anderen Taube und muss weiterfliegen.
board-prompt-mate = Eine junge Taube: in welchen Park?
board-prompt-drop = Wähle Linie und Moment, dann lass los.
board-prompt-deuce = Zwei Würfel: Wähle Linie und Momente, dann lass los.
board-prompt-aim = Richte die Stange, dann lass den Falken los.

# ---- the card reference

group-tile = Straßenplättchen
group-piece = Teile
group-structure = Gebäude
fact-people = Menschen
fact-cars = Autos
fact-umbrellas = Schirme
fact-of-a-color = Von jeder Farbe
fact-height = Zoll hoch
name-pigeon = Taube
name-cube = Würfel
name-blood = Blutstropfen
name-structure = Gebäude

# ---- the scenes of the rulebook

scene-flying = Eine Taube fliegt geradeaus zum nächsten Dach auf ihrem Weg, über so viel Straße, wie dazwischenliegt.
scene-feeding = Beim Fressen kommt ein Würfel aus dem Vorrat in die Kloake; nur von dort kann er fallen.
scene-mating = Zwei Tauben eines Schwarms nebeneinander auf gleicher Höhe: Eine junge kommt in einen Park, wo der Falke sie nicht erreicht.
scene-dropping = Ada überquert eine Straße, lässt einen Würfel fallen, und er bleibt auf einem Ziel liegen.
scene-tiles = Nach den Taubenzügen: Wer am häufigsten trifft, gewinnt das Plättchen; ein Würfel, der nur einen Schirm trifft, kostet einen Punkt.
scene-falcon = Der Falke gleitet die Stange hinab zu einem Horst. Eine fremde Taube, die er auf die Straße wirft, ist tot, und das bringt einen Tropfen.
scene-twice = Ein Doppelklecks lässt in einem Flug zwei Würfel los, zusammen oder nacheinander.
scene-leaving = Eine junge Taube ist in ihrem Park sicher. Sie verlässt ihn entlang einer Bahn und nimmt das erste Dach dort.
scene-crossing = Tauben zweier Schwärme nebeneinander: Eine Taube des einen, ausgelost, kommt in einen Park.
scene-declining = Ein Falke, der die eigenen treffen könnte, muss nicht fliegen.
scene-placing = Vor der ersten Runde setzen alle reihum ihre Tauben auf freie Dachfelder, in jedes Viertel der Stadt mindestens eine.
part-tiles = gewonnene Plättchen
part-umbrellas = weniger getroffene Schirme
part-blood = erwischte Tauben
part-alive = lebende Tauben am Ende

# ---- was der Coach über eine Aktion sagt. $seat ist jemand anderes

coach-tile = Du würdest das Plättchen auf { $street } gewinnen, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
coach-umbrella = Ein Würfel trifft nur einen Schirm.
coach-crosses = Der Flug quert ein Plättchen, das { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } wert ist.
coach-kills = Der Falke tötet { $pigeons ->
    [one] mindestens eine Taube
   *[other] mindestens { $pigeons } Tauben
  } der anderen.
coach-own-killed = Der Falke tötet eine Taube von dir.
coach-void = Die Stange stößt an, und der Flug ist ungültig.
coach-young = Eine Taube mehr, sicher im Park: { $alive } leben, am Ende je ein Punkt.
coach-crossed = Eine weitere Taube schlüpft, mit gleicher Chance deine oder eine von { $seat }.
coach-fed = Du hast { $cubes ->
    [one] einen Würfel
   *[other] { $cubes } Würfel
  } zum Abwerfen; im Vorrat: { $supply }.
coach-quadrant = { $quadrants ->
    [0] Deine Tauben stehen dann in allen vier Vierteln der Stadt.
    [one] Dann fehlt dir noch ein Viertel der Stadt.
   *[other] Dann fehlen dir noch { $quadrants } Viertel der Stadt.
  }
coach-roof = Das Dach ist { $height ->
    [one] einen Zoll
   *[other] { $height } Zoll
  } hoch.
coach-leaves-park = Sie verlässt den Park, in dem der Falke sie nicht trifft.
coach-over-tile = Von dort kann sie ein Plättchen queren, das { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } wert ist.
coach-couple = Zwei deiner Tauben stehen dann nebeneinander und können sich paaren.
coach-stands = Sie steht dann auf { $square }, { $height ->
    [one] einen Zoll
   *[other] { $height } Zoll
  } hoch.
coach-last-round = Das ist dein letzter Würfel: Diese Runde ist die letzte.
coach-ended = { $actions ->
    [0] Du hast keine Aktion mehr.
    [one] Eine Aktion bleibt ungenutzt.
   *[other] { $actions } Aktionen bleiben ungenutzt.
  }
coach-declined = In dieser Runde fliegt kein Falke von dir.
