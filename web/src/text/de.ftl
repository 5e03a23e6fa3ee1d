# Alle Sätze der Seite selbst, für alle Spiele. Was ein Spiel sagt, steht in dessen eigenem Katalog.

close = Schließen
cancel = Abbrechen
guest = Gast
your-move = Du bist dran
to-home = Zur Startseite
page-lost = Unter dieser Adresse ist nichts.
page-broken = Diese Seite ließ sich nicht laden. Bitte versuch es noch einmal.

# ---- der Weg

nav = Seiten
nav-games = Spiele
nav-rules = Regeln
nav-replays = Aufzeichnungen
nav-achievements = Erfolge

# ---- was du einstellen kannst

settings = Einstellungen
settings-name = Dein Name
settings-language = Sprache
settings-theme = Licht
settings-sound = Ton
settings-guide = Begleiter für die erste Partie
theme-system = Wie mein System
theme-day = Tag
theme-dusk = Dämmerung
theme-to-day = Auf Tag umschalten
theme-to-dusk = Auf Dämmerung umschalten

# ---- die Startseite

home-title = { $count ->
    [5] Fünf Vogelspiele,
    [6] Sechs Vogelspiele,
   *[other] { $count } Vogelspiele,
  }
home-title-2 = ein ruhiger Tisch.
home-line = In einer Minute mit Freunden spielen, oder sofort gegen ehrliche Bots. Kein Konto, nichts zu installieren.
home-note-crown = roter Scheitel
home-note-coat = unten heller
home-note-bustle = die „Schleppe“
home-set = Tisch decken
home-join = Mit Link oder Code beitreten
home-away = Der Tisch ist gerade nicht zu erreichen. Diese Seite versucht es weiter.
home-continue = Weiterspielen
home-watch = Mitspielen oder zusehen
home-plate = Tafel { $plate }
home-in-the-making = in Arbeit
home-open-tables = { $count ->
    [one] 1 Tisch offen
   *[other] { $count } Tische offen
  }
home-players = { $least }–{ $most } Spieler
home-minutes = { $minutes } Min.

table-with = Mit { $others }
table-alone = Noch niemand sonst
table-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
  }
table-join = Mitspielen
table-watch = Zusehen
table-laying = Der Tisch wird gedeckt …
status-gathering = Noch nicht vollzählig
status-playing = Andere sind dran
status-over = Zu Ende

join-title = An einen Tisch setzen
join-line = Füge den Link ein, den du bekommen hast, oder tippe den Code des Tisches.
join-wrong = Das ist weder ein Link noch ein Code. Bitte prüfe es.
join-go = Zum Tisch

# ---- ein neuer Tisch

new-title = Tisch decken
new-game = Welches Spiel?
new-company = Mit wem?
company-bots = Gegen Bots
company-bots-line = Beginnt sofort.
company-friends = Mit Freunden
company-friends-line = Alle bekommen einen Link.
company-here = An diesem Bildschirm
company-here-line = Mehrere spielen hier abwechselnd; ein Vorhang verbirgt die Handkarten.
new-seats = Wer sitzt wo
new-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
  }
new-seat = Platz { $number }
new-name = Name auf Platz { $number }
sitter-me = Ich
sitter-here = Noch jemand an diesem Bildschirm
sitter-friend = Jemand mit Link
sitter-friend-line = Den Link bekommst du auf der nächsten Seite.
sitter-bot = Bot, { $level }
level-gentle = sanft
level-gentle-line = Spielt mit und macht viele Fehler.
level-fair = solide
level-fair-line = Ein guter Gegner für den Abend, mit ein paar Fehlern.
level-strong = stark
level-strong-line = Flink und schwer zu schlagen.
level-expert = ausgefuchst
level-expert-line = Denkt ein paar Züge voraus und antwortet sofort.
level-master = meisterlich
level-master-line = Stärker spielt hier niemand. Nimmt sich bis zu einer Sekunde je Zug.
new-options = Varianten
new-swap = Die Farbe mit dem nächsten Platz tauschen
new-first = Wer beginnt
new-first-lot = das Los entscheidet
new-more-options = Weitere Optionen
new-listed = Diesen Tisch auf der Startseite zeigen
new-listed-line = Alle dürfen zusehen und freie Plätze nehmen. Sonst finden ihn nur, die einen Link haben.
new-start = Partie beginnen
new-gather = Tisch decken

# ---- vor der Partie

gather-kicker = Der Tisch ist gedeckt
gather-origin = Geht nach Zug { $move } einer anderen Partie weiter.
gather-invited = Du bist eingeladen
gather-invited-line = Platz { $number } ist für dich frei.
gather-sit = Hinsetzen
gather-link = Link holen
gather-bot = Bot für Platz { $number }
gather-or-bot = oder ein Bot …
gather-kept = Für dich frei gehalten
gather-waiting = Noch niemand
gather-you = Du bist da
gather-here = Ist da
gather-start = Partie beginnen
gather-ready = Alle sind da.
gather-missing = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
gather-host-starts = Alle sind da. Wer den Tisch gedeckt hat, beginnt die Partie.
takeover-line = Du bist zu einem Platz eingeladen, auf dem gerade ein Bot spielt.
share-link = Link zu diesem Platz
share-copy = Kopieren
share-copied = Kopiert
share-send = Teilen
share-line = Wer diesen Link zuerst öffnet, bekommt den Platz.
share-here = Diese Adresse gilt nur auf diesem Rechner. Für andere in deinem Netz starte den Server mit „birdtable serve --host 0.0.0.0“: Dann hat der Link seine Netzadresse.
watching = { $count ->
    [one] 1 Person sieht zu
   *[other] { $count } Personen sehen zu
  }

# ---- Plätze

seats = Plätze
seat-you = Du
seat-open = Freier Platz
seat-person = Spieler { $number }
seat-stand-in = { $name } (Bot)
seat-bot-1 = Zaunkönig
seat-bot-2 = Zeisig
seat-bot-3 = Braunelle
seat-bot-4 = Saatkrähe
seat-bot-5 = Häher
seat-bot-6 = Reiher
seat-bot-7 = Hänfling
seat-bot-8 = Brachvogel
seat-level = Bot, { $level }
seat-away = nicht da
seat-deciding = ist dran
seat-answered = hat gewählt
seat-points = Punkte
seat-thought = Bedenkzeit { $time }
seat-bot-plays = Hier spielt ein Bot für dich. Der Platz bleibt deiner.
seat-come-back = Zurückkommen
seat-hand-over = Musst du weg? Ein Bot kann für dich spielen, bis du wiederkommst.
seat-gone = Diese Person ist nicht da. Nach zwei Minuten darf ein Bot für sie spielen; sie kann jederzeit zurückkommen.
seat-other-level = Lass hier einen Bot einer anderen Stärke spielen.
seat-invite-line = Mitten in der Partie kann jemand diesen Platz übernehmen.
seat-choose-level = Stärke des Bots
seat-let-bot = Bot spielen lassen
seat-leave = Aufstehen

# ---- die Partie

waiting-for = { $name } überlegt …
waiting-for-several = { $names } überlegen …
waiting-answered = Deine Wahl steht. Es überlegen noch: { $names }.
asked-at-once = Alle wählen gleichzeitig und geheim.
connection-lost = Die Verbindung ist weg. Deine Partie ist sicher; neuer Versuch …
see-rule = Regel
tab-hand = Hand
hand-empty = Keine Karten auf deiner Hand.
zoom-in = Näher
zoom-out = Weiter weg
moves = Alle Züge
moves-none = Gerade gibt es nichts zu wählen.
moves-search = Züge durchsuchen
moves-not-found = So einen Zug gibt es jetzt nicht.
log = Feldbuch
log-older = Alles zeigen
log-said = { $name }: „{ $text }“
log-sat = { $name } setzt sich.
log-sat-you = Du setzt dich.
log-left = { $name } ist gegangen; ein Bot spielt weiter.
log-left-you = Du bist gegangen; ein Bot spielt weiter.
log-bot = Hier spielt jetzt ein Bot: { $name }.
log-bot-you = Jetzt spielt ein Bot für dich.
log-began = Die Partie beginnt.
log-asked = { $name } möchte einen Zug zurücknehmen.
log-asked-you = Du möchtest deinen Zug zurücknehmen.
log-agreed = { $name } ist einverstanden.
log-agreed-you = Du bist einverstanden.
log-declined = { $name } möchte lieber weiterspielen.
log-declined-you = Du möchtest lieber weiterspielen.
log-undid = { $name } hat einen Zug zurückgenommen.
log-undid-you = Du hast deinen Zug zurückgenommen.
chat-say = Sag etwas in die Runde …

undo = Zurück
undo-free = Deinen letzten Zug zurücknehmen
undo-nothing = Es gibt nichts zurückzunehmen: Du hast noch nichts gewählt.
undo-over = Die Partie ist zu Ende; nichts lässt sich mehr zurücknehmen.
undo-others = Seit deinem letzten Zug hat { $seat } etwas entschieden.
undo-learned = Dein letzter Zug hat etwas Neues gezeigt, dir oder den anderen.
undo-no-title = Nichts zurückzunehmen
undo-alone-title = Trotzdem zurücknehmen?
undo-alone-line = Du spielst ohne andere Menschen, also darfst du. Du weißt dann etwas, was du damals nicht wusstest.
undo-anyway = Zurücknehmen
undo-ask-title = Die anderen fragen?
undo-ask-line = Über diesen Punkt hinaus geht es nur zurück, wenn alle einverstanden sind.
undo-ask = Die anderen fragen
consent-question = { $name } möchte einen Zug zurücknehmen, obwohl dabei etwas bekannt wurde. Ist das in Ordnung?
consent-yes = Einverstanden
consent-no = Lieber nicht
consent-waiting = { $name } möchte einen Zug zurücknehmen. Es fehlt die Antwort von { $others }.
consent-waiting-you = Du möchtest deinen Zug zurücknehmen. Es fehlt die Antwort von { $others }.

hint = Tipp
hint-title = Die besten Züge, wie ein Bot sie sieht
hint-win = { $percent } %
hint-more = Gewinnchance, ± { $sure }; am Ende etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
hint-honest = Der Bot sieht nicht mehr als du.
hint-thinking = Der Bot denkt nach …
hint-failed = Gerade gibt es keinen Tipp. Bitte versuch es gleich noch einmal.

guide = Erste Partie
guide-welcome = Zum ersten Mal an diesem Tisch? In zehn Minuten Lektionen am echten Brett lernst du das Spiel.
guide-later = Jetzt nicht
guide-got-it = Verstanden
guide-off = Kein Begleiter mehr

curtain-title = { $name }, du bist dran
curtain-line = Die anderen schauen weg. Deine Hand wird erst geholt, wenn du den Vorhang hebst.
curtain-lift = Ich bin { $name }
curtain-undo = { $name } nimmt den letzten Zug zurück
curtain-never = Wir spielen offen: kein Vorhang

rules = Regeln
rules-of = { $game }: die Regeln
rules-line = Jede Regel in unseren Worten. Wo die gedruckten Regeln eine Lücke lassen, sagt die Auslegung, was hier gilt und warum.
rules-search = Regeln durchsuchen
rules-none-found = In keiner Regel stehen diese Wörter.
rules-ruling-word = Auslegung:
rules-page = Seite { $page }

# ---- das Ende

result-over = Die Partie ist zu Ende
result-you = Du gewinnst!
result-other = { $name } gewinnt.
result-shared = { $names } teilen sich den Sieg.
result-nobody = Niemand gewinnt.
result-again = Noch einmal
result-replay = Ansehen
result-review = Rückschau
result-export = Aufzeichnung behalten

fair-title = Ehrlich gemischt, und du kannst es prüfen
fair-before = Der Tisch hat sein Geheimnis schon versiegelt; dies ist das Siegel. Alle versiegeln beim Hinsetzen eine eigene Zufallszahl und zeigen sie erst, wenn alle versiegelt sind. So kann niemand die Karten aussuchen, auch der Server nicht. Nach der Partie prüft es dein Browser.
fair-commitment = Siegel
fair-tab = Beweis
fair-checking = Die Mischung wird geprüft …
fair-holds = Ehrlich gemischt: in diesem Browser geprüft
fair-fails = Der Beweis für diese Mischung stimmt nicht
fair-none = Diese Aufzeichnung bringt keinen Beweis für ihre Mischung mit.
fair-secret = Das Geheimnis passt zum Siegel.
fair-key = Geheimnis und Zufallszahlen ergeben den Schlüssel, mit dem gemischt wurde.
fair-sealed = Jede Zufallszahl passt zu dem Siegel, das vor allen Zahlen da war.
fair-witnessed = Es ist das Siegel, das dieser Browser vor dem Mischen gesehen hat.
fair-not-witnessed = Dieser Browser hat das Siegel vor dem Mischen nicht gesehen.
fair-mine = Deine eigene Zufallszahl ist dabei.
fair-no-nonce = Von diesem Browser kam keine Zufallszahl.
fair-no = Nein.
fair-secret-word = Geheimnis
fair-nonce = Platz { $number }
fair-key-word = Schlüssel
fair-verify = Um die ganze Partie aus dem Schlüssel nachzuspielen, behalte die Aufzeichnung und ruf birdtable verify damit auf.

review-title = Was die Entscheidungen wert waren
review-working = Jede Entscheidung wird angesehen …
review-line = Gewinnchancen, wie eine Suche sie aus dem sieht, was auf jedem Platz damals bekannt war.
review-none = Niemand hat etwas verschenkt, dessen sich die Suche sicher ist.
review-who = { $name }:
review-better = Besser: { $action }.
review-look = Diesen Moment ansehen

# ---- Aufzeichnungen

replay = Aufzeichnung
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
replay-last = Zum Ende
replay-run = Abspielen
replay-pause = Anhalten
replay-move = Zug
replay-at = Zug { $at } von { $last }
replay-from = Gesehen von
replay-spectator = Als Zuschauer
replay-seat = Als { $name }
replay-branch = Ab hier an einem neuen Tisch weiterspielen
replay-table = Zurück zum Tisch
replays-import = Aufzeichnung öffnen
replays-import-line = Wähle eine Datei oder lass sie hier fallen.
replays-no-record = Diese Datei ist keine Aufzeichnung einer Partie.
replays-finished = Beendete Partien
replays-none = Noch ist keine Partie zu Ende. Was du spielst, kommt hierher.

# ---- was schiefging

error-unknown = Etwas ist schiefgegangen. Nichts wurde geändert; bitte versuch es noch einmal.
error-unreachable = Der Tisch ist gerade nicht zu erreichen. Bitte versuch es gleich noch einmal.
error-already-answered = Du hast schon geantwortet.
error-away-too-short = Diese Person ist noch nicht lange genug weg: { $seconds } Sekunden.
error-bad-invitation = Diese Einladung passt nicht zum Platz oder ist schon benutzt. Bitte um einen neuen Link.
error-bad-level = Einen Bot dieser Stärke gibt es nicht.
error-bad-message = Der Tisch hat die Seite nicht verstanden. Bitte lade sie neu.
error-bad-name = Ein Name hat höchstens { $longest } Zeichen.
error-bad-nonce = Die Zufallszahl zum Mischen war beschädigt. Bitte versuch es noch einmal.
error-bad-option = Diese Varianten bietet das Spiel nicht an.
error-bad-record = Diese Aufzeichnung lässt sich nicht spielen: Sie ist beschädigt oder von einem anderen Spiel.
error-no-edition = Dieser Tisch wurde mit Regeln eröffnet, die hier nicht mehr laufen. Du siehst seinen letzten Stand.
error-banned = Dieses Haus lässt dich nicht herein.
error-busy = Am Tisch ist gerade viel los. Bitte versuch es gleich noch einmal.
error-game-on = Die Partie läuft schon.
error-illegal = Das ist jetzt nicht erlaubt.
error-log-full = An diesem Tisch ist schon sehr viel geschehen. Die Partie lässt sich noch zu Ende spielen; mehr passt nicht ins Protokoll.
error-no-such-game = Dieses Spiel gibt es hier nicht.
error-no-such-lesson = Diese Lektion gibt es nicht.
error-no-such-moment = Diesen Moment hat die Partie nicht.
error-no-such-seat = Diesen Platz gibt es am Tisch nicht.
error-no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link nicht vollständig.
error-nobody-asked = Niemand möchte mehr etwas zurücknehmen.
error-not-gathering = Die Partie hat schon begonnen.
error-not-host = Das darf nur, wer den Tisch gedeckt hat.
error-not-over = Die Partie ist noch nicht zu Ende.
error-not-playing = An diesem Tisch läuft keine Partie.
error-not-understood = Das hat der Tisch nicht verstanden.
error-not-your-seat = Das ist nicht dein Platz.
error-not-your-turn = Du bist nicht dran.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-one-seat = Du hattest an diesem Tisch schon einen Platz. Solange die Partie läuft, kannst du in keine andere Hand schauen.
error-open-seats = Einige Plätze sind noch frei.
error-origin = Diese Seite darf nicht mit diesem Tisch sprechen. Öffne sie unter der Adresse des Tisches.
error-seat-kept = Dieser Platz ist für die Person reserviert, die gerade weg ist.
error-seat-taken = Da sitzt schon jemand.
error-silent = Es gab nichts zu sagen.
error-stale = Am Tisch ging es schon weiter. Schau hin und wähle noch einmal.
error-storage = Der Tisch konnte das nicht aufschreiben, darum wurde nichts geändert. Bitte versuch es noch einmal.
error-too-fast = Das war etwas zu schnell. Bitte warte einen Moment.
error-too-large = Das ist zu groß.
error-undo-needs-beyond = Seitdem wurde etwas bekannt; zum Zurücknehmen müssen die anderen einverstanden sein.
error-bad-code = Dieser Code öffnet nichts. Bitte prüfe jeden Buchstaben.
error-bad-passkey = Dieser Passkey hat nicht funktioniert. Bitte versuch es noch einmal.
error-no-passkeys-here = Passkeys brauchen eine Adresse mit Namen und https. Ein Wiederherstellungscode geht auch hier.
error-not-kept = Füge zuerst einen Passkey oder einen Wiederherstellungscode hinzu, sonst könntest du nicht zurückkommen.
error-not-your-name = So heißt du hier nicht.
error-time-up = Deine Zeit war um.
error-too-many-days = Im Jahr gibt es { $most } Urlaubstage.
error-no-mail-here = Dieses Haus verschickt keine Briefe.
error-bad-push = Der Push-Dienst dieses Browsers ist hier nicht bekannt.
error-rated = Dieses Spiel zählt für die Rangliste, darum gibt es keine Tipps.
error-muted = An diesem Tisch hört man dich nicht mehr.
error-removed = An diesen Tisch kannst du dich nicht mehr setzen.
error-unknown-guest = Der Tisch kennt diesen Browser nicht. Erlaube Cookies für diese Seite und lade sie neu.

album-ticked = { $count } von { $all } abgehakt
album-about = Eine allein gewonnene Partie hakt ihre Kästchen ab. Jedes merkt sich die erste Partie, die es geschafft hat.
album-game = Die Partie dazu
hint-line = Was folgen kann: { $line }
hint-step = { $name }: { $action }
hint-often = In etwa { $tenths } von 10 Fällen: { $fact }
hint-then = Danach { $action }: { $facts }
hint-then-more = Danach { $action } und so weiter: { $facts }
hint-why = Worauf das zielt: { $part }, mit etwa { $points ->
    [one] einem Punkt mehr
   *[other] { $points } Punkten mehr
  } als „{ $other }“.
hint-why-rivals = Nimmt dem Besten der anderen etwa { $points ->
    [one] einen Punkt,
   *[other] { $points } Punkte,
  } verglichen mit „{ $other }“.
review-way = Der bessere Weg: { $line }

# ---- the rulebook and the card reference

rules-in-short = Das Spiel in Kürze
rules-contents = Inhalt
rules-options-title = Optionen
rules-options-line = Wie sich ein Tisch anders decken lässt. Das Übliche steht zuerst.
rules-options-players = zu { $players }
rules-options-alone = allein
rules-cards-title = Karten und Teile
rules-cards-line = Alles in der Schachtel und was darauf steht. Was gestrichelt ist, ist rekonstruiert: Das gedruckte Original kennen wir nicht.
rules-found = Regeln: { $rules }. Karten: { $cards }.
rules-link = Link zu dieser Regel
rules-print = Drucken
rules-example = Beispiel
rules-before = Vorher
rules-after = Nachher
card-open = Karte lesen: { $name } (Taste i)
card-copies = Anzahl
card-rulebook = gedruckt
card-inferred = erschlossen
card-proposed = rekonstruiert
card-partly = teils rekonstruiert
# ---- Lektionen

nav-learn = Lernen
home-learn = Spielen lernen
plate-play = Spielen
plate-learn = Lernen
lessons = Lektionen
lessons-title = Spielen lernen
lessons-of = { $game } lernen
lessons-line = Zehn Minuten am echten Brett: ein wenig lesen, ein wenig tun. Du kannst jederzeit aufhören und später weitermachen.
lessons-begin = Anfangen
lessons-continue = Weitermachen
lessons-done = { $done } von { $count } geschafft
lesson = Lektion
lesson-number = Lektion { $number } von { $count }
lesson-on = Weiter
lesson-show = Zeig es mir
lesson-again = Noch einmal
lesson-next = Nächste Lektion
lesson-done = Gut gemacht. Das war diese Lektion.
lesson-learned = geschafft
lesson-first-game = Erste Partie spielen
# ---- Rätsel

puzzle = Rätsel
puzzles = Rätsel
puzzles-all = Alle Rätsel
puzzles-of = { $game }: Rätsel
puzzles-line = Augenblicke aus echten Partien, in denen ein Zug klar der beste ist. Finde ihn auf dem Brett.
puzzles-done = { $done } von { $count } gelöst
puzzle-daily = Rätsel des Tages
puzzle-streak = { $days } Tage in Folge
puzzle-solved = gelöst
puzzle-rating = Schwierigkeit { $rating } von { $most }
puzzle-ask = Du bist dran. Ein Zug ist klar der beste: welcher?
puzzle-show = Lösung zeigen
puzzle-right = Richtig: „{ $action }“. Spielt der Bot von hier weiter, gewinnt das etwa { $percent } von 100 Partien.
puzzle-shown = Am besten ist „{ $action }“: Spielt der Bot von hier weiter, gewinnt das etwa { $percent } von 100 Partien.
puzzle-wrong = „{ $action }“ gewinnt etwa { $percent } von 100 Partien, wenn der Bot weiterspielt, die beste Wahl { $best }. Versuch es noch einmal.
puzzle-next = Nächstes Rätsel
error-no-such-puzzle = Dieses Rätsel gibt es nicht.

# ---- du selbst

profile-go = Du, Schlüssel und Daten
profile-go-guest = Anmelden oder Tische behalten
profile-title = Du an diesem Tisch
profile-line-guest = Dieser Browser kennt dich an einem Cookie, und mehr brauchst du zum Spielen nicht. Willst du von einem anderen Gerät zurückkommen, oder wenn das Cookie weg ist, füge einen Schlüssel hinzu.
profile-line-kept = Du kannst von jedem Gerät zurückkommen. Tische, Lektionen und Einstellungen kommen mit.
profile-keys = Schlüssel zum Zurückkommen
profile-passkeys-line = Ein Passkey wohnt in deinem Handy, Computer oder Passwortmanager. Du meldest dich mit Finger, Gesicht oder PIN an; ein Passwort gibt es nicht.
profile-no-passkeys = Dieser Browser oder diese Adresse kann keine Passkeys anlegen: Sie brauchen https oder genau diesen Computer. Ein Wiederherstellungscode geht überall.
profile-device = Name des Geräts
profile-add-passkey = Passkey hinzufügen
profile-passkey-added = hinzugefügt { $when }
profile-passkey-used = zuletzt benutzt { $when }
profile-passkey-drop = Entfernen
profile-code = Wiederherstellungscode
profile-code-line = Ein Code für die Schublade. Er lässt dich auf jedem Gerät herein, auch wenn alle Schlüssel verloren sind.
profile-code-there = Du hast einen Wiederherstellungscode. Ein neuer ersetzt ihn.
profile-code-new = Code erstellen
profile-code-another = Neuen Code erstellen
profile-code-shown = Schreib ihn jetzt auf: Er wird nicht noch einmal gezeigt.
sign-in-title = Schon einmal hier gewesen?
sign-in-line = Melde dich an, und deine Tische, Lektionen und Einstellungen sind da.
sign-in-bring = { $count ->
    [one] Den Tisch dieses Browsers mitnehmen
   *[other] Die { $count } Tische dieses Browsers mitnehmen
  }
sign-in-passkey = Mit Passkey anmelden
sign-in-code = Anmelden
sign-in-done = Willkommen zurück. Deine Tische sind auf der Startseite.
sign-out = Hier abmelden
sign-out-others = Meine anderen Geräte abmelden
sign-out-done = Du bist hier abgemeldet.
sign-out-others-done = Alle deine anderen Geräte sind abgemeldet.
data-title = Deine Daten
data-line = { $count ->
    [0] Noch gehört dir kein Tisch.
    [one] Ein Tisch gehört dir.
   *[other] { $count } Tische gehören dir.
  }
data-export = Alles herunterladen
data-delete = Alles löschen
data-delete-title = Alles über dich löschen?
data-delete-line = Schlüssel, Einstellungen, was du gesagt hast und die Tische, an denen nur du warst, werden jetzt und für immer gelöscht. In Spielen mit anderen bleiben deine Züge und der Name deines Platzes, damit ihre Aufzeichnungen lesbar bleiben; wo noch gespielt wird, spielt ein Bot weiter.
data-delete-confirm = Schreib deinen Namen, um fortzufahren: { $name }
data-delete-go = Endgültig löschen
data-deleted = Alles über dich ist gelöscht.

privacy-title = Datenschutz in klaren Worten
privacy-link = Was wir von dir wissen, in klaren Worten
privacy-to-me = Deine Schlüssel und Daten
privacy-line = Kein Konto, keine Werbung, keine Besucherzählung, nichts von anderen Seiten.
privacy-cookie-title = Ein Cookie
privacy-cookie = Beim ersten Besuch bekommt der Browser eine Zufallszahl in einem signierten Cookie, für ein Jahr. Wer es mitbringt, dem gehören deine Plätze. Es dient sonst zu nichts.
privacy-stored-title = Was gespeichert wird
privacy-stored = Der Name, den du wählst; für jeden Tisch, wer wo unter welchem Namen sitzt, jeder Zug mit seiner Zeit und was gesagt wird; dazu, wie beendete Spiele ausgingen, für Statistik und Rangliste; Züge, die du vorbereitet hast; und deine Turniere. Beendete Spiele bleiben, bis du oder das Haus sie löschen.
privacy-seen-title = Wer es sieht
privacy-seen = Wer den Link eines Tischs hat, kann dort zuschauen und lesen, was gesagt wird; nach dem Spiel sieht man jede Hand. Tische, die du auf der Startseite zeigst, findet jeder, und auch deinen Namen auf der Rangliste, wenn du gewertete Spiele spielst.
privacy-browser-title = Was in deinem Browser bleibt
privacy-browser = Sprache, Licht, Lektionen und dergleichen. Nur wenn du einen Schlüssel hinzufügst, werden sie auch hier gespeichert, damit sie dir folgen.
privacy-keys-title = Schlüssel
privacy-keys = Von einem Passkey behalten wir die öffentliche Hälfte, seinen Namen und wann er benutzt wurde; von einem Wiederherstellungscode nur einen Fingerabdruck. Beides öffnet nichts, wenn es hier jemand liest.
privacy-address-title = Deine Netzadresse
privacy-address = Sie dient im Arbeitsspeicher dazu, dass niemand das Haus überschwemmt, und wird nicht gespeichert, außer das Haus sperrt sie aus.
privacy-leave-title = Mitnehmen und gehen
privacy-leave = Du kannst alles in einer Datei herunterladen und alles auf einmal löschen. In Spielen mit anderen bleiben deine Züge und der Name deines Platzes, unter einer Nummer, die niemandem gehört; was du dort gesagt hast, wird entfernt.
privacy-house-title = Das Haus
privacy-house = Wer diesen Server betreibt, kann seine Datenbank und ihre Sicherungen lesen. Was du löschst, ist sofort aus der Datenbank weg und aus den Sicherungen, sobald das Haus sie wegwirft.

# ---- Spiele, die dauern

offline = Keine Verbindung. Deine Spiele sind sicher; weiter geht es, wenn sie wieder da ist.
new-clock = Uhr
new-clock-line = Bedenkzeit
clock-none = Keine Uhr
clock-live-5 = 5 Minuten pro Spiel, 5 Sekunden mehr pro Zug
clock-live-15 = 15 Minuten pro Spiel, 10 Sekunden mehr pro Zug
clock-live-45 = 45 Minuten pro Spiel, 20 Sekunden mehr pro Zug
clock-days-1 = 1 Tag pro Zug
clock-days-3 = 3 Tage pro Zug
clock-days-7 = 7 Tage pro Zug
new-time-up = Wenn die Zeit um ist
time-up-bot = spielt ein Bot weiter
time-up-score = endet das Spiel, wie es steht
seat-end-line = Genug für heute? Wenn alle einverstanden sind, endet das Spiel, wie es steht. Gibst du auf, gewinnt die andere Seite.
seat-end-line-many = Genug für heute? Wenn alle einverstanden sind, endet das Spiel, wie es steht. Gibst du auf, spielt ein Bot für dich weiter.
seat-offer-end = Ende anbieten
seat-resign = Aufgeben
seat-resign-sure = Ja, aufgeben
consent-end = { $name } möchte das Spiel hier beenden, wie es steht. Ist das in Ordnung?
consent-end-waiting = { $name } möchte das Spiel hier beenden. Es fehlt noch: { $others }.
consent-end-waiting-you = Du hast angeboten, das Spiel hier zu beenden. Es fehlt noch: { $others }.
log-offered = { $name } bietet an, das Spiel hier zu beenden.
log-offered-you = Du bietest an, das Spiel hier zu beenden.
log-timed = Die Zeit von { $name } ist um; ein Bot spielt weiter.
log-timed-you = Deine Zeit ist um; ein Bot spielt weiter. Du kannst zurückkommen.
log-vacation = { $name } ist im Urlaub bis { $until }.
log-vacation-you = Du bist im Urlaub bis { $until }.
log-ended-resigned = { $name } hat aufgegeben. Das Spiel endet, wie es steht.
log-ended-resigned-you = Du hast aufgegeben. Das Spiel endet, wie es steht.
log-ended-agreed = Alle waren einverstanden, das Spiel hier zu beenden, wie es steht.
log-ended-time = Die Zeit von { $name } ist um. Das Spiel endet, wie es steht.
log-ended-time-you = Deine Zeit ist um. Das Spiel endet, wie es steht.
calls-title = Ruf mich, wenn ich dran bin
calls-line = Nur wenn du nicht am Tisch bist, und nur wenn du willst.
calls-push = In diesem Browser benachrichtigen
calls-push-no = Der Browser hat es nicht erlaubt. In seinen Einstellungen für diese Seite lässt sich das ändern.
calls-push-impossible = Dieser Browser kann unter dieser Adresse nicht benachrichtigt werden; das braucht https. Auf dem iPhone leg die Seite zuerst auf den Home-Bildschirm.
calls-mail = E-Mail-Adresse
calls-mail-ask = Schreibt mir
calls-mail-sent = Ein Brief ist unterwegs. Öffne seinen Link, um die Adresse zu bestätigen.
calls-mail-confirmed = Deine Adresse ist bestätigt.
calls-mail-on = Du bekommst Briefe an { $mail }.
calls-mail-off = Keine Briefe mehr
vacation = Urlaub
vacation-line = { $count ->
    [0] Deine Urlaubstage für dieses Jahr sind aufgebraucht.
    [one] Wo Züge Tage haben, können deine Uhren dieses Jahr noch einen Tag stillstehen.
   *[other] Wo Züge Tage haben, können deine Uhren dieses Jahr bis zu { $count } Tage stillstehen.
  }
vacation-days = Urlaubstage
vacation-go = Ich bin weg
vacation-until = Du bist im Urlaub bis { $date }. Deine Uhren stehen still.
vacation-back = Ich bin zurück
privacy-calls-title = Rufe
privacy-calls = Lässt du dich in einem Browser benachrichtigen, behalten wir die Adresse, die ihm der Push-Dienst seines Herstellers gab, und schicken ihm den Namen des Spiels und der anderen; der Dienst kann das nicht lesen. Eine E-Mail-Adresse wird erst behalten, wenn du sie bestätigt hast, und für nichts anderes benutzt.

# ---- Leute treffen

nav-lobby = Treffpunkt
lobby-title = Wer will spielen?
lobby-quick = Schnelles Spiel
lobby-quick-line = Mit wem auch immer, der dasselbe will. Du setzt dich gleich, und es geht los, wenn der Tisch voll ist.
lobby-players = Wie viele
lobby-go = Spiel finden
lobby-free = Tische mit freiem Platz
lobby-none = Gerade wartet niemand. Deck einen Tisch und zeig ihn auf der Startseite: Dann steht er hier.
lobby-seats = { $free } von { $all } Plätzen frei
clock-live = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
  }
time-up-bot-line = Wenn die Zeit um ist, spielt ein Bot weiter.
time-up-score-line = Wenn die Zeit um ist, endet das Spiel, wie es steht.
rated = gewertet
new-rated = Dieses Spiel für die Rangliste werten
new-rated-line = Nur wenn alle wollen: Wer sich setzt, ist einverstanden. Tipps gibt es dann keine.
new-sound = Leise Klänge
new-sound-line = Ein sanfter Ruf, wenn du dran bist, ein Rascheln bei einem Zug. Im Menü jederzeit zu ändern.
gather-rated = Dieses Spiel zählt für die Rangliste. Wer sich setzt, ist einverstanden.
gather-quick = Es geht von selbst los, wenn alle Plätze besetzt sind.
share-qr = QR-Code
share-qr-label = QR-Code des Links zu diesem Platz
ladder = Rangliste
ladder-line = Menschen und Bots auf einer Leiter, nach Spiel und Zahl der Plätze. Es zählen nur Spiele, die alle werten wollten.
ladder-place = Platz
ladder-who = Wer
ladder-rating = Wertung
ladder-games = Spiele
ladder-provisional = vorläufig
ladder-mark = ? sagt noch wenig: weniger als zehn Spiele oder sehr verschiedene Ergebnisse. Sortiert ist nach dem, was sicher ist.
ladder-none = Hier wurde noch kein gewertetes Spiel gespielt.
statistics = Deine Spiele
statistics-line = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }, { $won } gewonnen · höchstens { $best } Punkte, meist { $usual }
statistics-rating = Wertung { $rating } ± { $unsure }

seat-order-line = Du hast diesen Tisch gedeckt und darfst hier für Ordnung sorgen. Wer entfernt wird, kann nicht zurückkommen; ein Bot spielt weiter.
seat-mute = Stumm schalten
seat-hear = Sprechen lassen
seat-remove = Entfernen
log-removed = { $name } wurde vom Tisch entfernt.
log-removed-you = Du wurdest vom Tisch entfernt.
log-muted = { $name } ist nicht mehr zu hören.
log-muted-you = Man hört dich an diesem Tisch nicht mehr.
log-heard = { $name } ist wieder zu hören.
log-heard-you = Man hört dich wieder.
chat-aside = Du schaust zu: Wer spielt, hört es nach dem Spiel.
whatif-points = So steht es dann: { $changes }.
whatif-change = { $name } { $points }
whatif-none = Punkte ändern sich nicht sofort.
whatif-you = Du entscheidest weiter.
whatif-next = Dann entscheidet { $name }.
whatif-over = Das Spiel endet.
whatif-open = Was daraus wird, hängt vom Zufall ab oder von dem, was Du nicht siehst.
review-graph = Gewinnchancen über das Spiel
review-from-to = { $start } % → { $end } %
review-moments = { $count ->
    [0] Was das Spiel entschied
    [one] Der Moment, der das Spiel entschied
   *[other] Die { $count } Momente, die das Spiel entschieden
 }
review-cost = −{ $percent } % (± { $sure })
review-turn = Das Blatt wendete sich: { $name } { $change } %
review-stood = So stand es: { $chances }
retell = Was die anderen getan haben, noch einmal auf dem Brett
retell-short = Noch einmal
retell-slow = Langsamer
retell-skip = Überspringen
score-parts = Woher die Punkte kamen
score-other = alles Übrige
score-total = Punkte
result-share = Wiederholung teilen

# ---- a game to hand on

share-game = Dieses Spiel teilen
share-moment-title = Diesen Moment teilen
share-game-link = Link zur Wiederholung
share-game-line = Wer ihn öffnet, sieht das Spiel Zug um Zug. Ganz ohne Konto.
share-picture = Das Bild zum Link
share-keep-picture = Bild speichern
share-keep-film = Film speichern
share-embed = Auf deiner eigenen Seite zeigen:
share-moment = Zug { $move } von { $moves }
share-invited = Hier wird gespielt. Setz dich dazu oder schau zu.
embed-open = Bei Birdtable öffnen
# ---- Bekannte, Meldungen, Codes

gather-code = Mit diesem Code können andere dazukommen:
people = Leute, die du kennst
people-line = Du und { $name }
people-follow = Folgen
people-block = Blockieren
people-follow-done = Du folgst jetzt: Offene Tische stehen am Treffpunkt ganz oben.
people-block-done = Ihr werdet nicht mehr zusammengebracht, und du hörst nichts mehr.
people-follow-now = Du folgst
people-block-now = Von dir blockiert
people-follow-stop = Nicht mehr folgen
people-block-stop = Nicht mehr blockieren
report = Melden
report-words = Diese Worte melden
report-line = Was stimmt nicht? Nur wer dieses Haus betreibt, liest das.
report-send = Abschicken
report-sent = Danke. Wer dieses Haus betreibt, schaut es sich an.
lobby-level = Wertung { $ratings }
lobby-followed = mit { $names }
error-blocked = Jemand dort möchte dir nicht begegnen.
error-no-such-report = Diese Meldung gibt es nicht.
error-not-operator = Diese Seite ist für die Leute, die das Haus betreiben.
privacy-people-title = Wem du folgst, wen du blockierst oder meldest
privacy-people = Wem du folgst und wen du blockierst, wissen nur du und das Haus. Eine Meldung enthält die Worte, um die es geht, und was du dazu geschrieben hast, bis eine oder einer von euch gelöscht wird. Ein Turnier behält die Namen derer, die dabei waren; wenn du gehst, spielt ein Bot unter deinem weiter.
operator = Für Ordnung sorgen
operator-reports = Meldungen
operator-none = Niemand hat etwas gemeldet.
operator-dismiss = Verwerfen
operator-mute = Überall stumm schalten
operator-ban = Ausschließen
operator-done-dismiss = Verworfen
operator-done-mute = Stumm geschaltet
operator-done-ban = Ausgeschlossen
operator-muted = Stumm geschaltet
operator-bans = Ausgeschlossen
operator-forgive = Wieder zulassen

# ---- wiederkommen und Züge vorbereiten

retell-since = Seit du hier warst
prepare = Zug vorbereiten
prepared = { $count ->
    [one] 1 Zug vorbereitet
   *[other] { $count } Züge vorbereitet
  }
prepare-line = Sobald du dran bist, wird der erste passende Zug sofort gespielt. Ist dann keiner erlaubt, entfallen alle, und du erfährst es.
prepare-always = Was auch geschieht:
prepare-if = Wenn der letzte Zug „{ $move }“ ist:
prepare-when = Wann
prepare-then = Dann spielen
prepare-add = Vorbereiten
prepare-drop = Zurücknehmen
prepare-none = Hier lässt sich nichts absehen. Bitte warte, bis du dran bist.
prepare-looking = Ein Blick voraus …
log-dropped = Was { $name } vorbereitet hatte, passte nicht.
log-dropped-you = Was du vorbereitet hattest, passte nicht mehr. Du bist dran.

# ---- Turniere

tournaments = Turniere
tournament = Turnier
tournaments-none = Gerade ist kein Turnier offen.
tournament-new = Ein Turnier ausrichten
tournament-new-line = Du lädst mit einem Link ein und füllst mit Bots auf. Die Runden folgen von selbst aufeinander.
tournament-name = Name
tournament-unnamed = Turnier: { $game }
tournament-seats = An einem Tisch
tournament-kind = System
tournament-swiss = Schweizer System
tournament-round-robin = Jeder gegen jeden
tournament-swiss-line = In jeder Runde treffen sich, die etwa gleich stehen und sich noch nicht begegnet sind.
tournament-round-robin-line = Alle begegnen allen.
tournament-rounds = Runden
tournament-same = Für alle die gleichen Karten
tournament-same-line = In einer Runde spielt jeder Tisch mit denselben Karten. Wer früher fertig ist, verrät nichts.
tournament-listed = In der Liste für alle zeigen
tournament-rated = Die Spiele zählen für die Rangliste: Wer mitmacht, ist einverstanden
tournament-set-up = Ausrichten
tournament-gathering = offen
tournament-playing = läuft
tournament-over = vorbei
tournament-entrants = { $count ->
    [one] 1 macht mit
   *[other] { $count } machen mit
  }
tournament-length = { $count ->
    [0] Rundenzahl noch offen
    [one] 1 Runde
   *[other] { $count } Runden
  }
tournament-join = Mitmachen
tournament-leave = Turnier verlassen
tournament-leave-sure = Ja, verlassen
tournament-leave-line = Ein Bot spielt dann unter deinem Namen weiter.
tournament-drop = Entfernen
tournament-add-bot = Bot dazunehmen
tournament-share = Wer diesen Link hat, kann mitmachen, bis du startest.
tournament-start = Turnier starten
tournament-host-starts = Wer das Turnier ausrichtet, startet es.
tournament-awaited = Dein Tisch wartet.
tournament-wait = Du bist mit dieser Runde fertig. Die nächste beginnt von selbst.
tournament-standings = Stand
tournament-result = Endstand
tournament-points = Punkte
tournament-opposition = Gegner
tournament-wins = Siege
tournament-tie-breaks = Ein Sieg bringt 1 Punkt, an größeren Tischen jeder Platz seinen Anteil. Bei gleichen Punkten zählt, was die Gegner haben, dann die Siege.
tournament-round = Runde { $number } von { $all }
tournament-bye = spielfrei, 1 Punkt
tournament-part = Dieses Spiel gehört zu einem Turnier
tournament-back = Zurück zum Turnier
error-no-such-tournament = Dieses Turnier gibt es nicht. Vielleicht ist der Link nicht vollständig.
error-too-few = Mindestens zwei müssen mitmachen.
