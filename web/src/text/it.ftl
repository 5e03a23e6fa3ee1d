# Tutte le frasi della pagina stessa, per tutti i giochi. Quello che dice un gioco è nel suo catalogo.

close = Chiudi
cancel = Annulla
guest = Ospite
your-move = Tocca a te
to-home = Alla pagina iniziale
page-lost = A questo indirizzo non c’è niente.
page-broken = Non è stato possibile caricare questa pagina. Riprova.

# ---- la strada

nav = Pagine
nav-games = Giochi
nav-rules = Regole
nav-replays = Partite riviste
nav-achievements = Traguardi

# ---- che cosa puoi regolare

settings = Impostazioni
settings-name = Il tuo nome
settings-language = Lingua
settings-theme = Luce
settings-sound = Suono
settings-guide = Guida per la prima partita
theme-system = Come il mio sistema
theme-day = Giorno
theme-dusk = Crepuscolo
theme-to-day = Passa al giorno
theme-to-dusk = Passa al crepuscolo

# ---- la pagina iniziale

home-title = { $count ->
    [5] Cinque giochi d’uccelli,
    [6] Sei giochi d’uccelli,
   *[other] { $count } giochi d’uccelli,
  }
home-title-2 = un tavolo tranquillo.
home-line = Gioca con gli amici in un minuto, o subito con bot onesti. Nessun account, niente da installare.
home-note-crown = vertice rosso
home-note-coat = più chiaro sotto
home-note-bustle = lo «strascico»
home-set = Apparecchia un tavolo
home-join = Entra con un link o un codice
home-away = Il tavolo ora non si raggiunge. Questa pagina continua a provare.
home-continue = Continua
home-watch = Entra o guarda
home-plate = Tavola { $plate }
home-in-the-making = in preparazione
home-open-tables = { $count ->
    [one] 1 tavolo aperto
   *[other] { $count } tavoli aperti
  }
home-players = { $least }–{ $most } giocatori
home-minutes = { $minutes } min

table-with = Con { $others }
table-alone = Ancora nessun altro
table-moves = { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
  }
table-join = Entra
table-watch = Guarda
table-laying = Si apparecchia il tavolo…
status-gathering = Ci si raduna
status-playing = Tocca ad altri
status-over = Finita

join-title = Entra a un tavolo
join-line = Incolla il link che hai ricevuto, o scrivi il codice del tavolo.
join-wrong = Non è né un link né un codice. Controlla, per favore.
join-go = Vai al tavolo

# ---- un nuovo tavolo

new-title = Apparecchia un tavolo
new-game = Quale gioco?
new-company = Con chi?
company-bots = Contro bot
company-bots-line = Si comincia subito.
company-friends = Con amici
company-friends-line = Ognuno riceve un link.
company-here = Su questo schermo
company-here-line = Si gioca qui a turno; un sipario nasconde le mani.
new-seats = Chi siede dove
new-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
  }
new-seat = Posto { $number }
new-name = Nome al posto { $number }
sitter-me = Io
sitter-here = Un’altra persona su questo schermo
sitter-friend = Qualcuno, con un link
sitter-friend-line = Il link lo trovi alla pagina seguente.
sitter-bot = Bot, { $level }
level-gentle = tranquillo
level-gentle-line = Gioca e fa molti errori.
level-fair = solido
level-fair-line = Un buon avversario per la serata, con qualche errore.
level-strong = forte
level-strong-line = Svelto, e difficile da battere.
level-expert = esperto
level-expert-line = Pensa qualche mossa avanti e risponde subito.
level-master = maestro
level-master-line = Il più forte di tutti. Si prende fino a un secondo per mossa.
new-options = Varianti
new-swap = Scambia il colore con il posto seguente
new-first = Chi comincia
new-first-lot = si tira a sorte
new-more-options = Altre opzioni
new-listed = Mostra questo tavolo nella pagina iniziale
new-listed-line = Tutti possono guardare e prendere un posto libero. Altrimenti lo trova solo chi ha un link.
new-start = Inizia la partita
new-gather = Apparecchia il tavolo

# ---- prima della partita

gather-kicker = Il tavolo è apparecchiato
gather-origin = Continua dalla mossa { $move } di un’altra partita.
gather-invited = Hai un invito
gather-invited-line = Il posto { $number } è per te.
gather-sit = Siediti
gather-link = Prendi un link
gather-bot = Bot per il posto { $number }
gather-or-bot = o un bot…
gather-kept = Riservato a te
gather-waiting = Ancora nessuno
gather-you = Ci sei
gather-here = C’è
gather-start = Inizia la partita
gather-ready = Ci sono tutti.
gather-missing = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
  }
gather-host-starts = Ci sono tutti. La partita la inizia chi ha apparecchiato.
takeover-line = Hai un invito a un posto dove ora gioca un bot.
share-link = Link a questo posto
share-copy = Copia
share-copied = Copiato
share-send = Condividi
share-line = Chi apre per primo questo link prende il posto.
share-here = Questo indirizzo vale solo su questo computer. Per altri nella tua rete avvia il server con «birdtable serve --host 0.0.0.0»: allora il link ha il suo indirizzo di rete.
watching = { $count ->
    [one] 1 persona guarda
   *[other] { $count } persone guardano
  }

# ---- i posti

seats = Posti
seat-you = Tu
seat-open = Posto libero
seat-person = Giocatore { $number }
seat-stand-in = { $name } (bot)
seat-bot-1 = Scricciolo
seat-bot-2 = Lucherino
seat-bot-3 = Passera
seat-bot-4 = Corvo
seat-bot-5 = Ghiandaia
seat-bot-6 = Airone
seat-bot-7 = Fanello
seat-bot-8 = Chiurlo
seat-level = Bot, { $level }
seat-away = assente
seat-deciding = deve decidere
seat-answered = ha scelto
seat-points = punti
seat-thought = ha pensato { $time }
seat-bot-plays = Qui un bot gioca per te. Il posto resta tuo.
seat-come-back = Torna
seat-hand-over = Devi andare? Un bot può giocare per te finché non torni.
seat-gone = Questa persona è assente. Dopo due minuti un bot può giocare per lei; può tornare in ogni momento.
seat-other-level = Fai giocare qui un bot di un altro livello.
seat-invite-line = Qualcuno può prendere questo posto a partita in corso.
seat-choose-level = Livello del bot
seat-let-bot = Fai giocare un bot
seat-leave = Alzati

# ---- la partita

waiting-for = { $name } sta pensando…
waiting-for-several = { $names } stanno pensando…
waiting-answered = La tua scelta è fatta. Stanno ancora pensando: { $names }.
asked-at-once = Tutti scelgono insieme, in segreto.
connection-lost = La connessione è caduta. La tua partita è al sicuro; si riprova…
see-rule = Regola
tab-hand = Mano
hand-empty = Nessuna carta in mano.
zoom-in = Più vicino
zoom-out = Più lontano
moves = Tutte le mosse
moves-none = Per ora non c’è nulla da scegliere.
moves-search = Cerca tra le mosse
moves-not-found = Ora non c’è una mossa così.
log = Taccuino
log-older = Mostra tutto
log-said = { $name }: “{ $text }”
log-sat = { $name } si siede.
log-sat-you = Ti siedi.
log-left = { $name } ha lasciato il tavolo; continua un bot.
log-left-you = Hai lasciato il tavolo; continua un bot.
log-bot = Ora qui gioca un bot: { $name }.
log-bot-you = Ora un bot gioca per te.
log-began = La partita comincia.
log-asked = { $name } chiede di ritirare una mossa.
log-asked-you = Chiedi di ritirare la tua mossa.
log-agreed = { $name } è d’accordo.
log-agreed-you = Sei d’accordo.
log-declined = { $name } preferisce continuare.
log-declined-you = Preferisci continuare.
log-undid = { $name } ha ritirato una mossa.
log-undid-you = Hai ritirato la tua mossa.
chat-say = Di’ qualcosa al tavolo…

undo = Annulla
undo-free = Ritira la tua ultima mossa
undo-nothing = Non c’è niente da annullare: non hai ancora scelto nulla.
undo-over = La partita è finita; non si ritira più niente.
undo-others = Dopo la tua ultima mossa { $seat } ha deciso qualcosa.
undo-learned = La tua ultima mossa ha mostrato qualcosa di nuovo, a te o agli altri.
undo-no-title = Niente da ritirare
undo-alone-title = Ritirarla lo stesso?
undo-alone-line = Giochi senza altre persone, quindi puoi. Saprai qualcosa che allora non sapevi.
undo-anyway = Ritirala
undo-ask-title = Chiedere agli altri?
undo-ask-line = Oltre questo punto una mossa si ritira solo se tutti sono d’accordo.
undo-ask = Chiedi agli altri
consent-question = { $name } vorrebbe ritirare una mossa, anche se qualcosa è stato scoperto. Va bene?
consent-yes = Va bene
consent-no = Meglio di no
consent-waiting = { $name } chiede di ritirare una mossa. Si aspetta { $others }.
consent-waiting-you = Hai chiesto di ritirare la tua mossa. Si aspetta { $others }.

hint = Consiglio
hint-title = Le mosse migliori, viste da un bot
hint-win = { $percent } %
hint-more = di vincere, ± { $sure }; circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } alla fine
hint-honest = Il bot non vede più di te.
hint-thinking = Il bot sta pensando…
hint-failed = Ora non c’è un consiglio. Riprova tra un momento.

guide = Prima partita
guide-welcome = Prima volta a questo tavolo? Dieci minuti di lezioni sul tabellone vero t’insegnano il gioco.
guide-later = Non ora
guide-got-it = Capito
guide-off = Basta guida

curtain-title = { $name }, tocca a te
curtain-line = Gli altri guardano altrove. La tua mano viene chiesta solo quando alzi il sipario.
curtain-lift = Sono { $name }
curtain-undo = { $name } ritira l’ultima mossa
curtain-never = Giochiamo a carte scoperte: niente sipario

rules = Regole
rules-of = { $game }: le regole
rules-line = Ogni regola, con parole nostre. Dove le regole stampate lasciano un vuoto, l’interpretazione dice che cosa vale qui, e perché.
rules-search = Cerca nelle regole
rules-none-found = Nessuna regola contiene queste parole.
rules-ruling-word = Interpretazione:
rules-page = pagina { $page }

# ---- la fine

result-over = La partita è finita
result-you = Vinci tu!
result-other = Vince { $name }.
result-shared = { $names } si dividono la vittoria.
result-nobody = Non vince nessuno.
result-again = Ancora una
result-replay = Rivedi
result-review = Bilancio
result-export = Conserva la partita

fair-title = Un mazzo onesto, e puoi controllarlo
fair-before = Il tavolo ha già sigillato il suo segreto; questo è il sigillo. Ognuno sigilla un numero a caso quando si siede e lo mostra solo quando tutti sono sigillati: nessuno può scegliere le carte, nemmeno il server. Dopo la partita il tuo browser lo verifica.
fair-commitment = Sigillo
fair-tab = Prova
fair-checking = Si controlla il mazzo…
fair-holds = Il mazzo era onesto: controllato in questo browser
fair-fails = La prova di questo mazzo non regge
fair-none = Questa partita non porta una prova del suo mazzo.
fair-secret = Il segreto corrisponde al sigillo.
fair-key = Segreto e numeri danno la chiave che ha mescolato le carte.
fair-sealed = Ogni numero corrisponde al sigillo fatto prima che se ne mostrasse uno.
fair-witnessed = Il sigillo è quello che questo browser ha visto prima.
fair-not-witnessed = Questo browser non ha visto il sigillo prima.
fair-mine = Il tuo numero ne fa parte.
fair-no-nonce = Da questo browser non è partito nessun numero.
fair-no = No.
fair-secret-word = Segreto
fair-nonce = Posto { $number }
fair-key-word = Chiave
fair-verify = Per rigiocare tutta la partita dalla chiave: conserva la partita e lancia birdtable verify sul file.

review-title = Quanto valevano le scelte
review-working = Si esamina ogni decisione…
review-line = Probabilità di vincere, come le vede una ricerca da quello che ogni posto sapeva allora.
review-none = Nessuno ha regalato qualcosa di cui la ricerca sia sicura.
review-who = { $name }:
review-better = Meglio: { $action }.
review-look = Guarda questo momento

# ---- partite riviste

replay = Partita rivista
replay-first = All’inizio
replay-back = Una mossa indietro
replay-forward = Una mossa avanti
replay-last = Alla fine
replay-run = Avvia
replay-pause = Pausa
replay-move = Mossa
replay-at = Mossa { $at } di { $last }
replay-from = Vista da
replay-spectator = Da spettatore
replay-seat = Come { $name }
replay-branch = Continua da qui a un nuovo tavolo
replay-table = Torna al tavolo
replays-import = Apri una partita conservata
replays-import-line = Scegli un file, o lascialo cadere qui.
replays-no-record = Questo file non è una partita conservata.
replays-finished = Partite finite
replays-none = Non c’è ancora una partita finita. Quelle che giochi arrivano qui.

# ---- che cosa è andato storto

error-unknown = Qualcosa è andato storto. Non è cambiato niente; riprova.
error-unreachable = Il tavolo ora non si raggiunge. Riprova tra un momento.
error-already-answered = Hai già risposto.
error-away-too-short = Questa persona non è assente da abbastanza tempo: { $seconds } secondi.
error-bad-invitation = Questo invito non va con il posto, o è già stato usato. Chiedi un nuovo link.
error-bad-level = Non c’è un bot di questo livello.
error-bad-message = Il tavolo non ha capito la pagina. Ricaricala.
error-bad-name = Un nome ha al massimo { $longest } lettere.
error-bad-nonce = Il numero a caso era danneggiato. Riprova.
error-bad-option = Il gioco non offre queste varianti.
error-bad-record = Questa partita non si può rigiocare: è danneggiata, o di un altro gioco.
error-no-edition = Questo tavolo è stato aperto con regole che qui non girano più. Ne vedi l’ultimo momento.
error-banned = Questa casa non ti fa entrare.
error-busy = Il tavolo è occupato. Riprova tra un momento.
error-game-on = La partita è già in corso.
error-illegal = Ora non è permesso.
error-log-full = A questo tavolo è già successo molto. Puoi ancora finire la partita, ma nel registro non entra altro.
error-no-such-game = Questo gioco qui non c’è.
error-no-such-lesson = Questa lezione non c’è.
error-no-such-moment = La partita non ha questo momento.
error-no-such-seat = A questo tavolo non c’è quel posto.
error-no-such-table = Questo tavolo non c’è. Forse il link non è completo.
error-nobody-asked = Nessuno chiede più di ritirare una mossa.
error-not-gathering = La partita è già cominciata.
error-not-host = Può farlo solo chi ha apparecchiato il tavolo.
error-not-over = La partita non è ancora finita.
error-not-playing = A questo tavolo non è in corso nessuna partita.
error-not-understood = Il tavolo non ha capito.
error-not-your-seat = Quello non è il tuo posto.
error-not-your-turn = Non tocca a te.
error-nothing-to-undo = Non c’è niente da ritirare.
error-one-seat = Hai già avuto un posto a questo tavolo. Finché la partita è in corso non puoi guardare un’altra mano.
error-open-seats = Ci sono ancora posti liberi.
error-origin = Questa pagina non può parlare con questo tavolo. Aprila all’indirizzo del tavolo.
error-seat-kept = Questo posto è riservato alla persona che si è allontanata.
error-seat-taken = Lì siede già qualcuno.
error-silent = Non c’era niente da dire.
error-stale = La partita era andata avanti. Guarda, e scegli di nuovo.
error-storage = Il tavolo non ha potuto annotarlo, quindi non è cambiato niente. Riprova.
error-too-fast = Un po’ troppo in fretta. Aspetta un momento.
error-too-large = È troppo grande.
error-undo-needs-beyond = Da allora è stato scoperto qualcosa; per ritirare serve il consenso degli altri.
error-bad-code = Questo codice non apre nulla. Controlla ogni lettera.
error-bad-passkey = Questa passkey non ha funzionato. Riprova.
error-no-passkeys-here = Le passkey hanno bisogno di un indirizzo con un nome e di https. Un codice di recupero funziona anche qui.
error-not-kept = Prima aggiungi una passkey o un codice di recupero, altrimenti non potresti tornare.
error-not-your-name = Non è il nome che hai qui.
error-time-up = Il tuo tempo era scaduto.
error-too-many-days = Ci sono { $most } giorni di vacanza l’anno.
error-no-mail-here = Questa casa non manda lettere.
error-bad-push = Il servizio di notifica di questo browser non è conosciuto qui.
error-rated = Questa partita conta per la classifica, quindi niente suggerimenti.
error-muted = A questo tavolo non ti si sente più.
error-removed = A questo tavolo non puoi più sederti.
error-unknown-guest = Il tavolo non conosce questo browser. Permetti i cookie per questo sito e ricarica la pagina.

album-ticked = { $count } su { $all } segnati
album-about = Una partita vinta in solitario segna le sue caselle. Ognuna ricorda la prima partita che ci è riuscita.
album-game = La partita
hint-line = Che cosa può seguire: { $line }
hint-step = { $name }: { $action }
hint-often = Circa { $tenths } volte su 10: { $fact }
hint-then = Poi { $action }: { $facts }
hint-then-more = Poi { $action } e così via: { $facts }
hint-why = A che cosa mira: { $part }, con circa { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
  } di “{ $other }”.
hint-why-rivals = Toglie circa { $points ->
    [one] 1 punto al
   *[other] { $points } punti al
  } migliore degli altri, rispetto a “{ $other }”.
review-way = La via migliore: { $line }

# ---- the rulebook and the card reference

rules-in-short = Il gioco in breve
rules-contents = Indice
rules-options-title = Opzioni
rules-options-line = Come apparecchiare diversamente. La scelta abituale viene per prima.
rules-options-players = in { $players }
rules-options-alone = da soli
rules-cards-title = Carte e pezzi
rules-cards-line = Tutto ciò che è nella scatola e ciò che vi si legge. Quel che è tratteggiato è ricostruito: non conosciamo l’originale stampato.
rules-found = Regole: { $rules }. Carte: { $cards }.
rules-link = Link a questa regola
rules-print = Stampa
rules-example = Esempio
rules-before = Prima
rules-after = Dopo
card-open = Leggi la carta: { $name } (tasto i)
card-copies = Copie
card-rulebook = stampato
card-inferred = dedotto
card-proposed = ricostruito
card-partly = in parte ricostruito
# ---- lezioni

nav-learn = Imparare
home-learn = Impara a giocare
plate-play = Gioca
plate-learn = Impara
lessons = Lezioni
lessons-title = Impara a giocare
lessons-of = Impara { $game }
lessons-line = Dieci minuti sul tabellone vero: un po’ si legge, un po’ si prova. Puoi fermarti quando vuoi e riprendere più tardi.
lessons-begin = Comincia
lessons-continue = Continua
lessons-done = { $done } su { $count }
lesson = Lezione
lesson-number = Lezione { $number } di { $count }
lesson-on = Avanti
lesson-show = Mostrami
lesson-again = Ancora una volta
lesson-next = Lezione successiva
lesson-done = Ben fatto. La lezione è finita.
lesson-learned = fatta
lesson-first-game = Gioca la tua prima partita
# ---- problemi

puzzle = Problema
puzzles = Problemi
puzzles-all = Tutti i problemi
puzzles-of = { $game }: problemi
puzzles-line = Momenti di partite vere in cui una scelta è nettamente la migliore. Trovala sul tabellone.
puzzles-done = { $done } su { $count } risolti
puzzle-daily = Problema del giorno
puzzle-streak = { $days } giorni di fila
puzzle-solved = risolto
puzzle-rating = Difficoltà { $rating } su { $most }
puzzle-ask = Tocca a te. Una scelta è nettamente la migliore: quale?
puzzle-show = Mostra la soluzione
puzzle-right = Giusto: «{ $action }». Se continua il bot, vince circa { $percent } partite su 100.
puzzle-shown = La scelta migliore è «{ $action }»: se continua il bot, vince circa { $percent } partite su 100.
puzzle-wrong = «{ $action }» vince circa { $percent } partite su 100 se continua il bot, la scelta migliore { $best }. Riprova.
puzzle-next = Problema successivo
error-no-such-puzzle = Questo problema non c’è.

# ---- tu

profile-go = Tu, chiavi e dati
profile-go-guest = Accedi o conserva i tavoli
profile-title = Tu a questo tavolo
profile-line-guest = Questo browser ti riconosce da un cookie, e per giocare basta. Per tornare da un altro dispositivo, o quando il cookie non c’è più, aggiungi una chiave.
profile-line-kept = Puoi tornare da qualsiasi dispositivo. Tavoli, lezioni e impostazioni vengono con te.
profile-keys = Chiavi per tornare
profile-passkeys-line = Una passkey vive nel telefono, nel computer o nel gestore di password. Accedi con un dito, il volto o un PIN; non c’è nessuna password.
profile-no-passkeys = Questo browser o questo indirizzo non permette passkey: serve https, o proprio questo computer. Un codice di recupero funziona ovunque.
profile-device = Nome del dispositivo
profile-add-passkey = Aggiungi una passkey
profile-passkey-added = aggiunta { $when }
profile-passkey-used = usata { $when }
profile-passkey-drop = Togli
profile-code = Codice di recupero
profile-code-line = Un codice per il cassetto. Ti fa entrare da ogni dispositivo, anche quando tutte le chiavi sono perse.
profile-code-there = Hai un codice di recupero. Uno nuovo lo sostituisce.
profile-code-new = Crea un codice
profile-code-another = Crea un nuovo codice
profile-code-shown = Scrivilo adesso: non sarà mostrato di nuovo.
sign-in-title = Sei già stato qui?
sign-in-line = Accedi, e i tuoi tavoli, le lezioni e le impostazioni sono qui.
sign-in-bring = { $count ->
    [one] Porta con te il tavolo di questo browser
   *[other] Porta con te i { $count } tavoli di questo browser
  }
sign-in-passkey = Accedi con una passkey
sign-in-code = Accedi
sign-in-done = Bentornato. I tuoi tavoli sono nella pagina iniziale.
sign-out = Esci qui
sign-out-others = Esci dagli altri dispositivi
sign-out-done = Sei uscito qui.
sign-out-others-done = Tutti gli altri dispositivi sono usciti.
data-title = I tuoi dati
data-line = { $count ->
    [0] Nessun tavolo è ancora tuo.
    [one] Un tavolo è tuo.
   *[other] { $count } tavoli sono tuoi.
  }
data-export = Scarica tutto
data-delete = Cancella tutto
data-delete-title = Cancellare tutto di te?
data-delete-line = Chiavi, impostazioni, ciò che hai detto e i tavoli dove eri solo sono cancellati ora e per sempre. Nelle partite con altri restano le tue mosse e il nome del tuo posto, perché le loro partite si possano ancora leggere; dove si gioca ancora, continua un bot.
data-delete-confirm = Scrivi il tuo nome per continuare: { $name }
data-delete-go = Cancella per sempre
data-deleted = Tutto di te è cancellato.

privacy-title = Privacy in parole semplici
privacy-link = Che cosa sappiamo di te, in parole semplici
privacy-to-me = Le tue chiavi e i tuoi dati
privacy-line = Nessun account, nessuna pubblicità, nessun conteggio dei visitatori, nulla da altri siti.
privacy-cookie-title = Un cookie
privacy-cookie = Alla prima visita il browser riceve un numero casuale in un cookie firmato, per un anno. Chi lo porta tiene i tuoi posti. Non serve ad altro.
privacy-stored-title = Che cosa si conserva
privacy-stored = Il nome che scegli; per ogni tavolo chi siede dove e con quale nome, ogni mossa con la sua ora e ciò che si dice; come sono andate le partite finite, per statistiche e classifica; le mosse che hai preparato; e i tuoi tornei. Le partite finite restano finché tu o la casa le cancellate.
privacy-seen-title = Chi lo vede
privacy-seen = Chi ha il link di un tavolo può guardare e leggere ciò che si dice; dopo la partita vede tutte le mani. I tavoli che mostri nella pagina iniziale li trova chiunque, come il tuo nome in classifica se giochi partite valide.
privacy-browser-title = Che cosa resta nel tuo browser
privacy-browser = Lingua, luce, lezioni e simili. Solo se aggiungi una chiave si conservano anche qui, perché ti seguano.
privacy-keys-title = Chiavi
privacy-keys = Di una passkey teniamo la metà pubblica, il nome e quando è stata usata; di un codice di recupero solo un’impronta. Chi li legge qui non ci apre nulla.
privacy-address-title = Il tuo indirizzo di rete
privacy-address = Serve, in memoria, perché nessuno sommerga la casa, e non si conserva, a meno che la casa lo escluda.
privacy-leave-title = Portare via e andarsene
privacy-leave = Puoi scaricare tutto in un file e cancellare tutto in una volta. Nelle partite con altri restano le tue mosse e il nome del tuo posto, sotto un numero che non è di nessuno; ciò che hai detto lì viene tolto.
privacy-house-title = La casa
privacy-house = Chi gestisce questo server può leggere il suo database e le copie di sicurezza. Ciò che cancelli sparisce subito dal database, e dalle copie quando la casa le butta via.

# ---- partite che durano

offline = Nessuna connessione. Le tue partite sono al sicuro; si continua quando torna.
new-clock = Orologio
new-clock-line = Tempo per pensare
clock-none = Nessun orologio
clock-live-5 = 5 minuti a partita, 5 secondi in più a mossa
clock-live-15 = 15 minuti a partita, 10 secondi in più a mossa
clock-live-45 = 45 minuti a partita, 20 secondi in più a mossa
clock-days-1 = 1 giorno a mossa
clock-days-3 = 3 giorni a mossa
clock-days-7 = 7 giorni a mossa
new-time-up = Quando il tempo è scaduto
time-up-bot = continua un bot
time-up-score = la partita finisce così com’è
seat-end-line = Basta per oggi? Se tutti sono d’accordo, la partita finisce così com’è. Se ti arrendi, vince l’altra parte.
seat-end-line-many = Basta per oggi? Se tutti sono d’accordo, la partita finisce così com’è. Se ti arrendi, un bot continua per te.
seat-offer-end = Proponi di finire qui
seat-resign = Arrenditi
seat-resign-sure = Sì, mi arrendo
consent-end = { $name } vorrebbe finire la partita qui, così com’è. Va bene?
consent-end-waiting = { $name } vorrebbe finire la partita qui. Si aspetta { $others }.
consent-end-waiting-you = Hai proposto di finire la partita qui. Si aspetta { $others }.
log-offered = { $name } propone di finire la partita qui.
log-offered-you = Proponi di finire la partita qui.
log-timed = Il tempo di { $name } è scaduto; continua un bot.
log-timed-you = Il tuo tempo è scaduto; continua un bot. Puoi tornare.
log-vacation = { $name } è in vacanza fino al { $until }.
log-vacation-you = Sei in vacanza fino al { $until }.
log-ended-resigned = { $name } si è arreso. La partita finisce così com’è.
log-ended-resigned-you = Ti sei arreso. La partita finisce così com’è.
log-ended-agreed = Tutti hanno accettato di finire la partita qui, così com’è.
log-ended-time = Il tempo di { $name } è scaduto. La partita finisce così com’è.
log-ended-time-you = Il tuo tempo è scaduto. La partita finisce così com’è.
calls-title = Chiamami quando tocca a me
calls-line = Solo se non sei al tavolo, e solo se lo vuoi.
calls-push = Avvisami in questo browser
calls-push-no = Il browser non l’ha permesso. Si può cambiare nelle sue impostazioni per questo sito.
calls-push-impossible = Questo browser non può essere avvisato a questo indirizzo; serve https. Su iPhone, metti prima la pagina nella schermata Home.
calls-mail = Indirizzo e-mail
calls-mail-ask = Scrivetemi
calls-mail-sent = Una lettera è in viaggio. Apri il suo link per confermare l’indirizzo.
calls-mail-confirmed = Il tuo indirizzo è confermato.
calls-mail-on = Ricevi lettere a { $mail }.
calls-mail-off = Niente più lettere
vacation = Vacanza
vacation-line = { $count ->
    [0] I tuoi giorni di vacanza di quest’anno sono finiti.
    [one] Dove le mosse hanno giorni, i tuoi orologi possono fermarsi ancora un giorno quest’anno.
   *[other] Dove le mosse hanno giorni, i tuoi orologi possono fermarsi fino a { $count } giorni quest’anno.
  }
vacation-days = Giorni di vacanza
vacation-go = Sono via
vacation-until = Sei in vacanza fino al { $date }. I tuoi orologi sono fermi.
vacation-back = Sono tornato
privacy-calls-title = Chiamate
privacy-calls = Se ti fai avvisare in un browser, teniamo l’indirizzo che gli ha dato il servizio del suo produttore, e gli mandiamo il nome del gioco e degli altri; il servizio non può leggerlo. Un indirizzo e-mail si conserva solo quando l’hai confermato, e non serve ad altro.

# ---- incontrare gente

nav-lobby = Incontri
lobby-title = Chi vuole giocare?
lobby-quick = Una partita veloce
lobby-quick-line = Con chiunque voglia la stessa. Ti siedi subito, e si comincia quando il tavolo è pieno.
lobby-players = In quanti
lobby-go = Trova una partita
lobby-free = Tavoli con un posto libero
lobby-none = Ora non aspetta nessuno. Apparecchia un tavolo e mostralo nella pagina iniziale: comparirà qui.
lobby-seats = { $free } posti liberi su { $all }
clock-live = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] 1 giorno a mossa
   *[other] { $days } giorni a mossa
  }
time-up-bot-line = Quando il tempo è scaduto, continua un bot.
time-up-score-line = Quando il tempo è scaduto, la partita finisce così com’è.
rated = valida per la classifica
new-rated = Conta questa partita per la classifica
new-rated-line = Solo se tutti lo vogliono: chi si siede è d’accordo. Allora niente suggerimenti.
new-sound = Suoni leggeri
new-sound-line = Un richiamo quando tocca a te, un fruscio per una mossa. Si cambia quando vuoi nel menu.
gather-rated = Questa partita conta per la classifica. Chi si siede è d’accordo.
gather-quick = La partita comincia da sola quando tutti i posti sono presi.
share-qr = Codice QR
share-qr-label = Codice QR del link a questo posto
ladder = Classifica
ladder-line = Persone e bot su una sola scala, per gioco e per numero di posti. Contano solo le partite che tutti hanno voluto valide.
ladder-place = Posto
ladder-who = Chi
ladder-rating = Punteggio
ladder-games = Partite
ladder-provisional = provvisorio
ladder-mark = ? dice ancora poco: meno di dieci partite, o risultati molto diversi. L’ordine segue ciò che è sicuro.
ladder-none = Qui non si è ancora giocata nessuna partita valida.
statistics = Le tue partite
statistics-line = { $games ->
    [one] 1 partita
   *[other] { $games } partite
  }, { $won } vinte · al massimo { $best } punti, di solito { $usual }
statistics-rating = punteggio { $rating } ± { $unsure }

seat-order-line = Hai apparecchiato tu: puoi tenere ordine a questo tavolo. Chi è allontanato non può tornare, e un bot continua.
seat-mute = Togli la parola
seat-hear = Ridai la parola
seat-remove = Allontana
log-removed = { $name } è stato allontanato dal tavolo.
log-removed-you = Sei stato allontanato dal tavolo.
log-muted = { $name } non si sente più.
log-muted-you = Non ti si sente più a questo tavolo.
log-heard = { $name } si sente di nuovo.
log-heard-you = Ti si sente di nuovo.
chat-aside = Stai guardando: chi gioca lo sente dopo la partita.
whatif-points = Allo stato attuale: { $changes }.
whatif-change = { $name } { $points }
whatif-none = Per ora i punti non cambiano.
whatif-you = Decidi ancora tu.
whatif-next = Poi decide { $name }.
whatif-over = La partita finisce.
whatif-open = Il seguito dipende dal caso o da ciò che non vedi.
review-graph = Probabilità di vittoria durante la partita
review-from-to = { $start } % → { $end } %
review-moments = { $count ->
    [0] Che cosa ha deciso la partita
    [one] Il momento che ha deciso la partita
   *[other] I { $count } momenti che hanno deciso la partita
 }
review-cost = −{ $percent } % (± { $sure })
review-turn = La partita è girata: { $name } { $change } %
review-stood = La situazione: { $chances }
retell = Che cosa hanno fatto gli altri, di nuovo sul tabellone
retell-short = Rivedi
retell-slow = Più piano
retell-skip = Salta
score-parts = Da dove vengono i punti
score-other = tutto il resto
score-total = Punti
result-share = Condividi il replay

# ---- a game to hand on

share-game = Condividi questa partita
share-moment-title = Condividi questo momento
share-game-link = Link alla partita
share-game-line = Chi lo apre rivede la partita mossa per mossa, senza account.
share-picture = L’immagine che accompagna il link
share-keep-picture = Salva l’immagine
share-keep-film = Salva il filmato
share-embed = Per mostrarla sulla tua pagina:
share-moment = Mossa { $move } di { $moves }
share-invited = Qui si gioca. Siediti o guarda.
embed-open = Apri su Birdtable
# ---- conoscenze, segnalazioni, codici

gather-code = Gli amici possono entrare con questo codice:
people = Le persone che conosci
people-line = Tu e { $name }
people-follow = Segui
people-block = Blocca
people-follow-done = Fatto: i suoi tavoli aperti stanno in cima agli incontri.
people-block-done = Non sarete più messi insieme, e non leggerai più i suoi messaggi.
people-follow-now = Segui questa persona
people-block-now = Blocchi questa persona
people-follow-stop = Non seguire più
people-block-stop = Non bloccare più
report = Segnala
report-words = Segnala queste parole
report-line = Che cosa non va? Lo legge solo chi gestisce la casa.
report-send = Invia
report-sent = Grazie. Chi gestisce la casa darà un’occhiata.
lobby-level = punteggio { $ratings }
lobby-followed = con { $names }
error-blocked = Qualcuno lì non desidera incontrarti.
error-no-such-report = Questa segnalazione non esiste.
error-not-operator = Questa pagina è per chi gestisce la casa.
privacy-people-title = Chi segui, blocchi o segnali
privacy-people = Chi segui o blocchi lo sapete solo tu e la casa. Una segnalazione contiene le parole in questione e ciò che hai scritto, finché uno di voi due non viene cancellato. Un torneo conserva i nomi di chi ha partecipato; se te ne vai, un bot continua con il tuo.
operator = Tenere ordine
operator-reports = Segnalazioni
operator-none = Nessuno ha segnalato nulla.
operator-dismiss = Archivia
operator-mute = Silenzia ovunque
operator-ban = Escludi
operator-done-dismiss = Archiviata
operator-done-mute = Silenziato
operator-done-ban = Escluso
operator-muted = Silenziati
operator-bans = Esclusi
operator-forgive = Riammetti

# ---- tornare, e preparare le mosse

retell-since = Da quando eri qui
prepare = Prepara una mossa
prepared = { $count ->
    [one] 1 mossa preparata
   *[other] { $count } mosse preparate
  }
prepare-line = Quando tocca a te, la prima di queste che va bene viene giocata subito. Se nessuna è permessa, cadono tutte e vieni avvisato.
prepare-always = Qualunque cosa accada:
prepare-if = Se l’ultima mossa è «{ $move }»:
prepare-when = Quando
prepare-then = Allora gioca
prepare-add = Prepara
prepare-drop = Ritira
prepare-none = Qui non si può prevedere nulla. Aspetta il tuo turno.
prepare-looking = Uno sguardo avanti …
log-dropped = Quello che { $name } aveva preparato non andava bene.
log-dropped-you = Quello che avevi preparato non va più bene. Tocca a te.

# ---- tornei

tournaments = Tornei
tournament = Torneo
tournaments-none = Al momento nessun torneo è aperto.
tournament-new = Organizza un torneo
tournament-new-line = Inviti con un link e completi con i bot. I turni si susseguono da soli.
tournament-name = Nome
tournament-unnamed = Torneo: { $game }
tournament-seats = A un tavolo
tournament-kind = Sistema
tournament-swiss = Sistema svizzero
tournament-round-robin = Girone all’italiana
tournament-swiss-line = In ogni turno si incontrano quelli che sono vicini in classifica e non si sono ancora incontrati.
tournament-round-robin-line = Tutti incontrano tutti.
tournament-rounds = Turni
tournament-same = Le stesse carte per tutti
tournament-same-line = In un turno ogni tavolo gioca con le stesse carte. Chi finisce prima non racconta nulla.
tournament-listed = Mostralo a tutti nell’elenco
tournament-rated = Le partite contano per la classifica: chi partecipa è d’accordo
tournament-set-up = Organizza
tournament-gathering = aperto
tournament-playing = in corso
tournament-over = finito
tournament-entrants = { $count ->
    [one] 1 partecipante
   *[other] { $count } partecipanti
  }
tournament-length = { $count ->
    [0] turni ancora da fissare
    [one] 1 turno
   *[other] { $count } turni
  }
tournament-join = Partecipa
tournament-leave = Lascia il torneo
tournament-leave-sure = Sì, lascia
tournament-leave-line = Un bot continua allora con il tuo nome.
tournament-drop = Togli
tournament-add-bot = Aggiungi un bot
tournament-share = Chi ha questo link può partecipare finché non inizi.
tournament-start = Inizia il torneo
tournament-host-starts = Chi organizza il torneo lo fa iniziare.
tournament-awaited = Il tuo tavolo ti aspetta.
tournament-wait = Hai finito questo turno. Il prossimo inizia da solo.
tournament-standings = Classifica
tournament-result = Classifica finale
tournament-points = Punti
tournament-opposition = Avversari
tournament-wins = Vittorie
tournament-tie-breaks = Una vittoria vale 1 punto; ai tavoli più grandi ogni posto ha la sua parte. A parità contano i punti degli avversari, poi le vittorie.
tournament-round = Turno { $number } di { $all }
tournament-bye = riposo, 1 punto
tournament-part = Questa partita fa parte di un torneo
tournament-back = Torna al torneo
error-no-such-tournament = Questo torneo non esiste. Forse il link non è completo.
error-too-few = Devono partecipare almeno in due.
