# Le frasi del tavolo stesso, per tutti i giochi.

reason-over = La partita è finita.
reason-not-your-turn = Non è il tuo turno.
reason-not-now = Ora c’è altro da decidere: { $decision }

# ---- chi siede al tavolo

table-you = Tu
table-you-third-person = Giocatore { $number } (tu)
table-player = Giocatore { $number }
table-bot-random = Casuale { $number }
table-bot-greedy = Goloso { $number }
table-bot-gentle = Tranquillo { $number }
table-bot-fair = Solido { $number }
table-bot-strong = Forte { $number }
table-bot-expert = Esperto { $number }
table-bot-master = Maestro { $number }
table-bot-search = Pensatore { $number }
table-and = { $words } e { $last }
table-yes = sì
table-no = no
table-nothing = niente
table-quote = “{ $text }”
table-colon = { $text }:

# ---- prima di una partita

ask-game = A quale gioco vuoi giocare?
ask-game-prompt = Un numero o un nome (Invio: { $first }):
ask-game-again = Scrivi un numero da 1 a { $count }, oppure l’inizio di un nome.
ask-players = Quanti giocatori, contando anche te: { $counts } (Invio: { $default }):
ask-players-again = Scrivi uno di questi numeri: { $counts }.
ask-continue = Il { $date } hai lasciato una partita di { $title }, dopo { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
  }.
ask-continue-prompt = Invio per riprenderla, n per cominciarne una nuova:

# ---- una partita

table-seats = Al tavolo: { $names }.
table-hint = Scrivi il numero di una scelta, oppure help per vedere che cos’altro puoi scrivere.
table-begin = Invio per cominciare:
table-continued = La partita riprende dopo { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
  }.
table-points = Punti: { $points }.
table-your-turn = Tocca a te.
table-prompt = La tua scelta:
table-empty = Scrivi un numero dell’elenco, un’azione in forma breve oppure help.
table-no-such-number = { $count ->
    [1] Questo numero non c’è: c’è solo l’1.
   *[other] Questo numero non c’è: l’elenco va da 1 a { $count }.
  }
table-not-understood = { $text } non è né una scelta né un comando. Scrivi un numero dell’elenco, oppure help.
table-not-an-action = { $text } non è un’azione di questo gioco.
table-which = { $text } può indicare { $count } scelte. Precisa quale:
table-perhaps = { $text } non è fra le tue scelte. Forse intendi:
table-and-more = e ancora { $count }.
table-illegal = Ora non è possibile: { $action }.
table-ask-why = Scrivi { $command } per leggere la regola. Non è cambiato nulla.
table-not-now = Non ora: { $text }
table-compiling = { $percent ->
    [0] Il tavolo sta diventando più veloce in sottofondo; intanto gioca pure.
   *[other] Il tavolo sta diventando più veloce in sottofondo (fatto il { $percent }%); intanto gioca pure.
  }
table-compiled = Ora il tavolo va alla massima velocità.
table-compile-stopped = Non è stato possibile rendere il tavolo più veloce; la partita continua come prima.

# ---- la fine

table-over = La partita è finita.
table-rank = { $place }. { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
table-nobody-wins = Non vince nessuno.
table-you-lose = Hai perso.
table-wins-you = Vinci con { $lead ->
    [one] { $lead } punto
   *[other] { $lead } punti
  } di vantaggio su { $other }!
table-wins-over = { $name } vince con { $lead ->
    [one] { $lead } punto
   *[other] { $lead } punti
  } di vantaggio su { $other }.
table-wins-over-you = { $name } vince con { $lead ->
    [one] { $lead } punto
   *[other] { $lead } punti
  } di vantaggio su di te.
table-you-win = Hai vinto!
table-wins = Vince { $names }.
table-share = Vittoria condivisa: { $names }.
table-over-hint = Puoi ancora scrivere look, log, undo, oppure save e un nome di file. Con Invio lasci il tavolo.
table-over-prompt = Altro?
table-over-only = La partita è finita. Scrivi look, log, undo, oppure save e un nome di file, o premi solo Invio per lasciare il tavolo.
table-bye = A presto!
table-kept = La tua partita è conservata in { $file }.
table-come-back = Per tornare alla partita: { $command }

# ---- i comandi

help-actions = Scrivi il numero di una scelta, oppure le sue parole, per esempio { $example }; basta un inizio senza ambiguità, e Tab completa.
help-look = look: mostra tutto il tavolo e le tue scelte.
help-log = log: mostra tutto quello che è successo.
help-hint = hint: le scelte migliori viste da un bot, da quello che sai tu.
help-why = why AZIONE: spiega perché un’azione ora non è permessa, con la regola che lo dice.
help-rules = rules: il gioco in poche frasi. rules PAROLA: un capitolo, o le regole che contengono una parola.
help-undo = undo: annulla la tua ultima scelta, se nessuno ne ha ancora ricavato informazioni.
help-save = save: conserva la partita. save FILE: la salva in un file tuo.
help-review = review: dopo la partita, quanto sono costate le tue scelte e quanto era fortuna.
help-help = help: mostra questo elenco.
help-quit = quit: lascia il tavolo. La tua partita viene conservata, e { $command } la riprende.
hint-choice = { $number }. { $action }: vince circa al { $win } % (± { $sure }), circa { $points } punti alla fine.
hint-honest = Il bot non ha visto più di te.
review-later = Il bilancio si fa a partita finita. Durante la partita ti aiuta hint.
review-wait = Si esamina ogni decisione; ci vuole un momento.
review-account = { $name }: all’inizio { $start } % di probabilità di vincere; le sue scelte sono costate { $mistakes }, quelle dell’avversario hanno portato { $gifts }, la fortuna { $luck }; alla fine { $result } %.
review-account-many = { $name }: all’inizio { $start } % di probabilità di vincere; le sue scelte sono costate { $mistakes }, quelle degli altri e la fortuna hanno pesato { $luck }; alla fine { $result } %.
review-choice = Scelta { $number }, { $action }: { $best } sarebbe stata migliore di circa { $cost } % (± { $sure }).
why-what = Quale azione? Per esempio: why { $action }
why-legal = Niente lo impedisce: ora { $action } è permesso.
undo-done = Annullato: { $action }.
undo-nothing = Non c’è niente da annullare: non hai ancora scelto nulla.
undo-stops = La tua scelta { $action } non si può annullare: ha rivelato agli altri qualcosa della tua mano o ha scoperto qualcosa.
undo-stops-other = La tua ultima scelta non si può più annullare: dopo, { $name } ha scoperto o mostrato qualcosa ({ $action }).
save-exists = { $file } esiste già, ma non è questa partita. Scegli un altro nome.
save-failed = Impossibile scrivere { $file }: { $error }.
save-done = Partita salvata in { $file }.

# ---- il regolamento

rules-clause = { $text } ({ $id }, pagina { $page })
rules-ruling = Interpretazione: { $ruling }
rules-proved = Dimostrata da:
rules-no-test = Nessun test cita questa regola.
rules-none = Nessuna regola contiene { $word }.
rules-chapter = { $title } ({ $count })
rules-count = { $count ->
    [one] { $count } regola.
   *[other] { $count } regole.
  }
rules-chapters = Scrivi rules e un capitolo o una parola per leggere di più. I capitoli e quante regole ha ciascuno: { $chapters }.
rules-options = opzioni
rules-option = { $title }: { $choices }. { $line }

# ---- i giochi sullo scaffale

games-game = { $name }: { $title }, per { $players } giocatori, versione { $version } delle regole.
games-content = { $file }: { $counts }.
games-rulebook = { $count } dal regolamento
games-web = { $count } da altre fonti pubbliche
games-inferred = { $count } per deduzione dal regolamento
games-single = di cui { $count } da una sola trascrizione
games-proposed = { $count } su nostra proposta
games-also-proposed = su nostra proposta: { $note }.

# ---- rivedere e verificare

replay-start = { $title }. Al tavolo: { $names }.
replay-pause = Invio per continuare, q per uscire:
replay-unfinished = La registrazione si ferma qui, dopo { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
  }; la partita non è finita.
verify-identity = Gioco registrato: { $title }, versione { $version } delle regole, per { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
  }.
verify-actions = Dimostrato: la chiave della registrazione dà proprio questa partita, e tutte le azioni ({ $count }) vi sono permesse, una dopo l’altra.
verify-scores = Dimostrato: la partita è finita e i punteggi finali sono quelli della registrazione: { $scores }.
verify-scores-so-far = Dimostrato: la partita non è finita e i punteggi attuali sono quelli della registrazione: { $scores }.
verify-no-scores = Non dimostrato: il risultato. La registrazione non riporta punteggi; le sue azioni danno { $scores }.
verify-fair = Dimostrato: la distribuzione. Il segreto corrisponde all’impegno, e il segreto e i numeri casuali di tutti i posti danno la chiave.
verify-fair-not = Non dimostrato dal solo file: che l’impegno sia stato pubblicato prima della distribuzione, e che il tuo numero casuale vi abbia contribuito. Confrontali con ciò che ti è stato mostrato. L’impegno è { $commitment }
verify-no-claim = Non dimostrato: che nessuno abbia scelto la distribuzione. La registrazione non afferma nulla sulla sua equità.
verify-people = Non dimostrato: chi occupava i posti, e che cosa si sono detti i giocatori.

# ---- molte partite

sim-compiling = Compilazione delle regole
sim-playing = Partite in corso
sim-games = { $games ->
    [one] { $games } partita.
   *[other] { $games } partite.
  }
sim-name = Giocatore { $number } ({ $bot })
sim-bot-random = casuale
sim-bot-greedy = goloso
sim-bot-gentle = tranquillo
sim-bot-fair = solido
sim-bot-strong = forte
sim-bot-expert = esperto
sim-bot-master = maestro
sim-bot-search = pensatore
sim-seat = { $name }: punteggio medio { $mean }, deviazione standard { $deviation }, minimo { $least }, massimo { $most }; { $wins ->
    [one] { $wins } vittoria
   *[other] { $wins } vittorie
  } ({ $percent }%).
sim-shared = { $count ->
    [0] Nessuna vittoria è stata condivisa.
    [one] { $count } vittoria è stata condivisa; vale per ciascuno dei suoi vincitori.
   *[other] { $count } vittorie sono state condivise; valgono per ciascuno dei loro vincitori.
  }
sim-length = Lunghezza media: { $mean } decisioni a partita.
sim-speed = Velocità: { $speed } decisioni al secondo ({ $seconds } s in tutto).
sim-written = { $games ->
    [one] { $games } partita è annotata in { $file }.
   *[other] { $games } partite sono annotate in { $file }.
  }
report-done = { $games ->
    [one] Il rapporto su { $games } partita si trova in { $file }.
   *[other] Il rapporto su { $games } partite si trova in { $file }.
  }

# ---- che cosa è andato storto

error = Errore: { $text }

# ---- the table in the browser

serve-ready = Il tavolo è aperto: { $address } – Ctrl-C lo chiude, nessuna partita va persa.
export-done = { $count ->
    [one] 1 partita finita si trova in { $folder }.
   *[other] { $count } partite finite si trovano in { $folder }.
  }

# ---- achievements and content files

album-news = Obiettivi raggiunti in questa partita: { $boxes }.
album-count = { $count } obiettivi su { $all }.
content-box = Si gioca con il contenuto fornito. Per inserire i valori della tua scatola: birdtable content { $game } --edit
content-own = Si gioca con i tuoi file di { $folder }: { $files }
content-made = I tuoi file sono in { $folder }. Cambia ciò che nella tua scatola è diverso, elimina i file che lasci come sono e controllali: birdtable content { $game } --check
content-none = Questo gioco non ha un file di contenuto da sostituire.
content-wrong = { $count ->
    [one] C’è 1 errore in { $file }.
   *[other] Ci sono { $count } errori in { $file }.
  }

# ---- the card reference

rules-cards = Carte e pezzi si trovano per nome o per gruppo. I gruppi: { $groups }.
card-copies = { $count ->
    [one] 1 copia
   *[other] { $count } copie
  }
fact-points = Punti
fact-copies = Copie
fact-cost = Costo
fact-players = Giocatori
fact-title = Titolo
fact-effect = Effetto
origin-rulebook = Stampato nel regolamento.
origin-web = { $sources ->
    [0] Noto da pagine pubbliche.
    [one] Noto da una sola pagina pubblica.
   *[other] Noto da { $sources } pagine pubbliche.
  }
origin-inferred = Dedotto da ciò che è stampato.
origin-proposed = Ricostruito: non conosciamo l’originale stampato.
origin-rulebook-of = Stampato: { $facts }.
origin-web-of = Noto da pagine pubbliche: { $facts }.
origin-inferred-of = Dedotto: { $facts }.
origin-proposed-of = Ricostruito: { $facts }.
content-fine = { $file } va bene. Si gioca con ciò che si trova in { $folder }.
hint-line = Che cosa può seguire: { $line }
hint-step = { $name }: { $action }
coach-points = Ti dà subito { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
hint-often = Circa { $tenths } volte su 10: { $fact }
hint-then = Poi { $action }: { $facts }
hint-then-more = Poi { $action } e così via: { $facts }
hint-why = A che cosa mira: { $part }, con circa { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
  } di { $other }.
hint-why-rivals = Toglie circa { $points ->
    [one] 1 punto al
   *[other] { $points } punti al
  } migliore degli altri, rispetto a { $other }.
review-line = Meglio: { $line }
# ---- lezioni

lesson-other = È permesso, ma in questa lezione si tratta d’altro. Prova qualcos’altro.

# ---- chiamare qualcuno al tavolo

call-turn-title = { $game }: tocca a te
call-turn = { $count ->
    [0] È il tuo turno.
   *[other] È il tuo turno, al tavolo con { $others }.
  }
call-reminder-title = { $game }: tocca ancora a te
call-reminder = Il tuo tempo finisce il { $when } (UTC).
call-letter =
    { $text }

    { $link }

    Ricevi questa lettera perché l’hai chiesta. Per non riceverne più: { $stop }
call-confirm-title = È il tuo indirizzo?
call-confirm =
    Qualcuno vuole che Birdtable scriva a questo indirizzo quando è il suo turno. Se sei tu, apri questo link entro un giorno, nello stesso browser:

    { $link }

    Altrimenti non fare nulla: l’indirizzo non viene conservato.
