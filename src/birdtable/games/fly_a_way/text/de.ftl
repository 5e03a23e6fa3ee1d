# Fly-A-Way

title = Fly-A-Way
tagline = Verbindung um Verbindung führst du Zugvögel von der Arktis bis Australien.
intro-1 = Drei Vögel rasten auf dem Ostasiatisch-Australasiatischen Zugweg. Jeder will auf der Karte von seinem Start zu seinem Ziel; wer seine Route vollendet, rettet ihn.
intro-2 = In deinem Zug ziehst du eine Wing-It-Karte und eine Fowl-Play-Karte. Fowl Play bringt Ärger: Führe sie aus oder neutralisiere sie mit Krächzern.
intro-3 = Dann legst du bis zu drei Verbindungen. Sie müssen an deine eigenen anschließen, oder zwei oder drei bilden eine neue Gruppe.
intro-4 = Ein Vogel fliegt über Verbindungen aller Farben, nie nach Norden. Wer ihn rettet, bekommt seine Punkte, und alle bekommen einen Punkt für jede eigene Verbindung der Route.
intro-5 = Gerettete Vögel liegen vor dir und haben Kräfte; Ereignisse aus der Hand legen weitere Verbindungen, befreien Vögel und vieles mehr.
intro-6 = Die letzte Runde beginnt mit dem sechsten Vogel eines Spielers oder der letzten Fowl-Play-Karte. Wer die meisten Punkte hat, gewinnt.

# ---- was zu entscheiden ist

decision-offer = Ein vollständiger Vogel steht zur Wahl: Nimm ihn oder zieh.
decision-wing-it = Zieh eine Wing-It-Karte oder nutze dafür einen Vogel.
decision-fowl-play = Führe die Fowl-Play-Karte aus, neutralisiere sie oder hebe sie auf.
decision-act = Deine Aktionsphase: Verbindungen, Karten, Kräfte, in beliebiger Reihenfolge.
decision-second-link = Lege die zweite Verbindung der neuen Gruppe.
decision-extra-link = Lege eine zusätzliche Verbindung oder hör auf.
decision-route = Wähle, wie die Route des Vogels weitergeht.
decision-which-bird = Wähle, welchen Vogel du zuerst rettest.
decision-save-power = Nutze die Kraft des geretteten Vogels oder nicht.
decision-discard = Wirf eine Karte ab.
decision-discard-for-points = Wirf eine Karte für Punkte ab oder hör auf.
decision-give = Gib dem nächsten Spieler eine Karte.
decision-take-squawk = Nimm einen gerade ausgegebenen Krächzer oder nicht.
decision-protect = Schütze deine Verbindung oder lass sie ziehen.
decision-remove = Nimm eine deiner Verbindungen von der Karte.
decision-move-from = Wähle die Verbindung, die du verschiebst.
decision-move-to = Wähle, wohin sie kommt.
decision-swap-own = Wähle deine Verbindung für den Tausch.
decision-swap-other = Wähle die gegnerische Verbindung für den Tausch.
decision-replace = Wähle die gegnerische Verbindung, die du ersetzt.
decision-bird = Wähle einen Vogel.
decision-save = Rette den Vogel oder lass ihn.
decision-rob = Wähle, wessen Karten du nimmst.
decision-pick-card = Wähle eine Karte des Ablagestapels.
decision-peek = Lass den Vogel oben auf dem Stapel oder lege ihn nach unten.
decision-order = Wähle die Karte, die als Nächste von oben kommt.
decision-copy = Wähle den Vogel, dessen Kraft du nutzt.
decision-free-bird = Wähle den Vogel, den du befreist.

# ---- Aktionen

action-done = Fertig
action-draw = Eine Karte ziehen
action-perform = Die Karte ausführen
action-lose = Lieber die Punkte verlieren
action-leave = Oben lassen
action-bottom = Nach unten legen
action-protect = Die Verbindung schützen
action-link = Verbindung { $linkway }
action-via = Flug { $linkway }
action-lift = Deine Verbindung { $linkway }
action-take = Die Verbindung { $linkway }
action-save = Retten: { $bird }
action-forfeit = Den Zug hergeben für: { $bird }
action-power = Nutzen: { $bird }
action-choose = { $bird }
action-free = Einen Vogel befreien mit Krächzern { $squawks }
action-neutralise = Neutralisieren mit Krächzern { $squawks }
action-play = { $card } spielen
action-discard = { $card } abwerfen
action-pick = { $card } nehmen
action-give = { $card } weggeben
action-rob = Karten nehmen von { $victim }
action-order = Karte { $place } von oben kommt als Nächste

# ---- Wörter

name-wetland = Feuchtgebiet
name-open-country = offene Landschaft
name-forest = Wald
name-tier-1 = Stufe 1
name-tier-2 = Stufe 2
name-tier-3 = Stufe 3
name-bird-tastrophe = Bird-tastrophe
name-fresh = neu
name-ready = bereit
name-exhausted = erschöpft
name-spent = verbraucht
name-noted = ab dem nächsten Zug
name-made = für einen ganzen Zug
name-free = gratis zu retten
name-lc = nicht gefährdet
name-nt = potenziell gefährdet
name-vu = gefährdet
name-en = stark gefährdet
name-cr = vom Aussterben bedroht
name-save = beim Retten
name-each-turn = in jedem deiner Züge
name-opp-any = im Zug eines anderen
name-opp-round = im Zug eines anderen, einmal pro Runde
name-once-game = in deinem Zug, einmal im Spiel
name-end = am Spielende

# ---- was geschehen ist. $seat ist der Name des Spielers

event-dealt = { $seat } bekommt { $card }.
event-dealt-hidden = { $seat } bekommt eine Karte.
event-dealt-you = Du bekommst { $card }.
event-roosts = Neu am Rastplatz: { $bird }.
event-starts = { $seat } beginnt.
event-starts-you = Du beginnst.
event-turn = { $seat } ist am Zug.
event-turn-you = Du bist am Zug.
event-drew = { $seat } zieht { $card }.
event-drew-hidden = { $seat } zieht eine Wing-It-Karte.
event-drew-you = Du ziehst { $card }.
event-reshuffled = Die Wing-It-Ablage wird zum neuen Stapel gemischt.
event-fowl = { $seat } zieht Fowl Play: { $card }.
event-fowl-you = Du ziehst Fowl Play: { $card }.
event-tier3 = Die abgelegten Karten der Stufe 3 werden zum neuen Fowl-Play-Stapel gemischt ({ $cards }).
event-performed = { $seat } führt { $card } aus.
event-performed-you = Du führst { $card } aus.
event-neutralised = { $seat } neutralisiert { $card } mit Krächzern { $squawks }.
event-neutralised-you = Du neutralisierst { $card } mit Krächzern { $squawks }.
event-cancelled = { $seat } setzt sich über { $card } hinweg.
event-cancelled-you = Du setzt dich über { $card } hinweg.
event-tastrophe = Bird-tastrophe: { $card }!
event-played = { $seat } spielt { $card }.
event-played-you = Du spielst { $card }.
event-used = { $seat } nutzt: { $bird }.
event-used-you = Du nutzt: { $bird }.
event-copied = { $seat } nutzt die Kraft von: { $bird }.
event-copied-you = Du nutzt die Kraft von: { $bird }.
event-placed = { $seat } legt eine Verbindung: { $linkway }.
event-placed-you = Du legst eine Verbindung: { $linkway }.
event-removed = Eine Verbindung von { $seat } kommt weg: { $linkway }.
event-removed-you = Eine deiner Verbindungen kommt weg: { $linkway }.
event-moved = { $seat } verschiebt eine Verbindung: { $linkway } wird zu { $target }.
event-moved-you = Du verschiebst eine Verbindung: { $linkway } wird zu { $target }.
event-swapped = { $seat } tauscht die Verbindung { $linkway } mit der Verbindung { $target } von { $other }.
event-swapped-you = Du tauschst deine Verbindung { $linkway } mit der Verbindung { $target } von { $other }.
event-replaced = { $seat } ersetzt die Verbindung { $linkway } von { $other }.
event-replaced-you = Du ersetzt die Verbindung { $linkway } von { $other }.
event-protected = { $seat } schützt die Verbindung: { $bird }.
event-protected-you = Du schützt deine Verbindung: { $bird }.
event-saved = { $seat } rettet { $bird }: { $points } für den Vogel und { $links } für Verbindungen.
event-saved-you = Du rettest { $bird }: { $points } für den Vogel und { $links } für Verbindungen.
event-shared = { $seat } erhält { $links } für Verbindungen auf der Route: { $bird }.
event-shared-you = Du erhältst { $links } für Verbindungen auf der Route: { $bird }.
event-bonus = { $bird } bringt { $seat } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
event-bonus-you = { $bird } bringt dir { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
event-gained = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
event-gained-you = Du erhältst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
event-lost = { $seat } verliert { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
event-lost-you = Du verlierst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
event-discarded = { $seat } wirft { $card } ab.
event-discarded-you = Du wirfst { $card } ab.
event-gave = { $seat } gibt { $other } { $card }.
event-gave-hidden = { $seat } gibt { $other } eine Karte.
event-gave-you = Du gibst { $other } { $card }.
event-robbed = { $seat } nimmt { $card } von { $other }.
event-robbed-hidden = { $seat } nimmt eine Karte von { $other }.
event-robbed-you = Du nimmst { $card } von { $other }.
event-picked = { $seat } nimmt { $card } vom Ablagestapel.
event-picked-you = Du nimmst { $card } vom Ablagestapel.
event-limited = Grundverbindungen für { $seat } in diesem Zug: { $links ->
    [0] keine
   *[other] höchstens { $links }
  }.
event-limited-you = Deine Grundverbindungen in diesem Zug: { $links ->
    [0] keine
   *[other] höchstens { $links }
  }.
event-storm = Grundverbindungen im nächsten Zug aller: höchstens { $links }.
event-died = { $bird } kommt in die Todeszone.
event-bottomed = { $seat } legt unter den Vogelstapel: { $bird }.
event-bottomed-you = Du legst unter den Vogelstapel: { $bird }.
event-caged = { $seat } legt den Käfig auf: { $bird }.
event-caged-you = Du legst den Käfig auf: { $bird }.
event-freed = { $seat } befreit: { $bird }.
event-freed-you = Du befreist: { $bird }.
event-snaked = Eine Schlange liegt bei { $seat } auf: { $bird }.
event-snaked-you = Bei dir liegt eine Schlange auf: { $bird }.
event-unsnaked = { $seat } nimmt die Schlange weg von: { $bird }.
event-unsnaked-you = Du nimmst die Schlange weg von: { $bird }.
event-stolen = { $seat } stiehlt von { $other }: { $bird }.
event-stolen-you = Du stiehlst von { $other }: { $bird }.
event-paid = { $seat } zahlt Krächzer { $squawks }.
event-paid-you = Du zahlst Krächzer { $squawks }.
event-spent = { $seat } gibt { $card } aus.
event-spent-you = Du gibst { $card } aus.
event-peeked = { $seat } sieht den obersten Vogel: { $bird }.
event-peeked-hidden = { $seat } sieht sich den obersten Vogel des Stapels an.
event-peeked-you = Du siehst den obersten Vogel: { $bird }.
event-looked = { $seat } sieht auf dem Fowl-Play-Stapel: { $card }.
event-looked-hidden = { $seat } sieht sich eine Karte des Fowl-Play-Stapels an.
event-looked-you = Du siehst auf dem Fowl-Play-Stapel: { $card }.
event-left = { $seat } lässt den Vogel oben.
event-left-you = Du lässt den Vogel oben.
event-sunk = { $seat } legt den Vogel unter den Stapel.
event-sunk-you = Du legst den Vogel unter den Stapel.
event-ordered = { $seat } hat die Fowl-Play-Karten zurückgelegt.
event-ordered-you = Du hast die Fowl-Play-Karten zurückgelegt.
event-offered = Die Route ist schon vollständig: { $bird }. { $seat } darf als Erstes zugreifen.
event-offered-you = Die Route ist schon vollständig: { $bird }. Du darfst als Erstes zugreifen.
event-for_free = { $bird } darf jetzt von jedem mit einer Verbindung auf der Route kostenlos gerettet werden.
event-forfeited = { $seat } gibt den Zug her für: { $bird }.
event-forfeited-you = Du gibst deinen Zug her für: { $bird }.
event-last_round = { $seat } löst die letzte Runde aus.
event-last_round-you = Du löst die letzte Runde aus.
event-tied = Gleichstand bei { $points } Punkten. { $seat }: Vögel { $birds }, Verbindungen auf der Karte { $links }.
event-tied-you = Gleichstand bei { $points } Punkten. Du: Vögel { $birds }, Verbindungen auf der Karte { $links }.
event-won = { $seat } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }.
event-won-you = Du gewinnst mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }.
tie-break = Bei gleich vielen Punkten gewinnt, wer mehr Vögel hat, dann, wer mehr Verbindungen auf der Karte hat.

# ---- warum nicht

reason-filled = Auf { $linkway } liegt schon eine Verbindung.
reason-no-more-links = { $links ->
    [0] In diesem Zug darfst du keine Grundverbindung legen.
    [one] In diesem Zug ist eine Grundverbindung erlaubt, und du hast sie gelegt.
   *[other] In diesem Zug sind { $links } Grundverbindungen erlaubt, und du hast sie alle gelegt.
  }
reason-no-supply = Alle deine Verbindungen liegen auf der Karte.
reason-wrong-habitat = Das berührt nicht: { $habitat }.
reason-not-beside = Das teilt keinen Ort mit { $linkway }.
reason-not-joined = Das schließt nicht an die Verbindungen an, die du in diesem Zug gelegt hast.
reason-lone = Sie läge allein: Sie berührt keine deiner Verbindungen, und keine zweite kann folgen.
reason-not-on-route = Über { $linkway } kann die Route nicht weitergehen.
reason-not-your-link = Auf { $linkway } liegt keine Verbindung von dir.
reason-nowhere-to-move = Neben { $linkway } ist keine Strecke leer.
reason-not-opponents-link = Auf { $linkway } liegt keine gegnerische Verbindung.
reason-not-beside-yours = { $linkway } liegt nicht neben einer deiner Verbindungen.
reason-not-on-that-route = { $linkway } liegt nicht auf der Route des geretteten Vogels.
reason-other-bird = Gefragt ist { $asked }, nicht { $bird }.
reason-nothing-against = Nichts spricht dagegen, sie zu retten: Wähle, welcher zuerst kommt.
reason-not-roosting = Nicht am Rastplatz: { $bird }.
reason-caged = Im Käfig: { $bird }.
reason-not-offered = Nicht im Angebot: { $bird }. Lege die letzte Verbindung der Route.
reason-no-contribution = Auf keiner vollständigen Route liegt eine Verbindung von dir: { $bird }.
reason-is-free = Kostet nichts mehr, rette einfach: { $bird }.
reason-not-free = Noch nicht gratis: { $bird }. Das kostet deinen Zug, vor dem Ziehen.
reason-has-forfeited = Du hast diesen Zug hergegeben.
reason-not-forfeited = Du hast diesen Zug nicht hergegeben: Zieh.
reason-discard-one = Wirf mindestens eine Karte ab.
reason-must-choose-bird = Es muss ein Vogel gewählt werden.
reason-other-power = Das ist nicht der Vogel, den du gerettet hast.
reason-not-your-bird = Liegt nicht vor dir: { $bird }.
reason-snaked = Unter einer Schlange: { $bird }.
reason-by-itself = Die Kraft wird nicht nach Wahl in deinem Zug genutzt: { $bird }.
reason-bird-fresh = Erst ab deinem nächsten Zug bereit: { $bird }.
reason-bird-exhausted = Erschöpft: { $bird }.
reason-bird-spent = Die Kraft ist verbraucht: { $bird }.
reason-other-moment = Die Kraft gehört in einen anderen Moment des Zugs: { $bird }.
reason-nothing-comes = Das würde jetzt nichts bewirken: { $card }.
reason-not-complete = Dieser Schritt hat keine Route vollendet: { $bird }.
reason-no-target = Dafür nicht wählbar: { $bird }.
reason-too-few-squawks = Das kostet { $need } Krächzer; diese sind { $have } wert.
reason-no-such-squawks = Du hast keine Krächzer { $squawks }.
reason-too-many-squawks = Einer dieser Krächzer ist nicht nötig: Das kostet { $need }.
reason-not-your-snake = Nur der Besitzer kann die Schlange wegnehmen: { $bird }.
reason-nothing-to-free = Kein Vogel ist im Käfig, und auf keinem deiner Vögel liegt eine Schlange.
reason-squawks-pay = Krächzer bezahlen nur: zum Neutralisieren oder Befreien.
reason-not-in-hand = Nicht auf deiner Hand: { $card }.
reason-not-just-drawn = Nicht gerade gezogen: { $card }.
reason-not-just-spent = Nicht gerade ausgegeben oder abgeworfen: { $card }.
reason-not-in-discards = Nicht auf dem Ablagestapel: { $card }.
reason-not-yourself = Dich selbst kannst du nicht berauben.
reason-no-cards = Dort ist keine Karte auf der Hand.
reason-no-such-card = Karte { $place } muss nicht mehr zurückgelegt werden.

# ---- der Tisch in Worten

show-turn = Zug { $turn } des Spiels: { $name }.
show-last-round = Das ist die letzte Runde.
show-links-left = Grundverbindungen in diesem Zug: { $placed } von { $allowed }.
show-fowl = Fowl Play: { $card } (Kosten { $cost }). { $effect }
show-roosting = Am Rastplatz:
show-bird = { $bird }, { $points } P, { $habitat }, { $size } cm, { $status }: { $start } – { $end }. { $more }
show-missing = { $missing ->
    [0] Route vollständig.
    [5] Mehr als 4 Verbindungen fehlen.
    [one] 1 Verbindung fehlt.
   *[other] { $missing } Verbindungen fehlen.
  }
show-caged = Im Käfig (Krächzer { $cost }).
show-offer = Im Angebot ({ $offer }).
show-empty-roost = ein leerer Platz
show-seat = { $name }: Punkte { $points }, Vögel { $birds }, Verbindungen auf der Karte { $links }, im Vorrat { $supply }, Karten { $cards }.
show-front = { $bird } ({ $readiness }): { $effect }
show-snake = Eine Schlange liegt darauf.
show-hand = Deine Hand:
show-no-cards = keine Karten
show-card = { $card }: { $effect }
show-known = Du kennst vom Fowl-Play-Stapel: { $cards }.
show-deck = Stapel: Vögel { $birds }, Fowl Play { $fowl }, Wing It { $wing }. Todeszone: { $dead }.
show-your-links = Deine Verbindungen: { $links }.
show-others-links = Verbindungen von { $name }: { $links }.
show-route = Route, jetzt bei { $place } ({ $bird }): { $links }.
show-power = { $bird }: { $effect }
show-points-from = Vögel { $birds }, Verbindungen { $links }, Kräfte und Karten { $more }, verloren { $lost }.

# ---- Kapitel der Spielregel

chapter-setup = Aufbau
chapter-map = Karte
chapter-turn = Zug
chapter-draw = Ziehen
chapter-fowl = Fowl Play
chapter-tastrophe = Bird-tastrophe
chapter-wing = Wing It
chapter-link = Verbindungen
chapter-extra = Zusätzliche Verbindungen
chapter-route = Routen
chapter-save = Retten
chapter-offer = Vögel im Angebot
chapter-power = Kräfte
chapter-cage = Käfige
chapter-snake = Schlangen
chapter-score = Punkte
chapter-end = Ende

# ---- Orte

name-tai = Taimyr
name-len = Lenadelta
name-kyt = Tundra von Kytalyk
name-chu = Tschukotka
name-yak = Zentraljakutien
name-mag = Küste von Magadan
name-bai = Baikalsee
name-sch = Stschastja-Bucht
name-kam = Kamtschatka
name-dau = Daurische Steppe
name-mur = Murawjowka (Amur)
name-sak = Sachalin
name-glb = Becken der Großen Seen
name-kha = Chankasee
name-sik = Sichote-Alin
name-hok = Hokkaido
name-gob = Gobisteppe
name-son = Songnen-Ebene
name-nho = Nord-Honshu
name-ord = Ordos-Plateau
name-boh = Bohai-Bucht
name-kor = Koreas Westküste
name-cho = Zentral-Honshu
name-ncp = Nordchinesische Ebene
name-jia = Küste von Jiangsu
name-kyu = Kyushu
name-qin = Qinling-Gebirge
name-poy = Poyang-See
name-ryu = Ryukyu-Inseln
name-hen = Hengduan-Gebirge
name-nan = Nanling-Gebirge
name-min = Min-Mündung
name-red = Delta des Roten Flusses
name-mai = Mai Po
name-tnn = Tainan
name-mot = Golf von Mottama
name-ann = Annamiten
name-luz = Luzon
name-tha = Innerer Golf von Thailand
name-ton = Tonle Sap
name-pal = Palawan
name-vis = Visayas
name-mal = Malaiische Halbinsel
name-bor = Nordborneo
name-mnd = Mindanao
name-sin = Sungei Buloh
name-sul = Nordsulawesi
name-sum = Ostsumatra
name-jav = Westjava
name-tim = Flores und Timor
name-was = Wasur (Neuguinea)
name-roe = Roebuck Bay
name-kak = Kakadu
name-mor = Moreton Bay
name-thm = Firth of Thames

# ---- Strecken

name-tai-len = Taimyr – Lenadelta
name-tai-yak = Taimyr – Zentraljakutien
name-tai-bai = Taimyr – Baikalsee
name-len-kyt = Lenadelta – Tundra von Kytalyk
name-len-yak = Lenadelta – Zentraljakutien
name-kyt-chu = Tundra von Kytalyk – Tschukotka
name-kyt-mag = Tundra von Kytalyk – Küste von Magadan
name-chu-mag = Tschukotka – Küste von Magadan
name-chu-kam = Tschukotka – Kamtschatka
name-yak-bai = Zentraljakutien – Baikalsee
name-yak-sch = Zentraljakutien – Stschastja-Bucht
name-yak-mur = Zentraljakutien – Murawjowka
name-mag-sch = Küste von Magadan – Stschastja-Bucht
name-mag-kam = Küste von Magadan – Kamtschatka
name-mag-sak = Küste von Magadan – Sachalin
name-bai-dau = Baikalsee – Daurische Steppe
name-bai-glb = Baikalsee – Becken der Großen Seen
name-bai-gob = Baikalsee – Gobisteppe
name-sch-mur = Stschastja-Bucht – Murawjowka
name-sch-sak = Stschastja-Bucht – Sachalin
name-sch-sik = Stschastja-Bucht – Sichote-Alin
name-kam-sak = Kamtschatka – Sachalin
name-kam-hok = Kamtschatka – Hokkaido
name-dau-mur = Daurische Steppe – Murawjowka
name-dau-gob = Daurische Steppe – Gobisteppe
name-dau-son = Daurische Steppe – Songnen-Ebene
name-mur-kha = Murawjowka – Chankasee
name-mur-son = Murawjowka – Songnen-Ebene
name-sak-sik = Sachalin – Sichote-Alin
name-sak-hok = Sachalin – Hokkaido
name-glb-gob = Becken der Großen Seen – Gobisteppe
name-glb-ord = Becken der Großen Seen – Ordos-Plateau
name-kha-sik = Chankasee – Sichote-Alin
name-kha-son = Chankasee – Songnen-Ebene
name-kha-kor = Chankasee – Koreas Westküste
name-sik-hok = Sichote-Alin – Hokkaido
name-sik-kor = Sichote-Alin – Koreas Westküste
name-sik-cho = Sichote-Alin – Zentral-Honshu
name-hok-nho = Hokkaido – Nord-Honshu
name-gob-son = Gobisteppe – Songnen-Ebene
name-gob-ord = Gobisteppe – Ordos-Plateau
name-son-boh = Songnen-Ebene – Bohai-Bucht
name-nho-cho = Nord-Honshu – Zentral-Honshu
name-ord-boh = Ordos-Plateau – Bohai-Bucht
name-ord-ncp = Ordos-Plateau – Nordchinesische Ebene
name-ord-qin = Ordos-Plateau – Qinling-Gebirge
name-boh-ncp = Bohai-Bucht – Nordchinesische Ebene
name-boh-jia = Bohai-Bucht – Küste von Jiangsu
name-kor-jia = Koreas Westküste – Küste von Jiangsu
name-kor-kyu = Koreas Westküste – Kyushu
name-cho-kyu = Zentral-Honshu – Kyushu
name-ncp-jia = Nordchinesische Ebene – Küste von Jiangsu
name-ncp-poy = Nordchinesische Ebene – Poyang-See
name-jia-kyu = Küste von Jiangsu – Kyushu
name-jia-poy = Küste von Jiangsu – Poyang-See
name-jia-min = Küste von Jiangsu – Min-Mündung
name-kyu-ryu = Kyushu – Ryukyu-Inseln
name-qin-hen = Qinling-Gebirge – Hengduan-Gebirge
name-qin-nan = Qinling-Gebirge – Nanling-Gebirge
name-poy-nan = Poyang-See – Nanling-Gebirge
name-poy-min = Poyang-See – Min-Mündung
name-ryu-min = Ryukyu-Inseln – Min-Mündung
name-ryu-tnn = Ryukyu-Inseln – Tainan
name-ryu-luz = Ryukyu-Inseln – Luzon
name-hen-red = Hengduan-Gebirge – Delta des Roten Flusses
name-hen-mot = Hengduan-Gebirge – Golf von Mottama
name-nan-red = Nanling-Gebirge – Delta des Roten Flusses
name-nan-mai = Nanling-Gebirge – Mai Po
name-min-mai = Min-Mündung – Mai Po
name-min-tnn = Min-Mündung – Tainan
name-red-mai = Delta des Roten Flusses – Mai Po
name-red-ann = Delta des Roten Flusses – Annamiten
name-mai-tnn = Mai Po – Tainan
name-mai-ann = Mai Po – Annamiten
name-mai-pal = Mai Po – Palawan
name-tnn-luz = Tainan – Luzon
name-mot-tha = Golf von Mottama – Innerer Golf von Thailand
name-ann-tha = Annamiten – Innerer Golf von Thailand
name-ann-ton = Annamiten – Tonle Sap
name-luz-pal = Luzon – Palawan
name-luz-vis = Luzon – Visayas
name-tha-ton = Innerer Golf von Thailand – Tonle Sap
name-tha-mal = Innerer Golf von Thailand – Malaiische Halbinsel
name-ton-bor = Tonle Sap – Nordborneo
name-ton-sin = Tonle Sap – Sungei Buloh
name-pal-vis = Palawan – Visayas
name-pal-bor = Palawan – Nordborneo
name-vis-mnd = Visayas – Mindanao
name-mal-sin = Malaiische Halbinsel – Sungei Buloh
name-mal-sum = Malaiische Halbinsel – Ostsumatra
name-bor-sin = Nordborneo – Sungei Buloh
name-bor-sul = Nordborneo – Nordsulawesi
name-bor-tim = Nordborneo – Flores und Timor
name-mnd-sul = Mindanao – Nordsulawesi
name-mnd-was = Mindanao – Wasur
name-sin-sum = Sungei Buloh – Ostsumatra
name-sin-jav = Sungei Buloh – Westjava
name-sul-tim = Nordsulawesi – Flores und Timor
name-sul-was = Nordsulawesi – Wasur
name-sum-jav = Ostsumatra – Westjava
name-jav-tim = Westjava – Flores und Timor
name-jav-roe = Westjava – Roebuck Bay
name-tim-roe = Flores und Timor – Roebuck Bay
name-tim-kak = Flores und Timor – Kakadu
name-was-kak = Wasur – Kakadu
name-was-mor = Wasur – Moreton Bay
name-was-thm = Wasur – Firth of Thames
name-roe-kak = Roebuck Bay – Kakadu
name-kak-mor = Kakadu – Moreton Bay
name-mor-thm = Moreton Bay – Firth of Thames

# ---- Vögel, ihre Kräfte und ein Wort über sie

name-chinese-egret = Schneereiher
effect-chinese-egret = Hattest du vorher schon einen anderen Feuchtgebietsvogel gerettet, erhältst du 5 Punkte.
trivia-chinese-egret = Flitzt mit wehendem Schopf über das Watt den Fischen nach.
name-dalmatian-pelican = Krauskopfpelikan
effect-dalmatian-pelican = Nutzt jemand anderes einen Krächzer oder wirft ihn ab, nimm ihn auf die Hand. Hast du dann mehr als 5 Karten, wirf 1 ab.
trivia-dalmatian-pelican = Ein Riese unter den Wasservögeln, mit ungekämmten Nackenlocken.
name-streaked-reed-warbler = Hirserohrsänger
effect-streaked-reed-warbler = Immer wenn jemand anderes einen Vogel rettet, erhältst du 2 Punkte.
trivia-streaked-reed-warbler = Niemand hat je ein Nest gefunden, und der Vogel selbst ist fast verschwunden.
name-black-faced-spoonbill = Schwarzstirnlöffler
effect-black-faced-spoonbill = Lege 1 zusätzliche Verbindung, die ein Feuchtgebiet und eine deiner Verbindungen berührt.
trivia-black-faced-spoonbill = Schwenkt den Schnabel hin und her; aus wenigen Hundert wurden über 3000.
name-spoon-billed-sandpiper = Löffelstrandläufer
effect-spoon-billed-sandpiper = 3 Punkte für jeden anderen deiner Vögel mit Status EN oder CR.
trivia-spoon-billed-sandpiper = Spatzengroß, mit einem Löffel als Schnabel; wenige Hundert sind übrig.
name-far-eastern-curlew = Isabellbrachvogel
effect-far-eastern-curlew = Lege bis zu 3 zusätzliche Verbindungen.
trivia-far-eastern-curlew = Das Weibchen trägt den längsten Schnabel aller Watvögel.
name-great-knot = Großer Knutt
effect-great-knot = Deine Verbindungspunkte für diese Route zählen noch einmal.
trivia-great-knot = Frisst sich an Muscheln satt für einen einzigen großen Sprung am Rand des Pazifiks.
name-nordmanns-greenshank = Tüpfelgrünschenkel
effect-nordmanns-greenshank = Ziehe in deiner Ziehphase 2 Wing-It-Karten, behalte 1 und wirf die andere ab.
trivia-nordmanns-greenshank = Ein Grünschenkel, der am Meer auf Bäumen brütet.
name-siberian-crane = Nonnenkranich
effect-siberian-crane = 1 Punkt für je 3 deiner Verbindungen, die ein Feuchtgebiet berühren.
trivia-siberian-crane = Macht die längste Reise aller Kraniche, fast alle zu einem einzigen See.
name-baers-pochard = Baermoorente
effect-baers-pochard = Neutralisiert jemand anderes eine Fowl-Play-Karte, erhältst du 2 Punkte.
trivia-baers-pochard = Einst häufig, heute weniger als tausend.
name-swinhoes-rail = Mandschurensumpfhuhn
effect-swinhoes-rail = Beachte die gerade gezogene Fowl-Play-Karte nicht, ohne Krächzer zu zahlen.
trivia-swinhoes-rail = Die kleinste Ralle der Welt, viel öfter gehört als gesehen.
name-bar-tailed-godwit = Pfuhlschnepfe
effect-bar-tailed-godwit = Lege sofort bis zu 2 zusätzliche Verbindungen.
trivia-bar-tailed-godwit = Fliegt ohne Halt von Alaska nach Neuseeland.
name-red-necked-stint = Rotkehl-Strandläufer
effect-red-necked-stint = Hast du in diesem Zug mindestens 3 Verbindungen gelegt, erhältst du 1 Punkt.
trivia-red-necked-stint = Ein paar Dutzend Gramm, die bis Tasmanien kommen.
name-baikal-teal = Gluckente
effect-baikal-teal = Ziehe 2 Wing-It-Karten.
trivia-baikal-teal = Überwintert in Schwärmen wie Rauch.
name-japanese-quail = Japanwachtel
effect-japanese-quail = Ziehe 1 Wing-It-Karte für jeden anderen deiner Vögel der offenen Landschaft, höchstens 3.
trivia-japanese-quail = Ein faustgroßer Hühnervogel, der lieber läuft als fliegt.
name-amur-stonechat = Amurschwarzkehlchen
effect-amur-stonechat = Wirf bis zu 3 Wing-It-Karten ab und erhalte 3 Punkte für jede.
trivia-amur-stonechat = Sitzt auf einem Halm und lässt sich auf alles fallen, was sich regt.
name-eastern-imperial-eagle = Kaiseradler
effect-eastern-imperial-eagle = Schicke 1 Vogel ohne Käfig vom Rastplatz in die Todeszone und erhalte 3 Punkte.
trivia-eastern-imperial-eagle = Folgt den Entenschwärmen, von denen er lebt.
name-yellow-breasted-bunting = Weidenammer
effect-yellow-breasted-bunting = 2 Punkte für jeden anderen deiner Vögel der offenen Landschaft.
trivia-yellow-breasted-bunting = Millionenfach für die Küche gefangen; seit 1980 um neun Zehntel geschwunden.
name-white-throated-needletail = Stachelschwanzsegler
effect-white-throated-needletail = Verschiebe 1 deiner Verbindungen auf eine leere Strecke, die einen Ort mit ihr teilt.
trivia-white-throated-needletail = Frisst, trinkt und reist im Flug.
name-oriental-pratincole = Orientbrachschwalbe
effect-oriental-pratincole = Nimm 1 beliebige Karte vom Wing-It-Ablagestapel auf die Hand.
trivia-oriental-pratincole = Ein Watvogel, der wie eine Schwalbe jagt.
name-little-curlew = Zwergbrachvogel
effect-little-curlew = Immer wenn jemand anderes einen Vogel auf einer Route mit deinen Verbindungen rettet, erhältst du 1 Punkt mehr.
trivia-little-curlew = Der kleinste Brachvogel; sucht auf Rasen und Flugplätzen nach Futter.
name-oriental-plover = Steppenregenpfeifer
effect-oriental-plover = Ersetze 1 gegnerische Verbindung dieser Route durch eine aus deinem Vorrat.
trivia-oriental-plover = Ein Watvogel trockener Ebenen, der die Küste meidet.
name-great-bustard = Großtrappe
effect-great-bustard = 1 Punkt für jeden deiner Vögel ab 40 cm, diesen eingeschlossen.
trivia-great-bustard = Der schwerste Vogel, der zieht.
name-pied-harrier = Elsterweihe
effect-pied-harrier = Sieh dir den obersten Vogel des Vogelstapels an; lass ihn dort oder lege ihn nach unten.
trivia-pied-harrier = Gaukelt im Elsternkleid über Reisfelder.
name-brown-shrike = Braunwürger
effect-brown-shrike = Nimm 2 zufällige Wing-It-Karten von einem Mitspieler.
trivia-brown-shrike = Ein maskierter Metzger der Dornenhecken.
name-eastern-yellow-wagtail = Tschuktschenstelze
effect-eastern-yellow-wagtail = 1 Punkt für jeden, auch dich, der eine Verbindung auf der Route dieses Vogels hat.
trivia-eastern-yellow-wagtail = Folgt Rindern und Wasserbüffeln durchs nasse Gras.
name-daurian-starling = Mongolenstar
effect-daurian-starling = Rettet jemand anderes einen Vogel, ziehst du 1 Wing-It-Karte.
trivia-daurian-starling = Zieht in wirbelnden Schwärmen zu Tausenden nach Süden.
name-barn-swallow = Rauchschwalbe
effect-barn-swallow = Wirf 1 Wing-It-Karte ab, um 1 zusätzliche Verbindung neben eine eigene zu legen.
trivia-barn-swallow = Schläft zu Tausenden auf den Drähten der Städte.
name-fairy-pitta = Nymphenpitta
effect-fairy-pitta = Tausche 1 deiner Verbindungen mit 1 gegnerischen.
trivia-fairy-pitta = Sieben Farben, und doch schwer zu sehen.
name-band-bellied-crake = Mandarinsumpfhuhn
effect-band-bellied-crake = 2 Punkte für jeden anderen deiner Waldvögel, auch gestohlene.
trivia-band-bellied-crake = Rasselt aus sumpfigem Dickicht und zeigt sich fast nie.
name-japanese-night-heron = Rotscheitelreiher
effect-japanese-night-heron = Würde eine gegnerische Karte oder ein gegnerischer Vogel eine deiner Verbindungen tauschen, ersetzen oder entfernen, bleibt sie, und nichts wird getauscht.
trivia-japanese-night-heron = Findet Würmer am Waldboden nach Gehör.
name-japanese-paradise-flycatcher = Japan-Paradiesschnäpper
effect-japanese-paradise-flycatcher = Hast du mindestens 1 Vogel aus jedem der 3 Lebensräume, erhältst du 5 Punkte.
trivia-japanese-paradise-flycatcher = Sein Schwanz ist länger als der ganze Rest.
name-brown-chested-jungle-flycatcher = Weißkehl-Dschungelschnäpper
effect-brown-chested-jungle-flycatcher = Lege 1 Vogel ohne Käfig vom Rastplatz unter den Vogelstapel; ersetzt wird er in der Aufräumphase.
trivia-brown-chested-jungle-flycatcher = Ein schlichter brauner Vogel; am ehesten sieht man ihn im Oktober in Singapur.
name-rufous-headed-robin = Rotkopfnachtigall
effect-rufous-headed-robin = 1 Punkt für jeden Vogel in der Todeszone, höchstens 5.
trivia-rufous-headed-robin = Nur aus einer Handvoll Tälern bekannt.
name-silver-oriole = Silberpirol
effect-silver-oriole = 1 Punkt für jede Wing-It-Karte auf deiner Hand, höchstens 5.
trivia-silver-oriole = Oben Silber, schwarze Kapuze, Stimme wie eine Flöte.
name-yellow-bunting = Schwefelammer
effect-yellow-bunting = Befreie 1 Vogel aus dem Käfig, ohne zu zahlen. Ist seine Route vollständig und hast du dort eine Verbindung, rette ihn sofort.
trivia-yellow-bunting = Brütet nur in Japan.
name-siberian-blue-robin = Blaunachtigall
effect-siberian-blue-robin = 1 Punkt, wenn du in diesem Zug eine Verbindung gelegt hast, die Wald berührt.
trivia-siberian-blue-robin = Zittert mit dem Schwanz, wenn sie über den Waldboden läuft.
name-siberian-thrush = Schieferdrossel
effect-siberian-thrush = Nutze die Kraft eines gegnerischen Vogels, als wäre er deiner und bereit (nur Kräfte für den eigenen Zug).
trivia-siberian-thrush = Schiefergrau mit einer weißen Augenbraue.
name-grey-faced-buzzard = Kiefernteesa
effect-grey-faced-buzzard = Immer wenn im Zug eines anderen ein Vogel vom Rastplatz in die Todeszone kommt, erhältst du 1 Punkt.
trivia-grey-faced-buzzard = Überquert das Meer in kreisenden Trupps von Hunderten.
name-oriental-honey-buzzard = Schopfwespenbussard
effect-oriental-honey-buzzard = Lege bis zu 2 zusätzliche Verbindungen, die Wald berühren.
trivia-oriental-honey-buzzard = Plündert Hornissennester und fliegt auf Umwegen nach Java.
name-oriental-cuckoo = Hopfkuckuck
effect-oriental-cuckoo = Stiehl 1 Vogel mit höchstens 3 Punkten von jemandem, der mehr Vögel hat als du.
trivia-oriental-cuckoo = Überlässt seine Eier den Laubsängern.
name-narcissus-flycatcher = Narzissenschnäpper
effect-narcissus-flycatcher = Hast du auf dieser Route mehr Verbindungen als alle anderen, erhältst du 3 Punkte.
trivia-narcissus-flycatcher = Ein Funke aus Orange und Schwarz im Frühlingswald.

# ---- Karten und was sie tun

name-window-collision = Vogelschlag an Glas
effect-window-collision = Verliere 2 Punkte und nimm 1 deiner Verbindungen von der Karte.
name-headwind = Gegenwind
effect-headwind = Lege in diesem Zug höchstens 2 Grundverbindungen.
name-snake-2 = Schlange (2)
effect-snake-2 = Lege sie auf einen deiner Vögel: Seine Kraft ist nicht nutzbar.
name-cage-2 = Käfigvogelhandel (2)
effect-cage-2 = Lege ihn auf einen rastenden Vogel: Er ist im Käfig. Wirf eine Wing-It-Karte ab.
name-natural-predators = Natürliche Feinde
effect-natural-predators = Rastende Vögel ohne Käfig bis 20 cm sterben.
name-plastic-litter = Plastikmüll
effect-plastic-litter = Wirf eine Wing-It-Karte ab.
name-roaming-cats = Streunende Katzen
effect-roaming-cats = Verliere 2 Punkte für jeden deiner Vögel bis 20 cm, höchstens 6.
name-city-glare = Lichtermeer
effect-city-glare = Nimm 1 deiner Verbindungen von der Karte.
name-forest-fire = Waldbrand
effect-forest-fire = Nimm 2 deiner Verbindungen, die Wald berühren, von der Karte.
name-mudflat-filling = Wattverfüllung
effect-mudflat-filling = Nimm 2 deiner Verbindungen, die ein Feuchtgebiet berühren, von der Karte.
name-pesticide-drift = Pestizidwolke
effect-pesticide-drift = Nimm 2 deiner Verbindungen, die offene Landschaft berühren, von der Karte.
name-mist-nets = Fangnetze
effect-mist-nets = Verliere 2 Punkte und wirf eine Wing-It-Karte ab.
name-wild-meat-trade = Wildfleischhandel
effect-wild-meat-trade = Rastende Vögel ohne Käfig mit Status LC oder NT sterben.
name-cage-3 = Käfigvogelhandel (3)
effect-cage-3 = Lege ihn auf einen rastenden Vogel: Er ist im Käfig. Verliere 3 Punkte.
name-snake-3 = Schlange (3)
effect-snake-3 = Lege sie auf einen deiner Vögel: Seine Kraft ist nicht nutzbar.
name-thunderstorm = Gewitter
effect-thunderstorm = Lege in diesem Zug höchstens 1 Grundverbindung.
name-sport-hunting = Sportjagd
effect-sport-hunting = Rastende Vögel ohne Käfig ab 40 cm sterben.
name-wildlife-disease = Wildtierseuche
effect-wildlife-disease = Alle rastenden Vögel ohne Käfig sterben und werden sofort ersetzt.
name-cage-4 = Käfigvogelhandel (4)
effect-cage-4 = Lege ihn auf einen rastenden Vogel: Er ist im Käfig. Verliere 5 Punkte.
name-poisoned-bait = Giftköder
effect-poisoned-bait = Einer deiner Vögel stirbt, oder du verlierst 5 Punkte.
name-typhoon = Taifun
effect-typhoon = Lege in diesem Zug keine Grundverbindungen.
name-power-lines = Stromleitungen
effect-power-lines = Verliere 2 Punkte und 1 mehr für jeden deiner Vögel ab 40 cm.
name-illegal-logging = Raubbau
effect-illegal-logging = Nimm 3 deiner Verbindungen, die Wald berühren, von der Karte.
name-smuggling-ring = Schmugglerring
effect-smuggling-ring = Gib dem nächsten Spieler eine Wing-It-Karte.
name-deforestation = Entwaldung
effect-deforestation = Alle nehmen 3 eigene Verbindungen, die Wald berühren, von der Karte.
name-coastal-reclamation = Landgewinnung
effect-coastal-reclamation = Alle nehmen 3 eigene Verbindungen, die ein Feuchtgebiet berühren, von der Karte.
name-steppe-to-plough = Umgepflügte Steppe
effect-steppe-to-plough = Alle nehmen 3 eigene Verbindungen, die offene Landschaft berühren, von der Karte.
name-flyway-epidemic = Zugweg-Epidemie
effect-flyway-epidemic = Alle rastenden Vögel ohne Käfig sterben und werden ersetzt; alle verlieren 1 Punkt je eigenem Vogel, höchstens 4.
name-super-typhoon = Supertaifun
effect-super-typhoon = Im nächsten Zug aller darf nur 1 Grundverbindung gelegt werden.
name-funding-crisis = Geldnot
effect-funding-crisis = Alle behalten 1 Wing-It-Karte und werfen den Rest ab.
name-birders-to-the-rescue = Vogelfreunde zur Stelle
effect-birders-to-the-rescue = Befreie einen Vogel aus dem Käfig oder nimm eine Schlange von einem deiner Vögel.
name-science-in-action = Forschung im Einsatz
effect-science-in-action = Sieh dir die obersten 3 Fowl-Play-Karten an und lege sie in beliebiger Reihenfolge zurück.
name-reforestation = Aufforstung
effect-reforestation = Lege bis zu 2 zusätzliche Verbindungen, die Wald berühren.
name-wetland-restoration = Renaturierung
effect-wetland-restoration = Lege bis zu 2 zusätzliche Verbindungen, die ein Feuchtgebiet berühren.
name-sustainable-farming = Nachhaltige Landwirtschaft
effect-sustainable-farming = Lege bis zu 2 zusätzliche Verbindungen, die offene Landschaft berühren.
name-tailwind = Rückenwind
effect-tailwind = Lege bis zu 2 zusätzliche Verbindungen.
name-public-funding = Öffentliche Gelder
effect-public-funding = Erhalte 4 Punkte.
name-school-outreach = Schulbesuch
effect-school-outreach = Ziehe 3 Wing-It-Karten.
name-bird-race = Birdrace
effect-bird-race = Erhalte 2 Punkte für jeden Lebensraum unter deinen Vögeln.
name-ranger-patrol = Ranger auf Streife
effect-ranger-patrol = Ersetze eine gegnerische Verbindung neben einer deiner durch eine aus deinem Vorrat.
name-squawk-1 = Krächzer 1
effect-squawk-1 = Zahlt 1 Krächzer.
name-squawk-2 = Krächzer 2
effect-squawk-2 = Zahlt 2 Krächzer.
name-squawk-3 = Krächzer 3
effect-squawk-3 = Zahlt 3 Krächzer.

# ---- die Regeln, Satz für Satz

clause-setup-links = Alle haben eine Spielfigur und 35 Verbindungen einer Farbe.
clause-setup-birds = Die 42 Vögel werden gemischt; drei liegen offen am Rastplatz, und Marker zeigen auf der Karte Start und Ziel von jedem.
    .ruling = Zwei Vögel dürfen denselben Start oder dasselbe Ziel haben.
clause-setup-fowl-play = Der Fowl-Play-Stapel hat für zwei Spieler 8, 6 und 6 Karten der Stufen 1, 2 und 3, für drei 9, 6 und 6, für vier 12, 8 und 8. Von oben nach unten: Stufe 1, eine Bird-tastrophe, Stufe 2, eine Bird-tastrophe, Stufe 3.
    .ruling = Jede Stufe und die Bird-tastrophen werden vorher gemischt; was nicht gebraucht wird, bleibt ungesehen draußen.
clause-setup-wing-it = Die Wing-It-Karten werden gemischt, und alle bekommen zwei.
clause-setup-first = Die Figuren stehen auf 0. Wer zuletzt einen Vogel gesehen hat, beginnt; es geht im Uhrzeigersinn.
    .ruling = Der Zufall bestimmt, wer beginnt, wenn niemand genannt ist.
clause-setup-hidden = Handkarten sind geheim.
    .ruling = Ihre Zahl ist offen, ebenso Ablagestapel, Todeszone, Vögel, Verbindungen und Punkte. Die Reihenfolge der Stapel kennt niemand, aber die Rückseiten zeigen die Stufe. Was Forschung im Einsatz, ein Blick auf den Vogelstapel oder eine gegebene oder gestohlene Karte zeigt, wissen nur die Beteiligten. Eine Hand, die als Ganzes den Besitzer wechselt, bleibt so bekannt, wie sie war; wechselt nur ein Teil, gilt den anderen keine Karte davon mehr als bekannt. Nach Forschung im Einsatz sehen andere nur die oberste Rückseite und wissen von denen darunter nicht mehr, als daraus folgt, welche es sind.
clause-map-linkway = Eine Strecke zwischen zwei Orten fasst eine Verbindung, egal wessen.
clause-map-touch = Eine Verbindung berührt die Lebensräume ihrer beiden Orte; ein Ort kann zwei Lebensräume haben.
clause-turn-phases = Ein Zug hat eine Ziehphase, eine Aktionsphase und eine Aufräumphase.
    .ruling = Zu Beginn richten sich Vögel wieder auf, und angebotene Vögel dürfen genommen werden.
clause-turn-action = In der Aktionsphase spielst du Wing-It-Karten, legst Verbindungen, rettest Vögel und nutzt Kräfte, in beliebiger Reihenfolge und Zahl.
    .ruling = Auch Krächzer können dann Vögel befreien.
clause-turn-death-zone = Abgelegte Vögel, rastende wie gerettete, liegen offen in der Todeszone.
clause-turn-refill = In der Aufräumphase füllen neue Vögel die leeren Rastplätze, und Marker werden versetzt; Verbindungen bleiben. Vorher wird kein Vogel ersetzt.
    .ruling = Die Plätze werden der Reihe nach gefüllt. Ist der Vogelstapel leer, bleiben sie leer; die Todeszone wird nicht gemischt. Wildtierseuche und Zugweg-Epidemie füllen die Plätze, die sie geleert haben, sofort.
clause-turn-hand = Am Ende deines Zugs darfst du fünf Wing-It-Karten behalten und wirfst den Rest ab.
    .ruling = Geprüft wird nur am Ende des eigenen Zugs, auch eines hergegebenen.
clause-draw-wing-it = Zuerst ziehst du eine Wing-It-Karte.
    .ruling = Ein gerade gezogener Krächzer kann also gegen die Fowl-Play-Karte helfen.
clause-draw-fowl-play = Dann ziehst du eine Fowl-Play-Karte und erledigst sie vor allem anderen: ausführen oder neutralisieren.
clause-fowl-neutralise = Eine Fowl-Play-Karte wird mit Krächzern neutralisiert, die mindestens ihre Kosten wert sind. Sie wird dann ohne Wirkung abgelegt.
    .ruling = Krächzer werden ausgegeben, wenn die Karte erledigt wird, obwohl Wing-It-Karten sonst in die Aktionsphase gehören.
clause-fowl-squawks = Krächzer mit Werten von 1 bis 3 lassen sich zusammenlegen. Sind sie mehr wert als die Kosten, gibt es nichts zurück.
    .ruling = Zu wenig ist nicht erlaubt, und auch keine Karte, die man weglassen könnte.
clause-fowl-as-far = Die Wirkung einer Karte wird ausgeführt, wie sie dasteht.
    .ruling = So weit wie möglich: Der Rest entfällt, und eine Karte ohne Ziel wird nur abgelegt. Wer nicht mehr Karten oder Verbindungen hat, als wegmüssen, oder nur einen Vogel wählen kann, wird nicht gefragt.
clause-fowl-discarding = Natürliche Feinde, Wildfleischhandel, Sportjagd und Wildtierseuche legen rastende Vögel ab; ein Vogel im Käfig bleibt.
    .ruling = Feinde holen Vögel bis 20 cm, der Handel LC- und NT-Vögel, die Jagd Vögel ab 40 cm, die Seuche alle.
clause-tastrophe-when = Eine Bird-tastrophe geschieht zwischen zwei Zügen und ersetzt kein Ziehen.
    .ruling = Sie trifft ein, sobald sie nach dem Aufräumen oben auf dem Stapel liegt, auch wenn Forschung im Einsatz sie dorthin gelegt hat; mehrere nacheinander.
clause-tastrophe-all = Sie trifft alle und lässt sich nicht neutralisieren.
    .ruling = Gewählt wird im Uhrzeigersinn ab dem nächsten Spieler.
clause-wing-play = Ereignisse spielst du in deiner eigenen Aktionsphase; es dürfen mehrere sein.
clause-wing-nothing = Ereignisse und Kräfte helfen dir, Verbindungen zu legen, Vögel zu retten oder Punkte zu bekommen.
    .ruling = Sie dürfen nicht genutzt werden, wenn sie nichts bewirken können.
clause-wing-piles = Gebrauchte Wing-It- und Fowl-Play-Karten liegen offen auf ihren Ablagestapeln.
    .ruling = Krächzer sofort, Ereignisse nach ihrer Wirkung. Käfige und Schlangen liegen auf ihren Vögeln, bis diese befreit sind oder das Spiel verlassen.
clause-wing-empty = Sind alle Wing-It-Karten gezogen, wird die Ablage gemischt und wieder benutzt.
    .ruling = Sobald eine Karte gezogen werden soll und keine da ist, auch mitten im Ziehen. Gibt es auch keine Ablage, wird nicht gezogen.
clause-wing-science = Forschung im Einsatz darf eine Bird-tastrophe verschieben.
    .ruling = Du siehst dir bis zu drei Karten oben auf dem Fowl-Play-Stapel an und legst sie in beliebiger Reihenfolge zurück. Die Reihenfolge erfährt sonst niemand, auch nicht durch die Stufen auf den Rückseiten: Zu sehen ist nur die oberste.
clause-link-number = Du darfst in einem Zug bis zu drei Verbindungen legen.
    .ruling = Das sind die Grundverbindungen; nur für sie gelten Grenzen von Karten, und die niedrigste gilt. Sie dürfen in Teilen gelegt werden, mit anderen Aktionen dazwischen. Ein Sturm zählt auch für einen hergegebenen Zug.
clause-link-supply = Du hast 35 Verbindungen.
    .ruling = Liegen alle auf der Karte, legst du keine mehr; entfernte kommen in deinen Vorrat zurück.
clause-link-connect = Eine Verbindung muss an eine andere von dir anschließen.
    .ruling = Zwei schließen aneinander an, wenn sie einen Ort teilen. Fremde helfen nicht und stören nicht.
clause-link-group = Zwei oder drei Verbindungen dürfen zusammen irgendwo gelegt werden, oder eine bis drei im Anschluss an deine; sie dürfen sich gabeln. Eine einzelne ist nicht erlaubt.
    .ruling = Alle Grundverbindungen eines Zugs müssen in einer zusammenhängenden Gruppe von dir liegen, aus mindestens zwei; eine Gruppe darf an beiden Enden wachsen.
clause-link-fresh = Eine neue Gruppe braucht zwei Verbindungen.
    .ruling = Ihre ersten zwei sind ein Schritt: Die erste darf nur dorthin, wo die zweite folgen kann. Nach jedem Schritt werden die Routen geprüft.
clause-link-stay = Verbindungen bleiben auf der Karte, wenn ein Vogel gerettet wird oder stirbt; nur bestimmte Karten entfernen sie.
    .ruling = Abgeschnittene zählen weiter, auch einzelne.
clause-extra-attach = Zusätzliche Verbindungen von Karten und Kräften müssen nicht an die des Zugs anschließen.
    .ruling = Jede muss aber eine von dir berühren oder eine von zweien sein, die eine neue Gruppe bilden, wenn die Karte zwei erlaubt. Nach jedem Schritt darfst du aufhören.
clause-extra-exchange = Eine Kraft kann eine deiner Verbindungen mit einer gegnerischen tauschen.
    .ruling = Tauschen und Ersetzen brauchen keinen Anschluss und vollenden keine Route. Eine ersetzte Verbindung kommt zu ihrem Besitzer zurück; deine kommt aus dem Vorrat und zählt als gelegt.
clause-extra-move = Eine Verbindung verschieben: Eine Kraft darf eine deiner Verbindungen auf die nächste Strecke tragen.
    .ruling = Unsere Rekonstruktion. Die Verbindung kommt auf eine leere Strecke, die einen Ort mit ihrer alten teilt; deine anderen muss sie nicht berühren. Sie kann eine Route vollenden und zählt nicht als gelegt.
clause-extra-protect = Eine Verbindung schützen: Im Zug eines Gegners darf eine Kraft eine deiner Verbindungen halten, wo sie liegt.
    .ruling = Unsere Rekonstruktion. Du wirst gefragt, sobald der Gegner die Verbindungen genannt hat, die er tauschen oder ersetzen will. Schützt du deine, wird nichts getauscht, und seine Karte oder Kraft ist trotzdem verbraucht.
clause-route-path = Ein Vogel fliegt über Verbindungen beliebiger Farben vom Start zum Ziel.
    .ruling = Eine Route besucht keinen Ort zweimal.
clause-route-south = Vögel fliegen von Norden nach Süden: Verbindungen nach oben zählen nicht.
    .ruling = Orte liegen in Reihen; ein Schritt in eine nördlichere Reihe geht nach oben.
clause-route-side = Seitliche Verbindungen dürfen genutzt werden.
    .ruling = Sie verbinden Orte einer Reihe, in beide Richtungen und beliebig viele.
clause-route-choice = Nur die Verbindungen der genutzten Route zählen.
    .ruling = Gibt es mehrere, wählt der Retter eine, Schritt für Schritt. Sie nutzt eine gerade gelegte Verbindung; bei einem angebotenen oder befreiten Vogel eine des Retters.
clause-save-last-link = Wer die letzte Verbindung einer Route legt, rettet den Vogel und legt ihn offen vor sich.
    .ruling = Auch zusätzliche und verschobene Verbindungen vollenden Routen. Ein Vogel, dessen Route schon vollständig ist, wird nicht durch Verbindungen gerettet: Was auch gelegt wird, ihn gibt es nur über das Angebot.
clause-save-option = Retten ist freiwillig: Du darfst den Vogel, dessen Route du vollendest, retten oder lassen.
    .ruling = Gefragt wirst du, wo etwas dagegen sprechen kann: Ein anderer Spieler hat eine Verbindung auf einer vollständigen Route des Vogels, ein gegnerischer Vogel reagiert auf jede Rettung, der Vogel hat eine Kraft beim Retten, oder er wäre dein sechster und löste die letzte Runde aus. Sonst ist er sofort gerettet. Ein Vogel, den du lässt, gilt als neu gezogen: Er wird ab dem nächsten Spieler angeboten.
clause-save-several = Du darfst in einem Zug mehrere Vögel retten, auch über sechs hinaus.
    .ruling = Was ein Schritt vollendet, wird nacheinander in deiner Reihenfolge gerettet; du darfst aufhören, wenn gegen einen der übrigen etwas spricht.
clause-save-order = Ein geretteter Vogel bringt Punkte, und seine Kraft ist nutzbar.
    .ruling = Erst die Karte, dann alle Punkte, die Zählung bis sechs, die Reaktionen der anderen und seine Kraft beim Retten; jeder Vogel ganz, einer nach dem anderen.
clause-offer-who = Ist die Route eines neuen Vogels schon vollständig, darf ihn jemand mit Verbindungen darauf in seinem Zug retten.
    .ruling = Angeboten wird reihum ab dem nächsten Spieler; wer auf keiner vollständigen Route eine Verbindung hat, wird übergangen.
clause-offer-forfeit = Das kostet Zieh- und Aktionsphase dieses Zugs.
    .ruling = Entschieden wird vor dem Ziehen. Die Rettung zählt voll, aufgeräumt wird auch, und weitere solche Vögel dürfen im selben Zug gerettet werden.
clause-offer-power = Wer seinen Zug für einen Vogel hergibt, zieht darin keine Karten und legt keine Verbindungen.
    .ruling = Auch nicht durch eine Kraft dieses Vogels beim Retten. Punkte einer solchen Kraft gibt es sofort; zieht sie Karten, legt oder tauscht sie Verbindungen, so wartet sie und darf einmal genutzt werden, in der Aktionsphase des nächsten eigenen Zugs; danach ist sie verloren. Der Tausch des Steppenregenpfeifers ist auch verloren, wenn inzwischen ein anderer Vogel gerettet wurde: Er gilt der zuletzt genutzten Route.
clause-offer-free = Will ihn niemand, bis der Erste wieder am Zug ist, dem er angeboten wurde, kostet er nichts mehr.
    .ruling = Ab dann darf ihn jeder Beteiligte in seinem Zug kostenlos retten, vor dem Ziehen oder in der Aktionsphase.
clause-offer-again = Das Angebot gilt einer vollständigen Route.
    .ruling = Es verfällt, wenn sie bricht oder der Vogel in den Käfig kommt. Ein Vogel, der vollständig ist und nicht gerettet wird, etwa beim Öffnen eines Käfigs oder weil sein Retter ihn lässt, gilt als neu gezogen.
clause-power-wait = Eine Kraft, die nicht beim Retten wirkt, ist eine Runde später nutzbar.
    .ruling = Ab Beginn des nächsten Zugs des Besitzers; Endkräfte in jedem Fall am Ende.
clause-power-save = Manche Kräfte werden beim Retten genutzt.
    .ruling = Dann oder nie; nur wer seinen Zug hergegeben hat, wartet damit bis zum nächsten. Punkte gibt es von selbst; der Rest ist freiwillig.
clause-power-own-turn = Manche Kräfte gelten in jedem deiner Züge, manche einmal im Spiel.
    .ruling = Einmal pro Zug. Punkte gibt es am Ende der Aktionsphase, der Rest ist freiwillig.
clause-power-opponent = Manche Kräfte gelten im Zug eines anderen, einige davon einmal pro Runde.
    .ruling = Eine Runde geht von einem deiner Züge zum nächsten. Reaktionen kommen im Uhrzeigersinn ab dem nächsten Spieler und nie zwischen den Zügen; Punkte und Karten von selbst. Ein genommener Krächzer hat trotzdem bezahlt.
clause-power-exhausted = Ein genutzter Vogel ist erschöpft und wird gedreht; er richtet sich auf, wie seine Kraft es sagt.
    .ruling = Zu Beginn deines Zugs, außer die Kraft gilt einmal im Spiel.
clause-power-counts = Manche Kräfte zählen deine geretteten Vögel, auch gestohlene.
    .ruling = Es zählen die Vögel, die jetzt vor dir liegen, auch unter Schlangen; „andere“ lässt den Vogel selbst aus.
clause-power-copy = Eine Kraft kopieren: Ein Vogel darf die Kraft eines Vogels, der vor einem Gegner liegt, wie seine eigene nutzen.
    .ruling = Unsere Rekonstruktion. Kopiert werden nur Kräfte für den eigenen Zug ihres Besitzers, auch von erschöpften Vögeln, aber nicht unter einer Schlange. Die Kraft wirkt in dem Moment des Zugs, den sie nennt, und dem kopierten Vogel geschieht nichts.
clause-power-stolen = Vögel können gestohlen werden.
    .ruling = Die Karte wandert mit ihrer Schlange und ist im nächsten Zug des Diebs bereit; eine verbrauchte Kraft bleibt verbraucht, und Punkte bleiben, wo sie sind.
clause-cage-card = Käfigvogelhandel wird auf einen rastenden Vogel gelegt.
    .ruling = Auf einen ohne Käfig, nach Wahl dessen, der die Karte zog; gibt es keinen, wird sie abgelegt.
clause-cage-untouchable = Ein Vogel im Käfig kann nicht gerettet, abgelegt oder gewählt werden, bis er frei ist.
    .ruling = Seine Route zu vollenden rettet nichts.
clause-cage-free = Befreit wird er mit Krächzern oder mit „Vogelfreunde zur Stelle“.
    .ruling = Jeder darf in der Aktionsphase die Kosten der Karte zahlen, die dort liegt.
clause-cage-save = Wer einen Vogel mit vollständiger Route befreit und dort eine Verbindung hat, darf ihn sofort retten, ohne eine Verbindung zu legen.
    .ruling = Sonst gilt er als neu gezogen.
clause-snake-card = Ein Vogel unter einer Schlange zählt zu den sechs, kann aber seine Endkraft nicht nutzen.
    .ruling = Unter einer Schlange wirkt keine Kraft. Sie liegt auf einem geretteten Vogel dessen, der sie zog, und kann mit ihm abgelegt werden.
clause-snake-off = Eine Schlange liegt auf dem Vogel.
    .ruling = Wie sie wegkommt, sagt die Regel nicht: wie ein Käfig, aber nur durch den Besitzer. Die Kraft ist dann wie zuvor.
clause-score-bird = Wer einen Vogel rettet, bekommt seine Punkte.
clause-score-links = Alle bekommen einen Punkt für jede eigene Verbindung auf der genutzten Route, auch der Retter. Beispiel: 1 + 2 Punkte für die Rettung der Japanwachtel mit zwei von vier Verbindungen, 2 Punkte für den Besitzer der anderen.
    .ruling = Nur eine Verbindung zu legen bringt nichts; sie kann für spätere Vögel wieder zählen.
clause-score-track = Fowl Play kann Punkte kosten; am Ende können es über 100 sein.
    .ruling = Unter 0 fällt niemand.
clause-score-stays = Gerettete Vögel können abgelegt oder gestohlen werden.
    .ruling = Erhaltene Punkte bleiben.
clause-end-six-birds = Die letzte Runde läuft, sobald jemand sechs Vögel hat.
    .ruling = Vögel, die jetzt vor jemandem liegen, auch unter Schlangen und gestohlene. Einmal ausgelöst, bleibt es dabei.
clause-end-last-card = Sie läuft auch, sobald alle Fowl-Play-Karten gezogen sind.
    .ruling = Bird-tastrophen zählen nicht.
clause-end-equal-turns = Alle haben gleich viele Züge: Die Runde wird zu Ende gespielt.
    .ruling = Nach dem letzten Zug trifft keine Bird-tastrophe mehr ein.
clause-end-reshuffle = Ist der Fowl-Play-Stapel in der letzten Runde leer, werden die abgelegten Karten der Stufe 3 gemischt und wieder benutzt.
    .ruling = Sobald eine Karte gezogen werden soll; gibt es keine, wird keine gezogen.
clause-end-powers = Kräfte am Spielende werden gezählt.
clause-end-tie = Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Vögel hat, dann, wer mehr Verbindungen auf der Karte hat.
    .ruling = Ist alles gleich, wird der Sieg geteilt.

# ---- die Anleitung für die erste Partie

guide-offer = Die Route dieses Vogels war vollständig, bevor ihn jemand gerettet hat. Nimm ihn und gib deinen Zug her, oder zieh und lass ihn den anderen. Ist das Angebot herum, kostet er nichts mehr.
guide-wing-it = Jeder Zug beginnt mit einer Wing-It-Karte: ein Ereignis für deine Aktionsphase oder ein Krächzer gegen Fowl Play. Einer deiner Vögel lässt dich aus zweien wählen.
guide-fowl-play = Fowl Play bringt Ärger. Führe die Karte aus, oder neutralisiere sie mit Krächzern, die mindestens so viel wert sind wie ihre Kosten; was zu viel ist, verfällt. Harmlose Karten führst du besser aus: Spar deine Krächzer für Käfige und Stürme.
guide-act = Lege bis zu drei Verbindungen auf die hellen Strecken, spiele Ereignisse, nutze deine Vögel, in beliebiger Reihenfolge. Wähle neben der Karte einen Vogel, um seine beste Route zu sehen und was sie brächte. Wer die letzte Verbindung legt, rettet den Vogel.
guide-second-link = Keine Verbindung darf allein liegen. Diese eröffnet eine neue Gruppe, darum folgt gleich eine zweite daneben.
guide-extra-link = Zusätzliche Verbindungen zählen nicht zu den dreien deines Zuges. Du darfst jederzeit aufhören.
guide-route = Es gibt mehr als einen Weg nach Hause. Du wählst: Jede Verbindung der Route bringt ihrem Besitzer einen Punkt, also nimm lieber deine eigenen.
guide-which-bird = Deine Verbindung bringt mehrere Vögel nach Hause. Rette sie nacheinander: Die Kraft des ersten zählt schon für den nächsten. Du darfst die übrigen auch lassen.
guide-save-power = Diese Kraft wirkt einmal, jetzt. Was du nicht nutzt, ist verloren.
guide-discard = Gib die Karte her, mit der du am wenigsten anfangen kannst.
guide-discard-for-points = Jede Karte, die du abwirfst, bringt Punkte. Kleine Krächzer eignen sich gut.
guide-give = Der nächste Spieler bekommt die Karte, die du wählst; sonst sieht sie niemand.
guide-take-squawk = Du bist nicht am Zug, aber dein Pelikan darf einen gerade ausgegebenen Krächzer nehmen. Einmal je Runde.
guide-protect = Du bist nicht am Zug, aber dein Rotscheitelreiher darf deine Verbindung schützen. Einmal je Runde.
guide-remove = Nimm weg, was du am wenigsten brauchst: Verbindungen fern von jeder Route. Sie kommen in deinen Vorrat zurück.
guide-move-from = Berühre die Verbindung, die wandern soll, dann die leere Strecke daneben.
guide-swap-own = Berühre eine deiner Verbindungen, dann die gegnerische, mit der sie tauscht. Auf einer Route bringt sie dir dort Punkte.
guide-replace = Die gegnerische Verbindung geht an ihren Besitzer zurück, und deine liegt stattdessen da.
guide-bird = Berühre unter der Karte einen Vogel. Seine Karte daneben sagt, was er wert ist.
guide-save = Die Route ist vollständig, und der Vogel ist dein, wenn du willst. Auch fremde Verbindungen darauf bringen Punkte. Lässt du ihn, wird er zuerst den anderen angeboten.
guide-rob = Die Karten werden zufällig gezogen. Eine volle Hand verspricht mehr.
guide-pick-card = Jede Karte des Ablagestapels darf auf deine Hand.
guide-peek = Nur du siehst diesen Vogel. Passt er besser zu deinen Verbindungen als ein unbekannter?
guide-order = Nur du siehst diese Karten. Bird-tastrophen obenauf treffen ein, sobald dein Zug vorbei ist; der nächste Spieler zieht die erste Karte darunter.
guide-copy = Nutze die Kraft eines gegnerischen Vogels, als wäre er deiner.
guide-free-bird = Deine Krächzer reichen für jeden dieser Vögel, aber nur für einen: Wähle, welchen du befreist.

# ---- das Spielbrett

board-map = Karte des Zugwegs
board-flyway = Ostasiatisch-Australasiatischer Zugweg
board-overview = Die ganze Karte und der Ausschnitt
board-roost = Rastende Vögel
board-saved = Gerettete Vögel
board-decks = Stapel
board-fit = Die ganze Karte
board-link-of = { $linkway }: Verbindung von { $name }
board-link-yours = { $linkway }: deine Verbindung
board-empty-linkway = { $linkway }: leer
board-start-of = Start, { $bird }: { $place }
board-end-of = Ziel, { $bird }: { $place }
board-from = von
board-to = nach
board-cm = { $size } cm
board-worth = Punkte:
board-pays = Was die Rettung brächte
board-saver = Retter
board-completes = Diese Verbindung bringt ihn heim!
board-links-missing = { $missing ->
    [0] Route vollständig
    [one] 1 Verbindung fehlt
   *[other] { $missing } Verbindungen fehlen
  }
board-lacks = { $missing ->
    [5] noch 5 oder mehr
   *[other] noch { $missing }
  }
board-complete = vollständig
board-caged = im Käfig
board-snaked = unter einer Schlange
board-cost = Neutralisieren: { $cost ->
    [one] 1 Krächzer
   *[other] { $cost } Krächzer
  }
board-reaction = { $name } ist am Zug, und du darfst eingreifen.
board-turn-of = Am Zug: { $name }.
board-no-links = Keine Verbindungen in diesem Zug
board-choices = Was du tun kannst
board-on-map = Wähle auf der Karte.
board-end-turn = Zug beenden
board-stop = Nein, weiter
board-enough = Das reicht
board-order = Als Nächste: { $card }
board-why-not = Warum kann ich ihn nicht retten?
board-do-link = Verbindung legen
board-do-via = Hier entlang
board-do-lift = Diese Verbindung
board-do-take = Diese Verbindung
board-do-save = Retten
board-do-forfeit = Dafür den Zug hergeben
board-do-power = Nutzen
board-do-choose = Wählen
board-do-free = Vogel befreien
board-do-neutralise = Neutralisieren
board-do-play = Spielen
board-do-discard = Abwerfen
board-do-pick = Nehmen
board-do-give = Weggeben
board-birds-of = { $birds ->
    [one] 1 Vogel von { $of }
   *[other] { $birds } Vögel von { $of }
  }
board-supply = { $links ->
    [one] noch 1 Verbindung
   *[other] noch { $links } Verbindungen
  }
board-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
board-end-points = Kräfte am Ende, Stand jetzt: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
board-no-birds = Noch hat niemand einen Vogel gerettet.
board-bird-deck = Vögel
board-wing-deck = Wing It
board-prompt-fowl-pay = Führe die Fowl-Play-Karte aus oder neutralisiere sie.
board-prompt-fowl-cancel = Führe die Fowl-Play-Karte aus oder hebe sie mit einem Vogel auf.
board-prompt-fowl-perform = Führe die Fowl-Play-Karte aus.
board-fowl-deck = Fowl Play
board-unseen-back = Rückseite unbekannt
board-known-fowl = Du kennst Karte { $depth } von Fowl Play: { $card }.
board-known-bird = Du kennst Vogel { $depth } des Stapels: { $bird }.
board-death-zone = Todeszone
board-no-deaths = Leer, und möge sie es bleiben.
board-wing-discards = Wing-It-Ablage: { $count }
board-fowl-discards = Fowl-Play-Ablage: { $count }
board-last-round = Letzte Runde
board-cards-left = { $cards ->
    [one] noch 1 Fowl-Play-Karte
   *[other] noch { $cards } Fowl-Play-Karten
  }
board-prompt-act = Du bist dran: { $left ->
    [one] noch eine Verbindung
   *[other] noch { $left } Verbindungen
  }, Karten, Kräfte
board-prompt-act-done = Du bist dran: Karten und Kräfte, oder beende deinen Zug
board-prompt-extra = Lege eine zusätzliche Verbindung ({ $left ->
    [one] die letzte
   *[other] bis zu { $left }
  }) oder hör auf
board-prompt-extra-habitat = Lege eine zusätzliche Verbindung an { $habitat } ({ $left ->
    [one] die letzte
   *[other] bis zu { $left }
  }) oder hör auf
board-prompt-remove = Nimm { $left ->
    [one] eine deiner Verbindungen
   *[other] { $left } deiner Verbindungen
  } von der Karte
board-prompt-remove-habitat = Nimm { $left ->
    [one] eine deiner Verbindungen
   *[other] { $left } deiner Verbindungen
  } von der Karte, an { $habitat }
board-prompt-route = { $bird } fliegt heim: Wohin von hier?
board-prompt-discard = Wirf { $left ->
    [one] eine Karte
   *[other] { $left } Karten
  } ab
board-prompt-give = Gib dem nächsten Spieler { $left ->
    [one] eine Karte
   *[other] { $left } Karten
  }
board-prompt-save-power = { $bird } ist gerettet: Kraft nutzen?
board-prompt-save = Die Route ist vollständig: { $bird } retten?
board-prompt-cage = Welcher rastende Vogel kommt in den Käfig?
board-prompt-attach-snake = Auf welchem deiner Vögel liegt die Schlange?
board-prompt-remove-snake = Von welchem Vogel nimmst du die Schlange?
board-prompt-discard-roosting = Welcher rastende Vogel kommt in die Todeszone?
board-prompt-bottom-roosting = Welcher rastende Vogel kommt unter den Stapel?
board-prompt-free-caged = Welchen Vogel befreist du aus dem Käfig?
board-prompt-discard-saved = Welcher deiner Vögel stirbt?
board-prompt-steal-bird = Welchen Vogel stiehlst du?

# ---- the card reference

group-bird = Vögel
group-fowl-play = Fowl Play
group-tastrophe = Bird-tastrophes
group-event = Wing It: Ereignisse
group-squawk = Wing It: Squawks
fact-habitat = Lebensraum
fact-start = Von
fact-end = Nach
fact-places = Start und Ziel
fact-size = Zentimeter
fact-status = Status
fact-timing = Kraft
fact-power = Kraft
fact-tier = Stufe
fact-squawks = Squawks

# ---- the scenes of the rulebook

scene-linking = Eine Verbindung schließt an eine eigene an: Ada baut von ihrer aus weiter.
scene-grouping = Zwei oder drei Verbindungen dürfen auch irgendwo eine neue Gruppe beginnen.
scene-saving = Ada legt die letzte Verbindung zwischen Start und Ziel: Die Wachtel ist gerettet. Sie bekommt deren Punkte, und alle bekommen einen für jede eigene Verbindung auf der Route.
scene-neutralising = Squawks, die zusammen mindestens die Kosten wert sind, halten das Unheil fern. Was zu viel ist, verfällt.
scene-suffering = Ada hat nicht genug Krächzer oder spart sie. Die Karte wird so weit wie möglich ausgeführt: Eine Schlange liegt auf ihrem Vogel, und dessen Kraft ruht.
scene-events = Ereignisse spielt man in der Aktionsphase. Durch die Aufforstung legt Ada zwei zusätzliche Verbindungen an Wald.
scene-patrolling = Mit Ranger auf Streife ersetzt Ada eine fremde Verbindung durch eine eigene; die fremde geht an Ben zurück.
scene-swapping = Die Kraft der Nymphenpitta tauscht eine Verbindung Adas mit einer von Ben.
scene-moving = Der Stachelschwanzsegler verlegt eine Verbindung Adas auf eine freie Strecke, die sie berührt.
scene-freeing = Ein Vogel im Käfig kann nicht gerettet werden. In ihrem Zug darf Ada den Käfig mit Krächzern in Höhe seiner Kosten öffnen.
scene-offering = Die Route war vollständig, bevor jemand den Vogel retten konnte. Ben hat Verbindungen darauf und darf ihn jetzt retten, um den Preis seiner Zieh- und Aktionsphase.
scene-drawing = Ein Zug beginnt mit einer Wing-It-Karte auf die Hand, dann kommt eine Fowl-Play-Karte, die zuerst erledigt werden muss.
scene-robbing = Der Braunwürger nimmt einem Rivalen zwei zufällige Karten. Ein genutzter Vogel wird gedreht und ruht.
scene-picking = Gebrauchte Karten liegen offen. Die Orientbrachschwalbe holt Ada eine davon zurück auf die Hand.
scene-peeking = Nur Ada sieht den obersten Vogel des Stapels. Er passt nicht zu ihren Verbindungen und kommt nach unten.
scene-ordering = Forschung im Einsatz: Ada sieht die nächsten Fowl-Play-Karten an und legt sie zurück, wie sie mag. Die anderen sehen nur die oberste Rückseite.
scene-giving = Ada spart ihre Krächzer und führt die Karte aus: Der nächste Spieler bekommt eine Karte ihrer Wahl.
scene-losing = Manche Karten lassen die Wahl: Ein Vogel von Ada stürbe, oder sie verliert stattdessen Punkte.
scene-protecting = In Bens Zug hält Adas Rotscheitelreiher ihre Verbindung fest. Nichts wird getauscht.
scene-tidying = Am Ende des Zugs dürfen fünf Karten auf der Hand bleiben; was zu viel ist, wirft Ada ab.
scene-forking = Zwei Wege führen weiter. Ada, die den Vogel rettet, wählt den, der Ben weniger bringt.
scene-leaving = Oder er passt und bleibt oben, bis ein Rastplatz frei wird. Eine solche Kraft wartet nach der Rettung eine Runde.
part-birds = gerettete Vögel
part-links = Verbindungen auf Routen
part-cards = Karten

# ---- was der Coach über eine Aktion sagt. $seat ist jemand anderes

coach-saved = Rettet einen Vogel, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } und { $links } für Verbindungen: { $bird }.
coach-completes = Vollendet diese Route; der Vogel ist { $points } wert: { $bird }.
coach-shared = { $seat } erhält { $points } für Verbindungen auf dieser Route.
coach-last-round = Löst die letzte Runde aus.
coach-points-rival = Bringt { $seat } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
coach-lost = Kostet dich jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
coach-lost-rival = Kostet { $seat } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
coach-end-points = Am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } mehr, wie es steht.
coach-end-points-less = Am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } weniger, wie es steht.
coach-nearer = Dieser Route { $links ->
    [one] fehlt dann noch eine Verbindung
   *[other] fehlen dann noch { $links } Verbindungen
  }{ $before ->
    [5] {""}
   *[other] {" "}statt { $before }
  }: { $bird }.
coach-farther = Dieser Route fehlen dann { $links ->
    [5] mindestens fünf Verbindungen
   *[other] { $links } Verbindungen
  }: { $bird }.
coach-harmless = Keine Route in Sicht wird dadurch länger.
coach-via-own = Die Verbindung ist deine: Sie zählt für dich.
coach-via-rival = Die Verbindung gehört { $seat }: Sie zählt für { $seat }.
coach-saving = Der Vogel ist { $points } wert, dazu kommen Verbindungen auf der Route: { $bird }.
coach-left = Der Vogel bleibt, wo er ist; andere können ihn retten.
coach-open = Dieser Route { $links ->
    [one] fehlt dann nur eine Verbindung
   *[other] fehlen dann nur { $links } Verbindungen
  }, für alle, die danach kommen: { $bird }.
coach-links-rival = { $seat } verliert { $links ->
    [one] eine Verbindung
   *[other] { $links } Verbindungen
  }.
coach-cards-rival = { $seat } verliert { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }.
coach-links-lost = Du verlierst { $links ->
    [one] eine Verbindung
   *[other] { $links } Verbindungen
  }.
coach-cards = Du bekommst { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } dazu.
coach-bird-lost = Du verlierst einen Vogel.
coach-extra-links = Du darfst { $links ->
    [one] eine zusätzliche Verbindung
   *[other] bis zu { $links } zusätzliche Verbindungen
  } legen.
coach-protected = { $bird } schützt die Verbindung: Sie bleibt.
coach-peeks = Du siehst den nächsten Vogel des Stapels und kannst ihn nach unten legen.
coach-swapped = Die beiden Verbindungen wechseln den Besitzer.
coach-unharmed = Die Karte nimmt dir, wie es steht, nichts.
coach-neutralised = Die Karte bewirkt nichts; das kostet dich { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }.
coach-turn-over = Beendet deinen Zug mit { $links ->
    [0] keiner offenen Verbindung
    [one] einer nicht gelegten Verbindung
   *[other] { $links } nicht gelegten Verbindungen
  } und { $cards ->
    [0] keiner Karte
    [one] einer Karte
   *[other] { $cards } Karten
  } auf der Hand.
coach-links-left = Verkürzt keine Route in Sicht; du darfst in diesem Zug { $links ->
    [0] keine Grundverbindung mehr
    [one] noch eine Grundverbindung
   *[other] noch { $links } Grundverbindungen
  } legen.
coach-hand = Du hältst dann { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
  }, Squawks im Wert von { $squawks }.
