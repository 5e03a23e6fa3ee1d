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
home-join = Entra con un link
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
join-line = Incolla il link che hai ricevuto.
join-wrong = Non è un link a un tavolo. Incollalo per intero.
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
level-gentle-line = Gioca e fa errori.
level-fair = solido
level-fair-line = Un buon avversario per la serata.
level-strong = forte
level-strong-line = Pensa in anticipo dove serve.
level-master = maestro
level-master-line = Il più forte di tutti. Si prende fino a un secondo per mossa.
new-options = Varianti
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
share-here = Questo indirizzo vale solo su questo computer. Per altri nella tua rete avvia il server con «birdtable serve --host 0.0.0.0» e apri prima qui il suo indirizzo di rete.
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
moves-none = Non tocca a te.
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
review-start = all’inizio
review-mistakes = scelte proprie
review-gifts = regali
review-luck = fortuna
review-result = alla fine
review-choices = Le scelte più care
review-none = Nessuno ha regalato qualcosa di cui la ricerca sia sicura.
review-who = { $name }:
review-better = Meglio: { $action } (± { $sure } %).
review-look = Guarda questo momento
review-all = Mostra tutte ({ $count })

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
error-unknown-guest = Il tavolo non conosce questo browser. Permetti i cookie per questo sito e ricarica la pagina.

album-ticked = { $count } su { $all } segnati
album-about = Una partita vinta in solitario segna le sue caselle. Ognuna ricorda la prima partita che ci è riuscita.
album-game = La partita
hint-line = Che cosa può seguire: { $line }
hint-step = { $name }: { $action }
hint-why = A che cosa mira: { $part }, con circa { $points } punti in più di “{ $other }”.
hint-why-rivals = Toglie circa { $points } punti al migliore degli altri, rispetto a “{ $other }”.
review-way = La via migliore: { $line }

# ---- the rulebook and the card reference

rules-in-short = Il gioco in breve
rules-contents = Indice
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
lessons-learned = { $done } su { $count }
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
puzzles-solved = { $done } su { $count } risolti
puzzle-daily = Problema del giorno
puzzle-streak = { $days } giorni di fila
puzzle-solved = risolto
puzzle-rating = Difficoltà { $rating } su { $most }
puzzle-ask = Tocca a te. Una scelta è nettamente la migliore: quale?
puzzle-show = Mostra la soluzione
puzzle-right = Giusto: «{ $action }» vince circa { $percent } partite su 100 da qui.
puzzle-shown = La scelta migliore è «{ $action }»: vince circa { $percent } partite su 100 da qui.
puzzle-wrong = «{ $action }» vince circa { $percent } partite su 100 da qui, la scelta migliore { $best }. Prova ancora.
puzzle-next = Problema successivo
error-no-such-puzzle = Questo problema non c’è.
