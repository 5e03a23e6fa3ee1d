# Über den Wolken: alle Sätze, die am Tisch zu lesen sind. Wo ein Artikel nötig wäre, steht der Vogel nach einem Doppelpunkt.

title = Über den Wolken
tagline = Drängle dich im Schwarm nach vorn, lande und punkte mit den Feldern, die du hinter dir lässt.
intro-1 = Die Vögel aller Spieler fliegen in einem Schwarm mit drei Reihen. Wer nach drei Etappen die meisten Punkte hat, gewinnt.
intro-2 = In deinem Zug bezahlst du mit Aktionswürfeln (zum Zahlen, nicht zum Würfeln): Du tauschst einen deiner Vögel mit seinem Nachbarn, fügst einen Vogel hinzu oder nimmst eine Manöverkarte; jedes Mal kostet diese Aktion danach einen Würfel mehr. Oder du spielst eine Handkarte, oder du passt.
intro-3 = Hat niemand mehr Aktionswürfel, endet die Etappe: Aus jeder Spalte landet der vorderste Vogel.
intro-4 = Die Nestkarte sagt, wie viele Punkte deine gelandeten Vögel bringen und was jedes Paar aus Weibchen und Männchen zusätzlich bringt oder kostet.
intro-5 = Dann darfst du Handkarten werten: Eine Karte nennt zwei Felder und bringt Punkte für jedes, auf dem noch ein Vogel von dir fliegt; beide zusammen bringen 2 mehr.
intro-6 = Danach bekommen alle ihre Würfel zurück, die Spalten füllen sich wieder, und die nächste Etappe beginnt. Die Mauersegler sind neutral: Sie gehören niemandem und punkten für niemanden.

# ---- was zu entscheiden ist

decision-turn = Du bist am Zug: eine Standardaktion, eine Manöverkarte, oder passe.
decision-standard = Wähle eine Standardaktion.
decision-swap = Wähle die zwei Vögel, die den Platz tauschen.
decision-copy = Wähle, welche Karte der Auslage du nutzt.
decision-score-one = Wähle, welche deiner Handkarten du wertest.
decision-search = Wähle einen Vogel aus dem Stapel.
decision-place = Wähle eine Spalte und ob der Vogel vorn oder hinten dazukommt.
decision-discard = Du hast fünf Karten auf der Hand: Wirf eine ab.
decision-score-cards = Werte Handkarten oder beende deine Wertung.

# ---- Aktionen, als Auswahl

action-pass = Passen: 2 Aktionswürfel ins Nest, oder den letzten
action-swap = { $first } mit { $second } tauschen
action-add = Vogel hinzufügen: { $source }
action-place = In Spalte { $column } { $end } anlegen
action-take = { $card } nehmen
action-play = { $card } spielen
action-copy = { $card } aus der Auslage nutzen
action-search = Aus dem Stapel nehmen: { $bird }
action-discard = { $card } abwerfen
action-score = { $card } werten
action-done = Wertung beenden

# ---- Namen

name-kite-female = Rotmilan ♀
name-kite-male = Rotmilan ♂
name-goose-female = Graugans ♀
name-goose-male = Graugans ♂
name-crane-female = Kranich ♀
name-crane-male = Kranich ♂
name-swallow-female = Schwalbe ♀
name-swallow-male = Schwalbe ♂
name-swift = Mauersegler
name-kite = Rotmilan
name-goose = Graugans
name-crane = Kranich
name-swallow = Schwalbe
name-front = vorn
name-back = hinten
name-middle = Mitte
name-first = erster offener Vogel
name-second = zweiter offener Vogel
name-stack = oberster Vogel des Stapels
name-sideways = Nach links oder rechts fliegen
name-forward = Nach vorn oder hinten fliegen
name-add = Einen Vogel hinzufügen
name-take = Eine Manöverkarte nehmen
name-dodge = Ausweichen
name-sharp-dodge = Scharfes Ausweichen
name-lead-change = Führungs{ "\u00AD" }wechsel
name-standard = Standard
name-neutral = Neutral
name-diagonal = Diagonal
name-score = Wertung
name-free-flight = Freiflug
name-favorite-bird = Lieblingsvogel
name-display = Auslage
name-even = Gleichmäßiger Schwarm
name-crowd = Gedränge
name-loners = Einzelgänger
name-early = Wer zuerst kommt
name-growing = Wachsender Schwarm
name-shy = Scheue Vögel
name-couples = Pärchen

# ---- was geschehen ist. $seat ist ein Spielername

event-dealt = { $seat } bekommt { $card }.
event-dealt-hidden = { $seat } bekommt eine Karte.
event-stage = Etappe { $stage } beginnt. Nestkarte: { $nest }.
event-starts = { $seat } beginnt.
event-paid = { $seat } zahlt { $cubes } Aktionswürfel: „{ $action }“.
event-swapped = { $seat } tauscht zwei Vögel: { $first_bird } ({ $first }) und { $second_bird } ({ $second }).
event-drew = { $seat } nimmt einen Vogel: { $bird } ({ $source }).
event-placed = { $seat } legt in Spalte { $column } { $end } einen Vogel an: { $bird }.
event-revealed = Neu aufgedeckt: { $bird }.
event-took = { $seat } nimmt { $card }.
event-played = { $seat } spielt { $card }{ $cubes ->
    [0] .
   *[other] {" "}für { $cubes } Aktionswürfel.
  }
event-copied = { $seat } nutzt { $card } aus der Auslage für { $cubes } Aktionswürfel.
event-searched = { $seat } durchsucht den Stapel und nimmt einen Vogel: { $bird }. Der Stapel wird gemischt.
event-discarded = { $seat } wirft { $card } ab.
event-passed = { $seat } passt und gibt { $cubes } Aktionswürfel ins Nest.
event-landed = Spalte { $column }: { $bird } landet.
event-nested = { $seat } bringt { $birds ->
    [0] keinen Vogel
    [one] { $birds } Vogel
   *[other] { $birds } Vögel
  } zur Landung: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }{ $pairs ->
    [0] .
    [one] {" "}({ $for_pairs } für ein Paar).
   *[other] {" "}({ $for_pairs } für { $pairs } Paare).
  }
event-scored = { $seat } wertet { $card }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }{ $for_both ->
    [0] .
   *[other] {" "}({ $for_both } für beide Felder).
  }
event-displayed = Neu in der Auslage: { $card }.
event-reshuffled = Der gemischte Ablagestapel wird zum neuen Nachziehstapel.
event-joined = Spalte { $column }: Hinten kommt ein Vogel dazu, { $bird }.
event-tied = Gleichstand mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }: { $seat } hat { $birds ->
    [0] keinen Vogel
    [one] { $birds } Vogel
   *[other] { $birds } Vögel
  } auf dem Spielplan; wer weniger hat, gewinnt.
event-won = { $seat } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }.

# ---- warum nicht

reason-off-board = Der Spielplan hat { $columns } Spalten: { $place } liegt außerhalb.
reason-empty-space = Feld { $space } ist leer, und ein Vogel fliegt nie auf ein leeres Feld.
reason-not-connected-dodge = Die beiden Felder müssen in derselben Reihe genau 2 Felder voneinander entfernt sein.
reason-not-connected-sharp-dodge = Die beiden Felder müssen in derselben Reihe genau 3 Felder voneinander entfernt sein.
reason-not-connected-lead-change = Die beiden Felder müssen in derselben Spalte genau 2 Felder voneinander entfernt sein.
reason-not-connected-neutral = Die beiden Felder müssen direkt neben- oder hintereinander liegen.
reason-not-connected-diagonal = Die beiden Felder müssen diagonal aneinandergrenzen.
reason-not-connected-standard = Die beiden Felder müssen direkt neben- oder hintereinander liegen.
reason-not-yours = Keiner der beiden Vögel gehört dir.
reason-not-neutral = Keiner der beiden Vögel ist neutral.
reason-price = „{ $action }“ kostet gerade { $need } Aktionswürfel, und du hast { $have }.
reason-card-cost = Die Karte kostet { $need } Aktionswürfel, und du hast { $have }.
reason-no-bird = Diesen Vogel gibt es gerade nicht: { $source }.
reason-flock-full = In allen Spalten liegen schon drei Vögel.
reason-column-full = In Spalte { $column } liegen schon drei Vögel.
reason-not-displayed = { $card } liegt nicht in der Auslage.
reason-copied-stays = { $card } wird gerade genutzt und bleibt in der Auslage.
reason-not-in-hand = Du hast { $card } nicht auf der Hand.
reason-nothing-to-copy = Mit deinen Aktionswürfeln kannst du gerade keine Karte der Auslage nutzen.
reason-no-display-of-display = Mit einer Karte „Auslage“ kannst du keine andere Karte „Auslage“ nutzen.
reason-impossible-dodge = Bei keinem deiner Vögel liegt genau 2 Felder weiter in der Reihe ein anderer Vogel.
reason-impossible-sharp-dodge = Bei keinem deiner Vögel liegt genau 3 Felder weiter in der Reihe ein anderer Vogel.
reason-impossible-lead-change = Bei keinem deiner Vögel liegt genau 2 Felder weiter in der Spalte ein anderer Vogel.
reason-impossible-standard = Gerade lässt sich keine Standardaktion ausführen.
reason-impossible-neutral = Kein neutraler Vogel hat einen direkten Nachbarn.
reason-impossible-diagonal = Keiner deiner Vögel hat einen diagonalen Nachbarn.
reason-impossible-score = Keine andere deiner Handkarten bringt gerade Punkte.
reason-impossible-free-flight = Du hast keinen Vogel auf dem Spielplan, den du tauschen könntest.
reason-impossible-favorite-bird = Der Stapel ist leer, oder in allen Spalten liegen schon drei Vögel.
reason-not-in-stack = Diesen Vogel gibt es im Stapel nicht: { $bird }.
reason-scores-nothing = Auf keinem der beiden Felder von { $card } liegt einer deiner Vögel.

# ---- was geschehen ist, zu der Person gesagt, um die es geht

event-dealt-you = Du bekommst { $card }.
event-starts-you = Du beginnst.
event-paid-you = Du zahlst { $cubes } Aktionswürfel: „{ $action }“.
event-swapped-you = Du tauschst zwei Vögel: { $first_bird } ({ $first }) und { $second_bird } ({ $second }).
event-drew-you = Du nimmst einen Vogel: { $bird } ({ $source }).
event-placed-you = Du legst in Spalte { $column } { $end } einen Vogel an: { $bird }.
event-took-you = Du nimmst { $card }.
event-played-you = Du spielst { $card }{ $cubes ->
    [0] .
   *[other] {" "}für { $cubes } Aktionswürfel.
  }
event-copied-you = Du nutzt { $card } aus der Auslage für { $cubes } Aktionswürfel.
event-searched-you = Du durchsuchst den Stapel und nimmst einen Vogel: { $bird }. Der Stapel wird gemischt.
event-discarded-you = Du wirfst { $card } ab.
event-passed-you = Du passt und gibst { $cubes } Aktionswürfel ins Nest.
event-nested-you = Du bringst { $birds ->
    [0] keinen Vogel
    [one] { $birds } Vogel
   *[other] { $birds } Vögel
  } zur Landung: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }{ $pairs ->
    [0] .
    [one] {" "}({ $for_pairs } für ein Paar).
   *[other] {" "}({ $for_pairs } für { $pairs } Paare).
  }
event-scored-you = Du wertest { $card }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }{ $for_both ->
    [0] .
   *[other] {" "}({ $for_both } für beide Felder).
  }
event-tied-you = Gleichstand mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }: Du hast { $birds ->
    [0] keinen Vogel
    [one] { $birds } Vogel
   *[other] { $birds } Vögel
  } auf dem Spielplan; wer weniger hat, gewinnt.
event-won-you = Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }.
tie-break = Bei gleich vielen Punkten gewinnt, wer weniger Vögel auf dem Spielplan hat.

# ---- der Tisch in Worten, für das Terminal

show-stage = Etappe { $stage } von { $stages }. Nestkarte: { $nest }.
show-landing = 1 bis 5 Vögel landen: { $points } Punkte; Paar ♀♂: { $pair }.
show-stage-short = Etappe { $stage } von { $stages }.
show-past-nests = Frühere Nestkarten: { $nests }.
show-seat = { $name }: { $birds }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, { $cubes } Aktionswürfel, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }.
show-neutral = Die Mauersegler sind neutral: Sie gehören niemandem.
show-status = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, { $cubes } Würfel.
show-flock = Der Schwarm, von vorn nach hinten. Buchstabe der Reihe und Nummer der Spalte benennen ein Feld, zum Beispiel m3:
show-column = Spalte
show-row-front = vorn f
show-row-middle = Mitte m
show-row-back = hinten b
show-empty = -
show-short-kite-female = Milan♀
show-short-kite-male = Milan♂
show-short-goose-female = Gans♀
show-short-goose-male = Gans♂
show-short-crane-female = Kranich♀
show-short-crane-male = Kranich♂
show-short-swallow-female = Schwalbe♀
show-short-swallow-male = Schwalbe♂
show-short-swift = Segler
show-species-kite = Milan
show-species-goose = Gans
show-species-crane = Kranich
show-species-swallow = Schwalbe
show-your-kite = dein { $bird }
show-your-goose = deine { $bird }
show-your-crane = dein { $bird }
show-your-swallow = deine { $bird }
show-swift = Mauersegler (neutral)
show-bird-yours = { $bird } (von dir)
show-count = { $count ->
    [1] { $bird }
   *[other] { $count } × { $bird }
  }
show-top = der oberste vom Stapel
show-prices = Preise in Aktionswürfeln: { $prices }.
show-face-up = Offene Vögel: { $birds }.
show-drawn = Dieser Vogel wird angelegt: { $bird }.
show-using = { $card }: { $effect }.
show-stack = Stapel: { $count ->
    [one] { $count } Vogel: { $layers }.
   *[other] { $count } Vögel: { $layers }.
  }
show-shuffled = { $birds } (Reihenfolge unbekannt)
show-stack-empty = Der Stapel ist leer.
show-stack-below = { $above }; darunter { $layer }
show-display = Auslage. Jede Karte hat Kosten und eine Wirkung, wenn du sie spielst, und Punkte für zwei Felder:
show-hand = Deine Hand:
show-known = { $name } hat auf der Hand: { $cards }.
show-no-cards = keine Karten
show-deck = Nachziehstapel: { $deck ->
    [one] { $deck } Karte
   *[other] { $deck } Karten
  }. Ablagestapel: { $discards ->
    [one] { $discards } Karte
   *[other] { $discards } Karten
  }.
show-discards = Abgeworfen: { $cards }.
show-card = { $name }, { $cost }: { $effect }. Punkte: { $marks }.
show-cost-copy = Kosten der genutzten Karte
show-mark = { $space } { $points }
show-mark-yours = { $space } { $points } (dein Vogel)
show-mark-landing = { $space } { $points } (dein Vogel, wird landen)
show-cost = { $cubes } Würfel
show-unknown = eine verdeckte Karte
show-play = Eine Handkarte spielen
show-score = { $card } werten: jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
show-place = Spalte { $column }, { $end } ({ $space })
show-pass = { $cubes ->
    [one] Passen: deinen letzten Aktionswürfel ins Nest geben
   *[other] Passen: { $cubes } Aktionswürfel ins Nest geben
  }
show-not-now = { $card } { $reason }
show-too-dear = Zu teuer für deine Aktionswürfel ({ $have }): { $actions }.
show-keep = Karten, die du nicht wertest, bleiben auf deiner Hand.
show-keep-last = Das ist die letzte Etappe: Karten, die du jetzt nicht wertest, zählen nichts mehr.
show-points-from = Nach Etappen { $stages }; Landungen { $landings }, Karten { $cards }.

# ---- was die Karten tun, in wenigen Worten

effect-dodge = eigener Vogel mit einem genau 2 Felder weiter in der Reihe
effect-sharp-dodge = eigener Vogel mit einem genau 3 Felder weiter in der Reihe
effect-lead-change = eigener Vogel mit einem genau 2 Felder weiter in der Spalte
effect-standard = irgendeine Standardaktion
effect-neutral = Mauersegler mit einem Vogel daneben, davor oder dahinter
effect-diagonal = eigener Vogel mit einem diagonalen Nachbarn
effect-score = andere Handkarte sofort werten
effect-free-flight = eigener Vogel mit irgendeinem anderen
effect-favorite-bird = beliebigen Vogel des Stapels hinzufügen, dann mischen
effect-display = eine Karte der Auslage zu ihrem Preis nutzen; sie bleibt liegen

# ---- das erste Spiel: worum es bei einer Entscheidung geht

guide-turn = Tausche einen deiner Vögel mit seinem Nachbarn, füge einen Vogel hinzu, nimm oder spiele eine Karte, oder passe. Jede Nutzung macht eine Standardaktion um einen Würfel teurer. Vordere Vögel landen und bringen Punkte; hintere können deine Karten werten.
guide-standard = Mit deiner Karte nutzt du eine Standardaktion, ohne ihren Preis zu zahlen. Nimm eine teure: Da sparst du am meisten.
guide-swap = Deine Karte tauscht zwei Vögel. Berühre einen der markierten Vögel, dann den, mit dem er den Platz tauscht.
guide-copy = Du darfst eine Karte der Auslage nutzen, als wäre sie deine, für ihre eigenen Kosten. Sie bleibt für die anderen liegen.
guide-score-one = Eine deiner Handkarten wird sofort gewertet, mit dem Schwarm, wie er gerade fliegt. Auch ein Vogel, der bald landet, zählt jetzt noch.
guide-search = Ein beliebiger Vogel des Stapels kommt in den Schwarm. Meist willst du einen eigenen; ein Weibchen und ein Männchen, die zusammen landen, sind ein Paar.
guide-place = Vorn in einer Spalte landet der Vogel bald. Hinten schiebt er die anderen nach vorn und bleibt, um Karten zu werten.
guide-discard = Mehr als vier Karten kannst du nicht halten. Gib die ab, deren Felder am wenigsten zu deinen Vögeln passen.
guide-score-cards = Die vorderen Vögel sind gelandet. Jetzt zahlen deine Karten für ihre Felder, auf denen noch ein Vogel von dir fliegt; beide Felder bringen 2 dazu. Eine Karte, die du behältst, kann in einer späteren Etappe punkten.

# ---- kurze Wörter auf dem Brett

board-flock = Der Schwarm
board-actions = Standardaktionen
board-stage = Etappe { $stage } von { $stages }
board-nest = Nest dieser Etappe
board-next = Nächste Vögel
board-display = Auslage
board-known = Bekannte Karten
board-discards = Ablage
board-hidden = { $cards ->
    [one] und eine verdeckte Karte
   *[other] und { $cards } verdeckte Karten
  }
board-sideways = Seitwärts
board-forward = Vor, zurück
board-add = Neuer Vogel
board-take = Karte nehmen
board-pass = Passen
board-free = gratis
board-done = Wertung beenden
board-space = { $space }: { $bird }
board-space-yours = { $space }: { $bird }, deiner
board-space-empty = { $space }: leer
board-can-fly = Kann den Platz tauschen
board-marks = Felder von { $card } zeigen
board-keep = oder behalten und werten
board-both = beide deine
board-score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } werten
board-pair = je Paar
board-in-stack = im Stapel
board-stack = Der Stapel: { $count ->
    [one] 1 Vogel
   *[other] { $count } Vögel
  }
board-layer-top = Im Stapel, Reihenfolge unbekannt:
board-layer-below = Darunter:
board-take-one = eine nehmen: { $price }
board-place = Ein leeres Feld: vorn in der Spalte. Der Pfeil: hinten, und die Spalte rückt vor.
board-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
board-forecast = Wenn die Etappe jetzt endete, würdest du { $birds ->
    [0] keinen Vogel landen.
    [one] 1 Vogel für { $points } landen.
   *[other] { $birds } Vögel für { $points } landen.
  }
board-prompt-turn = Du bist am Zug: fliegen, nehmen, spielen oder passen
board-prompt-partner = Mit welchem Vogel tauscht er den Platz?
board-prompt-sideways = Du bist am Zug: nach links oder rechts
board-prompt-forward = Du bist am Zug: nach vorn oder hinten
board-prompt-add = Du bist am Zug: Welcher Vogel kommt dazu?
board-prompt-take = Du bist am Zug: Welche Karte nimmst du?

# ---- Kapitel der Spielregel

chapter-setup = Aufbau
chapter-turn = Zug
chapter-action = Standardaktionen
chapter-card = Manöverkarten
chapter-stage = Ende einer Etappe
chapter-landing = Landung
chapter-scoring = Kartenwertung
chapter-next = Die nächste Etappe
chapter-end = Ende

# ---- die Regeln, Satz für Satz: Aufbau

clause-setup-board = Der Spielplan hat drei Reihen (vorn, Mitte, hinten) und 5, 6 oder 7 Spalten für 2, 3 oder 4 Spieler.
clause-setup-pieces = Alle haben fünf Vögel ihrer Farbe und bei 2, 3 oder 4 Spielern 10, 13 oder 16 Aktionswürfel; fünf neutrale Vögel gehören niemandem.
    .ruling = Platz 1 fliegt mit den Rotmilanen, Platz 2 mit den Graugänsen, Platz 3 mit den Kranichen, Platz 4 mit den Schwalben. Jede Farbe hat drei Weibchen und zwei Männchen: Landebeispiel und Aufbau lassen zwei Aufteilungen zu, und bei dieser hat jede Reserve ein Weibchen und ein Männchen.
clause-setup-flock = Drei neutrale Vögel sowie zwei Weibchen und ein Männchen jeder Spielerfarbe werden gemischt und offen als Dreieck ausgelegt: 1-2-3-2-1, 1-2-3-3-2-1 oder 1-2-3-3-3-2-1 Vögel in den Spalten.
    .ruling = Nur diese Höhen passen zu den gedruckten Zahlen und zur Anmerkung über die äußeren Spalten. Die Vögel liegen lückenlos ab der hinteren Reihe.
clause-setup-reserve = Die anderen zwei Vögel jeder Spielerfarbe und zwei neutrale bilden, gut gemischt, den verdeckten Vogelstapel; zwei davon kommen offen daneben.
clause-setup-cards = Die Manöverkarten für eure Spielerzahl (16, 19 oder 22) werden gemischt; alle bekommen zwei auf die Hand; 4, 5 oder 6 bilden offen die Auslage; der Rest ist der Nachziehstapel.
clause-setup-nest = Die sieben Nestkarten werden gemischt; eine davon wird für die erste Etappe aufgedeckt.
clause-setup-score = Alle beginnen mit 0 Punkten.
clause-setup-start-player = Es beginnt, wer in der vordersten Reihe die meisten Vögel hat; bei Gleichstand, wer von diesen Spielern in den vorderen zwei Reihen die meisten hat; hilft auch das nicht, entscheidet der Zufall.
    .ruling = Beim zweiten Mal wird nur noch unter denen verglichen, die gleichauf liegen. Neutrale Vögel zählen für niemanden; liegt in der vordersten Reihe kein Vogel einer Spielerfarbe, sind alle gleichauf.
clause-setup-hidden = Handkarten sind geheim.
    .ruling = Auslage, Ablagestapel, offene Vögel, Handkartenzahl und Aktionswürfel sind für alle sichtbar. Eine Karte, die aus der Auslage genommen wurde, ist allen bekannt. Die Reihenfolge der Stapel kennt niemand; welche Vögel im Vogelstapel liegen, dürfen alle wissen.

# ---- der Zug

clause-turn-order = Ihr kommt im Uhrzeigersinn an die Reihe. In deinem Zug nutzt du eine Standardaktion, spielst eine Manöverkarte oder passt.
    .ruling = Wer keine Aktionswürfel mehr hat, wird übersprungen; die anderen machen weiter, notfalls allein.
clause-turn-price = Beim ersten Mal kostet eine Standardaktion 1 Aktionswürfel, beim zweiten Mal 2, beim dritten Mal 3 und so weiter, egal, wer sie nutzt.
clause-turn-clear = Würfel, die schon auf der Aktion liegen, kommen zuerst ins Nest; dann legst du deine darauf.
clause-turn-afford = Reichen deine Aktionswürfel nicht, kannst du die Aktion nicht nutzen.
    .ruling = Erst werden die Würfel bezahlt, dann wird die Aktion ausgeführt.
clause-turn-possible = Du darfst nur wählen, was du auch ausführen kannst.
    .ruling = Die Spielregel sagt das bei den einzelnen Aktionen; bei uns gilt es für alle Aktionen und für die Karten.

# ---- Standardaktionen

clause-action-sideways = Nach links oder rechts fliegen: Einer deiner Vögel tauscht den Platz mit dem Vogel direkt neben ihm.
clause-action-forward = Nach vorn oder hinten fliegen: Einer deiner Vögel tauscht den Platz mit dem Vogel direkt vor oder hinter ihm.
clause-action-swap-birds = Ein Vogel fliegt nie auf ein leeres Feld.
    .ruling = Getauscht wird immer Vogel gegen Vogel, bei Standardaktionen wie bei Karten. Der Tauschpartner kann ein eigener, ein gegnerischer oder ein neutraler Vogel sein.
clause-action-add = Einen Vogel hinzufügen: Ein offener Vogel oder der oberste vom Stapel kommt in eine Spalte deiner Wahl.
    .ruling = Den obersten Vogel sehen alle, bevor sein Platz gewählt wird. Es kann ein eigener, ein gegnerischer oder ein neutraler sein.
clause-action-add-front = Ein neuer Vogel darf vorn an eine Spalte angelegt werden.
    .ruling = Gemeint ist das leere Feld direkt vor dem ersten Vogel der Spalte: Der Schwarm hat nie Lücken.
clause-action-add-back = Oder alle Vögel einer Spalte rücken ein Feld vor, und der neue kommt hinten dazu.
clause-action-add-full = Eine Spalte mit drei Vögeln ist voll; sind alle Spalten voll, ist die Aktion nicht möglich.
clause-action-add-reveal = Wurde ein offener Vogel genommen, wird danach der oberste vom Stapel aufgedeckt.
    .ruling = Solange der Stapel leer ist, wird nichts aufgedeckt; die offenen Plätze werden wieder besetzt, sobald der Schwarm neu formiert ist. Liegt weder offen noch im Stapel ein Vogel, kann keiner hinzugefügt werden.
clause-action-take = Eine Manöverkarte nehmen: Eine Karte der Auslage kommt auf deine Hand. Ist die Auslage leer, ist die Aktion nicht möglich.
clause-action-take-limit = Mehr als vier Karten behältst du nicht auf der Hand: Nimmst du eine fünfte, wirfst du danach eine ab.
    .ruling = Das darf auch die gerade genommene sein.
clause-action-take-refill = Neue Karten kommen erst am Ende der Etappe in die Auslage.

# ---- Manöverkarten

clause-card-play = Eine Manöverkarte spielen: Lege so viele Aktionswürfel ins Nest, wie sie kostet, führe ihre Aktion aus und lege die Karte auf den Ablagestapel.
    .ruling = Die Karte verlässt die Hand, bevor ihre Aktion beginnt.
clause-card-dodge = Ausweichen (2 Würfel): Einer deiner Vögel tauscht den Platz mit einem Vogel, der in seiner Reihe genau 2 Felder entfernt ist.
clause-card-sharp-dodge = Scharfes Ausweichen (2 Würfel): Einer deiner Vögel tauscht den Platz mit einem Vogel, der in seiner Reihe genau 3 Felder entfernt ist.
clause-card-dodge-over = Ausweichen geht über die Felder dazwischen hinweg.
    .ruling = Sie dürfen leer sein; nur auf den beiden Tauschfeldern müssen Vögel liegen.
clause-card-lead-change = Führungswechsel (2 Würfel): Einer deiner Vögel tauscht den Platz mit einem Vogel, der in seiner Spalte genau 2 Felder entfernt ist.
clause-card-standard = Standard (2 Würfel): Nutze irgendeine Standardaktion, egal, was sie gerade kostet. Deine zwei Würfel kommen gleich ins Nest.
    .ruling = Der Preis dieser Aktion ändert sich nicht. Weil „Standard“ die Hand schon verlassen hat, musst du nie abwerfen, wenn du damit eine Karte nimmst.
clause-card-neutral = Neutral (2 Würfel): Ein neutraler Vogel tauscht den Platz mit einem Vogel direkt neben, vor oder hinter ihm.
    .ruling = Zwei der vier Sprachen sagen nur „angrenzend“; für die Diagonale gibt es eine eigene Karte. Auch zwei neutrale Vögel dürfen tauschen.
clause-card-diagonal = Diagonal (3 Würfel): Einer deiner Vögel tauscht den Platz mit einem diagonalen Nachbarn.
clause-card-score = Wertung (3 Würfel): Eine andere deiner Handkarten wird gleich jetzt gewertet und danach abgeworfen.
    .ruling = Es zählt der Schwarm, wie er in diesem Moment fliegt, mit den 2 Extrapunkten für beide Felder; es ist nur eine Karte, und sie muss mindestens 1 Punkt bringen.
clause-card-free-flight = Freiflug (4 Würfel): Einer deiner Vögel tauscht den Platz mit irgendeinem anderen Vogel auf dem Spielplan.
clause-card-favorite-bird = Lieblingsvogel (4 Würfel): Such dir im Vogelstapel einen Vogel aus, füge ihn dem Schwarm hinzu und mische dann den Stapel.
    .ruling = Gesucht wird nur im verdeckten Stapel, nicht bei den offenen Vögeln. Der Vogel wird gezeigt und angelegt wie jeder neue; bei leerem Stapel oder vollem Schwarm geht das nicht. Gemischt wird der ganze Stapel.
clause-card-display = Auslage: Du nutzt die Aktion einer Karte in der Auslage und zahlst, was diese Karte kostet. Sie selbst bleibt in der Auslage.
    .ruling = Eine Karte „Auslage“, die in der Auslage liegt, lässt sich so nicht nutzen. Nutzt du „Standard“, um eine Karte zu nehmen, nimmst du eine andere als die genutzte. Nutzt du „Wertung“, kommt jede Karte infrage, die du noch auf der Hand hast.
clause-turn-pass = Passen: Lege 2 Aktionswürfel ins Nest oder deinen letzten. In deinem nächsten Zug hast du wieder die freie Wahl.
    .ruling = Passen ist immer erlaubt.

# ---- das Ende einer Etappe

clause-stage-end = Hat niemand mehr Aktionswürfel, endet die Etappe mit der Landung.
    .ruling = Vorher wird die Aktion, für die der letzte Würfel bezahlt wurde, zu Ende geführt.
clause-landing-front = Aus jeder Spalte landet der vorderste Vogel und verlässt den Schwarm, auch wenn Felder vor ihm leer sind.
clause-landing-points = Die Nestkarte gibt dir Punkte, je nachdem, wie viele deiner Vögel gelandet sind; für neutrale Vögel punktet niemand, und ohne gelandeten Vogel gibt es nichts.
clause-landing-pairs = Für jedes deiner gelandeten Paare aus Männchen und Weibchen kommt der Bonus oder Malus der Nestkarte dazu.
    .ruling = Du hast so viele Paare wie gelandete Männchen oder Weibchen; es gilt die kleinere Zahl. Ein Malus zählt voll, auch unter 0; die Punkteleiste hat nach unten keine Grenze.
clause-landing-stack = Die gelandeten Vögel kommen gemischt unter den Vogelstapel.
    .ruling = Verdeckt und in einer Reihenfolge, die niemand kennt. Welche Vögel es waren und dass sie unter den anderen liegen, wissen weiterhin alle.
clause-scoring-cards = Nach der Landung dürft ihr Manöverkarten aus der Hand werten: Eine Karte markiert zwei Felder mit Punkten, und jedes Feld mit einem Vogel von dir bringt seine Punkte. Mindestens eines muss es sein.
    .ruling = Reihum ab dem Startspieler der Etappe, wenn alle Landungen gezählt sind. Wer Karten hat, wird immer gefragt; so bleibt verborgen, was sich gar nicht werten ließ.
clause-scoring-both = Liegen auf beiden markierten Feldern Vögel von dir, gibt es 2 Punkte mehr.
clause-scoring-any-number = Du darfst beliebig viele Karten werten; gewertete Karten werden abgeworfen. Ein Vogel kann für mehrere Karten zählen.
    .ruling = Nicht gewertete Karten bleiben auf der Hand.

# ---- die nächste Etappe

clause-next-cubes = Alle bekommen ihre Aktionswürfel vollständig zurück.
    .ruling = Jede Aktion kostet damit wieder 1.
clause-next-nest = Eine neue Nestkarte wird aufgedeckt.
clause-next-display = Die Auslage wird auf 4, 5 oder 6 Karten aufgefüllt.
clause-next-reshuffle = Ist der Nachziehstapel leer, wird der gemischte Ablagestapel zum neuen.
    .ruling = Sind beide leer, bleibt die Auslage unvollständig.
clause-next-formation = Die Vögel der Spalten rücken vor, bis sie wieder das Dreieck vom Aufbau bilden, und Vögel vom Stapel füllen offen die leeren Felder der hinteren Reihe.
    .ruling = Von links nach rechts rückt jede zu kurze Spalte eine Reihe vor und bekommt hinten einen Vogel dazu; die gelandeten Vögel liegen da schon unter dem Stapel.
clause-next-surplus = Eine Etappe kann mit mehr Vögeln beginnen, wenn in einer äußeren Spalte zwei geblieben sind.
clause-next-face-up = Neben dem Stapel liegen zwei offene Vögel.
    .ruling = Sie werden ergänzt, sobald der Schwarm neu formiert ist.
clause-next-start-player = Wer jetzt in der vordersten Reihe die meisten Vögel hat, beginnt die nächste Etappe; bei Gleichstand gilt dasselbe wie beim Aufbau.

# ---- das Ende

clause-end-stages = Das Spiel endet nach der Wertung der dritten Etappe. Wer dann die meisten Punkte hat, gewinnt.
    .ruling = Karten, die noch auf der Hand sind, zählen nichts.
clause-end-tie = Bei gleich vielen Punkten gewinnt, wer weniger Vögel auf dem Spielplan hat; ist auch das gleich, wird der Sieg geteilt.
    .ruling = Gezählt werden die eigenen Vögel nach der dritten Landung.

# ---- the card reference

group-maneuver = Manöver
group-cards-2 = Manöverkarten zu zweit
group-cards-3 = Manöverkarten zu dritt
group-cards-4 = Manöverkarten zu viert
group-nest = Nestkarten
group-bird = Vögel
fact-spaces = Felder
fact-landing-points = 1 bis 5 Vögel landen
fact-pair = Jedes Paar ♀♂
fact-females = Weibchen
fact-males = Männchen
fact-copies-by-players = Anzahl zu zweit · dritt · viert
fact-cubes = Würfel
name-cost-of-copy = die der genutzten Karte

# ---- the scenes of the rulebook

scene-sideways = Adas Milan tauscht mit dem Segler neben ihm. Mindestens einer der beiden muss ihr gehören.
scene-forward = Dasselbe in einer Spalte: Der Milan fällt hinter eine Gans zurück; dort kann er noch Karten werten.
scene-adding = Ada fügt einen offenen Vogel hinten in eine Spalte ein; die Vögel davor rücken vor.
scene-taking = Ada nimmt eine Karte der Auslage. Die obere Hälfte wird gespielt, die untere aufgehoben und gewertet.
scene-dodging = Ein Ausweichen reicht in der Reihe über ein Feld hinweg. Karten haben feste Kosten, egal wie oft Aktionen genutzt wurden.
scene-landing = Das Ende einer Etappe zu viert. Der vorderste Vogel jeder Spalte landet; die Nestkarte zahlt nach der Anzahl und für jedes Paar aus Weibchen und Männchen.
scene-marks = Nach der Landung: Auf beiden Feldern von Adas Karte fliegt noch ein Vogel von ihr.
scene-sharply = Ein Scharfes Ausweichen reicht in einer Reihe über zwei Felder hinweg: Adas Milan tauscht mit einer Gans.
scene-leading = Ein Führungswechsel tauscht den vordersten und den hintersten Vogel einer Spalte; der dazwischen bleibt.
scene-diagonally = Diagonal: Der Milan verlässt die Spitze und fliegt in die Nachbarspalte, eine Reihe weiter hinten.
scene-neutrally = Mit Neutral tauscht ein Segler mit dem Vogel neben, vor oder hinter ihm; keiner der beiden muss Ada gehören.
scene-freely = Freiflug: Ein beliebiger Vogel Adas tauscht mit einem beliebigen anderen, gleich wie weit entfernt.
scene-standard = Seitwärts zu fliegen ist teuer geworden. Eine Standardkarte führt jede Standardaktion zum Preis der Karte aus; Bens Würfel bleiben liegen.
scene-at-once = Wertung: Ada wertet eine andere Karte ihrer Hand sofort, noch bevor die Vögel gelandet sind, und legt beide ab.
scene-favorite = Lieblingsvogel: Ada sieht den Stapel durch, nimmt den gewünschten Vogel und fügt ihn dem Schwarm hinzu; der Stapel wird gemischt.
scene-copying = Eine Karte Auslage nutzt eine offen liegende Karte zu deren Preis. Diese bleibt in der Auslage.
scene-fifth = Ada nimmt eine fünfte Karte und muss eine ablegen: Mehr als vier bleiben nie auf der Hand.
scene-keeping = Niemand muss werten. Ada behält ihre Karte für eine Etappe, in der sie vielleicht mehr bringt.
part-nests = die Nester
part-pairs = Punkte für Paare
part-cards = Wertungskarten

# ---- was der Coach über eine Aktion sagt. $seat ist jemand anderes

coach-scored = { $card } bringt jetzt { $points }.
coach-landed = Beendet die Etappe: Deine landenden Vögel bringen { $points } (vorher { $before }).
coach-landed-same = Beendet die Etappe: Deine landenden Vögel bringen { $points }.
coach-keeps-cards = Du behältst { $cards ->
    [one] deine Karte
   *[other] deine { $cards } Karten
  } für die nächste Etappe.
coach-cards-unscored = Was du dann noch auf der Hand hast, bringt nichts mehr.
coach-landed-rival = Beendet die Etappe: Die landenden Vögel von { $seat } bringen { $points } (vorher { $before }).
coach-lands-more = So wie der Schwarm dann fliegt, { $birds ->
    [one] landet
   *[other] landen
  } { $birds ->
    [one] ein Vogel mehr
   *[other] { $birds } Vögel mehr
  } von dir: { $points } statt { $before } Punkte.
coach-lands-fewer = So wie der Schwarm dann fliegt, { $birds ->
    [one] landet
   *[other] landen
  } { $birds ->
    [one] ein Vogel weniger
   *[other] { $birds } Vögel weniger
  } von dir: { $points } statt { $before } Punkte.
coach-pairs-more = Deine landenden Vögel wären ein Paar mehr (je { $each }): { $points } statt { $before } Punkte.
coach-pairs-fewer = Deine landenden Vögel wären ein Paar weniger (je { $each }): { $points } statt { $before } Punkte.
coach-landing-rival = { $seat } bekäme bei der Landung { $points } statt { $before } Punkte.
coach-card-new = { $card } brächte { $points }, so wie der Schwarm jetzt fliegt.
coach-card-nothing = { $card } brächte noch nichts: Deine Vögel müssen erst dorthin.
coach-card-more = { $card } auf deiner Hand brächte { $points } statt { $before }.
coach-card-less = { $card } auf deiner Hand brächte { $points ->
    [0] nichts mehr
   *[other] nur noch { $points }
  } statt { $before }.
coach-price = Wer diese Aktion als Nächstes nutzt, zahlt { $price } statt { $was }: „{ $action }“.
coach-cubes = Du hast dann { $cubes ->
    [0] keinen Aktionswürfel mehr
    [one] noch einen Aktionswürfel
   *[other] noch { $cubes } Aktionswürfel
  }, die anderen { $most ->
    [0] keinen
   *[other] bis zu { $most }
  }.
coach-cubes-rival = Du hast dann { $cubes ->
    [0] keinen Aktionswürfel mehr
    [one] noch einen Aktionswürfel
   *[other] noch { $cubes } Aktionswürfel
  }, { $seat } hat { $most ->
    [0] keinen
    [one] einen
   *[other] { $most }
  }.
