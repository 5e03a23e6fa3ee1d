# Sätze des Tisches selbst, für jedes Spiel.

reason-over = Die Partie ist zu Ende.
reason-not-your-turn = Du bist nicht am Zug.
reason-not-now = Gerade ist etwas anderes zu entscheiden: { $decision }

# ---- wer am Tisch sitzt

table-you = Du
table-you-third-person = Spieler { $number } (du)
table-player = Spieler { $number }
table-bot-random = Zufall { $number }
table-bot-greedy = Gierhals { $number }
table-bot-gentle = Sanft { $number }
table-bot-fair = Solide { $number }
table-bot-strong = Stark { $number }
table-bot-expert = Könner { $number }
table-bot-master = Meister { $number }
table-bot-search = Denker { $number }
table-and = { $words } und { $last }
table-yes = ja
table-no = nein
table-nothing = nichts
table-quote = „{ $text }“
table-colon = { $text }:

# ---- vor einer Partie

ask-game = Welches Spiel möchtest du spielen?
ask-game-prompt = Eine Nummer oder ein Name (Enter: { $first }):
ask-game-again = Bitte gib eine Nummer von 1 bis { $count } ein oder den Anfang eines Namens.
ask-players = Wie viele spielen mit, dich eingerechnet: { $counts } (Enter: { $default }):
ask-players-again = Bitte gib eine dieser Zahlen ein: { $counts }.
ask-continue = Am { $date } hast du eine Partie { $title } verlassen, nach { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
  }.
ask-continue-prompt = Enter setzt sie fort, n beginnt eine neue:

# ---- eine Partie

table-seats = Am Tisch: { $names }.
table-hint = Gib die Nummer einer Möglichkeit ein oder help, um zu sehen, was du sonst noch eingeben kannst.
table-begin = Mit Enter geht es los:
table-continued = Die Partie geht nach { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
  } weiter.
table-points = Punkte: { $points }.
table-your-turn = Du bist am Zug.
table-prompt = Deine Wahl:
table-empty = Bitte gib eine Nummer aus der Liste, eine Aktion in Kurzform oder help ein.
table-no-such-number = { $count ->
    [1] Diese Nummer gibt es nicht: Es gibt nur die 1.
   *[other] Diese Nummer gibt es nicht: Die Liste geht von 1 bis { $count }.
  }
table-not-understood = { $text } ist weder eine Möglichkeit noch ein Befehl. Gib eine Nummer aus der Liste ein oder help.
table-not-an-action = { $text } ist keine Aktion dieses Spiels.
table-which = { $text } kann { $count } Möglichkeiten bedeuten. Bitte sag, welche:
table-perhaps = { $text } gehört nicht zu deinen Möglichkeiten. Meinst du vielleicht:
table-and-more = und { $count } weitere.
table-illegal = Das geht gerade nicht: { $action }.
table-ask-why = Mit { $command } kannst du die Regel dazu lesen. Es hat sich nichts geändert.
table-not-now = Gerade nicht: { $text }
table-compiling = { $percent ->
    [0] Der Tisch wird im Hintergrund schneller; spiel ruhig weiter.
   *[other] Der Tisch wird im Hintergrund schneller ({ $percent } % geschafft); spiel ruhig weiter.
  }
table-compiled = Der Tisch läuft jetzt mit vollem Tempo.
table-compile-stopped = Der Tisch ließ sich nicht beschleunigen; die Partie geht weiter wie bisher.

# ---- das Ende

table-over = Die Partie ist zu Ende.
table-rank = { $place }. { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
table-nobody-wins = Niemand gewinnt.
table-you-lose = Du hast verloren.
table-wins-you = Du gewinnst mit { $lead ->
    [one] { $lead } Punkt
   *[other] { $lead } Punkten
  } Vorsprung vor { $other }!
table-wins-over = { $name } gewinnt mit { $lead ->
    [one] { $lead } Punkt
   *[other] { $lead } Punkten
  } Vorsprung vor { $other }.
table-wins-over-you = { $name } gewinnt mit { $lead ->
    [one] { $lead } Punkt
   *[other] { $lead } Punkten
  } Vorsprung vor dir.
table-you-win = Du hast gewonnen!
table-wins = { $names } gewinnt.
table-share = Geteilter Sieg: { $names }.
table-over-hint = Du kannst noch look, log, undo oder save mit einem Dateinamen eingeben. Mit Enter verlässt du den Tisch.
table-over-prompt = Noch etwas?
table-over-only = Die Partie ist zu Ende. Gib look, log, undo oder save mit einem Dateinamen ein, oder drück einfach Enter, um zu gehen.
table-bye = Bis bald!
table-kept = Deine Partie ist aufgehoben in { $file }.
table-come-back = So kommst du zurück: { $command }

# ---- Befehle

help-actions = Gib die Nummer einer Möglichkeit ein oder ihre Worte, zum Beispiel { $example }; ein eindeutiger Anfang genügt, und Tab ergänzt.
help-look = look: zeigt den ganzen Tisch und deine Möglichkeiten.
help-log = log: zeigt alles, was passiert ist.
help-hint = hint: die besten Möglichkeiten, wie ein Bot sie sieht, aus dem, was du weißt.
help-why = why AKTION: erklärt, warum eine Aktion gerade nicht erlaubt ist, mit der Regel dazu.
help-rules = rules: das Spiel in wenigen Sätzen. rules WORT: ein Kapitel oder die Regeln, in denen ein Wort vorkommt.
help-undo = undo: nimmt deine letzte Wahl zurück, solange niemand etwas daraus erfahren hat.
help-save = save: hebt die Partie auf. save DATEI: speichert sie in einer eigenen Datei.
help-review = review: nach der Partie, was deine Entscheidungen gekostet haben und was Glück war.
help-help = help: zeigt diese Liste.
help-quit = quit: verlässt den Tisch. Deine Partie wird aufgehoben, und { $command } setzt sie fort.
hint-choice = { $number }. { $action }: gewinnt zu etwa { $win } % (± { $sure }), am Ende etwa { $points } Punkte.
hint-honest = Der Bot hat nicht mehr gesehen als du.
review-later = Eine Rückschau gibt es nach der Partie. Während der Partie hilft hint.
review-wait = Jede Entscheidung wird angesehen; das dauert einen Moment.
review-account = { $name }: zu Beginn { $start } % Gewinnchance; eigene Entscheidungen kosteten { $mistakes }, die des Gegners brachten { $gifts }, Glück { $luck }; am Ende { $result } %.
review-account-many = { $name }: zu Beginn { $start } % Gewinnchance; eigene Entscheidungen kosteten { $mistakes }, die der anderen und das Glück machten { $luck } aus; am Ende { $result } %.
review-choice = Entscheidung { $number }, { $action }: { $best } wäre um etwa { $cost } % besser gewesen (± { $sure }).
why-what = Welche Aktion meinst du? Zum Beispiel: why { $action }
why-legal = Nichts spricht dagegen: { $action } ist gerade erlaubt.
undo-done = Zurückgenommen: { $action }.
undo-nothing = Es gibt nichts zurückzunehmen: Du hast noch nichts gewählt.
undo-stops = Deine Wahl { $action } lässt sich nicht zurücknehmen: Sie hat den anderen etwas über deine Hand verraten oder etwas aufgedeckt.
undo-stops-other = Deine letzte Wahl lässt sich nicht mehr zurücknehmen: Seitdem hat { $name } etwas aufgedeckt oder gezeigt ({ $action }).
save-exists = { $file } gibt es schon, aber das ist nicht diese Partie. Bitte wähle einen anderen Namen.
save-failed = { $file } lässt sich nicht schreiben: { $error }.
save-done = Gespeichert in { $file }.

# ---- die Spielregel

rules-clause = { $text } ({ $id }, Seite { $page })
rules-ruling = Auslegung: { $ruling }
rules-proved = Bewiesen durch:
rules-no-test = Kein Test nennt diese Regel.
rules-none = In keiner Regel kommt { $word } vor.
rules-chapter = { $title } ({ $count })
rules-count = { $count ->
    [one] { $count } Regel.
   *[other] { $count } Regeln.
  }
rules-chapters = Gib rules und ein Kapitel oder ein Wort ein, um mehr zu lesen. Die Kapitel und wie viele Regeln jedes hat: { $chapters }.
rules-options = Optionen
rules-option = { $title }: { $choices }. { $line }

# ---- die Spiele im Regal

games-game = { $name }: { $title }, für { $players } Spieler, Regelversion { $version }.
games-content = { $file }: { $counts }.
games-rulebook = { $count } aus der Spielregel
games-web = { $count } aus anderen öffentlichen Quellen
games-inferred = { $count } aus der Spielregel abgeleitet
games-single = davon { $count } aus nur einer Abschrift
games-proposed = { $count } von uns vorgeschlagen
games-also-proposed = von uns vorgeschlagen: { $note }.

# ---- nacherzählen und prüfen

replay-start = { $title }. Am Tisch: { $names }.
replay-pause = Weiter mit Enter, Schluss mit q:
replay-unfinished = Die Aufzeichnung endet hier, nach { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
  }; die Partie ist nicht zu Ende.
verify-identity = Aufgezeichnetes Spiel: { $title }, Regelversion { $version }, für { $count } Spieler.
verify-actions = Bewiesen: Der Schlüssel in der Aufzeichnung ergibt genau diese Partie, und alle Aktionen ({ $count }) sind darin erlaubt, eine nach der anderen.
verify-scores = Bewiesen: Die Partie ist zu Ende, und der Endstand stimmt mit der Aufzeichnung überein: { $scores }.
verify-scores-so-far = Bewiesen: Die Partie ist nicht zu Ende, und der Zwischenstand stimmt mit der Aufzeichnung überein: { $scores }.
verify-no-scores = Nicht bewiesen: das Ergebnis. Die Aufzeichnung nennt keine Punkte; ihre Aktionen ergeben { $scores }.
verify-fair = Bewiesen: das Mischen. Das Geheimnis passt zur Festlegung, und aus dem Geheimnis und den Zufallszahlen aller Plätze ergibt sich der Schlüssel.
verify-fair-not = Durch die Datei allein nicht bewiesen: dass die Festlegung vor dem Mischen veröffentlicht wurde und dass deine Zufallszahl ins Mischen eingegangen ist. Vergleiche beide mit dem, was dir gezeigt wurde. Die Festlegung ist { $commitment }
verify-no-claim = Nicht bewiesen: dass niemand das Mischen bestimmt hat. Die Aufzeichnung behauptet nichts über Fairness.
verify-people = Nicht bewiesen: wer auf den Plätzen saß und was man einander gesagt hat.

# ---- viele Partien

sim-compiling = Regeln werden kompiliert
sim-playing = Partien werden gespielt
sim-games = { $games ->
    [one] { $games } Partie.
   *[other] { $games } Partien.
  }
sim-name = Spieler { $number } ({ $bot })
sim-bot-random = zufällig
sim-bot-greedy = gierig
sim-bot-gentle = sanft
sim-bot-fair = solide
sim-bot-strong = stark
sim-bot-expert = ausgefuchst
sim-bot-master = meisterlich
sim-bot-search = nachdenklich
sim-seat = { $name }: im Mittel { $mean } Punkte, Standardabweichung { $deviation }, Minimum { $least }, Maximum { $most }; { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
  } ({ $percent } %).
sim-shared = { $count ->
    [0] Kein Sieg wurde geteilt.
    [one] { $count } Sieg wurde geteilt; er zählt für alle, die ihn teilen.
   *[other] { $count } Siege wurden geteilt; sie zählen für alle, die sie teilen.
  }
sim-length = Mittlere Länge: { $mean } Entscheidungen pro Partie.
sim-speed = Tempo: { $speed } Entscheidungen pro Sekunde (insgesamt { $seconds } s).
sim-written = { $games ->
    [one] { $games } Partie steht in { $file }.
   *[other] { $games } Partien stehen in { $file }.
  }
report-done = { $games ->
    [one] Der Bericht über { $games } Partie liegt in { $file }.
   *[other] Der Bericht über { $games } Partien liegt in { $file }.
  }

# ---- was schiefging

error = Fehler: { $text }

# ---- the table in the browser

serve-ready = Der Tisch ist gedeckt: { $address } – Strg-C schließt ihn, kein Spiel geht verloren.
export-done = { $count ->
    [one] 1 beendetes Spiel liegt in { $folder }.
   *[other] { $count } beendete Spiele liegen in { $folder }.
  }

# ---- achievements and content files

album-news = Erfolge dieser Partie: { $boxes }.
album-count = { $count } von { $all } Erfolgen.
content-box = Gespielt wird, wie es kam. Um die Werte deiner Schachtel einzusetzen: birdtable content { $game } --edit
content-own = Gespielt wird mit deinen Dateien aus { $folder }: { $files }
content-made = Deine Dateien liegen in { $folder }. Ändere, was in deiner Schachtel anders steht, lösche die Dateien, die bleiben sollen, wie sie waren, und prüfe sie: birdtable content { $game } --check
content-none = Dieses Spiel hat keine Inhaltsdatei zum Ersetzen.
content-wrong = { $count ->
    [one] 1 Fehler in { $file }.
   *[other] { $count } Fehler in { $file }.
  }

# ---- the card reference

rules-cards = Karten und Teile findest du nach Namen oder Gruppe. Die Gruppen: { $groups }.
card-copies = { $count ->
    [one] einmal
   *[other] { $count }-mal
  }
fact-points = Punkte
fact-copies = Anzahl
fact-cost = Kosten
fact-players = Personen
fact-title = Titel
fact-effect = Wirkung
origin-rulebook = Gedruckt in der Anleitung.
origin-web = { $sources ->
    [0] Bekannt aus öffentlichen Quellen.
    [one] Bekannt aus einer einzigen öffentlichen Quelle.
   *[other] Bekannt aus { $sources } öffentlichen Quellen.
  }
origin-inferred = Aus dem Gedruckten erschlossen.
origin-proposed = Rekonstruiert: Das gedruckte Original kennen wir nicht.
origin-rulebook-of = Gedruckt: { $facts }.
origin-web-of = Aus öffentlichen Quellen: { $facts }.
origin-inferred-of = Erschlossen: { $facts }.
origin-proposed-of = Rekonstruiert: { $facts }.
content-fine = { $file } ist in Ordnung. Gespielt wird mit dem, was in { $folder } liegt.
hint-line = Was folgen kann: { $line }
hint-step = { $name }: { $action }
coach-points = Bringt dir jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
hint-often = In etwa { $tenths } von 10 Fällen: { $fact }
hint-then = Danach { $action }: { $facts }
hint-then-more = Danach { $action } und so weiter: { $facts }
hint-why = Worauf das zielt: { $part }, mit etwa { $points ->
    [one] einem Punkt mehr
   *[other] { $points } Punkten mehr
  } als { $other }.
hint-why-rivals = Nimmt dem Besten der anderen etwa { $points ->
    [one] einen Punkt,
   *[other] { $points } Punkte,
  } verglichen mit { $other }.
review-line = Besser: { $line }
# ---- Lektionen

lesson-other = Das ist erlaubt, aber darum geht es in dieser Lektion nicht. Versuch etwas anderes.

# ---- jemanden an den Tisch rufen

call-turn-title = { $game }: Du bist dran
call-turn = { $count ->
    [0] Du bist am Zug.
   *[other] Du bist am Zug, am Tisch mit { $others }.
  }
call-reminder-title = { $game }: Du bist noch dran
call-reminder = Deine Zeit läuft am { $when } (UTC) ab.
call-letter =
    { $text }

    { $link }

    Du bekommst diesen Brief, weil du ihn wolltest. So kommen keine mehr: { $stop }
call-confirm-title = Ist das deine Adresse?
call-confirm =
    Jemand möchte, dass Birdtable an diese Adresse schreibt, wenn er oder sie am Zug ist. Warst du das, öffne diesen Link innerhalb eines Tages, im selben Browser:

    { $link }

    Wenn nicht, tu einfach nichts: Die Adresse wird nicht behalten.
