# Fly-A-Way

title = Fly-A-Way
tagline = Collegamento dopo collegamento, guida gli uccelli migratori dall’Artico all’Australia.
intro-1 = Tre uccelli sostano sulla via migratoria Asia orientale – Australasia. Ognuno vuole volare dalla partenza all’arrivo; chi completa la sua rotta lo salva.
intro-2 = Nel tuo turno peschi una carta Wing It e una carta Fowl Play. Fowl Play porta guai: eseguila o neutralizzala con gli Strilli.
intro-3 = Poi posi fino a tre collegamenti. Devono toccare i tuoi oppure, in due o tre, aprire un nuovo gruppo.
intro-4 = Un uccello vola sui collegamenti di tutti i colori, mai verso nord. Chi lo salva ottiene i suoi punti, e tutti un punto per ogni proprio collegamento sulla rotta.
intro-5 = Gli uccelli salvati stanno davanti a te e hanno poteri; gli eventi della mano posano altri collegamenti, liberano uccelli e altro ancora.
intro-6 = L’ultimo giro comincia con il sesto uccello di un giocatore o con l’ultima carta Fowl Play. Vince chi ha più punti.

# ---- che cosa si decide

decision-offer = È offerto un uccello completo: prendilo o pesca.
decision-wing-it = Pesca una carta Wing It o usa un uccello.
decision-fowl-play = Esegui la carta Fowl Play, neutralizzala o annullala.
decision-act = La tua fase azioni: collegamenti, carte, poteri, nell’ordine che vuoi.
decision-second-link = Posa il secondo collegamento del nuovo gruppo.
decision-extra-link = Posa un collegamento extra o fermati.
decision-route = Scegli come prosegue la rotta dell’uccello.
decision-which-bird = Scegli quale uccello salvare per primo.
decision-save-power = Usa il potere dell’uccello salvato, o no.
decision-discard = Scarta una carta.
decision-discard-for-points = Scarta una carta per punti o fermati.
decision-give = Dai una carta al giocatore successivo.
decision-take-squawk = Prendi uno Strillo appena speso, o no.
decision-protect = Proteggi il tuo collegamento o lascialo andare.
decision-remove = Togli un tuo collegamento dalla mappa.
decision-move-from = Scegli il collegamento da spostare.
decision-move-to = Scegli dove va.
decision-swap-own = Scegli il tuo collegamento per lo scambio.
decision-swap-other = Scegli il collegamento avversario per lo scambio.
decision-replace = Scegli il collegamento avversario da sostituire.
decision-bird = Scegli un uccello.
decision-save = Salva l’uccello, o lascialo.
decision-rob = Scegli a chi prendere le carte.
decision-pick-card = Scegli una carta degli scarti.
decision-peek = Lascia l’uccello in cima al mazzo o mettilo in fondo.
decision-order = Scegli la carta che viene dopo dall’alto.
decision-copy = Scegli l’uccello di cui usare il potere.
decision-free-bird = Scegli l’uccello da liberare.

# ---- azioni

action-done = Fatto
action-draw = Pesca una carta
action-perform = Esegui la carta
action-lose = Perdi piuttosto i punti
action-leave = Lascialo in cima
action-bottom = Mettilo in fondo
action-protect = Proteggi il collegamento
action-link = Collegamento { $linkway }
action-via = Volo { $linkway }
action-lift = Il tuo collegamento { $linkway }
action-take = Il collegamento { $linkway }
action-save = Salva: { $bird }
action-forfeit = Rinuncia al turno per: { $bird }
action-power = Usa: { $bird }
action-choose = { $bird }
action-free = Libera un uccello con gli Strilli { $squawks }
action-neutralise = Neutralizza con gli Strilli { $squawks }
action-play = Gioca { $card }
action-discard = Scarta { $card }
action-pick = Prendi { $card }
action-give = Dai { $card }
action-rob = Prendi carte a { $victim }
action-order = La carta { $place } dall’alto viene dopo

# ---- parole

name-wetland = zona umida
name-open-country = spazio aperto
name-forest = foresta
name-tier-1 = livello 1
name-tier-2 = livello 2
name-tier-3 = livello 3
name-bird-tastrophe = Bird-tastrophe
name-fresh = nuovo
name-ready = pronto
name-exhausted = esausto
name-spent = usato
name-noted = dal prossimo turno
name-made = per un turno intero
name-free = da salvare gratis
name-lc = minor preoccupazione
name-nt = quasi minacciato
name-vu = vulnerabile
name-en = in pericolo
name-cr = in pericolo critico
name-save = al salvataggio
name-each-turn = in ogni tuo turno
name-opp-any = nel turno di un avversario
name-opp-round = nel turno di un avversario, una volta per giro
name-once-game = nel tuo turno, una volta per partita
name-end = a fine partita

# ---- che cosa è successo. $seat è il nome del giocatore

event-dealt = { $seat } riceve { $card }.
event-dealt-hidden = { $seat } riceve una carta.
event-dealt-you = Ricevi { $card }.
event-roosts = Nuovo in sosta: { $bird }.
event-starts = { $seat } comincia.
event-starts-you = Cominci tu.
event-turn = È il turno di { $seat }.
event-turn-you = È il tuo turno.
event-drew = { $seat } pesca { $card }.
event-drew-hidden = { $seat } pesca una carta Wing It.
event-drew-you = Peschi { $card }.
event-reshuffled = Gli scarti Wing It diventano un nuovo mazzo.
event-fowl = { $seat } pesca Fowl Play: { $card }.
event-fowl-you = Peschi Fowl Play: { $card }.
event-tier3 = Gli scarti di livello 3 diventano un nuovo mazzo Fowl Play ({ $cards }).
event-performed = { $seat } esegue { $card }.
event-performed-you = Esegui { $card }.
event-neutralised = { $seat } neutralizza { $card } con gli Strilli { $squawks }.
event-neutralised-you = Neutralizzi { $card } con gli Strilli { $squawks }.
event-cancelled = { $seat } ignora { $card }.
event-cancelled-you = Ignori { $card }.
event-tastrophe = Bird-tastrophe: { $card }!
event-played = { $seat } gioca { $card }.
event-played-you = Giochi { $card }.
event-used = { $seat } usa: { $bird }.
event-used-you = Usi: { $bird }.
event-copied = { $seat } usa il potere di: { $bird }.
event-copied-you = Usi il potere di: { $bird }.
event-placed = { $seat } posa un collegamento: { $linkway }.
event-placed-you = Posi un collegamento: { $linkway }.
event-removed = Un collegamento di { $seat } viene tolto: { $linkway }.
event-removed-you = Un tuo collegamento viene tolto: { $linkway }.
event-moved = { $seat } sposta un collegamento: { $linkway } diventa { $target }.
event-moved-you = Sposti un collegamento: { $linkway } diventa { $target }.
event-swapped = { $seat } scambia il collegamento { $linkway } con il collegamento { $target } di { $other }.
event-swapped-you = Scambi il tuo collegamento { $linkway } con il collegamento { $target } di { $other }.
event-replaced = { $seat } sostituisce il collegamento { $linkway } di { $other }.
event-replaced-you = Sostituisci il collegamento { $linkway } di { $other }.
event-protected = { $seat } protegge il collegamento: { $bird }.
event-protected-you = Proteggi il tuo collegamento: { $bird }.
event-saved = { $seat } salva { $bird }: { $points } per l’uccello e { $links } per i collegamenti.
event-saved-you = Salvi un uccello: { $bird }. { $points } per l’uccello e { $links } per i collegamenti.
event-shared = { $seat } ottiene { $links } per i collegamenti sulla rotta: { $bird }.
event-shared-you = Ottieni { $links } per i collegamenti sulla rotta: { $bird }.
event-bonus = { $bird } porta a { $seat } { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
event-bonus-you = Un uccello ti porta { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }: { $bird }.
event-gained = { $seat } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
event-gained-you = Ottieni { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
event-lost = { $seat } perde { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
event-lost-you = Perdi { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
event-discarded = { $seat } scarta { $card }.
event-discarded-you = Scarti { $card }.
event-gave = { $seat } dà a { $other }: { $card }.
event-gave-hidden = { $seat } dà una carta a { $other }.
event-gave-you = Dai a { $other }: { $card }.
event-robbed = { $seat } prende { $card } a { $other }.
event-robbed-hidden = { $seat } prende una carta a { $other }.
event-robbed-you = Prendi { $card } a { $other }.
event-picked = { $seat } prende { $card } dagli scarti.
event-picked-you = Prendi { $card } dagli scarti.
event-limited = Collegamenti base di { $seat } in questo turno: { $links ->
    [0] nessuno
   *[other] al massimo { $links }
  }.
event-limited-you = I tuoi collegamenti base in questo turno: { $links ->
    [0] nessuno
   *[other] al massimo { $links }
  }.
event-storm = Collegamenti base nel prossimo turno di ciascuno: al massimo { $links }.
event-died = { $bird } va nella zona della morte.
event-bottomed = { $seat } mette sotto il mazzo: { $bird }.
event-bottomed-you = Metti sotto il mazzo: { $bird }.
event-caged = { $seat } mette in gabbia: { $bird }.
event-caged-you = Metti in gabbia: { $bird }.
event-freed = { $seat } libera: { $bird }.
event-freed-you = Liberi: { $bird }.
event-snaked = Da { $seat } un Serpente è su: { $bird }.
event-snaked-you = Da te un Serpente è su: { $bird }.
event-unsnaked = { $seat } toglie il Serpente da: { $bird }.
event-unsnaked-you = Togli il Serpente da: { $bird }.
event-stolen = { $seat } ruba a { $other }: { $bird }.
event-stolen-you = Rubi a { $other }: { $bird }.
event-paid = { $seat } paga gli Strilli { $squawks }.
event-paid-you = Paghi gli Strilli { $squawks }.
event-spent = { $seat } spende { $card }.
event-spent-you = Spendi { $card }.
event-peeked = { $seat } vede il primo uccello: { $bird }.
event-peeked-hidden = { $seat } guarda il primo uccello del mazzo.
event-peeked-you = Vedi il primo uccello: { $bird }.
event-looked = { $seat } vede nel mazzo Fowl Play: { $card }.
event-looked-hidden = { $seat } guarda una carta del mazzo Fowl Play.
event-looked-you = Vedi nel mazzo Fowl Play: { $card }.
event-left = { $seat } lascia l’uccello in cima.
event-left-you = Lasci l’uccello in cima.
event-sunk = { $seat } mette l’uccello in fondo al mazzo.
event-sunk-you = Metti l’uccello in fondo al mazzo.
event-ordered = { $seat } ha rimesso le carte Fowl Play.
event-ordered-you = Hai rimesso le carte Fowl Play.
event-offered = La rotta è già completa: { $bird }. { $seat } può prenderlo per primo.
event-offered-you = La rotta è già completa: { $bird }. Puoi prenderlo per primo.
event-for_free = { $bird } può ora essere salvato gratis da chi ha un collegamento sulla rotta.
event-forfeited = { $seat } rinuncia al turno per: { $bird }.
event-forfeited-you = Rinunci al turno per: { $bird }.
event-last_round = { $seat } fa cominciare l’ultimo giro.
event-last_round-you = Fai cominciare l’ultimo giro.
event-tied = Parità a { $points } punti. { $seat }: uccelli { $birds }, collegamenti sulla mappa { $links }.
event-tied-you = Parità a { $points } punti. Tu: uccelli { $birds }, collegamenti sulla mappa { $links }.
event-won = { $seat } vince con { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
event-won-you = Vinci con { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
tie-break = A parità di punti vince chi ha più uccelli, poi chi ha più collegamenti sulla mappa.

# ---- perché no

reason-filled = Su { $linkway } c’è già un collegamento.
reason-no-more-links = { $links ->
    [0] In questo turno non puoi posare collegamenti base.
    [one] In questo turno è permesso un solo collegamento base, e l’hai posato.
   *[other] In questo turno sono permessi { $links } collegamenti base, e li hai posati tutti.
  }
reason-no-supply = Tutti i tuoi collegamenti sono sulla mappa.
reason-wrong-habitat = Non tocca: { $habitat }.
reason-not-beside = Non condivide un luogo con { $linkway }.
reason-not-joined = Non si unisce ai collegamenti che hai posato in questo turno.
reason-lone = Resterebbe solo: non tocca nessun tuo collegamento, e non può seguirne un secondo.
reason-not-on-route = La rotta non può proseguire per { $linkway }.
reason-not-your-link = Su { $linkway } non c’è un tuo collegamento.
reason-nowhere-to-move = Accanto a { $linkway } non c’è una via vuota.
reason-not-opponents-link = Su { $linkway } non c’è un collegamento avversario.
reason-not-beside-yours = { $linkway } non è accanto a un tuo collegamento.
reason-not-on-that-route = { $linkway } non è sulla rotta dell’uccello salvato.
reason-other-bird = La domanda riguarda { $asked }, non { $bird }.
reason-nothing-against = Nulla impedisce di salvarli: scegli quale viene prima.
reason-not-roosting = Non è nell’area di sosta: { $bird }.
reason-caged = In gabbia: { $bird }.
reason-not-offered = Non è offerto: { $bird }. Posa l’ultimo collegamento della sua rotta.
reason-no-contribution = Nessun tuo collegamento su una rotta completa di: { $bird }.
reason-is-free = Non costa più nulla, salvalo e basta: { $bird }.
reason-not-free = Non è ancora gratis: { $bird }. Costa il turno, prima di pescare.
reason-has-forfeited = Hai rinunciato a questo turno.
reason-not-forfeited = Non hai rinunciato a questo turno: pesca.
reason-discard-one = Scarta almeno una carta.
reason-must-choose-bird = Bisogna scegliere un uccello.
reason-other-power = Non è l’uccello che hai salvato.
reason-not-your-bird = Non è davanti a te: { $bird }.
reason-snaked = Sotto un Serpente: { $bird }.
reason-by-itself = Questo potere non si usa a scelta nel tuo turno: { $bird }.
reason-bird-fresh = Pronto dal tuo prossimo turno: { $bird }.
reason-bird-exhausted = Esausto: { $bird }.
reason-bird-spent = Il potere è già usato: { $bird }.
reason-other-moment = Questo potere è per un altro momento del turno: { $bird }.
reason-nothing-comes = Ora non servirebbe a nulla: { $card }.
reason-not-complete = Questo passo non ha completato una rotta di: { $bird }.
reason-no-target = Non si può scegliere per questo: { $bird }.
reason-too-few-squawks = Costa { $need } Strilli; questi ne valgono { $have }.
reason-no-such-squawks = Non hai gli Strilli { $squawks }.
reason-too-many-squawks = Uno di questi Strilli non serve: costa { $need }.
reason-not-your-snake = Solo il proprietario può togliere il Serpente: { $bird }.
reason-nothing-to-free = Nessun uccello è in gabbia, e nessuno dei tuoi è sotto un Serpente.
reason-squawks-pay = Gli Strilli pagano soltanto: per neutralizzare o liberare.
reason-not-in-hand = Non è nella tua mano: { $card }.
reason-not-just-drawn = Non è tra le carte appena pescate: { $card }.
reason-not-just-spent = Non è stato appena speso o scartato: { $card }.
reason-not-in-discards = Non è negli scarti: { $card }.
reason-not-yourself = Non puoi derubare te stesso.
reason-no-cards = Quel giocatore non ha carte.
reason-no-such-card = La carta { $place } non è più da rimettere.

# ---- il tavolo a parole

show-turn = Turno { $turn } della partita: { $name }.
show-last-round = È l’ultimo giro.
show-links-left = Collegamenti base in questo turno: { $placed } di { $allowed }.
show-fowl = Fowl Play: { $card } (costo { $cost }). { $effect }
show-roosting = In sosta:
show-bird = { $bird }, { $points } P, { $habitat }, { $size } cm, { $status }: { $start } – { $end }. { $more }
show-missing = { $missing ->
    [0] Rotta completa.
    [5] Mancano più di 4 collegamenti.
    [one] Manca 1 collegamento.
   *[other] Mancano { $missing } collegamenti.
  }
show-caged = In gabbia (Strilli { $cost }).
show-offer = Offerto ({ $offer }).
show-empty-roost = un posto vuoto
show-seat = { $name }: punti { $points }, uccelli { $birds }, collegamenti sulla mappa { $links }, in riserva { $supply }, carte { $cards }.
show-front = { $bird } ({ $readiness }): { $effect }
show-snake = C’è sopra un Serpente.
show-hand = La tua mano:
show-no-cards = nessuna carta
show-card = { $card }: { $effect }
show-known = Del mazzo Fowl Play conosci: { $cards }.
show-deck = Mazzi: uccelli { $birds }, Fowl Play { $fowl }, Wing It { $wing }. Zona della morte: { $dead }.
show-your-links = I tuoi collegamenti: { $links }.
show-others-links = Collegamenti di { $name }: { $links }.
show-route = Rotta, ora a { $place } ({ $bird }): { $links }.
show-power = { $bird }: { $effect }
show-points-from = Uccelli { $birds }, collegamenti { $links }, poteri e carte { $more }, persi { $lost }.

# ---- capitoli del regolamento

chapter-setup = Preparazione
chapter-map = Mappa
chapter-turn = Turno
chapter-draw = Pesca
chapter-fowl = Fowl Play
chapter-tastrophe = Bird-tastrophe
chapter-wing = Wing It
chapter-link = Collegamenti
chapter-extra = Collegamenti extra
chapter-route = Rotte
chapter-save = Salvataggio
chapter-offer = Uccelli offerti
chapter-power = Poteri
chapter-cage = Gabbie
chapter-snake = Serpenti
chapter-score = Punti
chapter-end = Fine

# ---- luoghi

name-tai = Penisola del Tajmyr
name-len = Delta della Lena
name-kyt = Tundra di Kytalyk
name-chu = Čukotka
name-yak = Jacuzia centrale
name-mag = Costa di Magadan
name-bai = Lago Bajkal
name-sch = Baia di Schastye
name-kam = Kamčatka
name-dau = Steppa della Dauria
name-mur = Muravjovka (Amur)
name-sak = Sachalin
name-glb = Bacino dei Grandi Laghi
name-kha = Lago Khanka
name-sik = Sichote-Alin
name-hok = Hokkaido
name-gob = Steppa del Gobi
name-son = Piana del Songnen
name-nho = Honshu settentrionale
name-ord = Altopiano dell’Ordos
name-boh = Baia di Bohai
name-kor = Costa ovest della Corea
name-cho = Honshu centrale
name-ncp = Pianura della Cina del Nord
name-jia = Costa del Jiangsu
name-kyu = Kyushu
name-qin = Monti Qinling
name-poy = Lago Poyang
name-ryu = Isole Ryukyu
name-hen = Monti Hengduan
name-nan = Monti Nanling
name-min = Estuario del Min
name-red = Delta del Fiume Rosso
name-mai = Mai Po
name-tnn = Tainan
name-mot = Golfo di Mottama
name-ann = Catena Annamita
name-luz = Luzon
name-tha = Golfo interno della Thailandia
name-ton = Tonle Sap
name-pal = Palawan
name-vis = Visayas
name-mal = Penisola Malese
name-bor = Borneo settentrionale
name-mnd = Mindanao
name-sin = Sungei Buloh
name-sul = Sulawesi settentrionale
name-sum = Sumatra orientale
name-jav = Giava occidentale
name-tim = Flores e Timor
name-was = Wasur (Nuova Guinea)
name-roe = Roebuck Bay
name-kak = Kakadu
name-mor = Moreton Bay
name-thm = Firth of Thames

# ---- vie

name-tai-len = Penisola del Tajmyr – Delta della Lena
name-tai-yak = Penisola del Tajmyr – Jacuzia centrale
name-tai-bai = Penisola del Tajmyr – Lago Bajkal
name-len-kyt = Delta della Lena – Tundra di Kytalyk
name-len-yak = Delta della Lena – Jacuzia centrale
name-kyt-chu = Tundra di Kytalyk – Čukotka
name-kyt-mag = Tundra di Kytalyk – Costa di Magadan
name-chu-mag = Čukotka – Costa di Magadan
name-chu-kam = Čukotka – Kamčatka
name-yak-bai = Jacuzia centrale – Lago Bajkal
name-yak-sch = Jacuzia centrale – Baia di Schastye
name-yak-mur = Jacuzia centrale – Muravjovka
name-mag-sch = Costa di Magadan – Baia di Schastye
name-mag-kam = Costa di Magadan – Kamčatka
name-mag-sak = Costa di Magadan – Sachalin
name-bai-dau = Lago Bajkal – Steppa della Dauria
name-bai-glb = Lago Bajkal – Bacino dei Grandi Laghi
name-bai-gob = Lago Bajkal – Steppa del Gobi
name-sch-mur = Baia di Schastye – Muravjovka
name-sch-sak = Baia di Schastye – Sachalin
name-sch-sik = Baia di Schastye – Sichote-Alin
name-kam-sak = Kamčatka – Sachalin
name-kam-hok = Kamčatka – Hokkaido
name-dau-mur = Steppa della Dauria – Muravjovka
name-dau-gob = Steppa della Dauria – Steppa del Gobi
name-dau-son = Steppa della Dauria – Piana del Songnen
name-mur-kha = Muravjovka – Lago Khanka
name-mur-son = Muravjovka – Piana del Songnen
name-sak-sik = Sachalin – Sichote-Alin
name-sak-hok = Sachalin – Hokkaido
name-glb-gob = Bacino dei Grandi Laghi – Steppa del Gobi
name-glb-ord = Bacino dei Grandi Laghi – Altopiano dell’Ordos
name-kha-sik = Lago Khanka – Sichote-Alin
name-kha-son = Lago Khanka – Piana del Songnen
name-kha-kor = Lago Khanka – Costa ovest della Corea
name-sik-hok = Sichote-Alin – Hokkaido
name-sik-kor = Sichote-Alin – Costa ovest della Corea
name-sik-cho = Sichote-Alin – Honshu centrale
name-hok-nho = Hokkaido – Honshu settentrionale
name-gob-son = Steppa del Gobi – Piana del Songnen
name-gob-ord = Steppa del Gobi – Altopiano dell’Ordos
name-son-boh = Piana del Songnen – Baia di Bohai
name-nho-cho = Honshu settentrionale – Honshu centrale
name-ord-boh = Altopiano dell’Ordos – Baia di Bohai
name-ord-ncp = Altopiano dell’Ordos – Pianura della Cina del Nord
name-ord-qin = Altopiano dell’Ordos – Monti Qinling
name-boh-ncp = Baia di Bohai – Pianura della Cina del Nord
name-boh-jia = Baia di Bohai – Costa del Jiangsu
name-kor-jia = Costa ovest della Corea – Costa del Jiangsu
name-kor-kyu = Costa ovest della Corea – Kyushu
name-cho-kyu = Honshu centrale – Kyushu
name-ncp-jia = Pianura della Cina del Nord – Costa del Jiangsu
name-ncp-poy = Pianura della Cina del Nord – Lago Poyang
name-jia-kyu = Costa del Jiangsu – Kyushu
name-jia-poy = Costa del Jiangsu – Lago Poyang
name-jia-min = Costa del Jiangsu – Estuario del Min
name-kyu-ryu = Kyushu – Isole Ryukyu
name-qin-hen = Monti Qinling – Monti Hengduan
name-qin-nan = Monti Qinling – Monti Nanling
name-poy-nan = Lago Poyang – Monti Nanling
name-poy-min = Lago Poyang – Estuario del Min
name-ryu-min = Isole Ryukyu – Estuario del Min
name-ryu-tnn = Isole Ryukyu – Tainan
name-ryu-luz = Isole Ryukyu – Luzon
name-hen-red = Monti Hengduan – Delta del Fiume Rosso
name-hen-mot = Monti Hengduan – Golfo di Mottama
name-nan-red = Monti Nanling – Delta del Fiume Rosso
name-nan-mai = Monti Nanling – Mai Po
name-min-mai = Estuario del Min – Mai Po
name-min-tnn = Estuario del Min – Tainan
name-red-mai = Delta del Fiume Rosso – Mai Po
name-red-ann = Delta del Fiume Rosso – Catena Annamita
name-mai-tnn = Mai Po – Tainan
name-mai-ann = Mai Po – Catena Annamita
name-mai-pal = Mai Po – Palawan
name-tnn-luz = Tainan – Luzon
name-mot-tha = Golfo di Mottama – Golfo interno della Thailandia
name-ann-tha = Catena Annamita – Golfo interno della Thailandia
name-ann-ton = Catena Annamita – Tonle Sap
name-luz-pal = Luzon – Palawan
name-luz-vis = Luzon – Visayas
name-tha-ton = Golfo interno della Thailandia – Tonle Sap
name-tha-mal = Golfo interno della Thailandia – Penisola Malese
name-ton-bor = Tonle Sap – Borneo settentrionale
name-ton-sin = Tonle Sap – Sungei Buloh
name-pal-vis = Palawan – Visayas
name-pal-bor = Palawan – Borneo settentrionale
name-vis-mnd = Visayas – Mindanao
name-mal-sin = Penisola Malese – Sungei Buloh
name-mal-sum = Penisola Malese – Sumatra orientale
name-bor-sin = Borneo settentrionale – Sungei Buloh
name-bor-sul = Borneo settentrionale – Sulawesi settentrionale
name-bor-tim = Borneo settentrionale – Flores e Timor
name-mnd-sul = Mindanao – Sulawesi settentrionale
name-mnd-was = Mindanao – Wasur
name-sin-sum = Sungei Buloh – Sumatra orientale
name-sin-jav = Sungei Buloh – Giava occidentale
name-sul-tim = Sulawesi settentrionale – Flores e Timor
name-sul-was = Sulawesi settentrionale – Wasur
name-sum-jav = Sumatra orientale – Giava occidentale
name-jav-tim = Giava occidentale – Flores e Timor
name-jav-roe = Giava occidentale – Roebuck Bay
name-tim-roe = Flores e Timor – Roebuck Bay
name-tim-kak = Flores e Timor – Kakadu
name-was-kak = Wasur – Kakadu
name-was-mor = Wasur – Moreton Bay
name-was-thm = Wasur – Firth of Thames
name-roe-kak = Roebuck Bay – Kakadu
name-kak-mor = Kakadu – Moreton Bay
name-mor-thm = Moreton Bay – Firth of Thames

# ---- uccelli, i loro poteri e una parola su di loro

name-chinese-egret = Garzetta cinese
effect-chinese-egret = Se avevi già salvato un altro uccello delle zone umide, ottieni 5 punti.
trivia-chinese-egret = Corre sulle distese di fango dietro ai pesci, la cresta al vento.
name-dalmatian-pelican = Pellicano riccio
effect-dalmatian-pelican = Quando un altro giocatore usa o scarta uno Strillo, prendilo in mano. Se poi hai più di 5 carte, scartane 1.
trivia-dalmatian-pelican = Un gigante tra gli uccelli acquatici, con la nuca spettinata.
name-streaked-reed-warbler = Cannaiola striata
effect-streaked-reed-warbler = Ogni volta che un altro giocatore salva un uccello, ottieni 2 punti.
trivia-streaked-reed-warbler = Nessuno ne ha mai trovato il nido, e l’uccello stesso è quasi scomparso.
name-black-faced-spoonbill = Spatola faccianera
effect-black-faced-spoonbill = Posa 1 collegamento extra che tocca una zona umida e un tuo collegamento.
trivia-black-faced-spoonbill = Muove il becco da un lato all’altro; da poche centinaia sono oltre 3000.
name-spoon-billed-sandpiper = Gambecchio spatola
effect-spoon-billed-sandpiper = 3 punti per ogni altro tuo uccello EN o CR.
trivia-spoon-billed-sandpiper = Grande come un passero, con un cucchiaio per becco; ne restano poche centinaia.
name-far-eastern-curlew = Chiurlo orientale
effect-far-eastern-curlew = Posa fino a 3 collegamenti extra.
trivia-far-eastern-curlew = La femmina ha il becco più lungo di tutti i limicoli.
name-great-knot = Piovanello maggiore orientale
effect-great-knot = Segna una seconda volta i tuoi punti collegamento di questa rotta.
trivia-great-knot = Fa il pieno di molluschi per un solo grande balzo lungo il Pacifico.
name-nordmanns-greenshank = Pantana macchiata
effect-nordmanns-greenshank = Nella fase di pesca pesca 2 carte Wing It, tienine 1 e scarta l’altra.
trivia-nordmanns-greenshank = Una pantana che nidifica sugli alberi in riva al mare.
name-siberian-crane = Gru siberiana
effect-siberian-crane = 1 punto ogni 3 tuoi collegamenti che toccano una zona umida.
trivia-siberian-crane = Fa il viaggio più lungo di tutte le gru, quasi tutte verso un solo lago.
name-baers-pochard = Moretta di Baer
effect-baers-pochard = Quando un altro giocatore neutralizza una carta Fowl Play, ottieni 2 punti.
trivia-baers-pochard = Un tempo comune, oggi meno di mille.
name-swinhoes-rail = Schiribilla di Swinhoe
effect-swinhoes-rail = Ignora la carta Fowl Play appena pescata, senza pagare Strilli.
trivia-swinhoes-rail = Il rallo più piccolo del mondo, più sentito che visto.
name-bar-tailed-godwit = Pittima minore
effect-bar-tailed-godwit = Posa subito fino a 2 collegamenti extra.
trivia-bar-tailed-godwit = Vola dall’Alaska alla Nuova Zelanda senza soste.
name-red-necked-stint = Gambecchio collorosso
effect-red-necked-stint = Se in questo turno hai posato almeno 3 collegamenti, ottieni 1 punto.
trivia-red-necked-stint = Poche decine di grammi che arrivano in Tasmania.
name-baikal-teal = Alzavola asiatica
effect-baikal-teal = Pesca 2 carte Wing It.
trivia-baikal-teal = Sverna in stormi come fumo.
name-japanese-quail = Quaglia giapponese
effect-japanese-quail = Pesca 1 carta Wing It per ogni altro tuo uccello degli spazi aperti, al massimo 3.
trivia-japanese-quail = Grande come un pugno, preferisce correre che volare.
name-amur-stonechat = Saltimpalo dell’Amur
effect-amur-stonechat = Scarta fino a 3 carte Wing It e ottieni 3 punti per ciascuna.
trivia-amur-stonechat = Sta su uno stelo e piomba su ciò che si muove.
name-eastern-imperial-eagle = Aquila imperiale
effect-eastern-imperial-eagle = Manda 1 uccello senza gabbia dall’area di sosta nella zona della morte e ottieni 3 punti.
trivia-eastern-imperial-eagle = Segue gli stormi di anatre di cui si nutre.
name-yellow-breasted-bunting = Zigolo dal collare
effect-yellow-breasted-bunting = 2 punti per ogni altro tuo uccello degli spazi aperti.
trivia-yellow-breasted-bunting = Catturato a milioni per la tavola; dal 1980 ne sono spariti nove su dieci.
name-white-throated-needletail = Rondone codaspinosa golabianca
effect-white-throated-needletail = Sposta 1 tuo collegamento su una via vuota che condivide un luogo con esso.
trivia-white-throated-needletail = Mangia, beve e viaggia in volo.
name-oriental-pratincole = Pernice di mare orientale
effect-oriental-pratincole = Prendi in mano 1 carta qualsiasi dagli scarti Wing It.
trivia-oriental-pratincole = Un limicolo che caccia come una rondine.
name-little-curlew = Chiurlo minore
effect-little-curlew = Ogni volta che un altro giocatore salva un uccello su una rotta con tuoi collegamenti, ottieni 1 punto in più.
trivia-little-curlew = Il chiurlo più piccolo; si nutre su prati e aeroporti.
name-oriental-plover = Corriere orientale
effect-oriental-plover = Sostituisci 1 collegamento avversario di questa rotta con uno della tua riserva.
trivia-oriental-plover = Un limicolo delle pianure aride che evita la costa.
name-great-bustard = Otarda
effect-great-bustard = 1 punto per ogni tuo uccello di almeno 40 cm, questo compreso.
trivia-great-bustard = Il più pesante degli uccelli migratori.
name-pied-harrier = Albanella pezzata
effect-pied-harrier = Guarda il primo uccello del mazzo; lascialo lì o mettilo in fondo.
trivia-pied-harrier = Perlustra le risaie vestita da gazza.
name-brown-shrike = Averla bruna
effect-brown-shrike = Prendi 2 carte Wing It a caso da un avversario.
trivia-brown-shrike = Un macellaio mascherato delle siepi spinose.
name-eastern-yellow-wagtail = Cutrettola orientale
effect-eastern-yellow-wagtail = 1 punto per ogni giocatore, te compreso, che ha un collegamento sulla rotta di questo uccello.
trivia-eastern-yellow-wagtail = Segue bovini e bufali nell’erba bagnata.
name-daurian-starling = Storno della Dauria
effect-daurian-starling = Quando un altro giocatore salva un uccello, pesca 1 carta Wing It.
trivia-daurian-starling = Scende a sud in stormi vorticosi di migliaia.
name-barn-swallow = Rondine
effect-barn-swallow = Scarta 1 carta Wing It per posare 1 collegamento extra che tocca un tuo collegamento.
trivia-barn-swallow = Dorme a migliaia sui fili delle città.
name-fairy-pitta = Pitta fatata
effect-fairy-pitta = Scambia 1 tuo collegamento con 1 collegamento avversario.
trivia-fairy-pitta = Sette colori, eppure difficile da vedere.
name-band-bellied-crake = Schiribilla mandarina
effect-band-bellied-crake = 2 punti per ogni altro tuo uccello di foresta, anche rubato.
trivia-band-bellied-crake = Gracchia dai folti paludosi e non si fa quasi mai vedere.
name-japanese-night-heron = Nitticora giapponese
effect-japanese-night-heron = Se una carta o un uccello avversario scambia, sostituisce o toglie un tuo collegamento, quello resta e non si scambia nulla.
trivia-japanese-night-heron = Trova i vermi a orecchio sul suolo del bosco.
name-japanese-paradise-flycatcher = Monarca del paradiso giapponese
effect-japanese-paradise-flycatcher = Se hai almeno 1 uccello di ciascuno dei 3 habitat, ottieni 5 punti.
trivia-japanese-paradise-flycatcher = Trascina una coda più lunga di tutto il resto.
name-brown-chested-jungle-flycatcher = Pigliamosche pettobruno
effect-brown-chested-jungle-flycatcher = Metti 1 uccello senza gabbia dell’area di sosta sotto il mazzo; viene sostituito nel riordino.
trivia-brown-chested-jungle-flycatcher = Un semplice uccello bruno; si vede a Singapore in ottobre.
name-rufous-headed-robin = Usignolo testarossa
effect-rufous-headed-robin = 1 punto per ogni uccello nella zona della morte, al massimo 5.
trivia-rufous-headed-robin = Noto da una manciata di valli.
name-silver-oriole = Rigogolo argentato
effect-silver-oriole = 1 punto per ogni carta Wing It nella tua mano, al massimo 5.
trivia-silver-oriole = Argento sopra, cappuccio nero, voce di flauto.
name-yellow-bunting = Zigolo zolfino giapponese
effect-yellow-bunting = Libera 1 uccello in gabbia senza pagare. Se la sua rotta è completa e vi hai un collegamento, salvalo subito.
trivia-yellow-bunting = Nidifica solo in Giappone.
name-siberian-blue-robin = Usignolo azzurro siberiano
effect-siberian-blue-robin = 1 punto se in questo turno hai posato un collegamento che tocca una foresta.
trivia-siberian-blue-robin = Fa tremare la coda mentre cammina nel sottobosco.
name-siberian-thrush = Tordo siberiano
effect-siberian-thrush = Usa il potere di un uccello avversario come se fosse tuo e pronto (solo poteri del proprio turno).
trivia-siberian-thrush = Ardesia scura con un sopracciglio bianco.
name-grey-faced-buzzard = Poiana facciagrigia
effect-grey-faced-buzzard = Ogni volta che un uccello dell’area di sosta va nella zona della morte nel turno di un avversario, ottieni 1 punto.
trivia-grey-faced-buzzard = Attraversa il mare in vortici di centinaia.
name-oriental-honey-buzzard = Pecchiaiolo orientale
effect-oriental-honey-buzzard = Posa fino a 2 collegamenti extra che toccano una foresta.
trivia-oriental-honey-buzzard = Saccheggia nidi di calabroni e va a Giava per la via lunga.
name-oriental-cuckoo = Cuculo orientale
effect-oriental-cuckoo = Ruba 1 uccello che vale al massimo 3 punti a un avversario che ha più uccelli di te.
trivia-oriental-cuckoo = Lascia le sue uova ai luì.
name-narcissus-flycatcher = Pigliamosche narciso
effect-narcissus-flycatcher = Se su questa rotta hai più collegamenti di ogni altro, ottieni 3 punti.
trivia-narcissus-flycatcher = Una scintilla d’arancio e nero nei boschi di primavera.

# ---- carte e i loro effetti

name-window-collision = Urto contro un vetro
effect-window-collision = Perdi 2 punti e togli 1 tuo collegamento dalla mappa.
name-headwind = Vento contrario
effect-headwind = Posa al massimo 2 collegamenti base in questo turno.
name-snake-2 = Serpente (2)
effect-snake-2 = Mettilo su un tuo uccello: il suo potere è bloccato.
name-cage-2 = Commercio di uccelli (2)
effect-cage-2 = Mettilo su un uccello in sosta: è in gabbia. Scarta una carta Wing It.
name-natural-predators = Predatori naturali
effect-natural-predators = Gli uccelli in sosta senza gabbia fino a 20 cm muoiono.
name-plastic-litter = Rifiuti di plastica
effect-plastic-litter = Scarta una carta Wing It.
name-roaming-cats = Gatti randagi
effect-roaming-cats = Perdi 2 punti per ogni tuo uccello fino a 20 cm, al massimo 6.
name-city-glare = Luci della città
effect-city-glare = Togli 1 tuo collegamento dalla mappa.
name-forest-fire = Incendio boschivo
effect-forest-fire = Togli 2 tuoi collegamenti che toccano una foresta.
name-mudflat-filling = Piane fangose colmate
effect-mudflat-filling = Togli 2 tuoi collegamenti che toccano una zona umida.
name-pesticide-drift = Nube di pesticidi
effect-pesticide-drift = Togli 2 tuoi collegamenti che toccano uno spazio aperto.
name-mist-nets = Reti
effect-mist-nets = Perdi 2 punti e scarta una carta Wing It.
name-wild-meat-trade = Commercio di selvaggina
effect-wild-meat-trade = Gli uccelli in sosta senza gabbia LC o NT muoiono.
name-cage-3 = Commercio di uccelli (3)
effect-cage-3 = Mettilo su un uccello in sosta: è in gabbia. Perdi 3 punti.
name-snake-3 = Serpente (3)
effect-snake-3 = Mettilo su un tuo uccello: il suo potere è bloccato.
name-thunderstorm = Temporale
effect-thunderstorm = Posa al massimo 1 collegamento base in questo turno.
name-sport-hunting = Caccia sportiva
effect-sport-hunting = Gli uccelli in sosta senza gabbia da 40 cm in su muoiono.
name-wildlife-disease = Malattia della fauna
effect-wildlife-disease = Tutti gli uccelli in sosta senza gabbia muoiono e sono sostituiti subito.
name-cage-4 = Commercio di uccelli (4)
effect-cage-4 = Mettilo su un uccello in sosta: è in gabbia. Perdi 5 punti.
name-poisoned-bait = Esca avvelenata
effect-poisoned-bait = Un tuo uccello muore, oppure perdi 5 punti.
name-typhoon = Tifone
effect-typhoon = Non posare collegamenti base in questo turno.
name-power-lines = Linee elettriche
effect-power-lines = Perdi 2 punti e 1 in più per ogni tuo uccello da 40 cm in su.
name-illegal-logging = Taglio illegale
effect-illegal-logging = Togli 3 tuoi collegamenti che toccano una foresta.
name-smuggling-ring = Rete di contrabbando
effect-smuggling-ring = Dai una carta Wing It al giocatore successivo.
name-deforestation = Deforestazione
effect-deforestation = Ognuno toglie 3 propri collegamenti che toccano una foresta.
name-coastal-reclamation = Coste interrate
effect-coastal-reclamation = Ognuno toglie 3 propri collegamenti che toccano una zona umida.
name-steppe-to-plough = Steppa arata
effect-steppe-to-plough = Ognuno toglie 3 propri collegamenti che toccano uno spazio aperto.
name-flyway-epidemic = Epidemia
effect-flyway-epidemic = Tutti gli uccelli in sosta senza gabbia muoiono e sono sostituiti; ognuno perde 1 punto per ogni suo uccello, al massimo 4.
name-super-typhoon = Super tifone
effect-super-typhoon = Nel prossimo turno di ciascuno si posa 1 solo collegamento base.
name-funding-crisis = Crisi dei fondi
effect-funding-crisis = Ognuno tiene 1 carta Wing It e scarta il resto.
name-birders-to-the-rescue = Birdwatcher in soccorso
effect-birders-to-the-rescue = Libera un uccello in gabbia o togli un Serpente da un tuo uccello.
name-science-in-action = Scienza in azione
effect-science-in-action = Guarda le prime 3 carte Fowl Play e rimettile nell’ordine che vuoi.
name-reforestation = Riforestazione
effect-reforestation = Posa fino a 2 collegamenti extra che toccano una foresta.
name-wetland-restoration = Zone umide ripristinate
effect-wetland-restoration = Posa fino a 2 collegamenti extra che toccano una zona umida.
name-sustainable-farming = Agricoltura sostenibile
effect-sustainable-farming = Posa fino a 2 collegamenti extra che toccano uno spazio aperto.
name-tailwind = Vento in poppa
effect-tailwind = Posa fino a 2 collegamenti extra.
name-public-funding = Fondi pubblici
effect-public-funding = Ottieni 4 punti.
name-school-outreach = Visita a scuola
effect-school-outreach = Pesca 3 carte Wing It.
name-bird-race = Gara ornitologica
effect-bird-race = Ottieni 2 punti per ogni habitat tra i tuoi uccelli.
name-ranger-patrol = Pattuglia di guardie
effect-ranger-patrol = Sostituisci un collegamento avversario accanto a uno tuo con uno della tua riserva.
name-squawk-1 = Strillo 1
effect-squawk-1 = Paga 1 Strillo.
name-squawk-2 = Strillo 2
effect-squawk-2 = Paga 2 Strilli.
name-squawk-3 = Strillo 3
effect-squawk-3 = Paga 3 Strilli.

# ---- il regolamento, frase per frase

clause-setup-links = Ognuno ha una pedina e 35 collegamenti di un colore.
clause-setup-birds = I 42 uccelli si mescolano; tre stanno scoperti nell’area di sosta, e dei segnalini mostrano sulla mappa partenza e arrivo di ciascuno.
    .ruling = Due uccelli possono avere la stessa partenza o lo stesso arrivo.
clause-setup-fowl-play = Il mazzo Fowl Play ha 8, 6 e 6 carte dei livelli 1, 2 e 3 in due, 9, 6 e 6 in tre, 12, 8 e 8 in quattro. Dall’alto: livello 1, una Bird-tastrophe, livello 2, una Bird-tastrophe, livello 3.
    .ruling = Ogni livello e le Bird-tastrophe si mescolano prima; il resto rimane fuori senza essere visto.
clause-setup-wing-it = Le carte Wing It si mescolano e ognuno ne riceve due.
clause-setup-first = Le pedine sono a 0. Comincia chi ha visto per ultimo un uccello; si gioca in senso orario.
    .ruling = Il caso trova chi comincia, se nessuno è stato indicato.
clause-setup-hidden = Le mani sono segrete.
    .ruling = Il loro numero è pubblico, come scarti, zona della morte, uccelli, collegamenti e punti. Nessuno conosce l’ordine dei mazzi, ma i dorsi mostrano i livelli. Ciò che mostra Scienza in azione, uno sguardo al mazzo degli uccelli o una carta data o rubata lo sanno solo gli interessati. Una mano che passa tutta intera resta nota com’era; se ne passa solo una parte, nessuna sua carta vale più come nota per gli altri. Dopo Scienza in azione gli altri vedono solo il dorso in cima e dei seguenti sanno soltanto ciò che segue da quali dorsi ci sono.
clause-map-linkway = Una via tra due luoghi porta un solo collegamento, di chiunque sia.
clause-map-touch = Un collegamento tocca gli habitat dei suoi due luoghi; un luogo può avere due habitat.
clause-turn-phases = Un turno ha una fase di pesca, una fase azioni e una fase di riordino.
    .ruling = All’inizio gli uccelli si rialzano e gli uccelli offerti si possono prendere.
clause-turn-action = Nella fase azioni giochi carte Wing It, posi collegamenti, salvi uccelli e usi poteri, nell’ordine e nel numero che vuoi.
    .ruling = Anche gli Strilli possono allora liberare uccelli.
clause-turn-death-zone = Gli uccelli scartati, in sosta o salvati, stanno scoperti nella zona della morte.
clause-turn-refill = Nel riordino nuovi uccelli riempiono i posti vuoti e i segnalini si spostano; i collegamenti restano. Prima non si sostituisce nessun uccello.
    .ruling = I posti si riempiono in ordine. Se il mazzo degli uccelli è vuoto restano vuoti; la zona della morte non si rimescola. Malattia della fauna ed Epidemia riempiono subito i posti che hanno svuotato.
clause-turn-hand = Alla fine del tuo turno tieni al massimo cinque carte Wing It e scarti il resto.
    .ruling = Il limite si controlla solo alla fine del proprio turno, anche se ceduto.
clause-draw-wing-it = Prima peschi una carta Wing It.
    .ruling = Così uno Strillo appena pescato può servire contro la carta Fowl Play.
clause-draw-fowl-play = Poi peschi una carta Fowl Play e la risolvi prima di tutto: eseguirla o neutralizzarla.
clause-fowl-neutralise = Una carta Fowl Play si neutralizza con Strilli che valgono almeno il suo costo. Poi si scarta senza effetto.
    .ruling = Gli Strilli si spendono quando la carta si risolve, anche se le carte Wing It sono altrimenti per la fase azioni.
clause-fowl-squawks = Gli Strilli di valore da 1 a 3 si possono sommare. Se valgono più del costo non c’è resto.
    .ruling = Di meno non è permesso, e nemmeno una carta di cui si può fare a meno.
clause-fowl-as-far = L’effetto di una carta si esegue come è scritto.
    .ruling = Per quanto possibile: il resto cade, e una carta senza bersaglio si scarta e basta. A chi non ha più carte o collegamenti di quanti ne deve perdere, o ha un solo uccello da scegliere, non si chiede nulla.
clause-fowl-discarding = Predatori naturali, Commercio di selvaggina, Caccia sportiva e Malattia della fauna scartano uccelli in sosta; un uccello in gabbia resta.
    .ruling = I predatori prendono quelli fino a 20 cm, il commercio LC e NT, la caccia quelli da 40 cm in su, la malattia tutti.
clause-tastrophe-when = Una Bird-tastrophe avviene tra due turni e non sostituisce nessuna pesca.
    .ruling = Appena si trova in cima al mazzo dopo un riordino, anche se l’ha messa lì Scienza in azione; più d’una, una dopo l’altra.
clause-tastrophe-all = Colpisce tutti e non si può neutralizzare.
    .ruling = Si sceglie in senso orario dal giocatore successivo.
clause-wing-play = Gli eventi si giocano nella propria fase azioni; possono essere più d’uno.
clause-wing-nothing = Eventi e poteri aiutano a posare collegamenti, salvare uccelli o ottenere punti.
    .ruling = Non si usano se non può venirne nulla.
clause-wing-piles = Le carte Wing It e Fowl Play usate stanno scoperte sui loro scarti.
    .ruling = Gli Strilli subito, gli eventi dopo l’effetto. Gabbie e Serpenti stanno sui loro uccelli finché questi sono liberati o lasciano il gioco.
clause-wing-empty = Se tutte le carte Wing It sono pescate, gli scarti si mescolano e si riusano.
    .ruling = Quando si deve pescare e non c’è più nulla, anche a metà pesca. Se non ci sono scarti non si pesca.
clause-wing-science = Scienza in azione può spostare una Bird-tastrophe.
    .ruling = Guardi fino a tre carte in cima al mazzo Fowl Play e le rimetti nell’ordine che vuoi. Nessun altro viene a sapere l’ordine, neppure dai livelli sui dorsi: si vede solo il dorso in cima.
clause-link-number = Puoi posare fino a tre collegamenti per turno.
    .ruling = Sono i collegamenti base; i limiti delle carte valgono solo per loro, e vale il più basso. Si possono posare in più volte, con altre azioni in mezzo. Una tempesta vale anche per un turno ceduto.
clause-link-supply = Hai 35 collegamenti.
    .ruling = Quando sono tutti sulla mappa non ne posi più; quelli tolti tornano nella tua riserva.
clause-link-connect = Un collegamento deve toccare un altro dei tuoi.
    .ruling = Due si toccano se condividono un luogo. Quelli degli altri non aiutano e non ostacolano.
clause-link-group = Due o tre collegamenti si possono posare insieme ovunque, o da uno a tre uniti ai tuoi; possono biforcarsi. Uno solo non è permesso.
    .ruling = Tutti i collegamenti base di un turno devono stare in un solo gruppo tuo, di due o più; un gruppo può crescere da entrambi i capi.
clause-link-fresh = Un nuovo gruppo richiede due collegamenti.
    .ruling = I primi due sono un solo passo: il primo va solo dove può seguire il secondo. Le rotte si guardano dopo ogni passo.
clause-link-stay = I collegamenti restano quando un uccello è salvato o muore; solo certe carte li tolgono.
    .ruling = Quelli tagliati fuori contano ancora, anche da soli.
clause-extra-attach = I collegamenti extra di carte e poteri non devono unirsi a quelli del turno.
    .ruling = Ognuno deve però toccarne uno tuo o essere uno di due che aprono un gruppo, se la carta ne permette due. Puoi fermarti dopo ogni passo.
clause-extra-exchange = Un potere può scambiare un tuo collegamento con uno avversario.
    .ruling = Scambiare e sostituire non richiede contatto e non completa rotte. Un collegamento sostituito torna al proprietario; il tuo viene dalla riserva e conta come posato.
clause-extra-move = Spostare un collegamento: un potere può portare un tuo collegamento sulla via accanto.
    .ruling = Una nostra ricostruzione. Il collegamento va su una via vuota che condivide un luogo con la vecchia; non deve toccare gli altri tuoi. Può completare una rotta e non conta come posato.
clause-extra-protect = Proteggere un collegamento: nel turno di un avversario un potere può tenere fermo un tuo collegamento.
    .ruling = Una nostra ricostruzione. Ti viene chiesto appena l’avversario ha nominato i collegamenti da scambiare o sostituire. Se proteggi il tuo, non si scambia nulla, e la sua carta o il suo potere è comunque speso.
clause-route-path = Un uccello vola su collegamenti di ogni colore dalla partenza all’arrivo.
    .ruling = Una rotta non passa due volte da un luogo.
clause-route-south = Gli uccelli volano da nord a sud: i collegamenti verso l’alto non contano.
    .ruling = I luoghi stanno in file; un passo verso una fila più a nord va in alto.
clause-route-side = I collegamenti laterali si possono usare.
    .ruling = Uniscono luoghi di una fila, nei due sensi e quanti si vuole.
clause-route-choice = Contano solo i collegamenti della rotta usata.
    .ruling = Se ce ne sono più d’una, chi salva ne sceglie una, passo per passo. Usa un collegamento appena posato; per un uccello offerto o liberato, uno di chi salva.
clause-save-last-link = Chi posa l’ultimo collegamento di una rotta salva l’uccello e lo mette scoperto davanti a sé.
    .ruling = Anche i collegamenti extra o spostati completano rotte. Un uccello la cui rotta è già completa non si salva con collegamenti: qualunque cosa si posi, lo si ha solo con l’offerta.
clause-save-option = Salvare è facoltativo: puoi salvare l’uccello di cui completi la rotta, o lasciarlo.
    .ruling = Ti viene chiesto dove qualcosa può essere contro: un altro giocatore ha un collegamento su una rotta completa dell’uccello, un uccello avversario reagisce a ogni salvataggio, l’uccello ha un potere al salvataggio, o sarebbe il tuo sesto e farebbe cominciare l’ultimo giro. Altrimenti è salvato subito. Un uccello che lasci vale come nuovo: viene offerto a partire dal giocatore successivo.
clause-save-several = In un turno puoi salvare più uccelli, anche oltre sei.
    .ruling = Quelli completati da un solo passo si salvano uno dopo l’altro nel tuo ordine; puoi fermarti se qualcosa è contro uno di quelli che restano.
clause-save-order = Un uccello salvato dà punti e il suo potere si può usare.
    .ruling = Prima la carta, poi tutti i punti, il conto fino a sei, le reazioni degli avversari e il suo potere al salvataggio; ogni uccello per intero.
clause-offer-who = Se la rotta di un nuovo uccello è già completa, un giocatore che vi ha collegamenti può salvarlo nel suo turno.
    .ruling = È offerto in ordine di turno dal giocatore successivo; chi non ha collegamenti su una rotta completa è saltato.
clause-offer-forfeit = Costa le fasi di pesca e azioni di quel turno.
    .ruling = Si decide prima di pescare. Il salvataggio conta per intero, si riordina, e altri uccelli così si possono salvare nello stesso turno.
clause-offer-power = Chi rinuncia al turno per un uccello non pesca carte e non posa collegamenti in quel turno.
    .ruling = Neppure con un potere di quell’uccello al salvataggio. I punti di un tale potere si pagano subito; se pesca carte, posa o scambia collegamenti, aspetta e si può usare una volta, nella fase azioni del tuo prossimo turno; poi è perso. Lo scambio del corriere orientale è perso anche se nel frattempo è stato salvato un altro uccello: vale per l’ultima rotta usata.
clause-offer-free = Se nessuno lo vuole finché torna il turno del primo a cui fu offerto, non costa più nulla.
    .ruling = Da allora chi ha contribuito può salvarlo gratis nel proprio turno, prima di pescare o nella fase azioni.
clause-offer-again = L’offerta vale per una rotta completa.
    .ruling = Cade se la rotta si rompe o l’uccello va in gabbia. Un uccello completo che non viene salvato, come all’apertura di una gabbia o se chi poteva lo lascia, vale come nuovo.
clause-power-wait = Un potere che non si usa al salvataggio si può usare un giro dopo.
    .ruling = Dall’inizio del prossimo turno del proprietario; i poteri finali alla fine in ogni caso.
clause-power-save = Alcuni poteri si usano al salvataggio.
    .ruling = Allora o mai; solo chi ha rinunciato al turno aspetta fino al prossimo. I punti arrivano da sé; il resto è a scelta.
clause-power-own-turn = Alcuni poteri si usano in ogni tuo turno, altri una volta per partita.
    .ruling = Una volta per turno. I punti arrivano alla fine della fase azioni, il resto è a scelta.
clause-power-opponent = Alcuni poteri si usano nel turno di un avversario, alcuni una volta per giro.
    .ruling = Un giro va da un tuo turno al successivo. Le reazioni vengono in senso orario dal giocatore successivo e mai tra i turni; punti e carte da sé. Uno Strillo preso ha comunque pagato.
clause-power-exhausted = Un uccello usato è esausto e si gira; si rialza come dice il suo potere.
    .ruling = All’inizio del tuo turno, se il potere non vale una volta per partita.
clause-power-counts = Alcuni poteri contano i tuoi uccelli salvati, anche rubati.
    .ruling = Contano quelli ora davanti a te, anche sotto un Serpente; «altro» esclude l’uccello stesso.
clause-power-copy = Copiare un potere: un uccello può usare come suo il potere di un uccello davanti a un avversario.
    .ruling = Una nostra ricostruzione. Si copiano solo poteri per il turno del loro proprietario, anche di uccelli esausti, ma non sotto un Serpente. Il potere agisce nel momento del turno che indica, e all’uccello copiato non succede nulla.
clause-power-stolen = Gli uccelli si possono rubare.
    .ruling = La carta si sposta con il suo Serpente ed è pronta nel prossimo turno del ladro; un potere usato resta usato, e i punti restano dove sono.
clause-cage-card = Commercio di uccelli si mette su un uccello in sosta.
    .ruling = Su uno senza gabbia, a scelta di chi l’ha pescato; se non c’è, si scarta.
clause-cage-untouchable = Un uccello in gabbia non si può salvare, scartare o scegliere finché non è libero.
    .ruling = Completare la sua rotta non salva nulla.
clause-cage-free = Si libera con gli Strilli o con Birdwatcher in soccorso.
    .ruling = Chiunque può pagare nella fase azioni il costo stampato sulla carta.
clause-cage-save = Chi libera un uccello con la rotta completa e vi ha un collegamento può salvarlo subito, senza posarne uno.
    .ruling = Altrimenti vale come nuovo.
clause-snake-card = Un uccello sotto un Serpente conta tra i sei ma non può usare il potere finale.
    .ruling = Sotto un Serpente nessun potere agisce. Sta su un uccello salvato di chi l’ha pescato e può essere scartato con lui.
clause-snake-off = Un Serpente sta sull’uccello.
    .ruling = Il regolamento non dice come se ne va: come una gabbia, ma solo per il proprietario. Il potere è poi come prima.
clause-score-bird = Chi salva un uccello ottiene i suoi punti.
clause-score-links = Ognuno ottiene un punto per ogni proprio collegamento sulla rotta usata, anche chi salva. Esempio: 1 + 2 punti per salvare la Quaglia giapponese con due collegamenti su quattro, 2 punti per il proprietario degli altri.
    .ruling = Posare un collegamento da solo non dà nulla; può contare ancora per altri uccelli.
clause-score-track = Fowl Play può costare punti; il totale può superare 100.
    .ruling = Nessuno scende sotto 0.
clause-score-stays = Gli uccelli salvati si possono scartare o rubare.
    .ruling = I punti ottenuti restano.
clause-end-six-birds = L’ultimo giro comincia quando un giocatore ha sei uccelli.
    .ruling = Quelli ora davanti a lui, anche sotto un Serpente o rubati. Una volta cominciato resta.
clause-end-last-card = Comincia anche quando tutte le carte Fowl Play sono pescate.
    .ruling = Le Bird-tastrophe non contano.
clause-end-equal-turns = Tutti hanno lo stesso numero di turni: si finisce il giro.
    .ruling = Dopo l’ultimo turno nessuna Bird-tastrophe.
clause-end-reshuffle = Se il mazzo Fowl Play è vuoto nell’ultimo giro, le carte di livello 3 degli scarti si mescolano e si riusano.
    .ruling = Quando si deve pescare; se non ce ne sono, non si pesca.
clause-end-powers = I poteri di fine partita si contano.
clause-end-tie = Vince il punteggio più alto; a parità più uccelli, poi più collegamenti sulla mappa.
    .ruling = Se tutto è pari, la vittoria è condivisa.

# ---- la guida per la prima partita

guide-offer = La rotta di questo uccello era completa prima che qualcuno lo salvasse. Prendilo rinunciando al turno, o pesca e lascialo agli altri. Finito il giro dell’offerta non costa più nulla.
guide-wing-it = Ogni turno comincia con una carta Wing It: un evento per la fase azioni o uno Strillo contro Fowl Play. Un tuo uccello ti fa scegliere fra due.
guide-fowl-play = Fowl Play porta guai. Esegui la carta, o neutralizzala con Strilli che valgano almeno il suo costo; il di più va perso. Le carte innocue conviene eseguirle: tieni gli Strilli per gabbie e tempeste.
guide-act = Posa fino a tre collegamenti sulle vie illuminate, gioca eventi, usa i tuoi uccelli, nell’ordine che vuoi. Scegli un uccello accanto alla mappa per vedere la rotta migliore e che cosa renderebbe. Chi posa l’ultimo collegamento salva l’uccello.
guide-second-link = Nessun collegamento può restare solo. Questo apre un nuovo gruppo, quindi subito ne segue un secondo accanto.
guide-extra-link = I collegamenti extra non contano fra i tre del turno. Puoi fermarti quando vuoi.
guide-route = C’è più di una via verso casa. Scegli tu: ogni collegamento della rotta dà un punto a chi lo possiede, quindi preferisci i tuoi.
guide-which-bird = Il tuo collegamento porta a casa più uccelli. Salvali uno dopo l’altro: il potere del primo vale già per il prossimo. Puoi anche lasciare gli altri.
guide-save-power = Questo potere vale una volta, adesso. Quello che non usi è perso.
guide-discard = Lascia andare la carta che ti serve meno.
guide-discard-for-points = Ogni carta che scarti dà punti. Gli Strilli piccoli vanno bene.
guide-give = Il giocatore successivo riceve la carta che scegli; nessun altro la vede.
guide-take-squawk = Non è il tuo turno, ma il tuo pellicano può prendere uno Strillo appena speso. Una volta per giro.
guide-protect = Non è il tuo turno, ma la tua nitticora può tenere fermo il tuo collegamento. Una volta per giro.
guide-remove = Togli ciò che ti serve meno: collegamenti lontani da ogni rotta. Tornano nella tua riserva.
guide-move-from = Tocca il collegamento da spostare, poi la via vuota accanto.
guide-swap-own = Tocca un tuo collegamento, poi quello avversario con cui scambia posto. Su una rotta porta punti.
guide-replace = Il collegamento avversario torna al proprietario e al suo posto c’è il tuo.
guide-bird = Tocca un uccello sotto la mappa. La sua carta accanto dice quanto vale.
guide-save = La rotta è completa, e l’uccello è tuo se lo vuoi. Anche i collegamenti degli altri danno punti. Se lo lasci, viene offerto prima agli altri.
guide-rob = Le carte sono prese a caso. Una mano piena promette di più.
guide-pick-card = Qualsiasi carta degli scarti può venire nella tua mano.
guide-peek = Solo tu vedi questo uccello. Si adatta ai tuoi collegamenti meglio di uno ignoto?
guide-order = Solo tu vedi queste carte. Le Bird-tastrophe in cima colpiscono appena finisce il tuo turno; il giocatore successivo pesca la prima carta sotto di esse.
guide-copy = Usa il potere di un uccello avversario come se fosse tuo.
guide-free-bird = I tuoi Strilli bastano per uno qualsiasi di questi uccelli, ma per uno solo: scegli quale liberare.

# ---- il tabellone

board-map = Mappa della via migratoria
board-flyway = Via Asia orientale – Australasia
board-overview = Tutta la mappa e la parte visibile
board-roost = Uccelli in sosta
board-saved = Uccelli salvati
board-decks = Mazzi
board-fit = Tutta la mappa
board-link-of = { $linkway }: collegamento di { $name }
board-link-yours = { $linkway }: tuo collegamento
board-empty-linkway = { $linkway }: vuoto
board-start-of = Partenza, { $bird }: { $place }
board-end-of = Arrivo, { $bird }: { $place }
board-from = da
board-to = a
board-cm = { $size } cm
board-worth = Punti:
board-pays = Che cosa renderebbe salvarlo
board-saver = Chi salva
board-completes = Questo collegamento lo porta a casa!
board-links-missing = { $missing ->
    [0] Rotta completa
    [one] Manca 1 collegamento
   *[other] Mancano { $missing } collegamenti
  }
board-lacks = { $missing ->
    [5] ancora 5 o più
   *[other] ancora { $missing }
  }
board-complete = completa
board-caged = in gabbia
board-snaked = sotto un Serpente
board-cost = Neutralizzare: { $cost ->
    [one] 1 Strillo
   *[other] { $cost } Strilli
  }
board-reaction = È il turno di { $name }, e puoi intervenire.
board-turn-of = È il turno di { $name }.
board-no-links = Nessun collegamento in questo turno
board-choices = Che cosa puoi fare
board-on-map = Scegli sulla mappa.
board-end-turn = Fine del turno
board-stop = No, avanti
board-enough = Basta così
board-order = Poi: { $card }
board-why-not = Perché non posso salvarlo?
board-do-link = Posa il collegamento
board-do-via = Vola di qui
board-do-lift = Questo collegamento
board-do-take = Questo collegamento
board-do-save = Salva
board-do-forfeit = Rinuncia al turno
board-do-power = Usa
board-do-choose = Scegli
board-do-free = Libera un uccello
board-do-neutralise = Neutralizza
board-do-play = Gioca
board-do-discard = Scarta
board-do-pick = Prendi
board-do-give = Dai
board-birds-of = { $birds ->
    [one] 1 uccello di { $of }
   *[other] { $birds } uccelli di { $of }
  }
board-supply = { $links ->
    [one] 1 collegamento rimasto
   *[other] { $links } collegamenti rimasti
  }
board-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }
board-end-points = Poteri finali, per ora: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
board-no-birds = Nessuno ha ancora salvato un uccello.
board-bird-deck = Uccelli
board-wing-deck = Wing It
board-prompt-fowl-pay = Esegui la carta Fowl Play o neutralizzala.
board-prompt-fowl-cancel = Esegui la carta Fowl Play o annullala con un uccello.
board-prompt-fowl-perform = Esegui la carta Fowl Play.
board-fowl-deck = Fowl Play
board-unseen-back = Dorso sconosciuto
board-known-fowl = Conosci la carta { $depth } di Fowl Play: { $card }.
board-known-bird = Conosci l’uccello { $depth } del mazzo: { $bird }.
board-death-zone = Zona della morte
board-no-deaths = Vuota, e che resti così.
board-wing-discards = Scarti Wing It: { $count }
board-fowl-discards = Scarti Fowl Play: { $count }
board-last-round = Ultimo giro
board-cards-left = { $cards ->
    [one] 1 carta Fowl Play rimasta
   *[other] { $cards } carte Fowl Play rimaste
  }
board-prompt-act = Tocca a te: { $left ->
    [one] ancora un collegamento
   *[other] ancora { $left } collegamenti
  }, carte, poteri
board-prompt-act-done = Tocca a te: carte e poteri, o chiudi il turno
board-prompt-extra = Posa un collegamento extra ({ $left ->
    [one] l’ultimo
   *[other] fino a { $left }
  }) o fermati
board-prompt-extra-habitat = Posa un collegamento extra, { $habitat } ({ $left ->
    [one] l’ultimo
   *[other] fino a { $left }
  }), o fermati
board-prompt-remove = Togli { $left ->
    [one] un tuo collegamento
   *[other] { $left } tuoi collegamenti
  } dalla mappa
board-prompt-remove-habitat = Togli { $left ->
    [one] un tuo collegamento
   *[other] { $left } tuoi collegamenti
  } dalla mappa, { $habitat }
board-prompt-route = { $bird } torna a casa: da che parte?
board-prompt-discard = Scarta { $left ->
    [one] una carta
   *[other] { $left } carte
  }
board-prompt-give = Dai al giocatore successivo { $left ->
    [one] una carta
   *[other] { $left } carte
  }
board-prompt-save-power = { $bird }: usare il potere?
board-prompt-save = { $bird }: la rotta è completa. Salvarlo?
board-prompt-cage = Quale uccello in sosta finisce in gabbia?
board-prompt-attach-snake = Su quale dei tuoi uccelli va il Serpente?
board-prompt-remove-snake = Da quale uccello togli il Serpente?
board-prompt-discard-roosting = Quale uccello in sosta va nella zona della morte?
board-prompt-bottom-roosting = Quale uccello in sosta va sotto il mazzo?
board-prompt-free-caged = Quale uccello in gabbia liberi?
board-prompt-discard-saved = Quale dei tuoi uccelli muore?
board-prompt-steal-bird = Quale uccello rubi?

# ---- the card reference

group-bird = Uccelli
group-fowl-play = Fowl Play
group-tastrophe = Bird-tastrophes
group-event = Wing It: eventi
group-squawk = Wing It: Strilli
fact-habitat = Habitat
fact-start = Da
fact-end = A
fact-places = Partenza e arrivo
fact-size = Centimetri
fact-status = Stato
fact-timing = Potere
fact-power = Potere
fact-tier = Livello
fact-squawks = Strilli

# ---- the scenes of the rulebook

scene-linking = Un collegamento base tocca uno dei tuoi: Ada continua dal suo.
scene-grouping = Due o tre collegamenti possono anche aprire un nuovo gruppo ovunque.
scene-saving = Ada posa l’ultimo collegamento tra partenza e arrivo: la quaglia è salva. Riceve i suoi punti, e ognuno ne riceve uno per ogni proprio collegamento sulla rotta.
scene-neutralising = Strilli che valgono almeno il costo tengono lontano il guaio. Ciò che avanza è perso.
scene-suffering = Ada non ha abbastanza Strilli, o li tiene. La carta si esegue per quanto possibile: un Serpente si posa sul suo uccello e ne blocca il potere.
scene-events = Gli eventi si giocano nella fase di azione. La riforestazione permette ad Ada di posare due collegamenti in più che toccano una foresta.
scene-patrolling = La pattuglia di guardie sostituisce un collegamento avversario con uno di Ada; Ben riprende il suo.
scene-swapping = Il potere della pitta fatata scambia un collegamento di Ada con uno di Ben.
scene-moving = Il rondone codaspinosa sposta un collegamento di Ada su una via libera che lo tocca.
scene-freeing = Un uccello in gabbia non può essere salvato. Nel suo turno Ada può aprire la gabbia con Strilli pari al costo.
scene-offering = La rotta era completa prima che qualcuno potesse salvare l’uccello. Ben vi ha collegamenti e può salvarlo, rinunciando alle fasi di pesca e di azione.
scene-drawing = Un turno comincia con una carta Wing It in mano, poi una carta Fowl Play da risolvere per prima.
scene-robbing = L’averla bruna prende due carte a caso a un rivale. Un uccello usato si gira e riposa.
scene-picking = Le carte usate sono scoperte. La pernice di mare orientale ne riporta una in mano ad Ada.
scene-peeking = Solo Ada vede l’uccello in cima al mazzo. Non si adatta ai suoi collegamenti e va in fondo.
scene-ordering = Scienza in azione: Ada guarda le prossime carte Fowl Play e le rimette come vuole. Gli altri vedono solo il dorso in cima.
scene-giving = Ada tiene gli Strilli ed esegue la carta: il giocatore successivo riceve una carta scelta da lei.
scene-losing = Certe carte lasciano la scelta: un uccello di Ada morirebbe, oppure lei perde dei punti.
scene-protecting = Nel turno di Ben la nitticora di Ada tiene fermo il suo collegamento. Non si scambia nulla.
scene-tidying = Alla fine del turno possono restare in mano cinque carte; Ada scarta quelle di troppo.
scene-forking = Due vie portano avanti. Ada, che salva l’uccello, sceglie quella che rende meno a Ben.
scene-leaving = Oppure va bene e resta in cima, finché si libera un posto. Un potere così aspetta un giro dopo il salvataggio.
part-birds = gli uccelli salvati
part-links = i collegamenti sulle rotte
part-cards = le carte

# ---- che cosa dice il coach di un’azione. $seat è qualcun altro

coach-saved = Salva un uccello, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } e { $links } per i collegamenti: { $bird }.
coach-completes = Completa questa rotta; l’uccello vale { $points }: { $bird }.
coach-shared = { $seat } ottiene { $points } per i collegamenti su questa rotta.
coach-last-round = Fa cominciare l’ultimo giro.
coach-points-rival = Dà a { $seat } { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
coach-lost = Ti costa subito { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
coach-lost-rival = Costa a { $seat } { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
coach-end-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } in più alla fine, così com’è.
coach-end-points-less = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } in meno alla fine, così com’è.
coach-nearer = A questa rotta { $links ->
    [one] manca allora un collegamento
   *[other] mancano allora { $links } collegamenti
  }{ $before ->
    [5] {""}
   *[other] {" "}invece di { $before }
  }: { $bird }.
coach-farther = A questa rotta mancano allora { $links ->
    [5] almeno cinque collegamenti
   *[other] { $links } collegamenti
  }: { $bird }.
coach-harmless = Nessuna rotta in vista si allunga.
coach-via-own = Il collegamento è tuo: conta per te.
coach-via-rival = Il collegamento è di { $seat }: conta per { $seat }.
coach-saving = L’uccello vale { $points }, oltre ai collegamenti sulla rotta: { $bird }.
coach-left = L’uccello resta dov’è; altri potranno salvarlo.
coach-open = A questa rotta { $links ->
    [one] manca allora solo un collegamento
   *[other] mancano allora solo { $links } collegamenti
  }, per chi viene dopo: { $bird }.
coach-links-rival = { $seat } perde { $links ->
    [one] un collegamento
   *[other] { $links } collegamenti
  }.
coach-cards-rival = { $seat } perde { $cards ->
    [one] una carta
   *[other] { $cards } carte
  }.
coach-links-lost = Perdi { $links ->
    [one] un collegamento
   *[other] { $links } collegamenti
  }.
coach-cards = Ricevi { $cards ->
    [one] una carta
   *[other] { $cards } carte
  } in più.
coach-bird-lost = Perdi un uccello.
coach-extra-links = Puoi posare { $links ->
    [one] un collegamento extra
   *[other] fino a { $links } collegamenti extra
  }.
coach-protected = { $bird } protegge il collegamento: resta.
coach-peeks = Vedi il prossimo uccello del mazzo e puoi metterlo in fondo.
coach-swapped = I due collegamenti cambiano proprietario.
coach-unharmed = Così com’è, la carta non ti toglie nulla.
coach-neutralised = La carta non ha effetto; ti costa { $cards ->
    [one] una carta
   *[other] { $cards } carte
  }.
coach-turn-over = Chiude il tuo turno con { $links ->
    [0] tutti i collegamenti posati
    [one] un collegamento non posato
   *[other] { $links } collegamenti non posati
  } e { $cards ->
    [0] zero carte
    [one] una carta
   *[other] { $cards } carte
  } in mano.
coach-links-left = Non accorcia nessuna rotta in vista; in questo turno puoi posare ancora { $links ->
    [0] zero collegamenti base
    [one] un collegamento base
   *[other] { $links } collegamenti base
  }.
coach-hand = Hai allora in mano { $cards ->
    [0] zero carte
    [one] una carta
   *[other] { $cards } carte
  }, con Squawk per { $squawks }.
