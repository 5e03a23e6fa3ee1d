# Birdwatcher: alle Sätze, die am Tisch zu lesen sind. Wo ein Artikel nötig wäre, steht der Vogel nach einem Doppelpunkt.

title = Birdwatcher
tagline = Locke Paradiesvögel in deinen Baum, fotografiere sie in der richtigen Reihenfolge, veröffentliche deine Funde.
intro-1 = Du fotografierst Paradiesvögel. Dein Fotojournal wächst Seite für Seite nach rechts, und nur das Journal bringt Punkte.
intro-2 = In deinem Zug hast du drei Aktionen. Ein Vogelruf bringt alle offen liegenden Vögel einer Art in deinen Baum; ein Lauf in den Dschungel scheucht neue Vögel auf die Lichtung.
intro-3 = Ein Foto schreckt zuerst einen Vogel deines Baums auf die Lichtung; dann wird ein anderer zur nächsten Seite deines Journals.
intro-4 = Für zwei Aktionen fotografierst du mit dem Zoom einen Vogel in einem anderen Baum, oder du veröffentlichst eine Arbeit aus der Akademie.
intro-5 = Vögel mit Band punkten in Serien benachbarter Seiten einer Art; Stempel punkten für sich. Es gibt Auszeichnungen für Schwarze Sichelschnäbel, Artenvielfalt und Bücher und Punkte für verschiedene Insekten.
intro-6 = Das Ende naht, wenn ein Journal voll oder der Vogelstapel leer ist; alle haben gleich viele Züge. Allein spielst du gegen die Crew.

# ---- was zu entscheiden ist

decision-turn = Du bist am Zug: eine Tätigkeit, Insekten für eine weitere Aktion, oder das Ende deines Zugs.
decision-photo = Wähle den Vogel deines Baums, den du fotografierst.
decision-choose = Nicht alle passen in deinen Baum: Wähle, welcher Vogel als Nächster kommt.
decision-flush = Wähle das Feld, auf das der Vogel fliegt.
decision-give = Wähle den Vogel deines Baums, den du abgibst.
decision-free-call = Rufe sofort eine Art.
decision-free-insect = Wähle ein Insekt aus dem Vorrat.

# ---- Aktionen, als Auswahl

action-startle = Foto: { $bird } aufschrecken nach { $space }
action-photo = { $bird } fotografieren
action-call = Vogelruf: { $species }
action-take = Der Vogel von { $place } kommt
action-run = In den Dschungel laufen
action-flush = Er fliegt nach { $space }
action-zoom = Zoom: { $bird } fotografieren, im Baum von { $target }
action-give = { $bird } abgeben
action-publish = { $paper } veröffentlichen
action-collect = Insekt nehmen: { $insect }
action-spend = { $first } und { $second } für eine weitere Aktion abgeben
action-end = Zug beenden

# ---- Namen

name-king-of-saxony = Wimpelträger
name-standardwing = Bänderparadiesvogel
name-arfak-astrapia = Arfak-Paradieselster
name-western-parotia = Arfak-Strahlenparadiesvogel
name-greater = Großer Paradiesvogel
name-lophorina = Kragenparadiesvogel
name-wilsons = Nacktkopf-Paradiesvogel
name-blue = Blauer Paradiesvogel
name-red = Roter Paradiesvogel
name-black-sicklebill = Schwarzer Sichelschnabel
name-twelve-wired = Fadenhopf
name-king-of-ribbons = König der Bänder
name-bobairo = Rätselvogel von Bobairo
name-lobe-billed = Rothschilds Lappenschnabel
name-captain-blood = Captain Bloods Paradiesvogel
name-astrapian-sicklebill = Astrapia-Sichelschnabel
name-six-wired = Duivenbodes Strahlenvogel
name-nestling = Falsches Nestküken
name-brood-mimic = Brutschmarotzer
name-king-of-saxony-beetle = Wimpelträger (Käfer)
name-standardwing-butterfly = Bänderparadiesvogel (Falter)
name-arfak-astrapia-stick-insect = Arfak-Paradieselster (Stabschrecke)
name-western-parotia-mantis = Arfak-Strahlenparadiesvogel (Gottesanbeterin)
name-greater-cicada = Großer Paradiesvogel (Zikade)
name-lophorina-mantis = Kragenparadiesvogel (Gottesanbeterin)
name-wilsons-cicada = Nacktkopf-Paradiesvogel (Zikade)
name-blue-beetle = Blauer Paradiesvogel (Käfer)
name-red-butterfly = Roter Paradiesvogel (Falter)
name-black-sicklebill-stick-insect = Schwarzer Sichelschnabel (Stabschrecke)
name-beetle = Prachtkäfer
name-butterfly = Vogelfalter
name-stick-insect = Stabschrecke
name-mantis = Gottesanbeterin
name-cicada = Zikade
name-field-monograph = Feldmonografie
name-annotated-checklist = Kommentierte Artenliste
name-museum-catalogue = Museumskatalog
name-whistlers-notebook = Notizbuch des Pfeifers
name-lantern-diary = Lichtfallen-Tagebuch
name-expedition-dispatch = Expeditionsbericht
name-telegram = Telegramm an die Redaktion
name-plumage-in-series = Gefieder in Serie
name-collected-plates = Gesammelte Tafeln
name-fragments = Fragmente und Skizzen
name-what-birds-eat = Was die Vögel fressen
name-island-checklist = Artenliste der Insel
name-sicklebill-question = Die Sichelschnabel-Frage
name-doubtful-species = Über zweifelhafte Arten
name-mornings-variety = Vielfalt eines Morgens
name-works-cited = Zitierte Werke
name-founding-paper = Gründungsschrift
name-parting-essay = Abschiedsessay
name-bridging-note = Brückennotiz
name-junior = Nachwuchsfotograf
name-associate = Feldfotograf
name-senior = Erfahrener Fotograf
name-all-star = Starfotograf
name-aerial = Luftbildfotograf
name-sentient = Denkender Vogel als Fotograf
name-crew = Crew
name-ordinary = ein gewöhnlicher Vogel
name-special = ein besonderer Vogel
name-king = der König der Bänder
name-j1 = Dschungel 1
name-j2 = Dschungel 2
name-j3 = Dschungel 3
name-c1 = Lichtung 1
name-c2 = Lichtung 2
name-c3 = Lichtung 3
name-c4 = Lichtung 4

# ---- was geschehen ist

event-dealt = { $seat }: Im Baum sitzt zu Beginn { $bird }.
event-revealed = Neu bei { $place }: { $bird }.
event-displayed = Neu in der Akademie: { $paper }.
event-starting = Die Crew beginnt mit der Arbeit { $paper }.
event-starts = { $seat } hat die Kamera und beginnt.
event-startled = { $seat } schreckt auf: { $bird }, nach { $space }.
event-photographed = { $seat } fotografiert: { $bird }, Seite { $page }.
event-copied = Das Nestküken von { $seat } ahmt nach: { $species }.
event-mimic = Das Nestküken von { $seat } hat keine andere Art zum Nachahmen: Es ist ein Brutschmarotzer.
event-insect = { $seat } nimmt ein Insekt: { $insect }.
event-no_insect = Für { $seat } ist kein Insekt dieser Art mehr da: { $insect }.
event-called = { $seat } ruft: { $species }.
event-lured = { $bird } kommt von { $place } in den Baum von { $seat }.
event-ran = { $seat } läuft in den Dschungel.
event-flushed = { $bird } fliegt nach { $space }.
event-zoomed = { $seat } fotografiert im Baum von { $target }: { $bird }, Seite { $page }.
event-gave = { $seat } gibt an { $target } ab: { $bird }.
event-drew = { $seat } zieht in den Baum: { $bird }.
event-published = { $seat } veröffentlicht: { $paper }, Seite { $page }.
event-discarded = { $paper } wird abgelegt.
event-reshuffled = Die abgelegten Arbeiten werden zu einem neuen Stapel gemischt.
event-spent = { $seat } gibt zwei Insekten für eine weitere Aktion ab: { $first }, { $second }.
event-extra = { $seat } bekommt eine weitere Aktion.
event-ended = { $seat } beendet den Zug{ $left ->
    [0] .
    [one] {" "}mit 1 Aktion übrig.
   *[other] {" "}mit { $left } Aktionen übrig.
  }
event-last_pages = { $seat } hat { $pages } Seiten: Dies ist die letzte Runde.
event-deck_empty = Der Vogelstapel ist aufgebraucht: Dies ist die letzte Runde.
event-idle = Drei Runden lang hat niemand etwas getan: Dies ist die letzte.
event-scored = { $seat }: Vögel { $birds }, Arbeiten { $papers }, Insekten { $insects }.
event-awarded = { $seat }: Schwarze Sichelschnäbel { $sicklebills }, Vielfalt { $variety }, Bücher { $books }.
event-totalled = { $seat } hat insgesamt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
event-tied = Gleichstand mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }: Im Baum von { $seat } { $birds ->
    [one] sitzt noch { $birds } Vogel
   *[other] sitzen noch { $birds } Vögel
  }; wer mehr hat, gewinnt.
event-won = { $seat } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }.

# ---- dasselbe, zu der Person gesagt, die es betrifft

event-dealt-you = In deinem Baum sitzt zu Beginn: { $bird }.
event-starts-you = Du hast die Kamera und beginnst.
event-startled-you = Du schreckst auf: { $bird }, nach { $space }.
event-photographed-you = Du fotografierst: { $bird }, Seite { $page }.
event-copied-you = Dein Nestküken ahmt nach: { $species }.
event-mimic-you = Dein Nestküken hat keine andere Art zum Nachahmen: Es ist ein Brutschmarotzer.
event-insect-you = Du nimmst ein Insekt: { $insect }.
event-no_insect-you = Für dich ist kein Insekt dieser Art mehr da: { $insect }.
event-called-you = Du rufst: { $species }.
event-lured-you = { $bird } kommt von { $place } in deinen Baum.
event-ran-you = Du läufst in den Dschungel.
event-zoomed-you = Du fotografierst im Baum von { $target }: { $bird }, Seite { $page }.
event-gave-you = Du gibst an { $target } ab: { $bird }.
event-drew-you = Du ziehst in deinen Baum: { $bird }.
event-published-you = Du veröffentlichst: { $paper }, Seite { $page }.
event-spent-you = Du gibst zwei Insekten für eine weitere Aktion ab: { $first }, { $second }.
event-extra-you = Du bekommst eine weitere Aktion.
event-ended-you = Du beendest deinen Zug{ $left ->
    [0] .
    [one] {" "}mit 1 Aktion übrig.
   *[other] {" "}mit { $left } Aktionen übrig.
  }
event-last_pages-you = Du hast { $pages } Seiten: Dies ist die letzte Runde.
event-scored-you = Du: Vögel { $birds }, Arbeiten { $papers }, Insekten { $insects }.
event-awarded-you = Du: Schwarze Sichelschnäbel { $sicklebills }, Vielfalt { $variety }, Bücher { $books }.
event-totalled-you = Du hast insgesamt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
event-tied-you = Gleichstand mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }: In deinem Baum { $birds ->
    [one] sitzt noch { $birds } Vogel
   *[other] sitzen noch { $birds } Vögel
  }; wer mehr hat, gewinnt.
event-won-you = Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }.
tie-break = Bei gleichen Punkten gewinnen mehr Vögel im Baum.

# ---- warum nicht

reason-actions = Das braucht { $need ->
    [one] 1 Aktion
   *[other] { $need } Aktionen
  }, und du hast noch { $have }.
reason-two-birds = Ein Foto braucht zwei Vögel in deinem Baum, einen zum Aufschrecken und einen zum Fotografieren; du hast { $have }.
reason-not-in-your-tree = In deinem Baum gibt es das nicht: { $bird }.
reason-all-startled = Auf allen vier Stapeln liegen aufgeschreckte Vögel: Kein weiterer kann dort landen.
reason-on-startled = Der Vogel bei { $space } ist aufgeschreckt, und darauf darf kein aufgeschreckter Vogel landen.
reason-empty-first = { $space } ist nicht leer, und leere Felder müssen zuerst gefüllt werden.
reason-tree-full = Dein Baum ist voll: Er hat Platz für { $most } Vögel.
reason-nobody-answers = Im Dschungel und auf den Stapeln liegt nicht offen: { $species }.
reason-startled = Aufgeschreckt, also keine Antwort: { $species }.
reason-not-called = Bei { $place } antwortet nicht: { $species }.
reason-jungle-empty = Im Dschungel ist kein Vogel.
reason-one-each = { $space } hat schon einen Vogel bekommen: Jeder fliegt auf ein eigenes Feld.
reason-no-gift = Du brauchst einen Vogel in deinem Baum, den du abgeben kannst.
reason-own-tree = Der Zoom ist für die Bäume der anderen.
reason-not-in-that-tree = In jenem Baum gibt es das nicht: { $bird }.
reason-academy-empty = Die Akademie ist leer.
reason-not-in-academy = { $paper } liegt nicht in der Akademie.
reason-none-left = Im Vorrat ist davon nichts mehr: { $insect }.
reason-spent-already = Du hast in diesem Zug schon Insekten abgegeben.
reason-two-insects = Du brauchst zwei Insekten, und du hast { $have }.
reason-insect-missing = Du brauchst { $need } × { $insect }, und du hast { $have }.

# ---- der Tisch in Worten, für das Terminal

show-actions = Aktionen übrig: { $left }.
show-total = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, { $pages ->
    [one] { $pages } Seite
   *[other] { $pages } Seiten
  }.
show-deck = Vogelstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }; oben liegt { $back }.
show-deck-empty = Der Vogelstapel ist aufgebraucht.
show-last-page = Seite { $pages } löst das Ende aus.
show-ending = Dies ist die letzte Runde.
show-crew-level = Zuerst veröffentlicht die Crew: { $paper }
show-worths = Serien aus 1, 2, 3, … benachbarten Vögeln bringen: { $worths }.
show-stamps = Für sich allein, wo sie auch liegen, bringen: { $worths }.
show-worth = { $species } { $values } ({ $rarity ->
    [one] { $rarity } Karte
   *[other] { $rarity } Karten
  })
show-worth-twelve = { $species } je so viele, wie davon im Journal sind ({ $rarity } Karten)
show-jungle = Dschungel: { $birds }.
show-clearing = Lichtung: { $birds }.
show-place = { $place } – { $bird }
show-pile = { $bird } (auf { $below } weiteren)
show-below = { $place }, unter dem obersten: { $birds }.
show-startled = { $bird }, aufgeschreckt
show-bird = { $bird }
show-empty = nichts
show-academy = Akademie:
show-paper = { $paper } ({ $books ->
    [one] { $books } Buch
   *[other] { $books } Bücher
  }): { $worth }.
show-sicklebills = { $count ->
    [one] Ein aufgedruckter Schwarzer Sichelschnabel zählt
   *[other] { $count } aufgedruckte Schwarze Sichelschnäbel zählen
  } für die Auszeichnungen.
show-paper-page = { $paper } ({ $points })
show-copy = { $bird } als { $species }
show-side = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, wenn das Spiel jetzt endete
show-tree = Baum: { $birds }.
show-journal = Journal ({ $count }): { $pages }.
show-insects = Insekten: { $insects }.
show-count = { $count ->
    [1] { $bird }
   *[other] { $count } × { $bird }
  }
show-flying = Der Vogel in der Luft: { $bird }.
show-gift = Das Geschenk geht an { $name }.
show-startle = Foto, 1 Aktion. Zuerst aufschrecken
show-startle-to = { $bird } nach { $space }
show-call = Vogelruf, 1 Aktion
show-zoom = Zoom, 2 Aktionen, Baum von { $name }
show-publish = Veröffentlichen, 2 Aktionen
show-spend = Zwei Insekten für eine weitere Aktion
show-two = { $first }, { $second }
show-at = { $bird } ({ $place })
show-two-actions = Zoom und Veröffentlichen brauchen zwei Aktionen.
show-ways = Vögel { $birds }, Arbeiten { $publications }, Schwarze Sichelschnäbel { $sicklebills }, Vielfalt { $variety }, Insekten { $insects }, Bücher { $books }.
show-crew = Die Crew ({ $level }): { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.

# ---- was Arbeiten zählen und was sie sofort tun

value-flat = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
value-identical-before = { $points } für jeden gleichen Vogel auf den { $pages } Seiten davor
value-identical-with-itself = { $points } für jeden gleichen Vogel auf den { $pages } Seiten, deren letzte sie ist
value-identical-end = { $points } für jeden gleichen Vogel auf den letzten { $pages } Seiten des Journals
value-complete-sets = { $points } für jede vollständige Serie
value-incomplete-sets = { $points } für jede unvollständige Serie
value-insect-birds = { $points } für jede Vogelseite mit Insekt
value-species = { $points } für jede Art
value-sicklebills = { $points } für jeden Schwarzen Sichelschnabel
value-hybrids = { $points } für jeden seltenen Hybriden
value-window-species-before = { $points } für jede Art auf den { $pages } Seiten davor
value-window-species-with-itself = { $points } für jede Art auf den { $pages } Seiten, deren letzte sie ist
value-window-species-end = { $points } für jede Art auf den letzten { $pages } Seiten des Journals
value-publications = { $points } für jede Arbeit, auch diese
value-early = { $points } auf den ersten { $pages } Seiten, sonst { $otherwise }
value-late = { $points } auf den letzten { $pages } Seiten, sonst { $otherwise }
value-bridge = { $points } zwischen zwei Vögeln einer Art, sonst { $otherwise }
effect-call = Sofort: ein Vogelruf.
effect-insect = Sofort: ein Insekt deiner Wahl.
effect-run = Sofort: in den Dschungel laufen.
effect-action = Sofort: eine weitere Aktion.

# ---- Erfolge

box-set = Vollständige Serie: { $name }
box-two-sets = Zwei vollständige Serien einer Art
box-all-insects = Alle fünf Insekten
box-no-insects = Keine Insekten am Ende
box-five-of-an-insect = Fünf Insekten einer Sorte
box-hybrids = Seltene Hybriden: { $number }
box-sicklebills = Schwarze Sichelschnäbel: { $number }
box-species = Arten: { $number }
box-books = Bücher: { $number }
box-bird-points = Punkte durch Vögel: { $number }
box-publication-points = Punkte durch Arbeiten: { $number }
box-total = Punkte insgesamt: { $number }
box-no-crew-sets = Die Crew vollendet keine Serie
box-crew-at-most = Die Crew hat höchstens { $number } Punkte
box-win-by = Sieg mit { $number } Punkten Vorsprung
box-beat = Sieg gegen: { $name }
box-no-hybrids = Sieg ohne seltene Hybriden

# ---- Kapitel des Regelhefts

chapter-setup = Aufbau
chapter-zones = Der Tisch
chapter-birds = Vögel
chapter-insects = Insekten
chapter-turn = Zug
chapter-photo = Foto
chapter-call = Vogelruf
chapter-run = In den Dschungel laufen
chapter-zoom = Zoomobjektiv
chapter-publish = Veröffentlichen
chapter-publication = Arbeiten
chapter-end = Ende
chapter-scoring = Wertung
chapter-crew = Die Crew: das Solospiel
chapter-achievements = Erfolge

# ---- die Regeln

clause-setup-trees = Alle haben einen Baum und bekommen vier Vögel offen hinein; drei Vögel liegen offen im Dschungel.
    .ruling = Die Lichtung ist anfangs leer, außer im Solospiel.
clause-setup-deck = Zu zweit bis zu viert hat der Vogelstapel die 69 Karten der zehn Arten; zu fünft kommen die zwölf Fadenhopfe dazu.
clause-setup-twelve-wired = Mit weniger als fünf Personen können die Fadenhopfe alle Blauen Paradiesvögel ersetzen.
    .ruling = Eine Option; sie gilt auch für das Solospiel, das wie zu zweit aufgebaut wird.
clause-setup-specials = Erst nach dem Austeilen werden die sechs seltenen Hybriden und die vier Falschen Nestküken in den Vogelstapel gemischt.
clause-setup-backs = Besondere Vögel haben eine andere Rückseite als die übrigen, der König der Bänder eine eigene.
    .ruling = Darum sehen alle, ob die oberste Karte des Stapels gewöhnlich, besonders oder der König der Bänder ist; mehr sieht niemand vom Stapel.
clause-setup-academy = Die 19 Arbeiten werden gemischt; drei liegen offen in der Akademie.
clause-setup-first-player = Wer zuletzt einen Vogel gesehen hat, nimmt die Kamera und beginnt.
    .ruling = Der Zufall entscheidet, wer das ist, wenn niemand genannt ist.
clause-zones-tree = Ein Baum ist eine offene Reihe von höchstens sechs Vögeln. Ein Vogel, für den kein Platz ist, bleibt, wo er ist.
clause-zones-journal = Jede Seite kommt rechts an die bisherigen und wird nie verschoben. Am Ende zählt nur das Journal.
clause-zones-jungle = Der Dschungel besteht aus drei offenen Vögeln. Was genommen wurde, wird am Ende der Tätigkeit vom Stapel ersetzt.
    .ruling = Neue Vögel füllen die leeren Plätze von links nach rechts.
clause-zones-clearing = Die Lichtung besteht aus vier offenen Vogelstapeln, die alle durchsehen dürfen. Vögel, die auf die Lichtung kommen, müssen zuerst leere Felder füllen.
clause-zones-academy = Die Akademie besteht aus drei offenen Arbeiten. Was genommen wurde, wird sofort ersetzt.
clause-zones-open = Bäume, Journale, Stapel der Lichtung und Marker liegen offen.
    .ruling = Geheim ist nur die Reihenfolge der beiden Zugstapel; Punkte darf man jederzeit zählen.
clause-birds-stamp = Ein Vogel mit Stempel bringt die Zahl darauf, wo immer er im Journal ist, und ist nie eine Serie.
clause-birds-ribbon = Vögel mit Band punkten als Serien benachbarter Seiten: ein Vogel den ersten Wert, jeder weitere derselben Art den nächsten, bis der letzte Wert die Serie vollendet.
clause-birds-long-run = Weitere benachbarte Vögel der Art beginnen eine neue Serie.
    .ruling = Serien werden von links nach rechts gefüllt: Von einer langen Reihe sind alle vollständig bis auf den Rest am Ende.
clause-birds-adjacent = Nur benachbarte Seiten bilden eine Serie.
    .ruling = Jede andere Seite dazwischen beendet sie, auch eine Arbeit, ein Stempel oder ein Hybride.
clause-birds-blue = Drei benachbarte Blaue Paradiesvögel bringen 11 Punkte.
    .ruling = Ein vierter Wert von 20 folgt und vollendet die Serie: Mit drei Werten brächten drei einzelne Blaue mehr als eine Serie aus dreien. Als Option vollenden schon drei die Serie.
clause-birds-nestling = Ein Falsches Nestküken wird beim Anlegen zur Kopie des Vogels direkt links davon, samt dessen Wertung.
clause-birds-nestling-alone = Ohne Vogel direkt links bleibt es ein Nestküken: keine Punkte, keine Serie, und seine Art ist Brutschmarotzer.
    .ruling = Alle Brutschmarotzer sind eine Art.
clause-birds-nestling-chain = Ein Nestküken kopiert den Vogel direkt links davon.
    .ruling = Rechts von einem Nestküken kopiert es, was jenes geworden ist; nach einem Brutschmarotzer ist es auch einer.
clause-birds-nestling-counts = Eine Kopie ist von dieser Art.
    .ruling = Sie zählt so für Serien, Auszeichnungen, Arbeiten und Erfolge, auch als Schwarzer Sichelschnabel, Fadenhopf oder Hybride.
clause-birds-nestling-insect = Ein Nestküken bringt kein Insekt des Vogels, den es kopiert.
    .ruling = Für Arbeiten zeigt es auch keines.
clause-birds-hybrid = Ein seltener Hybride bringt seine Punkte, bildet keine Serien und ist eine eigene Art.
clause-birds-bobairo = Der Rätselvogel von Bobairo ist kein Schwarzer Sichelschnabel.
    .ruling = Kein Hybride zählt als eine seiner Elternarten.
clause-birds-twelve-wired = Jeder Fadenhopf bringt so viele Punkte, wie Fadenhopfe im Journal sind, benachbart oder nicht: sechs bringen 36.
    .ruling = Sie sind nie eine Serie.
clause-birds-species = Arten sind die zehn, der Fadenhopf, jeder Hybride und der Brutschmarotzer.
    .ruling = Eine Zählung dient der Auszeichnung für Vielfalt und allen Arbeiten.
clause-insects-take = Wer einen Vogel mit Insekt ins Journal legt, nimmt einen Marker dieser Sorte; dieselbe Sorte darf man mehrmals nehmen.
    .ruling = Welche Karten eines zeigen, ist rekonstruiert: kein seltener Hybride, kein Nestküken und kein Fadenhopf.
clause-insects-supply = Marker kommen aus dem Vorrat.
    .ruling = Es gibt sechs jeder Sorte; wo keiner mehr ist, bekommt man keinen.
clause-insects-boost = Einmal in deinem Zug darfst du zwei beliebige Insekten für eine weitere Aktion in den Vorrat geben.
    .ruling = Zwischen Tätigkeiten, auch wenn keine Aktion übrig ist; zwei gleiche und in diesem Zug genommene genügen.
clause-turn-actions = Du hast drei Aktionen; Tätigkeiten darf man wiederholen. Foto, Vogelruf und Lauf in den Dschungel brauchen eine Aktion, Zoom und Veröffentlichen zwei.
    .ruling = Für den Lauf in den Dschungel ist keine Zahl gedruckt; er braucht eine.
clause-turn-end = Dein Zug endet, wenn deine Aktionen verbraucht sind.
    .ruling = Du darfst ihn früher beenden. Er geht auch ohne Aktionen weiter, solange du noch Insekten abgeben kannst.
clause-photo-need = Du brauchst mindestens zwei Vögel in deinem Baum.
clause-photo-startle = Zuerst schreckst du einen Vogel deines Baums auf die Lichtung.
clause-photo-space = Ein aufgeschreckter Vogel darf nicht auf einem aufgeschreckten landen.
    .ruling = Er kommt auf ein leeres Feld, wenn es eines gibt, sonst nach deiner Wahl auf einen Stapel, dessen oberster Vogel ruhig ist.
clause-photo-blocked = Wo ein aufgeschreckter Vogel nicht landen kann, kann keiner aufgeschreckt werden.
    .ruling = Kein Foto, solange auf allen vier Stapeln aufgeschreckte Vögel liegen.
clause-photo-journal = Dann legst du einen Vogel deines Baums als nächste Seite in dein Journal.
    .ruling = Es ist eine andere Karte als die aufgeschreckte, darf ihr aber gleichen. Ist nur noch eine Sorte Karte da, wird sie gleich fotografiert.
clause-photo-calm = Vögel beruhigen sich am Ende deines Zugs oder wenn ein ruhiger Vogel sie bedeckt.
clause-call-species = Du rufst eine Art.
    .ruling = Mindestens ein Vogel muss antworten. Für den Ruf sind alle Nestküken eine Art, jeder Hybride eine eigene.
clause-call-all = Alle Vögel der Art, die im Dschungel und oben auf den Stapeln liegen, kommen in deinen Baum; du musst jeden nehmen, für den du Platz hast.
clause-call-choose = Ist nicht für alle Platz, wird der Baum gefüllt.
    .ruling = Wer ruft, wählt, welche Vögel kommen.
clause-call-room = Ein Baum hat nie mehr als sechs Vögel.
    .ruling = Mit vollem Baum kann man nicht rufen.
clause-call-visible = Vögel, die der Ruf erst freilegt, kommen nicht, auch wenn sie von der Art sind.
clause-call-startled = Aufgeschreckte Vögel antworten nicht.
clause-call-refill = Nach dem Ruf wird der Dschungel vom Stapel aufgefüllt.
clause-run-flush = Die drei Vögel des Dschungels kommen auf drei verschiedene Felder der Lichtung.
    .ruling = Du wählst für jeden das Feld, für den linken zuerst; er darf einen aufgeschreckten Vogel bedecken. Bleibt ihm nur ein Feld, fliegt er gleich dorthin.
clause-run-empty-first = Leere Felder müssen zuerst gefüllt werden.
    .ruling = Ein oder zwei leere Felder müssen unter den dreien sein; bei drei oder vier kommen die Vögel nur auf leere.
clause-run-calm = Diese Vögel sind ruhig und können im selben Zug gerufen werden.
clause-run-refill = Dann kommen drei neue Vögel in den Dschungel.
clause-run-short = Die Vögel des Dschungels fliegen.
    .ruling = Bei weniger als drei Vögeln die, die da sind; ohne Vögel kann man nicht laufen.
clause-zoom-need = Du brauchst mindestens einen Vogel in deinem Baum.
    .ruling = Und in einem anderen Baum muss einer sein.
clause-zoom-photo = Du wählst einen Vogel im Baum eines anderen und legst ihn in dein Journal.
    .ruling = Du nimmst sein Insekt; nichts wird aufgeschreckt.
clause-zoom-gift = Dann gibst du jener Person einen Vogel deiner Wahl aus deinem Baum.
    .ruling = Sind alle deine Vögel dieselbe Karte, wird gleich einer gegeben.
clause-zoom-draw = Hat jener Baum dann Platz, zieht sein Besitzer einen Vogel vom Stapel hinein.
    .ruling = Dieses Ziehen ist Pflicht.
clause-publish-card = Du legst eine Arbeit der Akademie als nächste Seite in dein Journal. Sie beendet die Serie davor.
clause-publish-refill = Eine neue Arbeit nimmt ihren Platz ein.
    .ruling = Ab zwei Personen bleibt der Platz leer, wenn der Stapel aufgebraucht ist.
clause-publish-empty = Nur was in der Akademie liegt, kann veröffentlicht werden.
    .ruling = Bei leerer Akademie kann niemand veröffentlichen.
clause-publication-effect = Manche Arbeiten tun sofort etwas, wenn sie gelegt werden.
    .ruling = Das kostet keine Aktion, ist Pflicht und entfällt, wenn es nicht geht.
clause-publication-effect-call = „Notizbuch des Pfeifers“ bringt dir sofort einen Vogelruf.
    .ruling = Rekonstruiert.
clause-publication-effect-insect = „Lichtfallen-Tagebuch“ bringt dir sofort ein Insekt deiner Wahl aus dem Vorrat.
    .ruling = Rekonstruiert.
clause-publication-effect-run = „Expeditionsbericht“ lässt dich sofort in den Dschungel laufen.
    .ruling = Rekonstruiert.
clause-publication-effect-action = „Telegramm an die Redaktion“ bringt dir in diesem Zug eine weitere Aktion.
    .ruling = Rekonstruiert. Sie kommt zu der für Insekten hinzu.
clause-publication-flat = Arbeiten mit blauem Band bringen eine feste Zahl.
clause-publication-final = Arbeiten mit rotem Band punkten nach dem, was im Journal ist.
    .ruling = Alle werden am Spielende gezählt, am fertigen Journal.
clause-publication-identical = Eine Arbeit bringt 2 für jeden gleichen Vogel auf vier Seiten, zu denen auch Arbeiten zählen.
    .ruling = Es zählt die größte Gruppe einer Art; ein einzelner Vogel ist keinem gleich.
clause-publication-window = Die Seiten, auf die eine Arbeit sieht, sind die letzten vier.
    .ruling = Die vier direkt links davon, oder so viele es gibt: die eine Lesart, die in beiden Reihenfolgen zum gedruckten Beispiel passt. Die Datendatei kann es anders sagen.
clause-publication-complete-sets = „Gesammelte Tafeln“ punktet für jede vollständige Serie in deinem Journal.
    .ruling = Rekonstruiert. Jede gefüllte Serie einer langen Reihe zählt.
clause-publication-incomplete-sets = „Fragmente und Skizzen“ punktet für jede unvollständige Serie in deinem Journal.
    .ruling = Rekonstruiert. Der Rest einer langen Reihe zählt einmal.
clause-publication-insect-birds = „Was die Vögel fressen“ punktet für jede Seite mit einem Vogel, der ein Insekt zeigt.
    .ruling = Rekonstruiert. Ein Nestling, der kopiert, zeigt keines.
clause-publication-species = „Artenliste der Insel“ punktet für jede Art in deinem Journal.
    .ruling = Rekonstruiert.
clause-publication-sicklebills = „Die Sichelschnabel-Frage“ punktet für jeden Schwarzen Sichelschnabel in deinem Journal.
    .ruling = Rekonstruiert.
clause-publication-hybrids = „Über zweifelhafte Arten“ punktet für jeden seltenen Hybriden in deinem Journal.
    .ruling = Rekonstruiert.
clause-publication-window-species = „Vielfalt eines Morgens“ punktet für jede Art auf den vier Seiten davor.
    .ruling = Rekonstruiert.
clause-publication-works-cited = „Zitierte Werke“ punktet für jede Arbeit in deinem Journal, auch für sich selbst.
    .ruling = Rekonstruiert.
clause-publication-early = „Gründungsschrift“ bringt mehr, wenn sie auf einer der ersten sechs Seiten liegt.
    .ruling = Rekonstruiert.
clause-publication-late = „Abschiedsessay“ bringt mehr, wenn sie am Spielende auf einer der letzten drei Seiten liegt.
    .ruling = Rekonstruiert.
clause-publication-bridge = „Brückennotiz“ bringt mehr, wenn die Seiten links und rechts dieselbe Art zeigen.
    .ruling = Rekonstruiert. Beide müssen Vögel sein.
clause-end-pages = Das Ende wird ausgelöst, wenn ein Journal 16 Seiten zu zweit, 14 zu dritt, 12 zu viert oder fünft erreicht.
    .ruling = Das beendet den Zug nicht: Weitere Seiten zählen.
clause-end-deck = Das Ende wird auch ausgelöst, wenn ein Vogel gezogen werden muss und der Stapel leer ist.
    .ruling = Was aufgefüllt werden kann, wird zuerst aufgefüllt; weiteres Ziehen entfällt, und die Stapel der Lichtung werden nie zurückgemischt.
clause-end-round = Es wird weitergespielt, bis alle gleich viele Züge hatten: Zuletzt kommt, wer rechts von der Kamera sitzt.
clause-end-idle = Andere Enden als diese beiden kennt das Regelheft nicht.
    .ruling = Von uns, damit kein Spiel ewig dauert: Auch drei ganze Runden, in denen niemand etwas tut, nicht einmal Insekten ausgibt, lösen das Ende aus. Was immer man tut, bringt es näher.
clause-end-winner = Die meisten Punkte gewinnen.
clause-end-tie = Bei gleichen Punkten gewinnt, wer noch die meisten Vögel im Baum hat; dann der überzeugendste Vogelruf.
    .ruling = Wir können die Rufe nicht hören: Der Sieg wird geteilt.
clause-scoring-journal = Alle Vögel des Journals zählen, Serien und Stempel.
clause-scoring-publications = Alle Arbeiten des Journals zählen.
clause-scoring-sicklebills = Die meisten Schwarzen Sichelschnäbel bringen 7, die zweitmeisten 3; mindestens einer ist nötig.
clause-scoring-variety = Die meisten Arten bringen 7, die zweitmeisten 3.
    .ruling = Mindestens eine ist nötig.
clause-scoring-ties = Bei Gleichstand bekommen alle die Punkte ihres Platzes; sind mehrere Erste, ist niemand Zweiter.
    .ruling = Mehrere Zweite bekommen alle 3. Auch zu zweit wird der zweite Platz bezahlt.
clause-scoring-insects = Verschiedene Sorten Insekten punkten zusammen, bis zu fünf Sorten.
    .ruling = Es zählen die, die man am Ende hat. Die Tabelle ist rekonstruiert: 1, 3, 5, 8, 12.
clause-scoring-books = Die meisten Bücher auf Arbeiten bringen 5, die wenigsten kosten 2; bei Gleichstand gilt das für alle.
    .ruling = Sind alle über null gleichauf, bekommen sie nur die 5. Hat jemand keine, sind nur die ohne Bücher die wenigsten.
clause-scoring-no-books = Ohne Arbeiten verlierst du immer 2.
clause-scoring-example = Das gedruckte Beispiel bringt 49 vor Auszeichnungen und Insekten: Vögel 37, Arbeiten 12.
clause-crew-setup = Das Solospiel wird wie zu zweit aufgebaut, die Crew ist der andere; auf jedem Feld der Lichtung liegt anfangs ein Vogel.
    .ruling = Sie werden ausgeteilt, bevor die besonderen Vögel eingemischt werden. Du beginnst.
clause-crew-level = Du wählst eine von sechs Startarbeiten: die Stufe der Crew. Sie wird beiseitegelegt.
clause-crew-turn = Nach jedem deiner Züge tut die Crew drei Dinge der Reihe nach: Sie ergänzt ihr Journal, läuft, wenn keine Art zweimal zu sehen ist, und nimmt Vögel.
clause-crew-first-turn = In ihrem ersten Zug veröffentlicht die Crew stattdessen ihre Startarbeit.
    .ruling = Die Akademie bleibt, wie sie ist.
clause-crew-photograph = Mit sechs oder mehr Vögeln im Baum legt die Crew alle Vögel ihrer häufigsten Art in ihr Journal.
    .ruling = In der Reihenfolge, in der sie kamen; nichts wird aufgeschreckt, und Nestküken kopieren wie üblich.
clause-crew-photograph-tie = Unter gleich häufigen Arten: die der letzten Seite, dann die mit den meisten Punkten für diese Anzahl, dann die mit dem größten Band.
clause-crew-publish = Mit weniger Vögeln veröffentlicht sie die Arbeit ganz links; die anderen beiden werden abgelegt, und die Akademie wird aufgefüllt.
    .ruling = Was Arbeiten sofort tun, beachtet sie nicht. Von einer Akademie mit weniger nimmt sie die am weitesten links.
clause-crew-slide = Wenn du veröffentlichst, rücken die Arbeiten nach links, und die neue kommt rechts dazu.
clause-crew-reshuffle = Die Akademie wird aufgefüllt.
    .ruling = Ist der Stapel der Arbeiten aufgebraucht, wird aus dem, was die Crew abgelegt hat, ein neuer gemischt.
clause-crew-run = Sind alle sichtbaren Vögel von verschiedenen Arten, läuft die Crew in den Dschungel.
clause-crew-run-order = Leere Felder zuerst, dann im Uhrzeigersinn von links oben, kein Feld zweimal.
    .ruling = Die Lichtung ist ein Quadrat. Die Vögel des Dschungels fliegen von links nach rechts, auch auf leere Felder im Uhrzeigersinn.
clause-crew-take = Ist eine Art mehrmals zu sehen, nimmt die Crew alle ihre Vögel.
    .ruling = Die Art, die am häufigsten zu sehen ist; danach wird der Dschungel aufgefüllt.
clause-crew-take-tie = Unter diesen: die mit den meisten Vögeln in ihrem Baum, dann die mit den meisten Punkten für diese Anzahl, dann die mit dem größten Band.
clause-crew-take-one = Sind alle verschieden, nimmt sie einen Vogel: von der häufigsten Art ihres Baums, dann mit den meisten Punkten, dann mit dem größten Band.
    .ruling = Nur die häufigste Art gilt als Treffer, oder jede von mehreren gleich häufigen.
clause-crew-hierarchy = Gezählt werden die Punkte für diese Anzahl Vögel; danach zählt das Band.
    .ruling = Als neue Reihe; Sichelschnäbel je 3, Fadenhopfe im Quadrat, Hybriden ihre Punkte, Nestküken 0. Das größte Band hat die meisten Stufen, dann den höchsten letzten Wert. Dann die seltenere Art, dann der ältere Vogel oder der Dschungel von links und die Lichtung im Uhrzeigersinn.
clause-crew-no-limit = Der Baum der Crew hat keine Obergrenze.
clause-crew-insects = Die Crew punktet wie ein Mitspieler.
    .ruling = Darum nimmt sie Insekten, wenn sie Vögel anlegt, und gibt sie nie ab.
clause-crew-zoom = Du hast alle fünf Tätigkeiten.
    .ruling = Du darfst den Zoom auf den Baum der Crew richten; da sie Platz hat, zieht sie immer.
clause-crew-end = Das Ende wird durch die 18. Seite eines der beiden Journale ausgelöst, oder wenn der Vogelstapel aufgebraucht ist.
    .ruling = Sobald seine letzte Karte gezogen ist. Die Crew hat den letzten Zug.
clause-crew-sicklebills = Schwarze Sichelschnäbel auf der Startarbeit zählen am Ende für die Auszeichnungen.
    .ruling = Für die meisten Sichelschnäbel und als Art; sie bringen keine 3 Punkte und sind keine Vögel für Serien oder Arbeiten.
clause-crew-tie = Die Schlusswertung ist wie üblich.
    .ruling = So auch bei Gleichstand: Sind in beiden Bäumen gleich viele Vögel, teilst du den Sieg mit der Crew, und er zählt als gewonnen.
clause-achievements-win = Erfolge zählen nur, wenn du gegen die Crew gewinnst.
clause-achievements-boxes = Es gibt 57 Kästchen: 21 einzelne und neun Reihen zu vier.
    .ruling = Ein besseres Ergebnis hakt auch die niedrigeren Kästchen seiner Reihe ab.
clause-achievements-sets = Ein Kästchen für eine vollständige Serie von jeder von neun Arten, eines für zwei vollständige Serien einer Art, eines, wenn die Crew keine hat.
clause-achievements-insects = Kästchen für alle fünf Insekten, für keinen Marker am Ende und für fünf einer Sorte.
clause-achievements-lines = Reihen für seltene Hybriden, Schwarze Sichelschnäbel, Arten, Bücher, Punkte durch Vögel und durch Arbeiten und Punkte insgesamt.
    .ruling = Punkte durch Vögel sind nur die der Vogelkarten.
clause-achievements-crew = Reihen dafür, die Punkte der Crew klein zu halten, und für den Vorsprung; Kästchen für den Sieg über jede der sechs Crews und für einen Sieg ohne Hybriden.
    .ruling = Klein gehalten heißt: höchstens diese Zahl; ein Vorsprung heißt: mindestens diese Zahl.

# ---- die Seite: wenn eine Entscheidung zum ersten Mal kommt

guide-turn = Rufe Vögel in deinen Baum und fotografiere sie dann: Jedes Foto schreckt einen anderen Vogel deines Baums auf die Lichtung. Fotos einer Art nebeneinander bilden eine Serie, und der letzte Vogel einer Serie bringt am meisten.
guide-photo = Die Zahl auf jeder Karte sind die Vogelpunkte, die sie als nächste Seite bringt. Eine Seite bleibt für immer: Denk daran, was ihr folgen kann.
guide-choose = Dein Baum fasst sechs Vögel. Wen du nicht nimmst, der bleibt liegen, für dich oder für andere.
guide-flush = Leere Felder zuerst. Ein Vogel, der auf einem Stapel landet, verdeckt, was dort liegt; Stapel darf man durchsehen, und Verdecktes kommt wieder, wenn die oberen gerufen werden.
guide-give = Du gibst einen deiner Vögel für den, den du fotografiert hast. Nimm einen, der dem anderen am wenigsten hilft.
guide-free-call = Deine Arbeit bringt einen Ruf, der keine Aktion kostet. Alle offenen Vögel der Art müssen kommen, soweit Platz ist.
guide-free-insect = Verschiedene Insekten punkten am Ende gemeinsam; zwei beliebige lassen sich für eine weitere Aktion zurückgeben.

# ---- die Seite: Wörter auf dem Brett

result-lost = Die Crew gewinnt.
board-birds = Vögel, die offen liegen
board-jungle = Dschungel
board-clearing = Lichtung
board-academy = Akademie
board-insects = Insekten
board-tally = Punkte
board-journals = Bäume und Journale
board-actions = Tätigkeiten
board-photo = Foto
board-call = Vogelruf
board-run = In den Dschungel
board-zoom = Zoom
board-publish = Publizieren
board-cost = { $cost ->
    [one] 1 Aktion
   *[other] { $cost } Aktionen
  }
board-left = { $left ->
    [0] Keine Aktion mehr
    [one] Noch 1 Aktion
   *[other] Noch { $left } Aktionen
  }
board-spend = 2 Insekten: +1 Aktion
board-end = Zug beenden
board-startle = Aufschrecken
board-startled = aufgeschreckt
board-land-here = hierhin
board-empty = { $place }: leer
board-look = Stapel durchsehen: { $space }
board-pile = { $space }: { $count ->
    [one] 1 Vogel
   *[other] { $count } Vögel, der oberste zuerst
  }
board-copy = Kopie: { $species }
board-gain = bringt { $points }
board-worth-ribbon = Serien aus 1, 2, … bringen { $values }
board-worth-stamp = Stempel: überall { $points } Punkte
board-worth-twelve = Jeder bringt so viele Punkte, wie davon in deinem Journal sind
board-worth-nestling = Wird zur Kopie des Vogels links daneben
board-tree = Baum: { $count ->
    [one] 1 Vogel
   *[other] { $count } Vögel
  }
board-tree-empty = Kein Vogel in diesem Baum
board-your-tree = Dein Baum
board-your-journal = Dein Journal
board-journal-of = Journal: { $name }
board-journal-empty = Noch keine Seite
board-page = { $name }: Seite { $number }
board-page-number = Seite { $number }
board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
board-set-complete = volle Serie, { $points }
board-set-open = offene Serie, { $points }
board-next = nächste: { $species }, +{ $points }
board-next-page = Seite { $page }
board-so-far = { $pages } von { $last } Seiten, bisher { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
board-camera = Hat die Kamera: hat begonnen
board-pages = { $pages ->
    [one] 1 Seite
   *[other] { $pages } Seiten
  }
board-tokens = { $insects ->
    [one] 1 Insekt
   *[other] { $insects } Insekten
  }
board-longest = Längstes Journal: { $pages } von { $last } Seiten
board-last-round = Letzte Runde
board-papers-left = Im Stapel: { $count }
board-supply = Im Vorrat
board-insect-points = Punkte für verschiedene Arten von Insekten
board-awards = Meiste Schwarze Sichelschnäbel: { $first }, zweitmeiste { $second }; meiste Arten ebenso. Meiste Bücher: { $most }; wenigste kosten { $fewest }.
board-way-birds = Vögel
board-way-publications = Arbeiten
board-way-sicklebills = Sichelschnäbel
board-way-variety = Vielfalt
board-way-insects = Insekten
board-way-books = Bücher
board-total = Summe
board-tally-now = Wenn das Spiel jetzt endete.
board-tally-over = Am Ende der Partie.
board-crew-starts = Damit beginnt das Journal der Crew:
board-crew-plays = Die Crew spielt nach festen Regeln: siehe ihr Kapitel.
board-achievements = Erfolge
board-prompt-turn = { $left ->
    [0] Gib Insekten ab, oder beende deinen Zug
    [one] Du bist am Zug: noch eine Aktion
   *[other] Du bist am Zug: noch { $left } Aktionen
  }
board-prompt-photo = Welchen Vogel deines Baums schreckst du auf?
board-prompt-land = Aufgeschreckt: { $bird }. Wo landet er?
board-prompt-call = Welche Art rufst du?
board-prompt-call-species = Rufen: { $species }? { $count ->
    [one] 1 Vogel kommt
   *[other] { $count } Vögel kommen
  }
board-prompt-zoom = Welchen Vogel in einem anderen Baum fotografierst du?
board-prompt-publish = Was veröffentlichst du?
board-prompt-spend = Welche zwei Insekten gibst du zurück?
board-prompt-end = Zug beenden, obwohl noch { $left ->
    [one] 1 Aktion bleibt?
   *[other] { $left } Aktionen bleiben?
  }
board-prompt-flush = { $bird } fliegt auf: wohin?
board-prompt-give = Welchen Vogel gibst du? Er geht an { $name }
board-tray-startle = Schrecke zuerst einen Vogel deines Baums auf: Berühre ihn.
board-tray-land = Berühre nun das Feld der Lichtung, auf dem er landet.
board-tray-call = Alle offenen Vögel einer Art kommen in deinen Baum.
board-tray-zoom = Berühre einen Vogel in einem anderen Baum. Du gibst einen von deinen dafür.
board-tray-publish = Sie wird die nächste Seite deines Journals.
board-tray-spend = Zwei Insekten für eine weitere Aktion, einmal im Zug.

# ---- Optionen eines neuen Tisches

option-twelve_wired = Fadenhopfe
option-twelve_wired-line = Jeder zählt so viel, wie du von ihnen hast, egal wo: viele sammeln oder keinen.
option-twelve_wired-no = bleiben in der Schachtel
option-twelve_wired-for-blue = statt der Blauen Paradiesvögel
option-blue_ribbon = Eine Serie Blauer Paradiesvögel ist voll mit
option-blue_ribbon-line = Mit drei ist eine Serie früher voll. Mit vier macht erst der letzte Vogel sie richtig wertvoll.
option-blue_ribbon-three = drei Vögeln
option-blue_ribbon-four = vier Vögeln
option-crew = Die Crew
option-crew-line = Deine Gegner im Spiel allein. Je weiter unten in der Liste, desto schwerer zu schlagen.

# ---- Vögel, wo wenig Platz ist, und wie sie klingen

short-king-of-saxony = Wimpel­träger
voice-king-of-saxony = „Ein Rauschen wie im Radio, immer lauter.“
short-standardwing = Bänder­par.
voice-standardwing = „Nasales Bellen über der Lichtung am Morgen.“
short-arfak-astrapia = Paradies­elster
voice-arfak-astrapia = „Zweimal trockenes Klicken aus dem Nebel.“
short-western-parotia = Strahlen­par.
voice-western-parotia = „Ein raues Husten, dann ein stiller Tanz.“
short-greater = Großer
voice-greater = „Wauk-wauk, wauk! Hoch in der Krone.“
short-lophorina = Kragen­par.
voice-lophorina = „Ein Zischen, ein Schnippen wie mit Fingern.“
short-wilsons = Nackt­kopf
voice-wilsons = „Leise Pfiffe über dem gefegten Boden.“
short-blue = Blauer
voice-blue = „Tiefes Summen von einem hängenden Zweig.“
short-red = Roter
voice-red = „Ka-ka-ka, immer schneller.“
short-black-sicklebill = Sichel­schnabel
voice-black-sicklebill = „Quink, quink: ein Hammer im Nebelwald.“
short-twelve-wired = Faden­hopf
voice-twelve-wired = „Ein heiseres Ha von einem kahlen Stamm.“
short-king-of-ribbons = Bänder­könig
voice-king-of-ribbons = „Niemand hat ihn zweimal gehört.“
short-bobairo = Bobairo
voice-bobairo = „Seine Stimme ist nicht überliefert.“
short-lobe-billed = Lappen­schnabel
voice-lobe-billed = „Ein Flötenpfiff, so heißt es.“
short-captain-blood = C. Blood
voice-captain-blood = „Halb Summen, halb Rufen.“
short-astrapian-sicklebill = Astrapia-S.
voice-astrapian-sicklebill = „Ein Klicken, wo ein Hammer sein müsste.“
short-six-wired = Duiven­bode
voice-six-wired = „Er tanzte und sagte nichts.“
short-nestling = Nest­küken
voice-nestling = „Füttere mich! Wer du auch bist.“
short-brood-mimic = Schma­rotzer

# ---- the card reference

group-species = Vögel
group-hybrid = Seltene Hybriden
group-publication = Arbeiten
group-crew = Erste Arbeiten der Crew
group-insect = Insekten
group-award = Auszeichnungen
fact-insect = Insekt
fact-with-insect = Karten damit
fact-books = Bücher
fact-sicklebills = Schwarze Sichelschnäbel
fact-different-kinds = 1 · 2 · … verschiedene Arten
fact-most = Die meisten
fact-second-most = Die zweitmeisten
fact-fewest = Die wenigsten
name-sicklebills = Schwarze Sichelschnäbel
name-variety = Vielfalt
name-books = Bücher

# ---- the scenes of the rulebook

scene-photo = Ein Foto braucht zwei Vögel deines Baums: Einer wird auf die Lichtung aufgeschreckt, ein anderer wird die nächste Seite. Ada setzt ihre Serie fort.
scene-call = Jeder sichtbare Vogel der gerufenen Art kommt, aus dem Dschungel und von den Stapeln, solange im Baum Platz ist.
scene-run = Wer läuft, scheucht die Vögel des Dschungels auf die Lichtung, zuerst auf leere Plätze; der Dschungel wird neu gefüllt.
scene-zoom = Mit dem Zoomobjektiv fotografiert Ada einen Vogel in Bens Baum. Dafür gibt sie ihm einen von ihren, und er zieht einen dazu.
scene-publish = Eine Arbeit der Akademie wird die nächste Seite. Sie trennt die Vögel links und rechts von ihr.
scene-journal = Das Ende eines Spiels: Die Klammer über jeder Serie zeigt, was sie bringt. Dann folgen die Auszeichnungen.
scene-choosing = Im Baum ist nur noch ein Platz. Ada wählt, welcher der Vögel kommt, die antworten.
scene-collecting = Manche Arbeiten bewirken etwas, sobald sie im Journal liegen. Durch diese nimmt sich Ada ein Insekt ihrer Wahl.
scene-spending = Einmal im Zug gehen zwei Insekten in den Vorrat zurück und bringen eine weitere Aktion. So reicht es Ada für noch ein Foto.
part-birds = Vögel im Tagebuch
part-papers = Arbeiten
part-insects = Insekten
part-sicklebills = Schwarze Sichelschnäbel
part-variety = Vielfalt
part-books = Bücher

# ---- was der Coach über eine Aktion sagt. $seat ist jemand anderes

coach-final = Du hast am Ende { $points } Punkte.
coach-paper = Sie ist, wie dein Tagebuch steht, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } wert.
coach-paper-later = { $paper } bringt noch nichts: Die Punkte musst du dir erst verdienen.
coach-set-closed = Beendet deine Serie, die dann nicht mehr wächst: { $species }.
coach-set-begun = Beginnt eine Serie, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }; eine zweite Seite daneben macht { $next } daraus: { $species }.
coach-set-grown = Deine Serie wächst auf { $size } Seiten, { $points } Punkte (+{ $more }): { $species }.
coach-set-complete = Vollendet eine Serie von { $size ->
    [one] einer Seite
   *[other] { $size } Seiten
  }, { $points } Punkte (+{ $more }): { $species }.
coach-birds = Deine Vögel sind { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } mehr wert.
coach-birds-less = Deine Vögel sind { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } weniger wert.
coach-insects = { $kinds ->
    [one] Deine erste Insektenart
   *[other] Insekten von { $kinds } Arten
  }: +{ $points }.
coach-insects-less = Deine Insekten sind { $points } weniger wert.
coach-insect-double = Noch ein Insekt einer Art, die du hast: Zwei beliebige bringen eine weitere Aktion.
coach-award = Wie es steht, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } mehr für dich: { $award }.
coach-award-lost = Wie es steht, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } weniger für dich: { $award }.
coach-award-rival = Wie es steht, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } weniger für { $seat }: { $award }.
coach-lured-for-set = { $birds ->
    [one] Ein Vogel für deine offene Serie kommt
   *[other] { $birds } Vögel für deine offene Serie kommen
  } in deinen Baum; mit der nächsten Seite bringt sie { $next }: { $species }.
coach-lured = Bringt { $birds ->
    [one] einen Vogel
   *[other] { $birds } Vögel
  } in deinen Baum: { $species }.
coach-lured-more = Bringt { $birds ->
    [one] einen Vogel
   *[other] { $birds } Vögel
  } in deinen Baum, der dann { $all } der Art hat: { $species }.
coach-zoomed = { $seat } verliert einen aus dem Baum: { $species }.
coach-answering = Einem Ruf würden dann { $birds } folgen: { $species }.
coach-covers = Bedeckt diesen Vogel, den dann niemand mehr rufen kann: { $bird }.
coach-startled-alone = Der Vogel, den du aufgibst, liegt in der Lichtung, und nach deinem Zug können ihn alle rufen: { $bird }.
coach-one-more = Du hast dann noch { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
  }.
coach-last-round = Löst die letzte Runde aus.
coach-gave = Dieser Vogel verlässt deinen Baum: { $bird }.
coach-ended = { $birds ->
    [0] Dein Baum ist dann leer.
    [one] Ein Vogel bleibt in deinem Baum.
   *[other] { $birds } Vögel bleiben in deinem Baum.
  }
coach-actions-left = Du hast in diesem Zug noch { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
  }.
