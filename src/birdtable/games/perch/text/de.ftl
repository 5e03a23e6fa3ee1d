# Perch, alle Sätze auf Deutsch. Orte stehen als Eigennamen nach einem Doppelpunkt oder in Klammern.

title = Perch
tagline = Bevölkere das Gehöft, brich Gleichstände und lande weit oben auf dem Brunnen.
intro-1 = Die Orte des Gehöfts zahlen in jeder Runde: dem Schwarm mit den meisten Vögeln, dem zweiten und dem dritten. Wer nach fünf Runden die meisten Punkte hat, gewinnt.
intro-2 = In jeder Runde werben alle vier Vögel an: zwei eigene und zwei beliebige aus dem Beutel. Dann setzen alle reihum je einen Vogel auf einen beliebigen Ort. Fremde Vögel setzt man gern dorthin, wo sie schaden.
intro-3 = Gleichstände heben sich auf: Wer mit jemandem gleichauf liegt, bekommt nichts, und niemand rückt nach. Ein Nest zählt wie ein Vogel mehr.
intro-4 = Wer am Zuhause eines Tiers vorn liegt, führt es in der nächsten Runde. Tiere schieben, holen und tauschen Vögel oder jagen sie auf den Brunnen. Einmal im Zug darfst du ein Tier einsetzen oder dein Vogelhaus (Runden 4 und 5) oder deinen Blitz (Runde 5).
intro-5 = Einen Vogel, der auf den Brunnen geschickt wird, setzt sein Besitzer. Je höher er sitzt, desto mehr ist er am Ende wert; die Plätze darunter müssen schon besetzt sein.
intro-6 = Am Ende bringen dein Ziel, der größte Schwarm, Tiere, der Brunnen und der Vorplatz weitere Punkte.

# ---- was entschieden wird

decision-objective = Wähle das Ziel, das du behältst.
decision-rookery = Du hast genau zwei Vögel auf der Krähenkolonie: Du darfst einen weiteren Vogel in den Beutel legen.
decision-return = Fröhliches Vogelbad: Lege einen der drei Vögel zurück.
decision-offer = Volles Futterhaus: Biete einen deiner Vögel zum Tausch an oder verzichte.
decision-trade = Wähle den Vogel, den du dafür willst.
decision-turn = Setze einen Vogel und nutze, wenn du willst, eine Bonusaktion.
decision-move = Wähle, wohin das Tier geht.
decision-send = Wähle den Vogel, der auf den Brunnen geht.
decision-push = Wähle einen Vogel und die Richtung, in die der Hund ihn schiebt.
decision-carry = Wähle einen weiteren Vogel und wohin die Katze ihn bringt.
decision-fetch = Wähle einen Vogel, den die Biene holt, oder verzichte.
decision-swap = Wähle den Vogel beim Tier, der den Platz tauscht.
decision-swap-with = Wähle den Vogel, mit dem er tauscht.
decision-swap-seat = Wähle den Vogel auf dem Brunnen, mit dem er tauscht.
decision-seat = Wähle einen Platz auf dem Brunnen.
decision-stand = Wähle die Kreuzung, auf der die Vogelscheuche steht.

# ---- Aktionen als Liste

action-perch = Vogel setzen ({ $flock }): { $location }
action-nest = Vogel ins Nest setzen ({ $flock }): { $location }
action-house = Vogelhaus auf den Stapel ({ $flock }): { $location }
action-zap = Blitz auf einen Vogel ({ $flock }): { $location }
action-zap-nest = Blitz auf ein leeres Nest: { $location }
action-activate = Tier einsetzen: { $creature }
action-done = Zug beenden
action-go = Gehen: { $location }
action-send = Vogel auf den Brunnen schicken ({ $flock }): { $location }
action-push = Vogel schieben ({ $flock }): { $direction }
action-carry = Vogel bringen ({ $flock }): { $location }
action-fetch = Vogel nehmen ({ $flock }): { $location }
action-swap = Vogel tauschen: { $flock }
action-stand = Auf Kreuzung { $intersection } stellen
action-seat = Platz { $spot }
action-add = Einen weiteren Vogel in den Beutel legen
action-decline = Verzichten
action-return = Vogel zurücklegen: { $flock }
action-offer = Vogel anbieten: { $flock }
action-trade = Vogel ({ $flock }) nehmen von { $seat }
action-keep = Ziel behalten: { $card }

# ---- Namen

name-blue = blau
name-red = rot
name-yellow = gelb
name-green = grün
name-purple = violett
name-first = das erste
name-second = das zweite
name-up = nach oben
name-up-right = nach rechts oben
name-down-right = nach rechts unten
name-down = nach unten
name-down-left = nach links unten
name-up-left = nach links oben
name-birch = Blätternde Birken
name-ash = Große Esche
name-elm = Einsame Ulme
name-oak = Mächtige Eiche
name-pine = Duftende Kiefern
name-maple = Japanischer Ahorn
name-doghouse = Hundehütte
name-country-house = Landhaus
name-hawks-nest = Habichtshorst
name-foxs-den = Fuchsbau
name-cornfield = Maisfeld
name-thorn-bush = Dornbusch
name-owl-barn = Eulenscheune
name-beehive = Bienenstock
name-park-bench = Parkbank
name-early-bird = Früher Vogel
name-rookery = Krähenkolonie
name-birdbath = Fröhliches Vogelbad
name-feeder = Volles Futterhaus
name-statue = Steinstatue
name-high-perch = Hochsitz
name-power-lines = Schwankende Stromleitungen
name-hanging-nest = Gefährlich baumelndes Nest
name-overstuffed = Überfülltes Vogelhaus
name-dog = Hund
name-cat = Katze
name-hawk = Habicht
name-red-fox = Rotfuchs
name-bee = Biene
name-scarecrow = Vogelscheuche
name-cuckoo = Kuckuck
name-owl = Eule
name-squirrel = Eichhörnchen
name-stork = Total verstorcht
name-unpheasant = Unfasanbar
name-quack = Fall gequackt
name-crowbar = Krähenfuß
name-toucan = Tukan auch anders
name-lord = Herr der Schwingen
name-wise = Weiser Erpel
name-chirp = Zwitschern in der Reihe
name-impeckable = Pickfeiner Geschmack
name-robin = Nesträuber
name-illeagle = Illeadler Zutritt
name-eggs = Alle Eier in einen Baum
name-ostrich = Straußenhain
name-jack = Dohle in allen Gassen
name-birden = Tierische Bürde
name-wing = Auf gut Flug
name-tweet = Trautes Heim, Zwitschern allein
name-hidden = Verborgene Höhle
name-egrets = Reihernichts
name-myself = Alles meins
name-emu = Emu-sierpark
name-comedihen = Komödihuhn

# ---- was geschah. $seat ist der Name der Person

event-laid = Zum Gehöft gehört: { $location }.
event-dealt = { $seat } erhält das Ziel { $objective }.
event-dealt-hidden = { $seat } erhält ein Ziel.
event-kept = { $seat } behält das Ziel { $objective }.
event-kept-hidden = { $seat } behält ein Ziel und gibt das andere zurück.
event-starts = { $seat } beginnt.
event-round = Runde { $round } beginnt.
event-migrated = { $birds ->
    [one] 1 Vogel ({ $flock }) kommt in den Beutel.
   *[other] { $birds } Vögel ({ $flock }) kommen in den Beutel.
  }
event-added = { $location }: Ein weiterer Vogel ({ $flock }) kommt in den Beutel.
event-declined = { $seat } verzichtet.
event-drew = { $seat } zieht einen Vogel ({ $flock }).
event-took = { $seat } nimmt { $birds ->
    [one] 1 Vogel
   *[other] { $birds } Vögel
  } ({ $flock }) aus dem Vorrat.
event-returned = { $seat } legt einen Vogel ({ $flock }) in den Beutel zurück.
event-traded = { $seat } gibt { $other } einen Vogel ({ $flock }) für einen anderen ({ $other_flock }).
event-perched = { $seat } setzt einen Vogel ({ $flock }): { $location }.
event-nested = { $seat } setzt einen Vogel ins Nest ({ $flock }): { $location }.
event-housed = { $seat } baut ein Vogelhaus auf den Stapel ({ $flock }): { $location }.
event-zapped = { $seat } trifft einen Vogel mit dem Blitz ({ $flock }): { $location }.
event-zapped_nest = { $seat } trifft ein leeres Nest mit dem Blitz: { $location }.
event-activated = { $seat } setzt ein Tier ein: { $creature }.
event-moved = { $creature } geht: { $location }.
event-stood = Die Vogelscheuche steht nun zwischen: { $first }, { $second }, { $third }.
event-sent = Ein Vogel ({ $flock }) geht auf den Brunnen, von: { $location }.
event-pushed = Ein Vogel ({ $flock }) wechselt den Ort: { $location } → { $to }.
event-pushed_off = Ein Vogel ({ $flock }) wird vom Spielplan geschoben ({ $location }) und geht auf den Brunnen.
event-swapped = Zwei Vögel tauschen: { $flock } ({ $location }) und { $other_flock } ({ $other }).
event-swapped_seat = Zwei Vögel tauschen: { $flock } ({ $location }) und { $other_flock } auf dem Brunnen ({ $spot }).
event-seated = Ein Vogel ({ $flock }) nimmt Platz { $spot } auf dem Brunnen ein.
event-to_plaza = { $birds ->
    [one] 1 Vogel ({ $flock }) kommt auf den Vorplatz.
   *[other] { $birds } Vögel ({ $flock }) kommen auf den Vorplatz.
  }
event-to_roost = { $birds ->
    [one] 1 Vogel ({ $flock }) kommt zurück in den Vorrat.
   *[other] { $birds } Vögel ({ $flock }) kommen zurück in den Vorrat.
  }
event-scored = { $location }: { $seat } hat Rang { $rank } und bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
event-order = Zugfolge { $rank }: { $seat }.
event-controls = { $seat } führt ein Tier: { $creature }.
event-uncontrolled = Niemand führt dieses Tier: { $creature }.
event-falls = { $location }: Der Ort gibt nach, Vögel fallen herunter.
event-removed = { $location } verlässt das Spiel.
event-went_home = { $creature } geht nach Hause zurück.
event-got_birdhouse = { $seat } erhält ein Vogelhaus.
event-got_lightning = { $seat } erhält einen Blitz.
event-achieved = { $seat } hat das Ziel { $objective } erreicht: { $points } Punkte.
event-missed = { $seat } hat das Ziel { $objective } nicht erreicht.
event-largest = { $seat } hat den größten Schwarm, mit Stärke { $birds } ({ $location }): { $points } Punkte.
event-no_largest = Niemand bekommt die Punkte für den größten Schwarm.
event-creature_points = { $seat } führt { $creatures ->
    [one] 1 Tier
   *[other] { $creatures } Tiere
  }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
event-fountain_points = { $seat } hat { $birds ->
    [one] 1 Vogel
   *[other] { $birds } Vögel
  } auf dem Brunnen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
event-plaza_points = { $seat } hat { $birds ->
    [one] 1 Vogel
   *[other] { $birds } Vögel
  } auf dem Vorplatz: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
event-tied = Gleichstand mit { $points } Punkten: { $seat } hat einen größten Schwarm von { $largest } und { $seated ->
    [one] 1 Vogel
   *[other] { $seated } Vögel
  } auf dem Brunnen.
event-won = { $seat } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }.

# ---- was geschah, zu dir gesagt

event-dealt-you = Du erhältst das Ziel { $objective }.
event-kept-you = Du behältst das Ziel { $objective }.
event-starts-you = Du beginnst.
event-declined-you = Du verzichtest.
event-drew-you = Du ziehst einen Vogel ({ $flock }).
event-took-you = Du nimmst { $birds ->
    [one] 1 Vogel
   *[other] { $birds } Vögel
  } ({ $flock }) aus dem Vorrat.
event-returned-you = Du legst einen Vogel ({ $flock }) in den Beutel zurück.
event-traded-you = Du gibst { $other } einen Vogel ({ $flock }) für einen anderen ({ $other_flock }).
event-perched-you = Du setzt einen Vogel ({ $flock }): { $location }.
event-nested-you = Du setzt einen Vogel ins Nest ({ $flock }): { $location }.
event-housed-you = Du baust ein Vogelhaus auf den Stapel ({ $flock }): { $location }.
event-zapped-you = Dein Blitz trifft einen Vogel ({ $flock }): { $location }.
event-zapped_nest-you = Dein Blitz trifft ein leeres Nest: { $location }.
event-activated-you = Du setzt ein Tier ein: { $creature }.
event-scored-you = { $location }: Du hast Rang { $rank } und bekommst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
event-controls-you = Du führst ein Tier: { $creature }.
event-got_birdhouse-you = Du erhältst ein Vogelhaus.
event-got_lightning-you = Du erhältst einen Blitz.
event-achieved-you = Du hast dein Ziel { $objective } erreicht: { $points } Punkte.
event-missed-you = Du hast dein Ziel { $objective } nicht erreicht.
event-largest-you = Du hast den größten Schwarm, mit Stärke { $birds } ({ $location }): { $points } Punkte.
event-creature_points-you = Du führst { $creatures ->
    [one] 1 Tier
   *[other] { $creatures } Tiere
  }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
event-fountain_points-you = Du hast { $birds ->
    [one] 1 Vogel
   *[other] { $birds } Vögel
  } auf dem Brunnen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
event-plaza_points-you = Du hast { $birds ->
    [one] 1 Vogel
   *[other] { $birds } Vögel
  } auf dem Vorplatz: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
event-tied-you = Gleichstand mit { $points } Punkten: Du hast einen größten Schwarm von { $largest } und { $seated ->
    [one] 1 Vogel
   *[other] { $seated } Vögel
  } auf dem Brunnen.
event-won-you = Du gewinnst mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }.
tie-break = Bei gleicher Punktzahl gewinnt der größte Schwarm auf einem Ort, dann die meisten Vögel auf dem Brunnen.

# ---- warum nicht

reason-no-such-flock = Dieser Schwarm spielt nicht mit: { $flock }.
reason-not-in-play = Nicht im Spiel: { $location }.
reason-already-placed = Du hast deinen Vogel in diesem Zug schon gesetzt.
reason-place-first = Setze erst einen Vogel: einen in jedem Zug.
reason-not-recruited = Du hast keinen solchen Vogel mehr: { $flock }.
reason-closed = Der Stapel ({ $flock }) steht unter einem Vogelhaus, niemand darf dazu: { $location }.
reason-protected = Der Stapel ({ $flock }) steht unter einem Vogelhaus: { $location }.
reason-no-empty-nest = Dort ist kein leeres Nest: { $location }.
reason-nests-already = Der Schwarm ({ $flock }) hat dort schon ein Nest: { $location }.
reason-bonus-taken = Du hast deine Bonusaktion in diesem Zug schon genutzt.
reason-too-early = Das geht erst ab Runde { $first }.
reason-token-used = Deins hast du schon verbraucht.
reason-no-bird = Dort ist kein solcher Vogel ({ $flock }): { $location }.
reason-creature-not-in-play = Das Zuhause dieses Tiers ist nicht im Spiel: { $creature }.
reason-not-controller = Du führst dieses Tier nicht: { $creature }.
reason-creature-used = Dieses Tier war in dieser Runde schon im Einsatz: { $creature }.
reason-nothing-to-do = Dieses Tier könnte nichts ausrichten: { $creature }.
reason-go-adjacent = Es geht auf einen benachbarten Ort.
reason-go-fullest-adjacent = Es geht auf den benachbarten Ort mit den meisten Vögeln.
reason-go-anywhere = Es geht auf einen anderen Ort als den eigenen.
reason-go-two-steps = Es geht zwei Schritte auf benachbarte Orte, nie zurück an den Anfang.
reason-go-far = Es geht auf einen Ort, der weder der eigene noch benachbart ist.
reason-go-ring = Sie fliegt ein bis vier Schritte im Uhrzeigersinn am Rand entlang.
reason-go-near-home = Es geht einen Schritt und bleibt auf der Parkbank oder daneben.
reason-out-of-reach = Dort erreicht das Tier keinen Vogel: { $location }.
reason-carry-adjacent = Das liegt nicht neben der Katze: { $location }.
reason-same-location = Das ist der Ort, auf dem das Tier selbst steht.
reason-bee-colour = Wo die Biene ist, gibt es keinen solchen Vogel: { $flock }.
reason-no-partner = Für diesen Vogel gibt es nichts zu tauschen: { $flock }.
reason-same-colour = Die beiden Vögel haben dieselbe Farbe.
reason-seat-empty = Auf Platz { $spot } sitzt niemand.
reason-seat-taken = Platz { $spot } ist besetzt.
reason-seat-unsupported = Platz { $spot } hat noch keinen Halt. Darunter sind noch leer: { $missing }.
reason-same-intersection = Dort steht die Vogelscheuche schon.
reason-broken-intersection = Dort treffen sich keine drei Orte mehr.
reason-not-drawn = Du hast keinen solchen Vogel gezogen: { $flock }.
reason-nothing-to-offer = Du hast keinen solchen Vogel anzubieten: { $flock }.
reason-nothing-to-trade = Niemand kann dir dafür etwas geben: { $flock }.
reason-trade-self = Mit dir selbst kannst du nicht tauschen.
reason-no-such-seat = Dort sitzt niemand.
reason-other-has-none = Diese Person hat keinen solchen Vogel: { $flock }.

# ---- der Tisch in Worten, für das Terminal

show-round = Runde { $round } von { $rounds }: { $phase }.
show-phase-migration = Vogelzug
show-phase-recruit = Anwerben
show-phase-perch = Setzen
show-phase-upkeep = Wertung
show-phase-setup = Aufbau
show-seat = { $name }: { $flock }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } (die Orte brächten jetzt { $now }). Angeworben: { $birds }.
show-birdhouse = Hat ein Vogelhaus.
show-lightning = Hat einen Blitz.
show-bird-brained = Die Spatzenhirne ({ $flock }) belegen Ränge und punkten nie.
show-status = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
show-homestead = Das Gehöft, Spalte für Spalte. Nach jedem Ort seine Punkte für die meisten, zweit- und drittmeisten Vögel; + ist ein Nest oder Vogelhaus, in Klammern der Ertrag jetzt, = ein Gleichstand:
show-gap = (entfernt)
show-nests = { $nests ->
    [one] 1 leeres Nest
   *[other] { $nests } leere Nester
  }
show-creature-free = { $creature }: Niemand führt es. Zuhause: { $home }.
show-creature = { $creature }: geführt von { $name }.
show-creature-used = { $creature }: geführt von { $name }, in dieser Runde schon eingesetzt.
show-between = Sie steht zwischen: { $locations }.
show-level = Brunnen, Stufe { $level }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } je Vogel: { $seats }.
show-open = frei
show-shut = noch nicht
show-seat-points = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
show-plaza = Vorplatz: { $birds }.
show-bag = Beutel: { $birds }.
show-hand = Deine angeworbenen Vögel: { $birds }.
show-count = { $count } { $flock }
show-about-bird = Es geht um einen Vogel: { $flock }.
show-perch = Vogel setzen: { $flock }
show-nest = Vogel ins Nest setzen: { $flock }
show-house = Dein Vogelhaus auf den Stapel bauen: { $flock }
show-zap = Blitz auf einen Vogel: { $flock }
show-send = Vogel auf den Brunnen schicken: { $flock }
show-carry = Vogel bringen: { $flock }
show-fetch = Vogel nehmen: { $flock }
show-push = Vogel schieben: { $flock }
show-activate = Tier einsetzen
show-objective = { $objective }, { $points } Punkte: { $effect }
show-your-objective = Dein Ziel:
show-objective-met = Im Moment erreicht.
show-objective-not-met = Im Moment nicht erreicht.
show-points-from = Nach Runden { $rounds }; Ziel { $objective }, größter Schwarm { $largest }, Tiere { $creatures }, Brunnen { $fountain }, Vorplatz { $plaza }.

# ---- was Tiere tun und Ziele verlangen, in wenigen Worten

effect-dog = zum Nachbarort; schiebt dort einen Vogel einen Schritt in beliebige Richtung, über den Rand auf den Brunnen
effect-cat = zum vollsten Nachbarort; schickt dort einen Vogel auf den Brunnen und versetzt einen zweiten um einen Schritt
effect-hawk = an jeden anderen Ort; schickt dort einen Vogel auf den Brunnen
effect-red-fox = genau zwei Schritte, nie zurück zum Anfang; schickt von jedem betretenen Ort einen Vogel auf den Brunnen
effect-bee = an einen anderen Ort, der nicht benachbart ist; darf einen Vogel einer Farbe holen, die dort schon ist
effect-scarecrow = schickt von zwei Orten neben sich je einen Vogel auf den Brunnen; zieht nur um, wenn jemand anderes sie führt
effect-cuckoo = zum Nachbarort; tauscht dort einen Vogel mit einem andersfarbigen irgendwo sonst
effect-owl = ein bis vier Schritte im Uhrzeigersinn am Rand entlang; schickt einen Vogel vom Weg auf den Brunnen
effect-squirrel = ein Schritt, auf der Parkbank oder daneben; tauscht dort einen Vogel mit einem andersfarbigen auf dem Brunnen
effect-stork = einen Vogel auf jedem Ort haben
effect-unpheasant = auf 2 oder mehr Orten allein Zweiter sein
effect-quack = auf 2 oder mehr Orten allein Dritter sein
effect-crowbar = den Ort mit den insgesamt meisten Vögeln beherrschen, Nester und Vogelhäuser mitgezählt
effect-toucan = 2 oder mehr Ecken beherrschen
effect-lord = einen Vogel auf allen vier Ecken haben
effect-wise = 3 Orte in einer schrägen Linie beherrschen
effect-chirp = auf 3 Orten einer Spalte je 2 oder mehr Vögel haben
effect-impeckable = einen Ort mit Nest beherrschen
effect-robin = 2 oder mehr Orte mit Nestern beherrschen
effect-illeagle = einen Ort beherrschen, auf dem ein anderer Schwarm ein Nest hat
effect-eggs = einen Ort mit Bäumen beherrschen
effect-ostrich = 2 oder mehr Orte mit Bäumen beherrschen
effect-jack = 2 oder mehr Tiere führen
effect-birden = ein Tier führen
effect-wing = kein Tier führen
effect-tweet = auf 5 Orten je 2 oder mehr Vögel haben
effect-hidden = ein Ort ist ganz ohne Vögel
effect-egrets = 3 oder mehr Orte ohne einen eigenen Vogel lassen
effect-myself = einen Ort beherrschen, auf dem nur eigene Vögel sind
effect-emu = einen Sonderort beherrschen: weder Bäume noch Zuhause eines Tiers
effect-comedihen = auf 3 oder mehr Orten allein Vierter sein

# ---- was die Sonderorte tun

effect-early-bird = Vogelzug: Wer ihn beherrscht, legt einen weiteren eigenen Vogel in den Beutel.
effect-rookery = Vogelzug: Wer hier genau 2 Vögel hat, darf einen weiteren eigenen in den Beutel legen; dann schickt, wer den Ort beherrscht, einen eigenen Vogel von hier auf den Brunnen.
effect-birdbath = Anwerben: Wer es beherrscht, zieht zuerst drei Vögel und behält zwei.
effect-feeder = Anwerben: Wer es beherrscht, darf einen angeworbenen Vogel gegen einen von jemand anderem tauschen.
effect-statue = Wertung: Der erste Rang bekommt 1 Punkt und die Hälfte aller Vögel hier, abgerundet.
effect-high-perch = Zugfolge: Wer ihn beherrscht, ist in der nächsten Runde zuletzt dran.
effect-power-lines = Nach der Wertung: Wer sie beherrscht, schickt einen eigenen Vogel von hier auf den Brunnen.
effect-hanging-nest = Nach der Wertung: Ab 4 Vögeln kommen alle auf den Vorplatz.
effect-overstuffed = Nach der Wertung: Ab 7 Vögeln kommen alle auf den Vorplatz, und der Ort verlässt das Spiel.

# ---- Kapitel der Regeln

chapter-setup = Aufbau
chapter-migration = Vogelzug
chapter-recruit = Anwerben
chapter-perch = Setzen
chapter-bonus = Bonusaktionen
chapter-creature = Tiere
chapter-scoring = Wertung
chapter-order = Zugfolge
chapter-upkeep = Nach der Wertung
chapter-fountain = Brunnen
chapter-two = Zu zweit
chapter-end = Ende
chapter-objective = Ziele

# ---- die Regeln

clause-setup-homestead = Zieht 3 Grundorte, 2 Sonderorte und 3 Tierorte zu zweit oder dritt, zu viert 4, 2 und 4, zu fünft 5, 3 und 5. Mischt sie und legt sie in Spalten von 3-2-3, 2-3-2-3 oder 3-2-3-2-3 aus.
clause-setup-neighbours = Die Spalten sind um einen halben Ort versetzt und bilden keine Zeilen.
    .ruling = Ein Ort hat also bis zu sechs Nachbarn: darüber und darunter in seiner Spalte und je zwei in den Spalten daneben.
clause-setup-owl-barn = Die Eulenscheune liegt am äußeren Rand. Kommt sie innen zu liegen, mischt die Orte ihrer Spalte, bis das nicht mehr so ist.
clause-setup-first-game = Für die erste Partie gibt es für jede Personenzahl ein festes Gehöft.
    .ruling = Die Reihenfolge in den Spalten ist aus dem Bild gelesen. Wahlweise; die Ziele sind eine eigene Wahl.
clause-setup-nests = Jeder Ort bekommt so viele Nester, wie er zeigt; die übrigen kommen in die Schachtel.
clause-setup-creatures = Nur Tiere, deren Zuhause im Spiel ist, machen mit. Sie warten neben dem Gehöft, bis jemand sie führt.
clause-setup-fountain = Der Brunnen hat eine Seite für 2 oder 3 (12 Plätze) und eine für 4 oder 5 (18 Plätze). So viele Vogelhäuser und Blitze wie Mitspielende warten bei Runde 4 und 5.
clause-setup-flocks = Alle haben einen Schwarm von 28 Vögeln einer Farbe im Vorrat und beginnen mit 0 Punkten.
clause-setup-bird-brained = Zu zweit bildet eine dritte Farbe den Schwarm der Spatzenhirne. Er macht mit und punktet nie.
    .ruling = Er wirbt keine Vögel an, hat keine Züge und keine Marken.
clause-setup-objectives = Mit Zielen erhalten alle zwei Karten, die zur Personenzahl passen, behalten eine verdeckt und legen die andere ungesehen in die Schachtel; alle wählen gleichzeitig.
    .ruling = Das Gehöft liegt dabei offen. Gewählt wird nach dem Platz der Karte, erste oder zweite, damit die Wahl nichts verrät.
clause-setup-start-order = Wer zuletzt einen Vogel gefüttert hat, beginnt in Runde 1; die anderen folgen im Uhrzeigersinn.
    .ruling = Der Zufall bestimmt, wer beginnt, sobald alle ein Ziel behalten haben, wenn niemand genannt ist.
clause-setup-hidden = Ziele sind bis zum Ende geheim.
    .ruling = Alles andere ist offen: angeworbene Vögel und wie viele Vögel jeder Farbe im Beutel sind. Nur was gezogen wird, ist Zufall.
clause-migration-birds = Jede Runde beginnt damit, dass aus jedem Schwarm zwei Vögel aus dem Vorrat in den Beutel kommen.
clause-migration-bird-brained = Die Spatzenhirne legen in Runde 1 vier Vögel hinein, später zwei.
clause-migration-shortage = Wer zu wenige Vögel im Vorrat hat, legt hinein, was da ist.
clause-migration-locations = Danach können Orte Vögel hinzufügen.
    .ruling = Sie wirken Spalte für Spalte von links, jede von oben nach unten; wer einen Ort beherrscht, wird festgestellt, wenn er wirkt.
clause-migration-early-bird = Früher Vogel: Wer ihn beherrscht, legt einen weiteren eigenen Vogel in den Beutel.
clause-migration-rookery = Krähenkolonie: Wer dort genau zwei Vögel hat, darf einen weiteren in den Beutel legen.
    .ruling = Gefragt wird in Zugfolge. Nest und Vogelhaus zählen als Vögel.
clause-migration-rookery-fountain = Danach schickt, wer die Krähenkolonie beherrscht, einen eigenen Vogel von dort auf den Brunnen.
clause-recruit-draw = In Zugfolge ziehen alle zwei Vögel aus dem Beutel und nehmen zwei eigene aus dem Vorrat. Was im Beutel übrig ist, bleibt dort.
clause-recruit-birdbath = Fröhliches Vogelbad: Wer es beherrscht, wirbt vor allen anderen an, zieht drei Vögel aus dem Beutel, behält zwei und legt einen zurück.
    .ruling = Sind weniger als drei im Beutel, werden alle gezogen und zwei behalten. Haben alle drei dieselbe Farbe, geht einer sofort zurück.
clause-recruit-feeder = Volles Futterhaus: Wenn alle angeworben haben, tauscht, wer es beherrscht, einen angeworbenen Vogel gegen einen von jemand anderem.
    .ruling = Der Tausch ist freiwillig; beide Vögel wählt, wer den Ort beherrscht, und sie haben verschiedene Farben.
clause-perch-turn = In Zugfolge setzen alle je einen angeworbenen Vogel, gleich welcher Farbe, auf einen beliebigen Ort, bis alle gesetzt sind: vier Züge je Runde.
clause-perch-places = Vögel werden nur auf Orte gesetzt, nie auf den Brunnen; ein Ort fasst beliebig viele.
clause-perch-stack = Vögel eines Schwarms auf einem Ort bilden einen Stapel.
clause-perch-nest = Ein Vogel darf in ein leeres Nest gesetzt werden; ein Nest gehört einem Schwarm.
    .ruling = Er darf auch neben ein leeres Nest gesetzt werden. Ein Schwarm hat auf einem Ort höchstens ein Nest. Nur ein gesetzter Vogel nimmt ein Nest, nie einer, den ein Tier bewegt.
clause-perch-nest-counts = Ein Nest zählt für den Schwarm darin immer wie ein Vogel mehr.
    .ruling = Überall, wo nach einer Zahl von Vögeln gefragt ist, auch bei Schwellen und Zielen. Ein leeres Nest zählt für niemanden.
clause-perch-renest = Ein Nest, das leer wird, bleibt liegen und steht allen offen. Ein Schwarm, der schon dort ist, zieht ein, wenn einer seiner Vögel hineingesetzt wird.
clause-perch-edge = Es führt kein Weg um das Gehöft herum: Die erste und die letzte Spalte sind keine Nachbarn.
clause-bonus-one = Einmal im Zug, vor oder nach dem Setzen, ist eine Bonusaktion erlaubt: ein Tier einsetzen, ein Vogelhaus bauen oder den Blitz schleudern.
clause-bonus-birdhouse = In Runde 4 und 5 darf man das eigene Vogelhaus auf einen beliebigen Stapel mit mindestens einem Vogel stellen, wem er auch gehört.
    .ruling = Ein Vogelhaus je Stapel und nur auf Orten.
clause-bonus-birdhouse-closed = Zu einem Stapel unter einem Vogelhaus kommt kein Vogel hinzu und keiner verlässt ihn; weder Tiere noch Blitze treffen ihn.
    .ruling = Daneben darf kein zweiter Stapel dieser Farbe entstehen; ein Vogel dieser Farbe kann also weder dorthin gesetzt noch bewegt werden.
clause-bonus-birdhouse-counts = Ein Vogelhaus zählt für den Schwarm, auf dem es steht, wie ein Vogel mehr, wer es auch gebaut hat.
clause-bonus-birdhouse-locations = Was auf einem Ort steht, geht den Regeln vor.
    .ruling = Ein Vogelhaus hält also Gefährlich baumelndes Nest, Stromleitungen und Krähenkolonie nicht ab; ist der Stapel weg, kommt es in die Schachtel. Wahlweise schützt es vor diesen dreien. Das Überfüllte Vogelhaus räumt in jedem Fall alles ab.
clause-bonus-lightning = In Runde 5 darf man mit dem Blitz einen Vogel eines beliebigen Schwarms, auch des eigenen, auf einem Ort treffen: Er geht auf den Brunnen. Vögel auf dem Brunnen trifft er nie.
clause-bonus-lightning-nest = Der Blitz darf stattdessen ein leeres Nest treffen; es kommt in die Schachtel.
clause-creature-once = Man setzt ein Tier ein, indem man es bewegt und ausführt, was es tut; jedes einmal je Runde, eines je Zug, und nur wenn man will.
clause-creature-effect = Was ein Tier tut, steht auf seiner Karte.
    .ruling = Wer es einsetzt, wählt die Vögel, von jedem Schwarm, im Nest oder nicht, nie unter einem Vogelhaus. Es geschieht so viel wie möglich: Ohne Vogel zieht das Tier nur. Nur die Wirkung der Biene ist freiwillig. Jeder Schritt wird gewählt, auch wo nur eine Möglichkeit bleibt.
clause-creature-control = Nach der Wertung führt, wer am Zuhause eines Tiers die meisten Vögel hat, dieses Tier in der nächsten Runde, wer es auch vorher hatte und wo es auch steht.
clause-creature-home = Wird ein Tier zum ersten Mal geführt, kommt es auf sein Zuhause. Danach bleibt es, wo es stehen gelassen wurde.
clause-creature-tie = Bei Gleichstand um die meisten Vögel oder ohne Vogel führt bis zur nächsten Wertung niemand das Tier.
clause-creature-dog = Hund: auf einen benachbarten Ort; er schiebt dort einen Vogel einen Ort weit in eine beliebige Richtung. Über den Rand geht der Vogel auf den Brunnen.
    .ruling = Die Lücke eines entfernten Orts gilt als Rand.
clause-creature-red-fox = Rotfuchs: genau zwei Schritte, nie zurück zum Anfang; von jedem betretenen Ort geht ein Vogel auf den Brunnen.
    .ruling = Die Vögel werden nach beiden Schritten genommen, in beliebiger Reihenfolge; ein Ort ohne freien Vogel gibt keinen.
clause-creature-scarecrow = Vogelscheuche: von zwei verschiedenen Orten an ihrer Kreuzung geht je ein Vogel auf den Brunnen.
    .ruling = Wurde einer der drei Orte entfernt, bleiben die anderen beiden.
clause-creature-scarecrow-place = Die Vogelscheuche steht, wo sich drei Orte treffen, nie auf ihrem Zuhause. Sie wird nur versetzt, wenn jemand anderes sie führt, sofort und auf eine andere Kreuzung.
    .ruling = Durch Gleichstand verloren und wiedergewonnen gilt als Wechsel. Alle drei Orte müssen im Spiel sein. Bleibt nur eine solche Kreuzung, kommt sie sofort dorthin. Nach Runde 5 bleibt sie: Es hätte keine Folgen.
clause-creature-bee = Biene: auf einen Ort, der weder der eigene noch benachbart ist; sie darf von einem beliebigen anderen Ort einen Vogel zu sich holen, wenn bei ihr schon Vögel dieser Farbe sind.
clause-creature-hawk = Habicht: auf einen beliebigen anderen Ort; dort geht ein Vogel auf den Brunnen.
clause-creature-owl = Eule: ein bis vier Schritte im Uhrzeigersinn am äußeren Rand; von einem der überflogenen oder erreichten Orte geht ein Vogel auf den Brunnen.
    .ruling = Die Lücke eines entfernten Orts wird übersprungen und kostet nichts. Ein Ort im Inneren gehört nie zum Rand.
clause-creature-cat = Katze: auf den benachbarten Ort mit den meisten Vögeln; ein Vogel dort geht auf den Brunnen, ein anderer dort zieht einen Ort weiter.
    .ruling = Bei Gleichstand wählt, wer sie einsetzt. Der zweite Vogel geht auf einen benachbarten Ort, nie über den Rand.
clause-creature-cuckoo = Kuckuck: auf einen benachbarten Ort; ein Vogel dort tauscht mit einem Vogel auf einem beliebigen anderen Ort.
    .ruling = Die beiden haben verschiedene Farben. Jeder kommt zum Stapel seiner Farbe.
clause-creature-squirrel = Eichhörnchen: ein Schritt, immer auf der Parkbank oder daneben; ein Vogel dort tauscht mit einem Vogel auf dem Brunnen.
    .ruling = Die beiden haben verschiedene Farben. Der Vogel nimmt genau den Platz ein, den der andere verlässt.
clause-scoring-locations = Wertet die Orte Spalte für Spalte von links, jede von oben nach unten. Ein Ort ohne Vögel wird nicht gewertet.
clause-scoring-places = Die Schwärme mit den meisten, zweitmeisten und drittmeisten Vögeln bekommen die drei Werte des Orts; manche sind 0. Ab dem vierten Rang gibt es nichts.
clause-scoring-count = Ein Nest und ein Vogelhaus zählen je wie ein Vogel mehr.
clause-scoring-tie-first-2 = Zwei gleichauf vorn: Beide bekommen nichts, und der zweite Rang entfällt. Der dritte zählt wie immer.
clause-scoring-tie-first-3 = Drei oder mehr gleichauf vorn: Dort bekommt niemand etwas.
    .ruling = Bei drei Gleichen ist ein weiterer Schwarm Vierter.
clause-scoring-tie-second = Zwei oder mehr gleichauf Zweite: Zweiter und dritter Rang bekommen nichts, der erste wie immer.
clause-scoring-tie-third = Zwei oder mehr gleichauf Dritte: Der dritte Rang bekommt nichts, die anderen wie immer.
clause-scoring-control = Einen Ort beherrscht der Schwarm, der allein vorn liegt. Bei Gleichstand niemand.
clause-scoring-stay = Vögel bleiben nach der Wertung, wenn der Ort nichts anderes sagt.
clause-scoring-statue = Steinstatue: Der erste Rang bekommt 1 Punkt und die Hälfte aller Vögel dort, aus allen Schwärmen, abgerundet.
clause-order-points = Nach der Wertung ist, wer mehr Punkte hat, in der nächsten Runde früher dran.
clause-order-tie = Bei gleichen Punkten geht vor, wer zuerst auf dieser Zahl war.
    .ruling = Auf einem Ort wird der erste Rang vor dem zweiten gutgeschrieben, der zweite vor dem dritten; 0 Punkte bewegen keinen Stein. Am Anfang liegen die Steine in Zugfolge. Jenseits von 60 zählen die wahren Punkte.
clause-order-high-perch = Hochsitz: Wer ihn beherrscht, ist in der nächsten Runde zuletzt dran, gleich mit wie vielen Punkten.
clause-upkeep-locations = Danach wirken die Orte, die nach der Wertung wirken, Spalte für Spalte von links, jede von oben nach unten, für die, die sie beherrschen.
clause-upkeep-power-lines = Schwankende Stromleitungen: Wer sie beherrscht, schickt einen eigenen Vogel von dort auf den Brunnen.
clause-upkeep-hanging-nest = Gefährlich baumelndes Nest: Ab vier Vögeln kommen alle Vögel dort auf den Vorplatz.
clause-upkeep-overstuffed = Überfülltes Vogelhaus: Ab sieben Vögeln kommen alle Vögel dort auf den Vorplatz, und der Ort verlässt das Spiel.
clause-upkeep-removed = Wird ein Ort entfernt, geht ein Tier darauf nach Hause; Nester und Vogelhäuser darauf kommen in die Schachtel.
    .ruling = Es bleibt eine Lücke, die nichts verbindet. Eine Außenspalte behält ihre Ecken, das Oberste und Unterste von dem, was übrig ist. Ist das ein einziger Ort, so ist er eine Ecke.
clause-upkeep-marker = Rückt den Rundenstein vor. Zu Beginn von Runde 4 erhalten alle ein Vogelhaus, zu Beginn von Runde 5 einen Blitz.
clause-fountain-owner = Wird ein Vogel auf den Brunnen geschickt, setzt ihn sein Besitzer, wer auch am Zug ist.
    .ruling = Mehrere Vögel werden nacheinander geschickt. Ist nur ein Platz frei, wird er sofort eingenommen.
clause-fountain-support = Ein Platz ist frei, sobald alle Plätze darunter, die eine Linie mit ihm verbindet, besetzt sind.
clause-fountain-stays = Ein Vogel auf dem Brunnen bewegt sich nicht.
    .ruling = Die Karte des Eichhörnchens geht dieser Regel vor.
clause-fountain-full = Ist der Brunnen voll, kommt der Vogel stattdessen auf den Vorplatz. Der Vorplatz fasst beliebig viele Vögel.
clause-two-ties = Die Spatzenhirne belegen Ränge und Gleichstände wie jeder Schwarm.
    .ruling = Niemand führt also ein Tier, an dessen Zuhause sie vorn liegen, und niemand bekommt die Punkte für den größten Schwarm, wenn sie ihn haben oder teilen.
clause-two-ignored = Wirkungen von Orten für die Spatzenhirne beim Anwerben, beim Setzen und in der Wertung entfallen; ebenso ihre Führung auf dem Hochsitz.
    .ruling = Der Vogelzug gehört nicht dazu: Durch den Frühen Vogel legen sie einen Vogel in den Beutel, durch die Krähenkolonie, wo man wählen darf, keinen.
clause-two-roost = Vögel der Spatzenhirne, die ein Ort auf den Brunnen oder den Vorplatz schicken würde, kommen zurück in den Vorrat.
clause-two-fountain = Schickt ein Tier oder ein Blitz einen Vogel der Spatzenhirne auf den Brunnen, wählt den Platz, wer es ausgelöst hat.
clause-end-upkeep = Das Spiel endet nach Runde 5, mit allem, was zur Wertung gehört, auch wer die Tiere führt.
clause-end-bag = Vögel, die noch im Beutel sind, kommen auf den Vorplatz.
clause-end-objectives = Wer das eigene Ziel erreicht hat, bekommt dessen Punkte. Fremde Ziele zählen nicht.
clause-end-largest = 10 Punkte für den größten Schwarm auf einem einzelnen Ort; keine, wenn zwei oder mehr ihn teilen.
    .ruling = Nester und Vogelhäuser zählen. Zwei gleiche Stapel derselben Person sind kein Gleichstand.
clause-end-creatures = 3 Punkte für jedes geführte Tier.
clause-end-fountain = Jeder Vogel auf dem Brunnen ist die Punkte seiner Stufe wert.
clause-end-plaza = Jeder Vogel auf dem Vorplatz ist 1 Punkt wert.
clause-end-track = Über 60 Punkte wird der Stein umgedreht und läuft von vorn weiter.
clause-end-winner = Wer die meisten Punkte hat, gewinnt.
clause-end-tie = Bei gleichen Punkten gewinnt der größte Schwarm auf einem Ort, dann die meisten Vögel auf dem Brunnen; danach ist der Sieg geteilt.
    .ruling = Vögel auf dem Vorplatz sind nicht auf dem Brunnen.
clause-objective-places = Ziele über den zweiten, dritten oder vierten Rang zählen nur Ränge ohne Gleichstand.
    .ruling = Gedruckt ist das für den zweiten und dritten Rang. Vom vierten (Komödihuhn) kennen wir nur eine Abschrift und lesen sie ebenso.
clause-objective-crowbar = Beim Krähenfuß geht es um den Ort mit den insgesamt meisten Vögeln, wer auch den größten Schwarm hat.
    .ruling = Sind mehrere Orte am vollsten, genügt es, einen davon zu beherrschen.
clause-objective-corners = Ecken sind die obersten und untersten Orte der ersten und der letzten Spalte.
clause-objective-nests = Die übrigen Ziele liest man auf ihren Karten.
    .ruling = Nester, die noch auf einem Ort liegen, zählen, besetzt oder nicht; Illeadler Zutritt verlangt eines, das ein anderer Schwarm hat. Die Spatzenhirne zählen wie jeder Gegner. „Jeder Ort“ meint die, die noch im Spiel sind.

# ---- die Hilfe im ersten Spiel, eine Karte zu jeder Entscheidung

guide-objective = Behalte das Ziel, das zu diesem Gehöft passt; die anderen sehen es nicht. Es zahlt erst ganz am Ende: Nimm es als Richtung, nicht als Pflicht.
guide-rookery = Ein Vogel mehr im Beutel ist einer mehr, den jemand ziehen kann: gut, wenn deine Vögel sich verteilen sollen, schlecht, wenn du sie lieber selbst setzt.
guide-return = Du hast drei Vögel gezogen und behältst zwei. Der dritte kommt zurück in den Beutel, aus dem gleich die anderen ziehen: Lege den zurück, den du am wenigsten brauchst und der keinem Rivalen hilft.
guide-offer = Du darfst einen angeworbenen Vogel gegen einen andersfarbigen von jemand anderem tauschen. Ein fremder Vogel in deiner Hand ist einer, den du hinsetzen kannst, wo er schadet.
guide-trade = Wähle, wessen Vogel du dafür nimmst. Ablehnen geht nicht.
guide-turn = Wähle einen Vogel, dann einen Ort. Gleichstände heben sich auf, ein Vogel mehr oder weniger kann also viel ausmachen: Zeige auf einen Ort oder tippe ihn an, und du siehst, wer jetzt was bekäme. Vor oder nach dem Vogel darfst du eine Bonusaktion nutzen.
guide-move = Die markierten Orte kann das Tier erreichen. Was es dort tut, steht auf seiner Karte.
guide-send = Ein Vogel, der auf den Brunnen geht, fehlt seinem Ort; sein Besitzer sucht ihm aber einen Platz aus, der am Ende zahlt.
guide-push = Tippe auf den Vogel, dann auf einen Pfeil. Über den Rand des Gehöfts geht es auf den Brunnen.
guide-carry = Die Katze bringt einen zweiten Vogel einen Ort weiter. Das kann dort einen Gleichstand brechen oder schaffen.
guide-fetch = Die Biene kann von überall einen Vogel holen, dessen Farbe hier schon vertreten ist.
guide-swap = Wähle den Vogel beim Tier, der weggeht. Danach wählst du, was dafür kommt.
guide-swap-with = Die beiden Vögel tauschen, jeder kommt zu seinem Schwarm.
guide-swap-seat = Der Vogel bekommt genau den Platz, den der andere verlässt. Hohe Plätze zahlen am Ende mehr.
guide-seat = Ein Platz ist offen, wenn alle Plätze darunter besetzt sind, zu denen eine Linie führt. Hohe Plätze zahlen mehr; ein tiefer öffnet anderen den Weg.
guide-stand = In der nächsten Runde kann die Vogelscheuche von zwei der drei Orte um sie her Vögel schicken. Stelle sie dorthin, wo andere führen.

# ---- das Brett im Browser

board-homestead = Das Gehöft
board-fountain = Brunnen
board-plaza = Vorplatz
board-plaza-empty = Noch keine Vögel
board-objectives = Ziele
board-track = Punkteleiste
board-supply = Beutel und Vögel
board-in-bag = Im Beutel: { $birds }
board-roost = Vorrat
board-recruited = Angeworbene Vögel
board-order = Reihenfolge
board-round = Runde { $round } von { $rounds }
board-round-birdhouse = In Runde 4 bekommen alle ein Vogelhaus.
board-round-lightning = In Runde 5 bekommen alle einen Blitz.
board-flock = Schwarm
board-birds = Vögel
board-place = Rang
board-now = Jetzt
board-rank = { $rank }.
board-tied = gleichauf
board-with-nest = mit Nest
board-with-birdhouse = mit Vogelhaus
board-empty = Noch keine Vögel
board-bird-brained = Spatzenhirne
board-would-control = { $name } würde es in der nächsten Runde führen.
board-would-control-you = Du würdest es in der nächsten Runde führen.
board-nobody-leads = Niemand würde es in der nächsten Runde führen.
board-spoken = { $location }, { $first }, { $second } und { $third } Punkte
board-spoken-stack = { $name } { $birds }, jetzt { $points } wert
board-spoken-tied = { $name } { $birds }, gleichauf
board-choices = { $choices } Möglichkeiten hier
board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
board-would-bring = Die Orte brächten jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
board-birds-left = { $birds ->
    [one] noch 1 Vogel zu setzen
   *[other] noch { $birds } Vögel zu setzen
  }
board-hand = Deine Vögel
board-hand-bird = Deine Vögel ({ $flock }): { $count }
board-pick = Der Vogel: { $flock }
board-in-nest = ins Nest
board-beside-nest = daneben
board-place-it = setzen
board-bonus = Bonusaktionen
board-birdhouse = Vogelhaus
board-lightning = Blitz
board-use = einsetzen
board-creature-yours = { $creature }: Du führst das Tier.
board-used = benutzt
board-held = deins
board-later = Runde { $round }
board-spent = benutzt
board-done = Fertig
board-close = Schließen
board-seat = Platz { $spot }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
board-seat-taken = { $name }, { $flock }
board-face-down = eins, verdeckt
board-still-choosing = wählt noch
board-no-objectives = In diesem Spiel gibt es keine Ziele.
board-zoom-fit = Das ganze Gehöft zeigen
board-prompt-place = Wohin kommt der Vogel ({ $flock })?
board-prompt-bird = Jetzt setze einen Vogel.
board-prompt-only-bird = Setze einen Vogel.
board-prompt-bonus = Eine Bonusaktion, oder fertig.
board-prompt-house = Auf welchen Stapel kommt dein Vogelhaus?
board-prompt-zap = Welchen Vogel oder welches leere Nest trifft der Blitz?
board-prompt-push = Wohin schiebt der Hund den Vogel ({ $flock })?
board-prompt-carry = An welchen Nachbarort kommt der Vogel ({ $flock })?
board-prompt-seat = Wähle einen Platz auf dem Brunnen für den Vogel ({ $flock }).
board-prompt-move = { $creature }: Wohin?
board-prompt-again = { $creature }: Und wohin mit dem zweiten Schritt?

# ---- Varianten eines neuen Tischs

option-objectives = Geheime Ziele
option-objectives-line = Ein geheimes Ziel für jeden bringt am Ende Extrapunkte. Für die erste Partie besser ohne.
option-objectives-true = jeder hat eines
option-objectives-false = keine
option-homestead = Das Gehöft
option-homestead-line = Zufällig ist jede Partie anders. Das abgedruckte hat die einfachsten Orte.
option-homestead-random = zufällig ausgelegt
option-homestead-first-game = das abgedruckte für die erste Partie
option-shelter = Ein Vogelhaus schützt seinen Stapel vor
option-shelter-line = Wie gedruckt, hält ein Vogelhaus Tiere und Blitze ab. Auf Wunsch auch Hängenest, Stromleitung und Krähenkolonie.
option-shelter-creatures = Tieren und Blitz
option-shelter-locations = auch vor dem, was Orte tun
suggested-first-game = Erste Partie
suggested-first-game-line = Das abgedruckte Gehöft, keine Ziele: wie es die Spielregel empfiehlt.
# ---- the card reference

group-location = Orte
group-creature = Tiere
group-objective = Ziele
group-token = Nester und Marken
fact-kind = Art
fact-places = 1. · 2. · 3. Platz
fact-nests = Nester
fact-creature = Zuhause von
fact-home = Zuhause
fact-round = Ab Runde
name-basic = einfach
name-creature = Zuhause eines Tiers
name-special = besonders
name-nest = Nest
name-birdhouse = Vogelhaus
name-lightning = Blitz

# ---- the scenes of the rulebook

scene-placing = Du darfst jeden angeworbenen Vogel setzen, auch einen fremden. Adas roter geht auf die Esche und steht dort gleichauf mit Cleos einzigem: Keiner der beiden würde punkten.
scene-nesting = Die Eiche hat ein leeres Nest. Es zählt als ein weiterer Vogel, und zusammen mit dem, der schon dort ist, überholt Ada damit Ben.
scene-pushing = Ada beherrscht den Hund. Er läuft zu einem Nachbarort und schubst einen Vogel einen Schritt weiter: Ben führt auf der Eiche nicht mehr.
scene-zapping = Der Blitz nimmt einen Vogel von einem Ort. Ada nutzt ihren auf der Eiche, vor oder nach dem Setzen.
scene-ties = Eine ganze Wertung. Bei den Kiefern sind Ada und Ben gleichauf und gehen leer aus; auf der Eiche entscheidet Adas Nest; beim Frühen Vogel bleibt wegen des Gleichstands dahinter nur der erste Platz.
scene-seat = Ein Platz am Brunnen ist frei, sobald die Plätze darunter, die ihn tragen, besetzt sind. Adas Vogel nimmt die zweite Ebene; dort ist er am Ende mehr wert.
scene-housing = Ab der vierten Runde haben alle ein Vogelhaus. Adas Haus auf der Eiche schützt ihre Vögel dort und zählt als ein weiterer.
scene-striking = Der Blitz darf auch ein leeres Nest treffen. Niemand kann es mehr benutzen.
scene-foxing = Der Rotfuchs läuft genau zwei Schritte, nie zurück zum Anfang. Von jedem betretenen Ort geht ein Vogel zum Brunnen.
scene-carrying = Die Katze geht zum Nachbarort mit den meisten Vögeln. Ein Vogel dort geht zum Brunnen, ein anderer zieht einen Ort weiter.
scene-fetching = Die Biene fliegt zu einem Ort, der kein Nachbar ist, und darf einen Vogel zu anderen seiner Farbe holen.
scene-swapping = Der Kuckuck fliegt auf einen Nachbarort; ein Vogel dort tauscht mit einem andersfarbigen an einem beliebigen anderen Ort.
scene-standing = Wer neu die Vogelscheuche führt, stellt sie dorthin, wo drei Orte aneinanderstoßen; auf diese wirkt sie.
scene-rookery = Mit genau zwei Vögeln auf der Krähenkolonie darf Ada einen weiteren eigenen in den Beutel legen, bevor alle ziehen.
scene-bathing = Wer das Vogelbad beherrscht, zieht zuerst: drei Vögel, von denen zwei bleiben.
scene-trading = Haben alle angeworben, darf, wer das Futterhaus beherrscht, einen Vogel gegen einen fremden tauschen. Ablehnen kann das niemand.
scene-keeping = Alle behalten heimlich eines von zwei Zielen. Es zahlt am Ende, wenn zutrifft, was es verlangt.
scene-declining = Was ein Ort anbietet, muss niemand nehmen. Ada lässt ihre Vögel aus dem Beutel.
part-locations = die Orte
part-objective = das Ziel
part-largest = der größte Schwarm
part-creatures = die Tiere
part-fountain = Brunnen und Vorplatz
card-corner = Der Ort liegt an einer Ecke dieses Gehöfts.
card-no-corner = Der Ort ist keine Ecke dieses Gehöfts.
card-leads = Führt hier gerade: { $name }.

# ---- was der Coach über eine Aktion sagt. $seat ist jemand anderes

coach-round = Beendet die Runde: Die Orte bringen dir { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } (vorher { $before }).
coach-round-same = Beendet die Runde: Die Orte bringen dir { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
coach-round-rival = Beendet die Runde: { $seat } bekommt für Orte { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } (vorher { $before }).
coach-location = Wie es dann steht, bekämst du { $points } statt { $before }: { $location }.
coach-location-rival = Wie es dann steht, bekäme { $seat } { $points } statt { $before }: { $location }.
coach-creature = Du würdest ein Tier führen: { $creature }.
coach-creature-lost = Du würdest ein Tier nicht mehr führen: { $creature }.
coach-creature-rival = { $seat } würde ein Tier nicht mehr führen: { $creature }.
coach-largest = Dein Schwarm der Stärke { $birds } wäre der größte: { $points } Punkte am Ende.
coach-largest-lost = Du hättest nicht mehr den größten Schwarm, am Ende { $points } Punkte wert.
coach-largest-rival = { $seat } hätte nicht mehr den größten Schwarm, am Ende { $points } Punkte wert.
coach-fountain = Bringt dir { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } mehr auf dem Brunnen.
coach-fountain-rival = Bringt { $seat } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } mehr auf dem Brunnen.
coach-fountain-opens = Macht auf dem Brunnen einen Platz für { $points } frei, für alle, die danach kommen.
coach-seat-nobody = Ein Vogel, der niemandem gehört, nimmt einen Platz für { $points } ein.
coach-objective-met = Dein Ziel wäre erreicht, { $points } Punkte: { $objective }.
coach-objective-lost = Dein Ziel wäre nicht mehr erreicht, { $points } Punkte: { $objective }.
coach-objective = Du kommst deinem Ziel näher, { $amount } von { $least }: { $objective }.
coach-objective-kept = { $points } Punkte am Ende, wenn du es erreichst: { $objective }.
coach-house = Kein Vogel kommt mehr zu diesem Stapel oder von ihm weg, und weder Tier noch Blitz trifft ihn.
coach-keeps-birdhouses = Du behältst dein Vogelhaus für einen späteren Zug.
coach-keeps-lightning = Du behältst deinen Blitz für einen späteren Zug.
coach-lead = Du würdest mit { $birds } Vorsprung führen: { $location }.
coach-behind = Dir würden { $birds } auf den stärksten Schwarm fehlen: { $location }.
coach-level = Du würdest mit dem stärksten Schwarm gleichziehen: { $location }.
coach-alone = Dein Schwarm wäre der einzige: { $location }.
coach-own-left = Du behältst { $birds ->
    [one] einen Vogel
   *[other] { $birds } Vögel
  } deines eigenen Schwarms für später.
coach-reach = Vögel dort: { $own } von dir, { $others } von anderen.
coach-added = Noch ein Vogel von dir kommt in den Beutel; ziehen können ihn alle.
coach-not-added = Dein Vogel bleibt im Vorrat.
coach-no-bonus = Du machst in diesem Zug keine Bonusaktion.
coach-declined = Deine Vögel bleiben, wie sie sind.
coach-hand = Von { $birds } Vögeln auf deiner Hand wären { $own } deine.
coach-bag = Von { $birds } Vögeln im Beutel wären { $own } deine.
