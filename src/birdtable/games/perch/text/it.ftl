# Perch, tutte le frasi in italiano. I luoghi sono nomi propri, dopo i due punti o tra parentesi.

title = Perch
tagline = Popola la fattoria, rompi i pareggi e finisci in alto sulla fontana.
intro-1 = I luoghi della fattoria pagano a ogni round: allo stormo con più uccelli, al secondo e al terzo. Dopo cinque round vince chi ha più punti.
intro-2 = A ogni round tutti reclutano quattro uccelli: due propri e due di qualsiasi colore, pescati dal sacchetto. Poi si posa un uccello alla volta, su un luogo a scelta. Gli uccelli altrui si posano volentieri dove danno fastidio.
intro-3 = I pareggi si annullano: chi è alla pari con qualcuno non riceve nulla, e nessuno sale al suo posto. Un nido conta come un uccello in più.
intro-4 = Chi è in testa nella tana di un animale lo controlla nel round seguente. Gli animali spingono, portano e scambiano uccelli, o li cacciano verso la fontana. Una volta per turno puoi usare un animale, o la tua casetta (round 4 e 5), o il tuo fulmine (round 5).
intro-5 = Un uccello mandato alla fontana viene posato dal suo proprietario. Più in alto sta, più vale alla fine; i posti sottostanti devono già essere occupati.
intro-6 = Alla fine il tuo obiettivo, lo stormo più grande, gli animali, la fontana e la piazza portano altri punti.

# ---- che cosa si decide

decision-objective = Scegli l’obiettivo che tieni.
decision-rookery = Hai esattamente due uccelli nella Colonia di corvi: puoi mettere un altro uccello nel sacchetto.
decision-return = Bagnetto felice: rimetti uno dei tre uccelli.
decision-offer = Mangiatoia piena: offri uno dei tuoi uccelli in scambio, o rinuncia.
decision-trade = Scegli l’uccello che vuoi in cambio.
decision-turn = Posa un uccello e, se vuoi, fai un’azione bonus.
decision-move = Scegli dove va l’animale.
decision-send = Scegli l’uccello che va alla fontana.
decision-push = Scegli un uccello e la direzione in cui lo spinge il cane.
decision-carry = Scegli un altro uccello e dove lo porta il gatto.
decision-fetch = Scegli un uccello che l’ape porta con sé, o rinuncia.
decision-swap = Scegli l’uccello accanto all’animale che cambia posto.
decision-swap-with = Scegli l’uccello con cui cambia posto.
decision-swap-seat = Scegli l’uccello sulla fontana con cui cambia posto.
decision-seat = Scegli un posto sulla fontana.
decision-stand = Scegli l’incrocio dove sta lo spaventapasseri.

# ---- le azioni, in elenco

action-perch = Posa un uccello ({ $flock }): { $location }
action-nest = Posa un uccello in un nido ({ $flock }): { $location }
action-house = Casetta sulla pila ({ $flock }): { $location }
action-zap = Fulmina un uccello ({ $flock }): { $location }
action-zap-nest = Fulmina un nido vuoto: { $location }
action-activate = Attiva un animale: { $creature }
action-done = Termina il turno
action-go = Vai: { $location }
action-send = Manda un uccello alla fontana ({ $flock }): { $location }
action-push = Spingi un uccello ({ $flock }): { $direction }
action-carry = Sposta un uccello ({ $flock }): { $location }
action-fetch = Prendi un uccello ({ $flock }): { $location }
action-swap = Scambia un uccello: { $flock }
action-stand = All’incrocio { $intersection }
action-seat = Posto { $spot }
action-add = Metti un altro uccello nel sacchetto
action-decline = Rinuncia
action-return = Rimetti un uccello: { $flock }
action-offer = Offri un uccello: { $flock }
action-trade = Prendi un uccello ({ $flock }) da { $seat }
action-keep = Tieni { $card } obiettivo

# ---- i nomi

name-blue = blu
name-red = rosso
name-yellow = giallo
name-green = verde
name-purple = viola
name-first = il primo
name-second = il secondo
name-up = in su
name-up-right = in alto a destra
name-down-right = in basso a destra
name-down = in giù
name-down-left = in basso a sinistra
name-up-left = in alto a sinistra
name-birch = Betulle dalla corteccia sfogliata
name-ash = Grande frassino
name-elm = Olmo solitario
name-oak = Quercia possente
name-pine = Pini profumati
name-maple = Acero giapponese
name-doghouse = Cuccia
name-country-house = Casa di campagna
name-hawks-nest = Nido del falco
name-foxs-den = Tana della volpe
name-cornfield = Campo di mais
name-thorn-bush = Cespuglio spinoso
name-owl-barn = Fienile del gufo
name-beehive = Alveare
name-park-bench = Panchina del parco
name-early-bird = Uccello mattiniero
name-rookery = Colonia di corvi
name-birdbath = Bagnetto felice
name-feeder = Mangiatoia piena
name-statue = Statua di pietra
name-high-perch = Alto trespolo
name-power-lines = Linee elettriche oscillanti
name-hanging-nest = Nido pericolosamente in bilico
name-overstuffed = Casetta strapiena
name-dog = Cane
name-cat = Gatto
name-hawk = Falco
name-red-fox = Volpe rossa
name-bee = Ape
name-scarecrow = Spaventapasseri
name-cuckoo = Cuculo
name-owl = Gufo
name-squirrel = Scoiattolo
name-stork = Cicogna dappertutto
name-unpheasant = Fagiano secondo
name-quack = Caso anatrizzato
name-crowbar = Piede di corvo
name-toucan = Tucano negli angoli
name-lord = Signore delle ali
name-wise = Papero saggio
name-chirp = Cinguettio in fila
name-impeckable = Gusto imbeccabile
name-robin = Pettirosso dei nidi
name-illeagle = Ingresso illeaquila
name-eggs = Tutte le uova su un albero
name-ostrich = Frutteto di struzzi
name-jack = Taccola tuttofare
name-birden = Bestia da piuma
name-wing = A colpo d’ala
name-tweet = Casa dolce nido
name-hidden = Cavità nascosta
name-egrets = Niente aironi
name-myself = Tutto per me
name-emu = Parco degli emù
name-comedihen = Gallina comica

# ---- che cosa è successo. $seat è il nome della persona

event-laid = Della fattoria fa parte: { $location }.
event-dealt = { $seat } riceve l’obiettivo { $objective }.
event-dealt-hidden = { $seat } riceve un obiettivo.
event-kept = { $seat } tiene l’obiettivo { $objective }.
event-kept-hidden = { $seat } tiene un obiettivo e restituisce l’altro.
event-starts = { $seat } comincia.
event-round = Comincia il round { $round }.
event-migrated = { $birds ->
    [one] 1 uccello ({ $flock }) va nel sacchetto.
   *[other] { $birds } uccelli ({ $flock }) vanno nel sacchetto.
  }
event-added = { $location }: un altro uccello ({ $flock }) va nel sacchetto.
event-declined = { $seat } rinuncia.
event-drew = { $seat } pesca un uccello ({ $flock }).
event-took = { $seat } prende { $birds ->
    [one] 1 uccello
   *[other] { $birds } uccelli
  } ({ $flock }) dalla riserva.
event-returned = { $seat } rimette un uccello ({ $flock }) nel sacchetto.
event-traded = { $seat } dà a { $other } un uccello ({ $flock }) per un altro ({ $other_flock }).
event-perched = { $seat } posa un uccello ({ $flock }): { $location }.
event-nested = { $seat } posa un uccello in un nido ({ $flock }): { $location }.
event-housed = { $seat } costruisce una casetta sulla pila ({ $flock }): { $location }.
event-zapped = { $seat } fulmina un uccello ({ $flock }): { $location }.
event-zapped_nest = { $seat } fulmina un nido vuoto: { $location }.
event-activated = { $seat } attiva un animale: { $creature }.
event-moved = Spostamento ({ $creature }): { $location }.
event-stood = Lo spaventapasseri ora sta fra: { $first }, { $second }, { $third }.
event-sent = Un uccello ({ $flock }) parte per la fontana, da: { $location }.
event-pushed = Un uccello ({ $flock }) cambia luogo: { $location } → { $to }.
event-pushed_off = Un uccello ({ $flock }) viene spinto fuori dal tabellone ({ $location }) e va alla fontana.
event-swapped = Due uccelli si scambiano: { $flock } ({ $location }) e { $other_flock } ({ $other }).
event-swapped_seat = Due uccelli si scambiano: { $flock } ({ $location }) e { $other_flock } sulla fontana ({ $spot }).
event-seated = Un uccello ({ $flock }) prende il posto { $spot } della fontana.
event-to_plaza = { $birds ->
    [one] 1 uccello ({ $flock }) va in piazza.
   *[other] { $birds } uccelli ({ $flock }) vanno in piazza.
  }
event-to_roost = { $birds ->
    [one] 1 uccello ({ $flock }) torna nella riserva.
   *[other] { $birds } uccelli ({ $flock }) tornano nella riserva.
  }
event-scored = { $location }: { $seat } ha la posizione { $rank } e riceve { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
event-order = Ordine di turno { $rank }: { $seat }.
event-controls = { $seat } controlla un animale: { $creature }.
event-uncontrolled = Nessuno controlla questo animale: { $creature }.
event-falls = { $location }: il luogo cede e cadono degli uccelli.
event-removed = { $location }: questo luogo esce dal gioco.
event-went_home = Ritorno alla tana: { $creature }.
event-got_birdhouse = { $seat } riceve una casetta.
event-got_lightning = { $seat } riceve un fulmine.
event-achieved = { $seat } ha raggiunto l’obiettivo { $objective }: { $points } punti.
event-missed = { $seat } non ha raggiunto l’obiettivo { $objective }.
event-largest = { $seat } ha lo stormo più grande, di forza { $birds } ({ $location }): { $points } punti.
event-no_largest = Nessuno ottiene i punti dello stormo più grande.
event-creature_points = { $seat } controlla { $creatures ->
    [one] 1 animale
   *[other] { $creatures } animali
  }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
event-fountain_points = { $seat } ha { $birds ->
    [one] 1 uccello
   *[other] { $birds } uccelli
  } sulla fontana: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
event-plaza_points = { $seat } ha { $birds ->
    [one] 1 uccello
   *[other] { $birds } uccelli
  } in piazza: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
event-tied = Parità a { $points } punti: { $seat } ha uno stormo più grande di { $largest } e { $seated ->
    [one] 1 uccello
   *[other] { $seated } uccelli
  } sulla fontana.
event-won = { $seat } vince con { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.

# ---- che cosa è successo, detto alla persona

event-dealt-you = Ricevi l’obiettivo { $objective }.
event-kept-you = Tieni l’obiettivo { $objective }.
event-starts-you = Cominci tu.
event-declined-you = Rinunci.
event-drew-you = Peschi un uccello ({ $flock }).
event-took-you = Prendi { $birds ->
    [one] 1 uccello
   *[other] { $birds } uccelli
  } ({ $flock }) dalla riserva.
event-returned-you = Rimetti un uccello ({ $flock }) nel sacchetto.
event-traded-you = Dai a { $other } un uccello ({ $flock }) per un altro ({ $other_flock }).
event-perched-you = Posi un uccello ({ $flock }): { $location }.
event-nested-you = Posi un uccello in un nido ({ $flock }): { $location }.
event-housed-you = Costruisci una casetta sulla pila ({ $flock }): { $location }.
event-zapped-you = Fulmini un uccello ({ $flock }): { $location }.
event-zapped_nest-you = Fulmini un nido vuoto: { $location }.
event-activated-you = Attivi un animale: { $creature }.
event-scored-you = { $location }: hai la posizione { $rank } e ricevi { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
event-controls-you = Controlli un animale: { $creature }.
event-got_birdhouse-you = Ricevi una casetta.
event-got_lightning-you = Ricevi un fulmine.
event-achieved-you = Hai raggiunto il tuo obiettivo { $objective }: { $points } punti.
event-missed-you = Non hai raggiunto il tuo obiettivo { $objective }.
event-largest-you = Hai lo stormo più grande, di forza { $birds } ({ $location }): { $points } punti.
event-creature_points-you = Controlli { $creatures ->
    [one] 1 animale
   *[other] { $creatures } animali
  }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
event-fountain_points-you = Hai { $birds ->
    [one] 1 uccello
   *[other] { $birds } uccelli
  } sulla fontana: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
event-plaza_points-you = Hai { $birds ->
    [one] 1 uccello
   *[other] { $birds } uccelli
  } in piazza: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
event-tied-you = Parità a { $points } punti: hai uno stormo più grande di { $largest } e { $seated ->
    [one] 1 uccello
   *[other] { $seated } uccelli
  } sulla fontana.
event-won-you = Vinci con { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
tie-break = A parità di punti vince lo stormo più grande su un solo luogo, poi chi ha più uccelli sulla fontana.

# ---- perché no

reason-no-such-flock = Questo stormo non partecipa: { $flock }.
reason-not-in-play = Non in gioco: { $location }.
reason-already-placed = Hai già posato il tuo uccello in questo turno.
reason-place-first = Prima posa un uccello: uno per turno.
reason-not-recruited = Non hai più uccelli di questo colore: { $flock }.
reason-closed = La pila ({ $flock }) è sotto una casetta, nessun uccello può unirsi: { $location }.
reason-protected = La pila ({ $flock }) è sotto una casetta: { $location }.
reason-no-empty-nest = Non c’è un nido vuoto: { $location }.
reason-nests-already = Lo stormo ({ $flock }) ha già un nido lì: { $location }.
reason-bonus-taken = Hai già fatto la tua azione bonus in questo turno.
reason-too-early = È possibile dal round { $first }.
reason-token-used = Non ne hai più.
reason-no-bird = Non c’è un uccello di questo colore ({ $flock }): { $location }.
reason-creature-not-in-play = La tana di questo animale non è in gioco: { $creature }.
reason-not-controller = Non controlli questo animale: { $creature }.
reason-creature-used = Questo animale è già stato attivato in questo round: { $creature }.
reason-nothing-to-do = Questo animale non potrebbe fare nulla: { $creature }.
reason-go-adjacent = Va su un luogo vicino.
reason-go-fullest-adjacent = Va sul luogo vicino con più uccelli.
reason-go-anywhere = Va su un luogo diverso dal suo.
reason-go-two-steps = Fa due passi su luoghi vicini, senza mai tornare al punto di partenza.
reason-go-far = Va su un luogo che non è né il suo né vicino.
reason-go-ring = Fa da uno a quattro passi in senso orario lungo il bordo.
reason-go-near-home = Fa un passo e resta sulla panchina del parco o accanto.
reason-out-of-reach = L’animale non raggiunge uccelli lì: { $location }.
reason-carry-adjacent = Non è accanto al gatto: { $location }.
reason-same-location = È il luogo dove sta l’animale.
reason-bee-colour = Dove si trova l’ape non ci sono uccelli di questo colore: { $flock }.
reason-no-partner = Questo uccello non ha nulla con cui cambiare posto: { $flock }.
reason-same-colour = I due uccelli hanno lo stesso colore.
reason-seat-empty = Nel posto { $spot } non c’è nessuno.
reason-seat-taken = Il posto { $spot } è occupato.
reason-seat-unsupported = Il posto { $spot } non è ancora sostenuto. Ancora vuoti sotto di esso: { $missing }.
reason-same-intersection = Lo spaventapasseri sta già lì.
reason-broken-intersection = Lì non si incontrano più tre luoghi.
reason-not-drawn = Non hai pescato uccelli di questo colore: { $flock }.
reason-nothing-to-offer = Non hai uccelli di questo colore da offrire: { $flock }.
reason-nothing-to-trade = Nessuno ha qualcosa da dare in cambio: { $flock }.
reason-trade-self = Non puoi scambiare con te stesso.
reason-no-such-seat = Lì non siede nessuno.
reason-other-has-none = Questa persona non ha uccelli di questo colore: { $flock }.

# ---- il tavolo in parole, per il terminale

show-round = Round { $round } di { $rounds }: { $phase }.
show-phase-migration = migrazione
show-phase-recruit = reclutamento
show-phase-perch = posa
show-phase-upkeep = mantenimento
show-phase-setup = preparazione
show-seat = { $name }: { $flock }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } (ora i luoghi porterebbero { $now }). Reclute: { $birds }.
show-birdhouse = Ha una casetta.
show-lightning = Ha un fulmine.
show-bird-brained = Lo stormo dei cervelli di gallina ({ $flock }) occupa posizioni e non fa mai punti.
show-status = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
show-homestead = La fattoria, colonna per colonna. Dopo ogni luogo i punti per il primo, il secondo e il terzo numero di uccelli; + è un nido o una casetta, tra parentesi quanto porterebbe ora, = un pareggio:
show-gap = (rimosso)
show-nests = { $nests ->
    [one] 1 nido vuoto
   *[other] { $nests } nidi vuoti
  }
show-creature-free = { $creature }: nessuno lo controlla. Tana: { $home }.
show-creature = { $creature }: controllo di { $name }.
show-creature-used = { $creature }: controllo di { $name }, già attivato in questo round.
show-between = Sta tra: { $locations }.
show-level = Fontana, livello { $level }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } per uccello: { $seats }.
show-open = libero
show-shut = non ancora
show-seat-points = { $seat }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
show-plaza = Piazza: { $birds }.
show-bag = Sacchetto: { $birds }.
show-hand = Le tue reclute: { $birds }.
show-count = { $count } { $flock }
show-about-bird = Si tratta di un uccello: { $flock }.
show-perch = Posa un uccello: { $flock }
show-nest = Posa un uccello in un nido: { $flock }
show-house = Costruisci la tua casetta sulla pila: { $flock }
show-zap = Fulmina un uccello: { $flock }
show-send = Manda un uccello alla fontana: { $flock }
show-carry = Sposta un uccello: { $flock }
show-fetch = Prendi un uccello: { $flock }
show-push = Spingi un uccello: { $flock }
show-activate = Attiva un animale
show-objective = { $objective }, { $points } punti: { $effect }
show-your-objective = Il tuo obiettivo:
show-objective-met = Raggiunto in questo momento.
show-objective-not-met = Non raggiunto in questo momento.
show-points-from = Per round { $rounds }; obiettivo { $objective }, stormo più grande { $largest }, animali { $creatures }, fontana { $fountain }, piazza { $plaza }.

# ---- che cosa fanno gli animali e chiedono gli obiettivi, in poche parole

effect-dog = su un luogo vicino; lì spinge un uccello di un passo in una direzione a scelta, fuori dal tabellone alla fontana
effect-cat = sul luogo vicino più affollato; da lì manda un uccello alla fontana e ne sposta un altro di un passo
effect-hawk = su qualsiasi altro luogo; da lì manda un uccello alla fontana
effect-red-fox = esattamente due passi, mai di nuovo al punto di partenza; manda alla fontana un uccello da ogni luogo in cui entra
effect-bee = su un altro luogo che non è vicino; può portarvi un uccello di un colore già presente
effect-scarecrow = manda alla fontana un uccello da ciascuno di due luoghi accanto; si sposta solo se cambia chi lo controlla
effect-cuckoo = su un luogo vicino; lì scambia un uccello con uno di un altro colore, in qualsiasi altro luogo
effect-owl = da uno a quattro passi in senso orario lungo il bordo; manda alla fontana un uccello del suo percorso
effect-squirrel = un passo, sulla panchina del parco o accanto; lì scambia un uccello con uno di un altro colore della fontana
effect-stork = avere un uccello su ogni luogo
effect-unpheasant = essere da solo secondo su 2 o più luoghi
effect-quack = essere da solo terzo su 2 o più luoghi
effect-crowbar = controllare il luogo con più uccelli in tutto, nidi e casette compresi
effect-toucan = controllare 2 o più angoli
effect-lord = avere un uccello su tutti e quattro gli angoli
effect-wise = controllare 3 luoghi in diagonale
effect-chirp = avere 2 o più uccelli su ciascuno di 3 luoghi di una colonna
effect-impeckable = controllare un luogo che ha un nido
effect-robin = controllare 2 o più luoghi che hanno nidi
effect-illeagle = controllare un luogo dove un altro stormo ha un nido
effect-eggs = controllare un luogo di alberi
effect-ostrich = controllare 2 o più luoghi di alberi
effect-jack = controllare 2 o più animali
effect-birden = controllare un animale
effect-wing = non controllare alcun animale
effect-tweet = avere 2 o più uccelli su ciascuno di 5 luoghi
effect-hidden = un luogo senza alcun uccello
effect-egrets = lasciare 3 o più luoghi senza tuoi uccelli
effect-myself = controllare un luogo dove ci sono solo i tuoi uccelli
effect-emu = controllare un luogo speciale: né alberi né tana di un animale
effect-comedihen = essere da solo quarto su 3 o più luoghi

# ---- che cosa fanno i luoghi speciali

effect-early-bird = Migrazione: chi lo controlla mette nel sacchetto un altro uccello del proprio stormo.
effect-rookery = Migrazione: chi ha esattamente 2 uccelli qui può mettere nel sacchetto un altro uccello del proprio stormo; poi chi controlla il luogo manda da qui un proprio uccello alla fontana.
effect-birdbath = Reclutamento: chi lo controlla pesca per primo tre uccelli e ne tiene due.
effect-feeder = Reclutamento: chi la controlla può scambiare una sua recluta con quella di un altro.
effect-statue = Punteggio: la prima posizione riceve 1 punto e la metà di tutti gli uccelli qui, arrotondata per difetto.
effect-high-perch = Ordine di turno: chi lo controlla gioca per ultimo nel round seguente.
effect-power-lines = Mantenimento: chi le controlla manda un proprio uccello da qui alla fontana.
effect-hanging-nest = Mantenimento: da 4 uccelli in su vanno tutti in piazza.
effect-overstuffed = Mantenimento: da 7 uccelli in su vanno tutti in piazza e il luogo esce dal gioco.

# ---- capitoli del regolamento

chapter-setup = preparazione
chapter-migration = migrazione
chapter-recruit = reclutamento
chapter-perch = posa
chapter-bonus = azioni bonus
chapter-creature = animali
chapter-scoring = punteggio
chapter-order = ordine di turno
chapter-upkeep = mantenimento
chapter-fountain = la fontana
chapter-two = in due
chapter-end = fine
chapter-objective = obiettivi

# ---- le regole

clause-setup-homestead = Si pescano 3 luoghi base, 2 speciali e 3 tane di animali in 2 o 3, 4, 2 e 4 in quattro, 5, 3 e 5 in cinque. Si mescolano e si dispongono in colonne di 3-2-3, 2-3-2-3 o 3-2-3-2-3.
clause-setup-neighbours = Le colonne sono sfalsate di mezzo luogo e non formano righe.
    .ruling = Un luogo ha quindi fino a sei vicini: sopra e sotto nella sua colonna, e due in ogni colonna accanto.
clause-setup-owl-barn = Il Fienile del gufo sta sul bordo esterno. Se capita all’interno, si mescolano i luoghi della sua colonna finché non sta sul bordo.
clause-setup-first-game = Per la prima partita c’è una fattoria fissa per ogni numero di giocatori.
    .ruling = L’ordine nelle colonne è letto dalla figura. Un’opzione; gli obiettivi sono un’opzione a parte.
clause-setup-nests = Ogni luogo riceve tanti nidi quanti ne mostra; gli altri tornano nella scatola.
clause-setup-creatures = Partecipano solo gli animali la cui tana è in gioco. Aspettano accanto alla fattoria che qualcuno li controlli.
clause-setup-fountain = La fontana ha un lato per 2 o 3 giocatori (12 posti) e uno per 4 o 5 (18 posti). Tante casette e tanti fulmini quanti i giocatori aspettano accanto ai round 4 e 5.
clause-setup-flocks = Tutti hanno uno stormo di 28 uccelli di un colore nella riserva e partono da 0 punti.
clause-setup-bird-brained = In due, un terzo colore forma lo stormo dei cervelli di gallina. Partecipa e non fa mai punti.
    .ruling = Non recluta, non gioca turni e non ha segnalini.
clause-setup-objectives = Con gli obiettivi, ognuno riceve due carte adatte al numero di giocatori, ne tiene una coperta e rimette l’altra nella scatola senza mostrarla; tutti scelgono insieme.
    .ruling = La fattoria è già visibile. Si sceglie per posto della carta, prima o seconda, così la scelta non rivela nulla.
clause-setup-start-order = Chi ha dato da mangiare a un uccello per ultimo gioca per primo nel round 1; gli altri seguono in senso orario.
    .ruling = Il caso decide chi comincia, quando ognuno ha tenuto un obiettivo, se nessuno è stato indicato.
clause-setup-hidden = Gli obiettivi sono segreti fino alla fine.
    .ruling = Tutto il resto è pubblico: le reclute e quanti uccelli di ogni colore sono nel sacchetto. Solo ciò che si pesca è caso.
clause-migration-birds = Ogni round comincia con due uccelli di ogni stormo messi dalla riserva nel sacchetto.
clause-migration-bird-brained = I cervelli di gallina mettono quattro uccelli nel round 1 e due nei successivi.
clause-migration-shortage = Chi ha troppo pochi uccelli nella riserva mette quelli che ci sono.
clause-migration-locations = Poi alcuni luoghi possono aggiungere uccelli.
    .ruling = Agiscono colonna per colonna da sinistra, ognuna dall’alto in basso; chi controlla un luogo si guarda quando agisce.
clause-migration-early-bird = Uccello mattiniero: chi lo controlla mette un altro uccello del proprio stormo nel sacchetto.
clause-migration-rookery = Colonia di corvi: chi vi ha esattamente due uccelli può mettere un altro uccello nel sacchetto.
    .ruling = Si chiede in ordine di turno. Un nido e una casetta contano come uccelli.
clause-migration-rookery-fountain = Poi chi controlla la Colonia di corvi manda un proprio uccello da lì alla fontana.
clause-recruit-draw = In ordine di turno ognuno pesca due uccelli dal sacchetto e ne prende due propri dalla riserva. Ciò che avanza nel sacchetto vi resta.
clause-recruit-birdbath = Bagnetto felice: chi lo controlla recluta prima di tutti, pesca tre uccelli dal sacchetto, ne tiene due e ne rimette uno.
    .ruling = Con meno di tre uccelli nel sacchetto si pescano tutti e se ne tengono due. Se tutti e tre hanno lo stesso colore, uno torna subito.
clause-recruit-feeder = Mangiatoia piena: quando tutti hanno reclutato, chi la controlla scambia una recluta con quella di un altro.
    .ruling = Lo scambio è facoltativo; chi controlla il luogo sceglie entrambi gli uccelli, di colori diversi.
clause-perch-turn = In ordine di turno ognuno posa una recluta, di qualsiasi colore, su qualsiasi luogo, e così via fino all’ultima: quattro turni a testa per round.
clause-perch-places = Gli uccelli si posano solo sui luoghi, mai sulla fontana; un luogo ne accoglie quanti si vuole.
clause-perch-stack = Gli uccelli di uno stormo su un luogo formano una pila.
clause-perch-nest = Un uccello può essere posato in un nido vuoto; un nido ospita un solo stormo.
    .ruling = Può anche essere posato accanto a un nido vuoto. Uno stormo tiene al massimo un nido per luogo. Solo un uccello che viene posato può prendere un nido, mai uno spostato da un animale.
clause-perch-nest-counts = Un nido conta sempre come un uccello in più per lo stormo che lo occupa.
    .ruling = Ovunque si chieda un numero di uccelli, soglie e obiettivi compresi. Un nido vuoto non conta per nessuno.
clause-perch-renest = Un nido che si svuota resta ed è aperto a tutti. Uno stormo già presente vi si trasferisce quando un suo uccello vi viene posato.
clause-perch-edge = Non si gira attorno alla fattoria: la prima e l’ultima colonna non sono vicine.
clause-bonus-one = Una volta per turno, prima o dopo aver posato l’uccello, si può fare un’azione bonus: attivare un animale, costruire una casetta o fulminare.
clause-bonus-birdhouse = Nei round 4 e 5 si può mettere la propria casetta su qualsiasi pila di almeno un uccello, di chiunque sia.
    .ruling = Una casetta per pila, e solo sui luoghi.
clause-bonus-birdhouse-closed = Nessun uccello si unisce a una pila sotto una casetta né la lascia; né gli animali né i fulmini la toccano.
    .ruling = Accanto non può cominciare una seconda pila di quel colore: un uccello di quel colore non può quindi esservi né posato né spostato.
clause-bonus-birdhouse-counts = Una casetta conta come un uccello in più per lo stormo su cui sta, chiunque l’abbia messa.
clause-bonus-birdhouse-locations = Ciò che dice un luogo prevale sulle regole.
    .ruling = Una casetta non ripara quindi la sua pila dal Nido in bilico, dalle Linee elettriche e dalla Colonia di corvi; quando la pila non c’è più, torna nella scatola. Un’opzione la fa riparare da questi tre. La Casetta strapiena svuota tutto in ogni caso.
clause-bonus-lightning = Nel round 5 si può fulminare un uccello di qualsiasi stormo, anche il proprio, su un luogo: va alla fontana. Mai uno sulla fontana.
clause-bonus-lightning-nest = Il fulmine può colpire invece un nido vuoto; torna nella scatola.
clause-creature-once = Si attiva un animale spostandolo e facendo ciò che fa; ognuno una volta per round, uno per turno, e solo se si vuole.
clause-creature-effect = Ciò che fa un animale è sulla sua carta.
    .ruling = Chi lo attiva sceglie gli uccelli, di qualsiasi stormo, in un nido o no, mai sotto una casetta. Si fa tutto il possibile: senza uccelli l’animale si sposta soltanto. Solo l’effetto dell’ape è facoltativo. Ogni passo si sceglie, anche se resta una sola possibilità.
clause-creature-control = Nel mantenimento chi ha più uccelli nella tana di un animale lo controlla nel round seguente, chiunque lo avesse e ovunque stia.
clause-creature-home = Un animale controllato per la prima volta viene messo nella sua tana. Poi resta dov’è stato lasciato.
clause-creature-tie = In caso di parità per il maggior numero di uccelli, o senza uccelli, nessuno controlla l’animale fino al mantenimento seguente.
clause-creature-dog = Cane: su un luogo vicino; vi spinge un uccello di un luogo in qualsiasi direzione. Fuori dal tabellone l’uccello va alla fontana.
    .ruling = Il vuoto di un luogo rimosso vale come fuori dal tabellone.
clause-creature-red-fox = Volpe rossa: esattamente due passi, mai di ritorno alla partenza; un uccello da ogni luogo in cui è entrata va alla fontana.
    .ruling = Gli uccelli si prendono dopo entrambi i passi, in qualsiasi ordine; un luogo senza uccelli liberi non ne dà.
clause-creature-scarecrow = Spaventapasseri: un uccello da ciascuno di due luoghi diversi al suo incrocio va alla fontana.
    .ruling = Se uno dei tre luoghi è stato rimosso, restano gli altri due.
clause-creature-scarecrow-place = Lo spaventapasseri sta dove si incontrano tre luoghi, mai nella sua tana. Si sposta solo quando cambia chi lo controlla, subito e su un altro incrocio.
    .ruling = Il controllo perso per parità e riconquistato vale come cambio. Tutti e tre i luoghi devono essere in gioco. Se resta un solo incrocio così, vi si mette subito. Dopo il round 5 resta: non avrebbe effetto.
clause-creature-bee = Ape: su un luogo che non è né il suo né vicino; può portarvi un uccello da qualsiasi altro luogo, se quel colore vi è già presente.
clause-creature-hawk = Falco: su qualsiasi altro luogo; un uccello da lì va alla fontana.
clause-creature-owl = Gufo: da uno a quattro passi in senso orario lungo il bordo esterno; un uccello da uno dei luoghi sorvolati o raggiunti va alla fontana.
    .ruling = Il vuoto di un luogo rimosso si scavalca senza costo. Un luogo interno non entra mai a far parte del bordo.
clause-creature-cat = Gatto: sul luogo vicino con più uccelli; un uccello da lì va alla fontana e un altro si sposta di un luogo.
    .ruling = In caso di parità sceglie chi lo attiva. Il secondo uccello va su un luogo vicino, mai fuori dal tabellone.
clause-creature-cuckoo = Cuculo: su un luogo vicino; un uccello di lì cambia posto con un uccello su qualsiasi altro luogo.
    .ruling = I due hanno colori diversi. Ognuno si unisce alla pila del suo colore.
clause-creature-squirrel = Scoiattolo: un passo, sempre sulla Panchina del parco o accanto; un uccello di lì cambia posto con un uccello sulla fontana.
    .ruling = I due hanno colori diversi. L’uccello prende proprio il posto che l’altro lascia.
clause-scoring-locations = Si valutano i luoghi colonna per colonna da sinistra, ognuna dall’alto in basso. Un luogo senza uccelli non si valuta.
clause-scoring-places = Lo stormo con più uccelli, il secondo e il terzo ricevono i tre valori del luogo; alcuni sono 0. Dalla quarta posizione in poi niente.
clause-scoring-count = Un nido e una casetta contano ognuno come un uccello in più.
clause-scoring-tie-first-2 = Due alla pari in testa: nessuno dei due riceve nulla e nessuno segna la seconda posizione. La terza segna come al solito.
clause-scoring-tie-first-3 = Tre o più alla pari in testa: lì non segna nessuno.
    .ruling = Con tre alla pari, un altro stormo è quarto.
clause-scoring-tie-second = Due o più alla pari per la seconda posizione: seconda e terza non segnano, la prima come al solito.
clause-scoring-tie-third = Due o più alla pari per la terza posizione: la terza non segna, le altre come al solito.
clause-scoring-control = Un luogo è controllato dallo stormo da solo in testa. In caso di parità nessuno lo controlla.
clause-scoring-stay = Gli uccelli restano dopo il punteggio, a meno che un luogo non dica altro.
clause-scoring-statue = Statua di pietra: la prima posizione riceve 1 punto e la metà di tutti gli uccelli presenti, di tutti gli stormi, arrotondata per difetto.
clause-order-points = Dopo il punteggio, chi ha più punti gioca prima nel round seguente.
clause-order-tie = A parità di punti, chi è arrivato per primo a quel numero va davanti.
    .ruling = Su un luogo la prima posizione si accredita prima della seconda, la seconda prima della terza; 0 punti non muovono segnalini. All’inizio i segnalini stanno in ordine di turno. Oltre 60 contano i punti veri.
clause-order-high-perch = Alto trespolo: chi lo controlla gioca per ultimo nel round seguente, qualunque sia il punteggio.
clause-upkeep-locations = Poi i luoghi che agiscono nel mantenimento lo fanno, colonna per colonna da sinistra, ognuna dall’alto in basso, per chi li controlla.
clause-upkeep-power-lines = Linee elettriche oscillanti: chi le controlla manda un proprio uccello da lì alla fontana.
clause-upkeep-hanging-nest = Nido pericolosamente in bilico: da quattro uccelli in su, tutti gli uccelli di lì vanno in piazza.
clause-upkeep-overstuffed = Casetta strapiena: da sette uccelli in su, tutti gli uccelli di lì vanno in piazza e il luogo esce dal gioco.
clause-upkeep-removed = Se un luogo viene rimosso, un animale che vi si trova torna alla sua tana; nidi e casette tornano nella scatola.
    .ruling = Resta un vuoto che non collega nulla. Una colonna esterna mantiene i suoi angoli, la cima e il fondo di ciò che ne resta. Se ne resta un solo luogo, è un angolo solo.
clause-upkeep-marker = Il segnalino del round avanza. Tutti ricevono una casetta all’inizio del round 4 e un fulmine all’inizio del round 5.
clause-fountain-owner = Ogni volta che un uccello è mandato alla fontana, lo posa il suo proprietario, nel turno di chiunque.
    .ruling = Più uccelli si mandano uno dopo l’altro. Se è libero un solo posto, viene preso subito.
clause-fountain-support = Un posto si può prendere quando tutti i posti sottostanti uniti a esso da una linea sono occupati.
clause-fountain-stays = Un uccello sulla fontana non si muove.
    .ruling = La carta dello scoiattolo prevale su questa regola.
clause-fountain-full = Se la fontana è piena, l’uccello va invece in piazza. La piazza accoglie quanti uccelli si vuole.
clause-two-ties = I cervelli di gallina occupano posizioni e pareggi come ogni stormo.
    .ruling = Nessuno controlla quindi un animale di cui guidano la tana, e nessuno riceve i punti dello stormo più grande se lo hanno o lo condividono.
clause-two-ignored = Gli effetti dei luoghi per i cervelli di gallina nel reclutamento, nella posa e nel punteggio si ignorano; così pure il loro primato sull’Alto trespolo.
    .ruling = La migrazione non è compresa: aggiungono un uccello con l’Uccello mattiniero, ma nessuno con la Colonia di corvi, che è una scelta.
clause-two-roost = Gli uccelli dei cervelli di gallina che un luogo manderebbe alla fontana o in piazza tornano nella riserva.
clause-two-fountain = Se un animale o un fulmine manda alla fontana un uccello dei cervelli di gallina, sceglie il posto chi l’ha causato.
clause-end-upkeep = La partita finisce dopo il round 5, compreso tutto il suo mantenimento e il controllo degli animali.
clause-end-bag = Gli uccelli rimasti nel sacchetto vanno in piazza.
clause-end-objectives = Chi ha raggiunto il proprio obiettivo ne riceve i punti. Nessuno segna quello di un altro.
clause-end-largest = 10 punti per lo stormo più grande su un solo luogo; nessuno se due o più lo condividono.
    .ruling = Nidi e casette contano. Due pile uguali della stessa persona non sono una parità.
clause-end-creatures = 3 punti per ogni animale controllato.
clause-end-fountain = Ogni uccello sulla fontana vale i punti del suo livello.
clause-end-plaza = Ogni uccello in piazza vale 1 punto.
clause-end-track = Oltre i 60 punti si gira il segnalino e si riparte dall’inizio del tracciato.
clause-end-winner = Vince chi ha più punti.
clause-end-tie = A parità di punti vince lo stormo più grande su un solo luogo, poi chi ha più uccelli sulla fontana; dopo, la vittoria è condivisa.
    .ruling = Gli uccelli in piazza non sono sulla fontana.
clause-objective-places = Gli obiettivi sulla seconda, terza o quarta posizione contano solo posizioni senza pareggio.
    .ruling = È stampato per il secondo e il terzo posto. Del quarto (Gallina comica) abbiamo una sola trascrizione, letta allo stesso modo.
clause-objective-crowbar = Piede di corvo riguarda il luogo con più uccelli in tutto, chiunque abbia lo stormo più grande.
    .ruling = Se più luoghi sono i più affollati, basta controllarne uno.
clause-objective-corners = Gli angoli sono i luoghi in cima e in fondo alla prima e all’ultima colonna.
clause-objective-nests = Gli altri obiettivi si leggono sulle loro carte.
    .ruling = I nidi che stanno ancora su un luogo contano, occupati o no; Ingresso illeaquila ne chiede uno tenuto da un altro stormo. I cervelli di gallina contano come ogni rivale. «Ogni luogo» indica quelli ancora in gioco.

# ---- la guida alla prima partita, una carta per ogni decisione

guide-objective = Tieni l’obiettivo che si adatta a questa fattoria; nessun altro lo vede. Paga solo alla fine: è una direzione, non un dovere.
guide-rookery = Un uccello in più nel sacchetto è uno in più che qualcuno può pescare: bene se vuoi spargere i tuoi, male se preferisci posarli tu.
guide-return = Hai pescato tre uccelli e ne tieni due. Il terzo torna nel sacchetto da cui ora pescano gli altri: rimetti quello che ti serve meno e che non aiuterebbe un rivale.
guide-offer = Puoi scambiare un uccello reclutato con uno di un altro giocatore, di un altro colore. Un uccello rivale in mano tua si posa dove fa danno.
guide-trade = Scegli di chi è l’uccello che prendi in cambio. Non si può rifiutare.
guide-turn = Scegli un uccello, poi un luogo. I pareggi si annullano, quindi un uccello in più o in meno può valere molto: punta o tocca un luogo per vedere chi farebbe quanto adesso. Prima o dopo l’uccello puoi fare un’azione bonus.
guide-move = I luoghi segnati sono quelli che l’animale può raggiungere. Cosa fa lì è scritto sulla sua carta.
guide-send = Un uccello che va sulla fontana manca al suo luogo, ma il proprietario gli sceglie un posto che paga alla fine.
guide-push = Tocca l’uccello, poi una freccia. Oltre il bordo della fattoria va sulla fontana.
guide-carry = Il gatto sposta un secondo uccello di un luogo. Può rompere un pareggio, o crearne uno.
guide-fetch = L’ape può portare da qualunque altro luogo un uccello di un colore già presente qui.
guide-swap = Scegli l’uccello accanto all’animale che se ne va. Poi scegli che cosa viene al suo posto.
guide-swap-with = I due uccelli si scambiano di posto, ciascuno si unisce al suo stormo.
guide-swap-seat = L’uccello prende proprio il posto che l’altro lascia. I posti alti pagano di più alla fine.
guide-seat = Un posto è aperto quando sono presi tutti quelli sotto a cui porta una linea. I posti alti pagano di più; uno basso apre la via agli altri.
guide-stand = Nel prossimo round lo spaventapasseri può mandare uccelli da due dei tre luoghi intorno. Mettilo dove i rivali sono in testa.

# ---- il tavolo nel browser

board-homestead = La fattoria
board-fountain = Fontana
board-plaza = Piazza
board-plaza-empty = Nessun uccello
board-objectives = Obiettivi
board-track = Segnapunti
board-supply = Sacchetto e uccelli
board-in-bag = Nel sacchetto: { $birds }
board-roost = Riserva
board-recruited = Uccelli reclutati
board-order = Ordine di turno
board-round = Round { $round } di { $rounds }
board-round-birdhouse = Nel round 4 tutti ricevono una casetta.
board-round-lightning = Nel round 5 tutti ricevono un fulmine.
board-flock = Stormo
board-birds = Uccelli
board-place = Rango
board-now = Ora
board-rank = { $rank }º
board-tied = pari
board-with-nest = con nido
board-with-birdhouse = con casetta
board-empty = Nessun uccello
board-bird-brained = Cervelli di gallina
board-would-control = { $name } lo controllerebbe nel prossimo round.
board-would-control-you = Lo controlleresti tu nel prossimo round.
board-nobody-leads = Nessuno lo controllerebbe nel prossimo round.
board-spoken = { $location }, { $first }, { $second } e { $third } punti
board-spoken-stack = { $name } { $birds }, vale { $points } adesso
board-spoken-tied = { $name } { $birds }, pari
board-choices = { $choices } possibilità qui
board-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
board-would-bring = I luoghi porterebbero { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } adesso
board-birds-left = { $birds ->
    [one] 1 uccello da posare
   *[other] { $birds } uccelli da posare
  }
board-hand = I tuoi uccelli
board-hand-bird = I tuoi uccelli ({ $flock }): { $count }
board-pick = L’uccello: { $flock }
board-in-nest = nel nido
board-beside-nest = accanto
board-place-it = posare
board-bonus = Azioni bonus
board-birdhouse = Casetta
board-lightning = Fulmine
board-use = usa
board-creature-yours = { $creature }: lo guidi tu.
board-used = usato
board-held = hai
board-later = round { $round }
board-spent = usato
board-done = Fatto
board-close = Chiudi
board-seat = Posto { $spot }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
board-seat-taken = { $name }, { $flock }
board-face-down = uno, coperto
board-still-choosing = sta scegliendo
board-no-objectives = Si gioca senza obiettivi.
board-zoom-fit = Mostra tutta la fattoria
board-prompt-place = Dove va l’uccello ({ $flock })?
board-prompt-bird = Ora posa un uccello.
board-prompt-only-bird = Posa un uccello.
board-prompt-bonus = Un’azione bonus, o fatto.
board-prompt-house = Su quale pila va la tua casetta?
board-prompt-zap = Quale uccello, o quale nido vuoto, colpisce il fulmine?
board-prompt-push = In quale direzione il cane spinge l’uccello ({ $flock })?
board-prompt-carry = In quale luogo vicino va l’uccello ({ $flock })?
board-prompt-seat = Scegli un posto sulla fontana per l’uccello ({ $flock }).
board-prompt-move = { $creature }: dove va?
board-prompt-again = { $creature }: e il secondo passo?

# ---- opzioni di un nuovo tavolo

option-objectives = Obiettivi segreti
option-objectives-line = Ognuno ha una meta segreta che vale punti alla fine. Per la prima partita, meglio senza.
option-objectives-true = ognuno ne ha uno
option-objectives-false = nessuno
option-homestead = La fattoria
option-homestead-line = A caso, ogni partita è diversa. Quella stampata ha i luoghi più semplici.
option-homestead-random = disposta a caso
option-homestead-first-game = quella stampata per la prima partita
option-shelter = Una casetta protegge la sua pila
option-shelter-line = Secondo il regolamento una casetta ferma animali e fulmini. A scelta, anche l’effetto di tre luoghi.
option-shelter-creatures = da animali e fulmini
option-shelter-locations = anche da ciò che fanno i luoghi
suggested-first-game = Prima partita
suggested-first-game-line = La fattoria stampata, senza obiettivi: come consiglia il regolamento.
# ---- the card reference

group-location = Luoghi
group-creature = Animali
group-objective = Obiettivi
group-token = Nidi e gettoni
fact-kind = Tipo
fact-places = 1º · 2º · 3º posto
fact-nests = Nidi
fact-creature = Casa di
fact-home = Casa
fact-round = Dal round
name-basic = semplice
name-creature = casa di un animale
name-special = speciale
name-nest = nido
name-birdhouse = casetta
name-lightning = fulmine

# ---- the scenes of the rulebook

scene-placing = Si può posare ogni uccello reclutato, anche di un rivale. Il rosso di Ada va sul frassino, alla pari con l’unico uccello di Cleo: nessuno dei due farebbe punti.
scene-nesting = La quercia ha un nido vuoto. Vale come un uccello in più: con quello che c’è già, Ada supera Ben.
scene-pushing = Ada controlla il cane. Va in un luogo vicino e spinge un uccello di un passo: Ben non è più in testa sulla quercia.
scene-zapping = Il fulmine toglie un uccello da un luogo. Ada usa il suo sulla quercia, prima o dopo aver posato un uccello.
scene-ties = Un punteggio intero. Ai pini Ada e Ben sono pari e si annullano; sulla quercia decide il nido di Ada; all’Uccello mattiniero la parità al secondo posto lascia solo il primo.
scene-seat = Un posto della fontana è aperto quando quelli sotto che lo reggono sono occupati. L’uccello di Ada sale al secondo livello, dove alla fine vale di più.
scene-housing = Dal quarto round ognuno ha una casetta. Quella di Ada sulla quercia protegge i suoi uccelli e vale come uno in più.
scene-striking = Il fulmine può colpire anche un nido vuoto. Nessuno potrà più usarlo.
scene-foxing = La volpe rossa fa esattamente due passi, senza mai tornare alla partenza. Da ogni luogo in cui è entrata un uccello va alla fontana.
scene-carrying = Il gatto va nel luogo vicino con più uccelli. Uno di loro va alla fontana, un altro passa in un luogo vicino.
scene-fetching = L’ape vola in un luogo non vicino e può richiamarvi un uccello accanto ad altri del suo colore.
scene-swapping = Il cuculo va in un luogo vicino; un uccello di lì cambia posto con uno di un altro colore, ovunque si trovi.
scene-standing = Chi prende il controllo dello spaventapasseri lo mette dove tre luoghi si toccano; agisce su quelli.
scene-rookery = Con esattamente due uccelli nella Colonia di corvi, Ada può metterne un altro nel sacchetto prima che tutti peschino.
scene-bathing = Chi controlla il Bagnetto pesca per primo: tre uccelli, di cui due restano.
scene-trading = Quando tutti hanno reclutato, chi controlla la Mangiatoia può scambiare un uccello con quello di un altro, che non può rifiutare.
scene-keeping = Ognuno tiene in segreto uno di due obiettivi. Paga alla fine, se ciò che chiede si è avverato.
scene-declining = Nessuno è obbligato ad accettare ciò che un luogo offre. Ada tiene i suoi uccelli fuori dal sacchetto.
part-locations = i luoghi
part-objective = l’obiettivo
part-largest = lo stormo più grande
part-creatures = gli animali
part-fountain = la fontana e la piazza
card-corner = Questo luogo è in un angolo di questa fattoria.
card-no-corner = Questo luogo non è un angolo di questa fattoria.
card-leads = In testa qui ora: { $name }.

# ---- che cosa dice il coach di un’azione. $seat è qualcun altro

coach-round = Chiude il giro: i luoghi ti danno { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } (prima { $before }).
coach-round-same = Chiude il giro: i luoghi ti danno { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
coach-round-rival = Chiude il giro: { $seat } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } dai luoghi (prima { $before }).
coach-location = Così com’è, avresti { $points } invece di { $before }: { $location }.
coach-location-rival = Così com’è, { $seat } avrebbe { $points } invece di { $before }: { $location }.
coach-creature = Controlleresti un animale: { $creature }.
coach-creature-lost = Non controlleresti più un animale: { $creature }.
coach-creature-rival = { $seat } non controllerebbe più un animale: { $creature }.
coach-largest = Il tuo stormo di forza { $birds } sarebbe il più grande: { $points } punti alla fine.
coach-largest-lost = Non avresti più lo stormo più grande, che vale { $points } punti alla fine.
coach-largest-rival = { $seat } non avrebbe più lo stormo più grande, che vale { $points } punti alla fine.
coach-fountain = Ti dà { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } in più sulla fontana.
coach-fountain-rival = Dà a { $seat } { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } in più sulla fontana.
coach-fountain-opens = Apre sulla fontana un posto da { $points }, per chi viene dopo.
coach-seat-nobody = Un uccello che non è di nessuno prende un posto da { $points }.
coach-objective-met = Il tuo obiettivo sarebbe raggiunto, { $points } punti: { $objective }.
coach-objective-lost = Il tuo obiettivo non sarebbe più raggiunto, { $points } punti: { $objective }.
coach-objective = Ti avvicini al tuo obiettivo, { $amount } su { $least }: { $objective }.
coach-objective-kept = { $points } punti alla fine, se lo raggiungi: { $objective }.
coach-house = Nessun uccello si aggiunge più a quella pila o la lascia, e né animali né fulmini la toccano.
coach-keeps-birdhouses = Tieni la tua casetta per un turno successivo.
coach-keeps-lightning = Tieni il tuo fulmine per un turno successivo.
coach-lead = Saresti in testa di { $birds }: { $location }.
coach-behind = Saresti a { $birds } dallo stormo più forte: { $location }.
coach-level = Saresti alla pari con lo stormo più forte: { $location }.
coach-alone = Il tuo stormo sarebbe l’unico: { $location }.
coach-own-left = Tieni { $birds ->
    [one] un uccello
   *[other] { $birds } uccelli
  } del tuo stormo per dopo.
coach-reach = Uccelli sul posto: { $own } tuoi, { $others } di altri.
coach-added = Un altro uccello tuo va nel sacchetto, per chi lo pesca.
coach-not-added = Il tuo uccello resta nella riserva.
coach-no-bonus = In questo turno non fai azioni bonus.
coach-declined = I tuoi uccelli restano come sono.
coach-hand = Dei { $birds } uccelli in mano, { $own } sarebbero tuoi.
coach-bag = Dei { $birds } uccelli nel sacchetto, { $own } sarebbero tuoi.
