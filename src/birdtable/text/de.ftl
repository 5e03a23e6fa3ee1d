# Sätze des Tisches selbst, für jedes Spiel.

reason-over = Die Partie ist zu Ende.
reason-not-now = Gerade ist etwas anderes zu entscheiden: { $decision }

# ---- wer am Tisch sitzt

table-you = Du
table-you-third-person = Spieler { $number } (du)
table-player = Spieler { $number }
table-bot-random = Zufall { $number }
table-bot-greedy = Gierhals { $number }
table-and = { $words } und { $last }
table-yes = ja
table-no = nein
table-nothing = nichts

# ---- vor einer Partie

ask-game = Welches Spiel möchtest du spielen?
ask-game-prompt = Eine Nummer oder ein Name (Enter: { $first }):
ask-game-again = Bitte gib eine Nummer von 1 bis { $count } ein oder den Anfang eines Namens.
ask-players = Wie viele spielen mit, dich eingerechnet: { $counts } (Enter: { $default }):
ask-players-again = Bitte gib eine dieser Zahlen ein: { $counts }.

# ---- eine Partie

table-seats = Am Tisch: { $names }.
table-hint = Gib die Nummer einer Möglichkeit ein oder help, um zu sehen, was du sonst noch eingeben kannst.
table-continued = Die Partie geht nach { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
  } weiter.
table-points = Punkte: { $points }.
table-news-first = Das ist bisher passiert:
table-news = Das ist seit deiner letzten Wahl passiert:
table-your-turn = Du bist am Zug.
table-prompt = Deine Wahl:
table-empty = Bitte gib eine Nummer aus der Liste, eine Aktion in Kurzform oder help ein.
table-no-such-number = Diese Nummer gibt es nicht: Die Liste geht von 1 bis { $count }.
table-not-understood = { $text } ist weder eine Aktion noch ein Befehl. Gib eine Nummer aus der Liste ein oder help.
table-not-an-action = Das ist keine Aktion: { $error }.
table-which = { $text } kann { $count } Aktionen bedeuten. Bitte sag, welche:
table-and-more = und { $count } weitere.
table-illegal = Das geht gerade nicht: { $action }.
table-ask-why = Mit „why { $action }“ kannst du die Regel dazu lesen. Es hat sich nichts geändert.
table-compiling = { $total ->
    [0] Die schnellen Regeln werden gerade kompiliert; spiel ruhig weiter.
   *[other] Die schnellen Regeln werden kompiliert: { $done } von { $total }; spiel ruhig weiter.
  }
table-compiled = Die schnellen Regeln sind bereit.
table-compile-stopped = Die schnellen Regeln ließen sich nicht kompilieren; die Partie geht mit den langsamen weiter.

# ---- das Ende

table-over = Die Partie ist zu Ende.
table-you-win = Du hast gewonnen!
table-wins = { $names } gewinnt.
table-share = Geteilter Sieg: { $names }.
table-over-hint = Du kannst noch look, log, undo oder save mit einem Dateinamen eingeben. Mit Enter verlässt du den Tisch.
table-over-prompt = Noch etwas?
table-over-only = Die Partie ist zu Ende. Gib look, log, undo oder save mit einem Dateinamen ein, oder drück einfach Enter, um zu gehen.
table-bye = Bis bald!
table-bye-older = Die Partie hat sich geändert, seit du sie in { $file } gespeichert hast.
table-come-back = So kommst du zurück: { $command }

# ---- Befehle

help-actions = Gib die Nummer einer Möglichkeit ein oder die Aktion in Kurzform, zum Beispiel „{ $example }“; ein eindeutiger Anfang genügt, und Tab ergänzt.
help-look = look: zeigt noch einmal den Tisch und deine Möglichkeiten.
help-log = log: zeigt alles, was passiert ist.
help-why = why AKTION: erklärt, warum eine Aktion gerade nicht erlaubt ist, mit der Regel dazu.
help-rules = rules WORT: zeigt die Regeln, in denen ein Wort vorkommt; rules allein nennt die Kapitel.
help-undo = undo: nimmt deine letzte Wahl zurück, solange niemand etwas daraus erfahren hat.
help-save = save FILE: speichert die Partie in einer Datei; mit „birdtable play --load FILE“ geht sie weiter.
help-help = help: zeigt diese Liste.
help-quit = quit: verlässt den Tisch. Was nicht gespeichert ist, geht verloren.
why-what = Welche Aktion meinst du? Zum Beispiel: why pass
why-legal = Nichts spricht dagegen: „{ $action }“ ist gerade erlaubt.
undo-done = Zurückgenommen: { $action }.
undo-nothing = Es gibt nichts zurückzunehmen: Du hast noch nichts gewählt.
undo-stops = Weiter zurück geht es nicht: Nach deiner Wahl „{ $action }“ hat jemand etwas Neues gesehen (eine Karte, einen Vogel, ein Mischen oder Ähnliches), und was gesehen ist, lässt sich nicht ungesehen machen.
save-where = Wohin speichern? Gib save und einen Dateinamen ein.
save-exists = { $file } gibt es schon, aber das ist nicht diese Partie. Bitte wähle einen anderen Namen.
save-failed = { $file } lässt sich nicht schreiben: { $error }.
save-done = Gespeichert in { $file }.

# ---- die Spielregel

rules-clause = { $id }, Seite { $page }:
rules-ruling = Auslegung: { $ruling }
rules-proved = Bewiesen durch:
rules-no-test = Kein Test nennt diese Regel.
rules-none = In keiner Regel kommt „{ $word }“ vor.
rules-count = { $count ->
    [one] { $count } Regel.
   *[other] { $count } Regeln.
  }
rules-chapters = Die Kapitel und wie viele Regeln jedes hat: { $chapters }. Gib rules und ein Wort ein, um sie zu lesen.

# ---- die Spiele im Regal

games-game = { $name }: { $title }, für { $players } Spieler, Regelversion { $version }.
games-content = { $file }: { $counts }.
games-rulebook = { $count } aus der Spielregel
games-web = { $count } aus anderen öffentlichen Quellen
games-inferred = { $count } aus der Spielregel abgeleitet
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

# ---- was schiefging

error = Fehler: { $text }
