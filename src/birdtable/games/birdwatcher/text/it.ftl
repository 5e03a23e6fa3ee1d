# Birdwatcher: tutte le frasi che si leggono al tavolo.

title = Birdwatcher
tagline = Attira gli uccelli del paradiso sul tuo albero, fotografali nell’ordine giusto, pubblica le tue scoperte.
intro-1 = Fotografi uccelli del paradiso. Il tuo diario cresce verso destra, pagina dopo pagina, e solo il diario dà punti.
intro-2 = Nel tuo turno hai tre azioni. Un richiamo porta sul tuo albero tutti gli uccelli visibili di una specie; correre nella giungla porta nuovi uccelli nella radura.
intro-3 = Fare una foto spaventa prima un uccello del tuo albero verso la radura; poi un altro diventa la pagina successiva del tuo diario.
intro-4 = Con due azioni fotografi con lo zoom un uccello di un altro albero, oppure pubblichi un articolo dell’accademia.
intro-5 = Gli uccelli con nastro danno punti in serie di pagine vicine di una specie; i timbri danno punti da soli. Ci sono premi per i Becchi a sciabola neri, la varietà e i libri, e punti per insetti diversi.
intro-6 = La fine si avvicina quando un diario è pieno o il mazzo degli uccelli è vuoto; tutti hanno lo stesso numero di turni. Da solo giochi contro la Squadra.

# ---- che cosa si decide

decision-turn = Tocca a te: un’attività, insetti per un’azione in più, o la fine del turno.
decision-photo = Scegli l’uccello del tuo albero che fotografi.
decision-choose = Non tutti entrano nel tuo albero: scegli il prossimo uccello che viene.
decision-flush = Scegli lo spazio in cui vola l’uccello.
decision-give = Scegli l’uccello del tuo albero che dai.
decision-free-call = Richiama subito una specie.
decision-free-insect = Scegli un insetto dalla riserva.

# ---- le azioni, come scelte

action-startle = Foto: spaventare { $bird } verso { $space }
action-photo = Fotografare { $bird }
action-call = Richiamo: { $species }
action-take = Viene l’uccello di { $place }
action-run = Correre nella giungla
action-flush = Vola verso { $space }
action-zoom = Zoom: fotografare { $bird } nell’albero di { $target }
action-give = Dare { $bird }
action-publish = Pubblicare { $paper }
action-collect = Prendere un insetto: { $insect }
action-spend = Restituire { $first } e { $second } per un’azione in più
action-end = Finire il turno

# ---- nomi

name-king-of-saxony = Paradisea del re di Sassonia
name-standardwing = Paradisea di Wallace
name-arfak-astrapia = Astrapia dell’Arfak
name-western-parotia = Parotia occidentale
name-greater = Paradisea maggiore
name-lophorina = Paradisea superba
name-wilsons = Paradisea di Wilson
name-blue = Paradisea azzurra
name-red = Paradisea rossa
name-black-sicklebill = Becco a sciabola nero
name-twelve-wired = Paradisea dodicifili
name-king-of-ribbons = Re dei Nastri
name-bobairo = Uccello misterioso di Bobairo
name-lobe-billed = Paradisea lobata di Rothschild
name-captain-blood = Paradisea del capitano Blood
name-astrapian-sicklebill = Becco a sciabola astrapiano
name-six-wired = Parotia di Duivenbode
name-nestling = Nidiaceo impostore
name-brood-mimic = Intruso del nido
name-king-of-saxony-beetle = Paradisea del re di Sassonia (coleottero)
name-standardwing-butterfly = Paradisea di Wallace (farfalla)
name-arfak-astrapia-stick-insect = Astrapia dell’Arfak (insetto stecco)
name-western-parotia-mantis = Parotia occidentale (mantide)
name-greater-cicada = Paradisea maggiore (cicala)
name-lophorina-mantis = Paradisea superba (mantide)
name-wilsons-cicada = Paradisea di Wilson (cicala)
name-blue-beetle = Paradisea azzurra (coleottero)
name-red-butterfly = Paradisea rossa (farfalla)
name-black-sicklebill-stick-insect = Becco a sciabola nero (insetto stecco)
name-beetle = coleottero gioiello
name-butterfly = farfalla ornitottera
name-stick-insect = insetto stecco
name-mantis = mantide
name-cicada = cicala
name-field-monograph = Monografia sul campo
name-annotated-checklist = Lista commentata
name-museum-catalogue = Catalogo del museo
name-whistlers-notebook = Taccuino del fischiatore
name-lantern-diary = Diario della trappola luminosa
name-expedition-dispatch = Dispaccio di spedizione
name-telegram = Telegramma alla redazione
name-plumage-in-series = Piumaggi in serie
name-collected-plates = Tavole raccolte
name-fragments = Frammenti e schizzi
name-what-birds-eat = Che cosa mangiano gli uccelli
name-island-checklist = Lista dell’isola
name-sicklebill-question = La questione del Becco a sciabola
name-doubtful-species = Sulle specie dubbie
name-mornings-variety = Varietà di un mattino
name-works-cited = Opere citate
name-founding-paper = Articolo fondativo
name-parting-essay = Saggio d’addio
name-bridging-note = Nota di raccordo
name-junior = Fotografo alle prime armi
name-associate = Fotografo sul campo associato
name-senior = Fotografo esperto
name-all-star = Fotografo sul campo di grido
name-aerial = Fotografo aereo
name-sentient = Uccello fotografo senziente
name-crew = Squadra
name-ordinary = un uccello comune
name-special = un uccello speciale
name-king = il Re dei Nastri
name-j1 = giungla 1
name-j2 = giungla 2
name-j3 = giungla 3
name-c1 = radura 1
name-c2 = radura 2
name-c3 = radura 3
name-c4 = radura 4

# ---- che cosa è successo

event-dealt = { $seat } comincia con { $bird } nell’albero.
event-revealed = Nuovo in { $place }: { $bird }.
event-displayed = Nuovo nell’accademia: { $paper }.
event-starting = La pubblicazione iniziale della Squadra: { $paper }.
event-starts = { $seat } ha la macchina fotografica e comincia.
event-startled = { $seat } spaventa { $bird } verso { $space }.
event-photographed = { $seat } fotografa { $bird }: pagina { $page }.
event-copied = Il nidiaceo di { $seat } diventa una copia: { $species }.
event-mimic = Il nidiaceo di { $seat } non ha un’altra specie da copiare: è un Intruso del nido.
event-insect = { $seat } prende un insetto: { $insect }.
event-no_insect = Per { $seat } non resta alcun insetto di questo tipo: { $insect }.
event-called = { $seat } richiama: { $species }.
event-lured = { $bird } viene da { $place } nell’albero di { $seat }.
event-ran = { $seat } corre nella giungla.
event-flushed = { $bird } vola verso { $space }.
event-zoomed = { $seat } fotografa { $bird } nell’albero di { $target }: pagina { $page }.
event-gave = { $seat } dà { $bird } a { $target }.
event-drew = { $seat } pesca { $bird } nell’albero.
event-published = { $seat } pubblica { $paper }: pagina { $page }.
event-discarded = { $paper } viene scartato.
event-reshuffled = Le pubblicazioni scartate vengono mescolate in un nuovo mazzo.
event-spent = { $seat } restituisce due insetti per un’azione in più: { $first }, { $second }.
event-extra = { $seat } riceve un’azione in più.
event-ended = { $seat } finisce il turno{ $left ->
    [0] .
    [one] {" "}con 1 azione rimasta.
   *[other] {" "}con { $left } azioni rimaste.
  }
event-last_pages = { $seat } ha { $pages } pagine: questo è l’ultimo giro.
event-deck_empty = Il mazzo degli uccelli è esaurito: questo è l’ultimo giro.
event-idle = Da tre giri nessuno fa niente: questo è l’ultimo.
event-scored = { $seat }: uccelli { $birds }, pubblicazioni { $papers }, insetti { $insects }.
event-awarded = { $seat }: Becchi a sciabola neri { $sicklebills }, varietà { $variety }, libri { $books }.
event-totalled = { $seat } ha in tutto { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
event-tied = Parità a { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }: { $seat } ha ancora { $birds ->
    [one] { $birds } uccello
   *[other] { $birds } uccelli
  } nell’albero, e chi ne ha di più vince.
event-won = { $seat } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.

# ---- lo stesso, detto alla persona che riguarda

event-dealt-you = Cominci con { $bird } nel tuo albero.
event-starts-you = Hai la macchina fotografica e cominci.
event-startled-you = Spaventi { $bird } verso { $space }.
event-photographed-you = Fotografi { $bird }: pagina { $page }.
event-copied-you = Il tuo nidiaceo diventa una copia: { $species }.
event-mimic-you = Il tuo nidiaceo non ha un’altra specie da copiare: è un Intruso del nido.
event-insect-you = Prendi un insetto: { $insect }.
event-no_insect-you = Per te non resta alcun insetto di questo tipo: { $insect }.
event-called-you = Richiami: { $species }.
event-lured-you = { $bird } viene da { $place } nel tuo albero.
event-ran-you = Corri nella giungla.
event-zoomed-you = Fotografi { $bird } nell’albero di { $target }: pagina { $page }.
event-gave-you = Dai { $bird } a { $target }.
event-drew-you = Peschi { $bird } nel tuo albero.
event-published-you = Pubblichi { $paper }: pagina { $page }.
event-spent-you = Restituisci due insetti per un’azione in più: { $first }, { $second }.
event-extra-you = Ricevi un’azione in più.
event-ended-you = Finisci il tuo turno{ $left ->
    [0] .
    [one] {" "}con 1 azione rimasta.
   *[other] {" "}con { $left } azioni rimaste.
  }
event-last_pages-you = Hai { $pages } pagine: questo è l’ultimo giro.
event-scored-you = Tu: uccelli { $birds }, pubblicazioni { $papers }, insetti { $insects }.
event-awarded-you = Tu: Becchi a sciabola neri { $sicklebills }, varietà { $variety }, libri { $books }.
event-totalled-you = Hai in tutto { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
event-tied-you = Parità a { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }: hai ancora { $birds ->
    [one] { $birds } uccello
   *[other] { $birds } uccelli
  } nel tuo albero, e chi ne ha di più vince.
event-won-you = Vinci con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
tie-break = A parità di punti vince chi ha più uccelli nell’albero.

# ---- perché no

reason-actions = Per questo servono { $need ->
    [one] 1 azione
   *[other] { $need } azioni
  }, e te ne restano { $have }.
reason-two-birds = Per una foto servono due uccelli nel tuo albero, uno da spaventare e uno da fotografare; ne hai { $have }.
reason-not-in-your-tree = Nel tuo albero non c’è: { $bird }.
reason-all-startled = Tutte e quattro le pile mostrano uccelli spaventati: nessun altro può posarsi.
reason-on-startled = L’uccello in { $space } è spaventato, e un uccello spaventato non può posarsi lì.
reason-empty-first = { $space } non è vuoto, e gli spazi vuoti si riempiono per primi.
reason-tree-full = Il tuo albero è pieno: tiene { $most } uccelli.
reason-nobody-answers = Né la giungla né le pile mostrano: { $species }.
reason-startled = Spaventato, non risponde: { $species }.
reason-not-called = In { $place } non risponde: { $species }.
reason-jungle-empty = Nella giungla non c’è alcun uccello.
reason-one-each = { $space } ha già ricevuto un uccello: ognuno va in uno spazio suo.
reason-no-gift = Ti serve un uccello da dare nel tuo albero.
reason-own-tree = Lo zoom è per gli alberi degli altri.
reason-not-in-that-tree = In quell’albero non c’è: { $bird }.
reason-academy-empty = L’accademia è vuota.
reason-not-in-academy = { $paper } non è nell’accademia.
reason-none-left = Nella riserva non ne resta: { $insect }.
reason-spent-already = In questo turno hai già restituito insetti.
reason-two-insects = Ti servono due insetti, e ne hai { $have }.
reason-insect-missing = Ti servono { $need } × { $insect }, e ne hai { $have }.

# ---- il tavolo a parole, per il terminale

show-actions = Azioni rimaste: { $left }.
show-total = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }, { $pages ->
    [one] { $pages } pagina
   *[other] { $pages } pagine
  }.
show-deck = Mazzo degli uccelli: { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }; in cima c’è { $back }.
show-deck-empty = Il mazzo degli uccelli è esaurito.
show-last-page = La pagina { $pages } fa scattare la fine.
show-ending = Questo è l’ultimo giro.
show-crew-level = La Squadra pubblicherà per prima cosa: { $paper }
show-worths = Le serie di 1, 2, 3, … uccelli vicini danno: { $worths }.
show-stamps = Danno punti da soli, ovunque siano: { $worths }.
show-worth = { $species } { $values } ({ $rarity ->
    [one] { $rarity } carta
   *[other] { $rarity } carte
  })
show-worth-twelve = { $species } ognuna tanti quante ce ne sono nel diario ({ $rarity } carte)
show-jungle = Giungla: { $birds }.
show-clearing = Radura: { $birds }.
show-place = { $place } – { $bird }
show-pile = { $bird } (sopra altri { $below })
show-below = { $place }, sotto la prima: { $birds }.
show-startled = { $bird }, spaventato
show-bird = { $bird }
show-empty = niente
show-academy = Accademia:
show-paper = { $paper } ({ $books ->
    [one] { $books } libro
   *[other] { $books } libri
  }): { $worth }.
show-sicklebills = { $count ->
    [one] Il Becco a sciabola nero stampato conta
   *[other] I { $count } Becchi a sciabola neri stampati contano
  } per i premi.
show-paper-page = { $paper } ({ $points })
show-copy = { $bird } come { $species }
show-side = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  } se la partita finisse ora
show-tree = Albero: { $birds }.
show-journal = Diario ({ $count }): { $pages }.
show-insects = Insetti: { $insects }.
show-count = { $count ->
    [1] { $bird }
   *[other] { $count } × { $bird }
  }
show-flying = L’uccello in volo: { $bird }.
show-gift = Il regalo va a { $name }.
show-startle = Foto, 1 azione. Prima spaventare
show-startle-to = { $bird } verso { $space }
show-call = Richiamo, 1 azione
show-zoom = Zoom, 2 azioni, albero di { $name }
show-publish = Pubblicare, 2 azioni
show-spend = Due insetti per un’azione in più
show-two = { $first }, { $second }
show-at = { $bird } ({ $place })
show-two-actions = Zoom e pubblicazione richiedono due azioni.
show-ways = Uccelli { $birds }, pubblicazioni { $publications }, Becchi a sciabola neri { $sicklebills }, varietà { $variety }, insetti { $insects }, libri { $books }.
show-crew = La Squadra ({ $level }): { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.

# ---- quanto valgono le pubblicazioni e che cosa fanno subito

value-flat = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
value-identical-before = { $points } per ogni uccello identico nelle { $pages } pagine precedenti
value-identical-with-itself = { $points } per ogni uccello identico nelle { $pages } pagine di cui è l’ultima
value-identical-end = { $points } per ogni uccello identico nelle ultime { $pages } pagine del diario
value-complete-sets = { $points } per ogni serie completa
value-incomplete-sets = { $points } per ogni serie incompleta
value-insect-birds = { $points } per ogni pagina di uccello con insetto
value-species = { $points } per ogni specie
value-sicklebills = { $points } per ogni Becco a sciabola nero
value-hybrids = { $points } per ogni ibrido raro
value-window-species-before = { $points } per ogni specie nelle { $pages } pagine precedenti
value-window-species-with-itself = { $points } per ogni specie nelle { $pages } pagine di cui è l’ultima
value-window-species-end = { $points } per ogni specie nelle ultime { $pages } pagine del diario
value-publications = { $points } per ogni pubblicazione, anche questa
value-early = { $points } tra le prime { $pages } pagine, altrimenti { $otherwise }
value-late = { $points } tra le ultime { $pages } pagine, altrimenti { $otherwise }
value-bridge = { $points } tra due uccelli di una specie, altrimenti { $otherwise }
effect-call = Subito: un richiamo.
effect-insect = Subito: un insetto a scelta.
effect-run = Subito: correre nella giungla.
effect-action = Subito: un’azione in più.

# ---- obiettivi

box-set = Serie completa: { $name }
box-two-sets = Due serie complete di una specie
box-all-insects = Tutti e cinque gli insetti
box-no-insects = Nessun insetto alla fine
box-five-of-an-insect = Cinque insetti dello stesso tipo
box-hybrids = Ibridi rari: { $number }
box-sicklebills = Becchi a sciabola neri: { $number }
box-species = Specie: { $number }
box-books = Libri: { $number }
box-bird-points = Punti degli uccelli: { $number }
box-publication-points = Punti delle pubblicazioni: { $number }
box-total = Punti in tutto: { $number }
box-no-crew-sets = La Squadra non completa alcuna serie
box-crew-at-most = La Squadra ha al massimo { $number } punti
box-win-by = Vittoria con { $number } punti di vantaggio
box-beat = Vittoria contro: { $name }
box-no-hybrids = Vittoria senza ibridi rari

# ---- capitoli del regolamento

chapter-setup = preparazione
chapter-zones = il tavolo
chapter-birds = uccelli
chapter-insects = insetti
chapter-turn = turno
chapter-photo = foto
chapter-call = richiamo
chapter-run = corsa nella giungla
chapter-zoom = zoom
chapter-publish = pubblicare
chapter-publication = pubblicazioni
chapter-end = fine
chapter-scoring = punteggio
chapter-crew = la Squadra: giocare da soli
chapter-achievements = obiettivi

# ---- le regole

clause-setup-trees = Ognuno ha un albero e vi riceve quattro uccelli scoperti; tre uccelli stanno scoperti nella giungla.
    .ruling = La radura all’inizio è vuota, tranne che nel gioco da soli.
clause-setup-deck = In due, tre o quattro il mazzo degli uccelli ha le 69 carte delle dieci specie; in cinque si aggiungono le dodici Paradisee dodicifili.
clause-setup-twelve-wired = In meno di cinque le Paradisee dodicifili possono sostituire tutte le Paradisee azzurre.
    .ruling = Un’opzione; vale anche per il gioco da soli, che si prepara come in due.
clause-setup-specials = Solo dopo la distribuzione i sei ibridi rari e i quattro Nidiacei impostori vengono mescolati nel mazzo.
clause-setup-backs = Gli uccelli speciali hanno un dorso diverso dagli altri, e il Re dei Nastri uno suo.
    .ruling = Perciò tutti vedono se la carta in cima è comune, speciale o il Re dei Nastri; nessuno vede altro del mazzo.
clause-setup-academy = Le 19 pubblicazioni vengono mescolate; tre stanno scoperte nell’accademia.
clause-setup-first-player = Chi ha visto un uccello per ultimo prende la macchina fotografica e comincia.
    .ruling = Decide il caso chi sia, se nessuno è stato indicato.
clause-zones-tree = Un albero è una fila di al massimo sei uccelli scoperti. Un uccello per cui non c’è posto resta dov’è.
clause-zones-journal = Ogni pagina si mette a destra delle precedenti e non si sposta più. Alla fine conta solo il diario.
clause-zones-jungle = La giungla ha tre uccelli scoperti. Ciò che è stato preso viene sostituito dal mazzo alla fine dell’attività.
    .ruling = I nuovi uccelli occupano i posti vuoti da sinistra a destra.
clause-zones-clearing = La radura ha quattro pile di uccelli scoperti, che tutti possono sfogliare. Gli uccelli che vi arrivano devono riempire prima gli spazi vuoti.
clause-zones-academy = L’accademia ha tre pubblicazioni scoperte. Ciò che è stato preso viene sostituito subito.
clause-zones-open = Alberi, diari, pile e segnalini sono visibili a tutti.
    .ruling = Segreto è solo l’ordine dei due mazzi; i punti si possono contare in ogni momento.
clause-birds-stamp = Un uccello con timbro dà il numero indicato ovunque sia nel diario, e non è mai una serie.
clause-birds-ribbon = Gli uccelli con nastro danno punti in serie di pagine vicine: un uccello il primo valore, ogni altro della specie il successivo, finché l’ultimo valore completa la serie.
clause-birds-long-run = Altri uccelli vicini della specie cominciano una nuova serie.
    .ruling = Le serie si riempiono da sinistra a destra: di una lunga fila tutte sono complete tranne il resto alla fine.
clause-birds-adjacent = Solo pagine vicine formano una serie.
    .ruling = Ogni altra pagina in mezzo la termina, anche una pubblicazione, un timbro o un ibrido.
clause-birds-blue = Tre Paradisee azzurre vicine danno 11 punti.
    .ruling = Segue un quarto valore di 20, che completa la serie: con tre valori, tre azzurre separate darebbero più di una serie di tre. Come opzione la completano già tre.
clause-birds-nestling = Un Nidiaceo impostore, quando viene messo, diventa una copia dell’uccello subito alla sua sinistra, con il suo punteggio.
clause-birds-nestling-alone = Senza un uccello subito a sinistra resta un nidiaceo: niente punti, niente serie, e la sua specie è Intruso del nido.
    .ruling = Tutti gli Intrusi del nido sono una sola specie.
clause-birds-nestling-chain = Un nidiaceo copia l’uccello subito alla sua sinistra.
    .ruling = A destra di un nidiaceo copia ciò che quello è diventato; dopo un Intruso del nido lo è anche lui.
clause-birds-nestling-counts = Una copia è di quella specie.
    .ruling = Conta così per serie, premi, pubblicazioni e obiettivi, anche come Becco a sciabola nero, dodicifili o ibrido.
clause-birds-nestling-insect = Un nidiaceo non porta l’insetto dell’uccello che copia.
    .ruling = Né ne mostra uno per le pubblicazioni.
clause-birds-hybrid = Un ibrido raro dà i suoi punti, non forma serie ed è una specie a sé.
clause-birds-bobairo = L’Uccello misterioso di Bobairo non è un Becco a sciabola nero.
    .ruling = Nessun ibrido conta come uno dei suoi genitori.
clause-birds-twelve-wired = Ogni Paradisea dodicifili dà tanti punti quante ce ne sono nel diario, vicine o no: sei ne danno 36.
    .ruling = Non sono mai una serie.
clause-birds-species = Le specie sono le dieci, la Paradisea dodicifili, ogni ibrido e l’Intruso del nido.
    .ruling = Un solo conteggio serve per il premio della varietà e per tutte le pubblicazioni.
clause-insects-take = Chi aggiunge al diario un uccello che mostra un insetto prende un segnalino di quel tipo; lo stesso tipo si può prendere più volte.
    .ruling = Quali carte ne mostrano uno è ricostruito: nessun ibrido raro, nidiaceo o Paradisea dodicifili.
clause-insects-supply = I segnalini vengono dalla riserva.
    .ruling = Ce ne sono sei per tipo; dove non ne resta, non se ne prende.
clause-insects-boost = Una volta nel tuo turno puoi restituire alla riserva due insetti qualsiasi per un’azione in più.
    .ruling = Tra un’attività e l’altra, anche senza azioni rimaste; vanno bene due uguali e insetti presi in questo turno.
clause-turn-actions = Hai tre azioni; le attività si possono ripetere. Foto, richiamo e corsa nella giungla richiedono un’azione, zoom e pubblicazione due.
    .ruling = Per la corsa nella giungla non è stampato un numero; ne richiede una.
clause-turn-end = Il tuo turno finisce quando le azioni sono usate.
    .ruling = Puoi finirlo prima. Continua anche senza azioni finché puoi ancora restituire insetti.
clause-photo-need = Ti servono almeno due uccelli nel tuo albero.
clause-photo-startle = Prima spaventi un uccello del tuo albero verso la radura.
clause-photo-space = Un uccello spaventato non può posarsi su un uccello spaventato.
    .ruling = Va in uno spazio vuoto se ce n’è uno, altrimenti a tua scelta su una pila il cui uccello in cima è calmo.
clause-photo-blocked = Dove un uccello spaventato non può posarsi, non se ne può spaventare alcuno.
    .ruling = Nessuna foto finché tutte e quattro le pile mostrano uccelli spaventati.
clause-photo-journal = Poi metti un uccello del tuo albero come pagina successiva del tuo diario.
    .ruling = È una carta diversa da quella spaventata, anche se può essere uguale. Se resta un solo tipo di carta, viene fotografata subito.
clause-photo-calm = Gli uccelli si calmano alla fine del tuo turno, o quando un uccello calmo li copre.
clause-call-species = Richiami una specie.
    .ruling = Almeno un uccello deve rispondere. Per il richiamo tutti i nidiacei sono una specie, ogni ibrido una sua.
clause-call-all = Tutti gli uccelli della specie visibili nella giungla e sulle pile vengono nel tuo albero; devi prendere tutti quelli per cui hai posto.
clause-call-choose = Se non c’è posto per tutti, l’albero si riempie.
    .ruling = Chi richiama sceglie quali uccelli vengono.
clause-call-room = Un albero non ha mai più di sei uccelli.
    .ruling = Con l’albero pieno non si richiama.
clause-call-visible = Gli uccelli che il richiamo scopre non vengono, anche se sono della specie.
clause-call-startled = Gli uccelli spaventati non rispondono.
clause-call-refill = Dopo il richiamo la giungla viene riempita dal mazzo.
clause-run-flush = I tre uccelli della giungla vanno in tre spazi diversi della radura.
    .ruling = Scegli dove va ciascuno, prima quello a sinistra; può coprire un uccello spaventato. Se gli resta un solo spazio, ci vola subito.
clause-run-empty-first = Gli spazi vuoti si riempiono per primi.
    .ruling = Uno o due spazi vuoti devono essere tra i tre; se sono tre o quattro, gli uccelli vanno solo in spazi vuoti.
clause-run-calm = Questi uccelli sono calmi e si possono richiamare nello stesso turno.
clause-run-refill = Poi arrivano tre nuovi uccelli nella giungla.
clause-run-short = Gli uccelli della giungla volano.
    .ruling = Se sono meno di tre, quelli che ci sono; se non ce ne sono, non puoi correre.
clause-zoom-need = Ti serve almeno un uccello nel tuo albero.
    .ruling = E un altro albero deve averne uno.
clause-zoom-photo = Scegli un uccello nell’albero di un altro e lo metti nel tuo diario.
    .ruling = Prendi il suo insetto; niente viene spaventato.
clause-zoom-gift = Poi dai a quella persona un uccello del tuo albero, a scelta.
    .ruling = Se tutti i tuoi uccelli sono la stessa carta, uno viene dato subito.
clause-zoom-draw = Se quell’albero ha allora posto, il suo proprietario vi pesca un uccello dal mazzo.
    .ruling = Questa pesca è obbligatoria.
clause-publish-card = Metti una pubblicazione dell’accademia come pagina successiva del tuo diario. Termina la serie che la precede.
clause-publish-refill = Una nuova pubblicazione prende il suo posto.
    .ruling = In due o più, il posto resta vuoto quando il mazzo è esaurito.
clause-publish-empty = Si può pubblicare solo ciò che è nell’accademia.
    .ruling = Con l’accademia vuota nessuno può pubblicare.
clause-publication-effect = Alcune pubblicazioni fanno subito qualcosa quando vengono messe.
    .ruling = Non costa azioni, è obbligatorio, e si salta se non è possibile.
clause-publication-effect-call = «Taccuino del fischiatore» dà subito un richiamo.
    .ruling = Ricostruito.
clause-publication-effect-insect = «Diario della trappola luminosa» dà subito un insetto a scelta dalla riserva.
    .ruling = Ricostruito.
clause-publication-effect-run = «Dispaccio di spedizione» fa correre subito nella giungla.
    .ruling = Ricostruito.
clause-publication-effect-action = «Telegramma alla redazione» dà un’azione in più in questo turno.
    .ruling = Ricostruito. Si aggiunge a quella degli insetti.
clause-publication-flat = Le pubblicazioni con nastro blu danno un numero fisso.
clause-publication-final = Le pubblicazioni con nastro rosso danno punti secondo ciò che è nel diario.
    .ruling = Tutte si contano alla fine della partita, sul diario finito.
clause-publication-identical = Una pubblicazione dà 2 per ogni uccello identico in quattro pagine, tra cui contano anche le pubblicazioni.
    .ruling = Conta il gruppo più grande di una specie; un uccello solo non è identico ad alcuno.
clause-publication-window = Le pagine che una pubblicazione guarda sono le ultime quattro.
    .ruling = Le quattro subito alla sua sinistra, o quante ce ne sono: l’unica lettura che va bene per l’esempio stampato in entrambi gli ordini. Il file dei dati può dire altro.
clause-publication-complete-sets = «Tavole raccolte» dà punti per ogni serie completa del diario.
    .ruling = Ricostruito. Conta ogni serie riempita di una lunga fila.
clause-publication-incomplete-sets = «Frammenti e schizzi» dà punti per ogni serie incompleta del diario.
    .ruling = Ricostruito. Il resto di una lunga fila conta una volta.
clause-publication-insect-birds = «Che cosa mangiano gli uccelli» dà punti per ogni pagina con un uccello che mostra un insetto.
    .ruling = Ricostruito. Un nidiaceo che copia non ne mostra.
clause-publication-species = «Lista dell’isola» dà punti per ogni specie del diario.
    .ruling = Ricostruito.
clause-publication-sicklebills = «La questione del Becco a sciabola» dà punti per ogni Becco a sciabola nero del diario.
    .ruling = Ricostruito.
clause-publication-hybrids = «Sulle specie dubbie» dà punti per ogni ibrido raro del diario.
    .ruling = Ricostruito.
clause-publication-window-species = «Varietà di un mattino» dà punti per ogni specie nelle quattro pagine che la precedono.
    .ruling = Ricostruito.
clause-publication-works-cited = «Opere citate» dà punti per ogni pubblicazione del diario, se stessa compresa.
    .ruling = Ricostruito.
clause-publication-early = «Articolo fondativo» dà di più tra le prime sei pagine.
    .ruling = Ricostruito.
clause-publication-late = «Saggio d’addio» dà di più tra le ultime tre pagine alla fine della partita.
    .ruling = Ricostruito.
clause-publication-bridge = «Nota di raccordo» dà di più se le pagine ai due lati mostrano la stessa specie.
    .ruling = Ricostruito. Devono essere entrambe uccelli.
clause-end-pages = La fine scatta quando un diario arriva a 16 pagine in due, 14 in tre, 12 in quattro o cinque.
    .ruling = Il turno non si ferma: le altre pagine contano.
clause-end-deck = La fine scatta anche quando si deve pescare un uccello e il mazzo è vuoto.
    .ruling = Prima si riempie ciò che si può; le altre pesche si saltano, e le pile non si rimescolano mai.
clause-end-round = Si gioca finché tutti hanno avuto lo stesso numero di turni: ultimo è chi siede a destra della macchina fotografica.
clause-end-idle = Le regole non conoscono altra fine che queste due.
    .ruling = Nostra, perché nessuna partita duri per sempre: anche tre giri interi in cui nessuno fa niente, nemmeno spendere insetti, fanno scattare la fine. Tutto ciò che si fa la avvicina.
clause-end-winner = Vince chi ha più punti.
clause-end-tie = A parità di punti vince chi ha più uccelli nell’albero; poi il richiamo più convincente.
    .ruling = Non possiamo sentire i richiami: la vittoria è condivisa.
clause-scoring-journal = Contano tutti gli uccelli del diario, serie e timbri.
clause-scoring-publications = Contano tutte le pubblicazioni del diario.
clause-scoring-sicklebills = Chi ha più Becchi a sciabola neri prende 7, il secondo 3; ne serve almeno uno.
clause-scoring-variety = Chi ha più specie prende 7, il secondo 3.
    .ruling = Ne serve almeno una.
clause-scoring-ties = A parità tutti prendono i punti del loro posto; se i primi sono più d’uno, nessuno è secondo.
    .ruling = Più secondi prendono tutti 3. Anche in due il secondo viene pagato.
clause-scoring-insects = I tipi diversi di insetti danno punti insieme, fino a cinque tipi.
    .ruling = Contano quelli che si hanno alla fine. La tabella è ricostruita: 1, 3, 5, 8, 12.
clause-scoring-books = Chi ha più libri sulle pubblicazioni prende 5, chi ne ha meno perde 2; a parità vale per tutti.
    .ruling = Se tutti sono pari sopra lo zero prendono solo 5. Se qualcuno non ne ha, solo chi non ne ha è il minore.
clause-scoring-no-books = Senza pubblicazioni perdi sempre 2.
clause-scoring-example = L’esempio stampato dà 49 prima di premi e insetti: uccelli 37, pubblicazioni 12.
clause-crew-setup = Il gioco da soli si prepara come in due, l’altro è la Squadra; ogni spazio della radura comincia con un uccello.
    .ruling = Si distribuiscono prima di mescolare gli uccelli speciali. Cominci tu.
clause-crew-level = Scegli una di sei pubblicazioni iniziali: il livello della Squadra. Viene messa da parte.
clause-crew-turn = Dopo ogni tuo turno la Squadra fa tre cose in ordine: aggiunge al suo diario, corre se nessuna specie si vede due volte, e prende uccelli.
clause-crew-first-turn = Nel suo primo turno la Squadra pubblica invece la sua pubblicazione iniziale.
    .ruling = L’accademia resta com’è.
clause-crew-photograph = Con sei uccelli o più nell’albero la Squadra mette nel diario tutti gli uccelli della sua specie più abbondante.
    .ruling = Nell’ordine in cui sono arrivati; niente viene spaventato, e i nidiacei copiano come sempre.
clause-crew-photograph-tie = Tra specie ugualmente abbondanti: quella dell’ultima pagina, poi più punti per quel numero, poi il nastro più grande.
clause-crew-publish = Con meno uccelli pubblica la pubblicazione più a sinistra; le altre due vengono scartate, e l’accademia viene riempita.
    .ruling = Ignora ciò che le pubblicazioni fanno subito. Di un’accademia che ne ha meno prende la più a sinistra.
clause-crew-slide = Quando pubblichi, le pubblicazioni scorrono a sinistra e la nuova arriva a destra.
clause-crew-reshuffle = L’accademia viene riempita.
    .ruling = Quando il mazzo delle pubblicazioni è esaurito, ciò che la Squadra ha scartato viene mescolato in uno nuovo.
clause-crew-run = Se tutti gli uccelli visibili sono di specie diverse, la Squadra corre nella giungla.
clause-crew-run-order = Prima gli spazi vuoti, poi in senso orario da in alto a sinistra, nessuno due volte.
    .ruling = La radura è un quadrato. Gli uccelli della giungla partono da sinistra a destra, verso i vuoti anche in senso orario.
clause-crew-take = Se una specie si vede più volte, la Squadra prende tutti i suoi uccelli.
    .ruling = La specie che si vede di più; poi la giungla viene riempita.
clause-crew-take-tie = Tra queste: quella con più uccelli nel suo albero, poi più punti per quel numero, poi il nastro più grande.
clause-crew-take-one = Se tutte sono diverse prende un uccello: della specie più abbondante del suo albero, poi con più punti, poi con il nastro più grande.
    .ruling = Vale solo la specie più abbondante, o ognuna di quelle alla pari.
clause-crew-hierarchy = I punti sono quelli di quel numero di uccelli; poi conta il nastro.
    .ruling = Come una fila nuova; Becchi a sciabola 3 l’uno, dodicifili il quadrato, ibridi i loro punti, nidiacei 0. Il nastro più grande ha più gradini, poi l’ultimo valore più alto. Poi la specie più rara, poi l’uccello più vecchio, o la giungla da sinistra e la radura in senso orario.
clause-crew-no-limit = L’albero della Squadra non ha un massimo.
clause-crew-insects = La Squadra fa punti come un giocatore.
    .ruling = Perciò prende insetti quando aggiunge uccelli, e non li restituisce mai.
clause-crew-zoom = Hai tutte e cinque le attività.
    .ruling = Puoi puntare lo zoom sull’albero della Squadra; avendo posto, pesca sempre.
clause-crew-end = La fine scatta alla 18ª pagina di uno dei due diari, o quando il mazzo degli uccelli è esaurito.
    .ruling = Appena ne viene pescata l’ultima carta. La Squadra ha l’ultimo turno.
clause-crew-sicklebills = I Becchi a sciabola neri sulla pubblicazione iniziale contano per i premi alla fine.
    .ruling = Per il maggior numero e come specie; non danno 3 punti e non sono uccelli per serie o pubblicazioni.
clause-crew-tie = Il punteggio finale è quello solito.
    .ruling = Così anche le parità: se nei due alberi ci sono altrettanti uccelli, dividi la vittoria con la Squadra, e vale come vinta.
clause-achievements-win = Gli obiettivi contano solo se vinci contro la Squadra.
clause-achievements-boxes = Ci sono 57 caselle: 21 singole e nove righe da quattro.
    .ruling = Un risultato migliore spunta anche le caselle più basse della sua riga.
clause-achievements-sets = Una casella per una serie completa di ognuna di nove specie, una per due serie complete di una specie, una se la Squadra non ne ha.
clause-achievements-insects = Caselle per tutti e cinque gli insetti, per nessun segnalino alla fine, e per cinque di un tipo.
clause-achievements-lines = Righe per ibridi rari, Becchi a sciabola neri, specie, libri, punti degli uccelli e delle pubblicazioni, e punti in tutto.
    .ruling = I punti degli uccelli sono solo quelli delle carte uccello.
clause-achievements-crew = Righe per tenere bassi i punti della Squadra e per il vantaggio; caselle per battere ognuna delle sei Squadre e per vincere senza ibridi.
    .ruling = Tenere bassi vuol dire: al massimo quel numero; un vantaggio: almeno quel numero.

# ---- la pagina: quando una decisione si presenta per la prima volta

guide-turn = Richiama uccelli sul tuo albero, poi fotografali: ogni foto spaventa un altro uccello del tuo albero verso la radura. Foto di una specie fianco a fianco formano una serie, e l’ultimo uccello di una serie rende di più.
guide-photo = Il numero su ogni carta è ciò che aggiunge ai tuoi punti degli uccelli come pagina seguente. Una pagina non si sposta più: pensa a che cosa può seguirla.
guide-choose = Il tuo albero regge sei uccelli. Quelli che lasci restano dove sono, per te o per gli altri.
guide-flush = Prima gli spazi vuoti. Un uccello che si posa su una pila copre ciò che vi si trova; le pile si possono sfogliare, e ciò che è coperto torna quando si richiamano quelli sopra.
guide-give = Dai uno dei tuoi uccelli per quello che hai fotografato. Scegli quello che aiuta di meno.
guide-free-call = La tua pubblicazione porta un richiamo che non costa azioni. Tutti gli uccelli visibili della specie devono venire, finché c’è posto.
guide-free-insect = Insetti di tipi diversi valgono insieme alla fine; due qualsiasi si restituiscono per un’azione in più.

# ---- la pagina: le parole sul tavolo

result-lost = Vince la Squadra.
board-birds = Uccelli visibili
board-jungle = Giungla
board-clearing = Radura
board-academy = Accademia
board-insects = Insetti
board-tally = Punti
board-journals = Alberi e diari
board-actions = Attività
board-photo = Foto
board-call = Richiamo
board-run = Nella giungla
board-zoom = Zoom
board-publish = Pubblica
board-cost = { $cost ->
    [one] 1 azione
   *[other] { $cost } azioni
  }
board-left = { $left ->
    [0] Nessuna azione rimasta
    [one] Ancora 1 azione
   *[other] Ancora { $left } azioni
  }
board-spend = 2 insetti: +1 azione
board-end = Fine turno
board-startle = Spaventa
board-startled = spaventato
board-land-here = posati qui
board-empty = { $place }: vuoto
board-look = Sfoglia la pila: { $space }
board-pile = { $space }: { $count ->
    [one] 1 uccello
   *[other] { $count } uccelli, prima quello in cima
  }
board-copy = copia: { $species }
board-gain = porta { $points }
board-worth-ribbon = Serie da 1, 2, …: { $values }
board-worth-stamp = Timbro: { $points } punti ovunque sia
board-worth-twelve = Ognuna vale tanti punti quante ce ne sono nel tuo diario
board-worth-nestling = Diventa una copia dell’uccello alla sua sinistra
board-tree = Albero: { $count ->
    [one] 1 uccello
   *[other] { $count } uccelli
  }
board-tree-empty = Nessun uccello su questo albero
board-your-tree = Il tuo albero
board-your-journal = Il tuo diario
board-journal-of = Diario: { $name }
board-journal-empty = Ancora nessuna pagina
board-page = { $name }: pagina { $number }
board-page-number = Pagina { $number }
board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
board-set-complete = serie completa, { $points }
board-set-open = serie aperta, { $points }
board-next = poi: { $species }, +{ $points }
board-next-page = pagina { $page }
board-so-far = { $pages } pagine su { $last }, finora { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
board-camera = Ha la macchina fotografica: ha iniziato
board-pages = { $pages ->
    [one] 1 pagina
   *[other] { $pages } pagine
  }
board-tokens = { $insects ->
    [one] 1 insetto
   *[other] { $insects } insetti
  }
board-longest = Diario più lungo: { $pages } pagine su { $last }
board-last-round = Ultimo giro
board-papers-left = Nel mazzo: { $count }
board-supply = Nella riserva
board-insect-points = Punti per insetti diversi
board-awards = Più Becchi a sciabola neri: { $first }, secondo { $second }; più specie lo stesso. Più libri: { $most }; il minimo costa { $fewest }.
board-way-birds = Uccelli
board-way-publications = Pubblicazioni
board-way-sicklebills = Becchi a sciabola
board-way-variety = Varietà
board-way-insects = Insetti
board-way-books = Libri
board-total = Totale
board-tally-now = Se la partita finisse ora.
board-tally-over = Alla fine della partita.
board-crew-starts = La Squadra pubblica per prima:
board-crew-plays = La Squadra gioca secondo regole fisse: vedi il suo capitolo.
board-achievements = Traguardi
board-prompt-turn = { $left ->
    [0] Restituisci insetti, o finisci il turno
    [one] Tocca a te: ancora un’azione
   *[other] Tocca a te: ancora { $left } azioni
  }
board-prompt-photo = Quale uccello del tuo albero spaventi?
board-prompt-land = Spaventato: { $bird }. Dove si posa?
board-prompt-call = Quale specie richiami?
board-prompt-call-species = Richiamare: { $species }? { $count ->
    [one] 1 uccello viene
   *[other] { $count } uccelli vengono
  }
board-prompt-zoom = Quale uccello di un altro albero fotografi?
board-prompt-publish = Che cosa pubblichi?
board-prompt-spend = Quali due insetti restituisci?
board-prompt-end = Finire il turno con { $left ->
    [one] 1 azione rimasta?
   *[other] { $left } azioni rimaste?
  }
board-prompt-flush = { $bird } si alza in volo: dove?
board-prompt-give = Quale uccello dai? Va a { $name }
board-tray-startle = Prima spaventa un uccello del tuo albero: toccalo.
board-tray-land = Ora tocca lo spazio della radura dove si posa.
board-tray-call = Tutti gli uccelli visibili di una specie vengono sul tuo albero.
board-tray-zoom = Tocca un uccello di un altro albero. In cambio ne darai uno dei tuoi.
board-tray-publish = Diventa la pagina seguente del tuo diario.
board-tray-spend = Due insetti per un’azione in più, una volta per turno.

# ---- opzioni di un nuovo tavolo

option-twelve_wired = Paradisee dodicifili
option-twelve_wired-line = Ognuna vale tanti punti quante ne hai, ovunque siano: tante o nessuna.
option-twelve_wired-no = restano nella scatola
option-twelve_wired-for-blue = al posto delle Paradisee azzurre
option-blue_ribbon = Una serie di Paradisee azzurre è completa con
option-blue_ribbon-line = Con tre, una serie si completa prima. Con quattro, l’ultimo uccello la rende molto più preziosa.
option-blue_ribbon-three = tre uccelli
option-blue_ribbon-four = quattro uccelli
option-crew = La Squadra
option-crew-line = I tuoi avversari da solo. Più in basso nella lista, più difficili da battere.

# ---- gli uccelli dove c’è poco spazio, e la loro voce

short-king-of-saxony = Sassonia
voice-king-of-saxony = «Un fruscio di radio che cresce.»
short-standardwing = Wallace
voice-standardwing = «Latrati nasali sulla radura all’alba.»
short-arfak-astrapia = Astrapia
voice-arfak-astrapia = «Due schiocchi secchi dalla nebbia.»
short-western-parotia = Parotia
voice-western-parotia = «Un colpo di tosse, poi una danza muta.»
short-greater = Maggiore
voice-greater = «Uoc-uoc, uoc! In alto nella chioma.»
short-lophorina = Superba
voice-lophorina = «Un sibilo, e uno schiocco di dita.»
short-wilsons = Wilson
voice-wilsons = «Fischi sommessi su un suolo spazzato.»
short-blue = Azzurra
voice-blue = «Un ronzio profondo da un ramo pendente.»
short-red = Rossa
voice-red = «Ca-ca-ca, sempre più in fretta.»
short-black-sicklebill = Sciabola
voice-black-sicklebill = «Quinc, quinc: un martello nella foresta.»
short-twelve-wired = Dodici­fili
voice-twelve-wired = «Un rauco «ha» da un tronco spoglio.»
short-king-of-ribbons = Nastri
voice-king-of-ribbons = «Nessuno l’ha sentito due volte.»
short-bobairo = Bobairo
voice-bobairo = «La sua voce non è stata annotata.»
short-lobe-billed = Lobata
voice-lobe-billed = «Un fischio flautato, si dice.»
short-captain-blood = Cap. Blood
voice-captain-blood = «Mezzo ronzio, mezzo grido.»
short-astrapian-sicklebill = Astra­piano
voice-astrapian-sicklebill = «Uno schiocco al posto del martello.»
short-six-wired = Duiven­bode
voice-six-wired = «Danzò, e non disse nulla.»
short-nestling = Nidiaceo
voice-nestling = «Imboccami! Chiunque tu sia.»
short-brood-mimic = Intruso

# ---- the card reference

group-species = Uccelli
group-hybrid = Ibridi rari
group-publication = Pubblicazioni
group-crew = Pubblicazioni iniziali della Squadra
group-insect = Insetti
group-award = Premi
fact-insect = Insetto
fact-with-insect = Carte che lo mostrano
fact-books = Libri
fact-sicklebills = Becchi a sciabola neri
fact-different-kinds = 1 · 2 · … tipi diversi
fact-most = Il maggior numero
fact-second-most = Secondo
fact-fewest = Il minor numero
name-sicklebills = Becchi a sciabola neri
name-variety = varietà
name-books = libri

# ---- the scenes of the rulebook

scene-photo = Una foto vuole due uccelli del tuo albero: uno si spaventa e va nella radura, l’altro diventa la pagina successiva. Ada continua la sua serie.
scene-call = Ogni uccello visibile della specie chiamata arriva, dalla giungla e dalla cima delle pile, finché l’albero ha posto.
scene-run = La corsa manda gli uccelli della giungla nella radura, prima nei posti vuoti; la giungla si riempie di nuovo.
scene-zoom = Con lo zoom Ada fotografa un uccello dell’albero di Ben. Gliene dà uno dei suoi, e lui ne pesca un altro.
scene-publish = Una pubblicazione dell’accademia diventa la pagina successiva. Separa gli uccelli alla sua sinistra e destra.
scene-journal = La fine di una partita: la parentesi sopra ogni serie dice quanto porta. Poi vengono i premi.
scene-choosing = Nell’albero c’è un solo posto. Ada sceglie quale degli uccelli che rispondono arriva.
scene-collecting = Certe pubblicazioni hanno un effetto appena vengono posate. Grazie a questa Ada prende un insetto a sua scelta.
scene-spending = Una volta per turno due insetti tornano nella scorta in cambio di un’azione in più. Così ad Ada basta per un’altra foto.
part-birds = gli uccelli nel diario
part-papers = le pubblicazioni
part-insects = gli insetti
part-sicklebills = i Becchi a sciabola neri
part-variety = la varietà
part-books = i libri

# ---- che cosa dice il coach di un’azione. $seat è qualcun altro

coach-final = Finisci con { $points } punti.
coach-paper = Vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } per come è ora il tuo diario.
coach-paper-later = { $paper } non dà ancora nulla: quei punti sono da guadagnare.
coach-set-closed = Chiude la tua serie, che non crescerà più: { $species }.
coach-set-begun = Comincia una serie, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }; una seconda pagina accanto la porta a { $next }: { $species }.
coach-set-grown = La tua serie arriva a { $size } pagine, { $points } punti (+{ $more }): { $species }.
coach-set-complete = Completa una serie di { $size ->
    [one] una pagina
   *[other] { $size } pagine
  }, { $points } punti (+{ $more }): { $species }.
coach-birds = I tuoi uccelli valgono { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } in più.
coach-birds-less = I tuoi uccelli valgono { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } in meno.
coach-insects = { $kinds ->
    [one] Il tuo primo tipo di insetto
   *[other] Insetti di { $kinds } tipi
  }: +{ $points }.
coach-insects-less = I tuoi insetti valgono { $points } in meno.
coach-insect-double = Un altro insetto di un tipo che hai: due qualsiasi danno un’azione in più.
coach-award = Così com’è, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } in più per te: { $award }.
coach-award-lost = Così com’è, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } in meno per te: { $award }.
coach-award-rival = Così com’è, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } in meno per { $seat }: { $award }.
coach-lured-for-set = { $birds ->
    [one] Un uccello per la tua serie aperta viene
   *[other] { $birds } uccelli per la tua serie aperta vengono
  } nel tuo albero; la prossima pagina la porta a { $next }: { $species }.
coach-lured = Porta { $birds ->
    [one] un uccello
   *[other] { $birds } uccelli
  } nel tuo albero: { $species }.
coach-lured-more = Porta { $birds ->
    [one] un uccello
   *[other] { $birds } uccelli
  } nel tuo albero, che ne ha allora { $all }: { $species }.
coach-zoomed = { $seat } ne perde uno dal suo albero: { $species }.
coach-answering = A un richiamo risponderebbero allora in { $birds }: { $species }.
coach-covers = Copre questo uccello, che nessuno può più chiamare: { $bird }.
coach-startled-alone = L’uccello che lasci è nella radura, alla portata di tutti dopo il tuo turno: { $bird }.
coach-one-more = Ti { $actions ->
    [one] resta allora un’azione
   *[other] restano allora { $actions } azioni
  }.
coach-last-round = Fa cominciare l’ultimo giro.
coach-gave = Questo uccello lascia il tuo albero: { $bird }.
coach-ended = { $birds ->
    [0] Il tuo albero è allora vuoto.
    [one] Un uccello resta nel tuo albero.
   *[other] { $birds } uccelli restano nel tuo albero.
  }
coach-actions-left = In questo turno ti { $actions ->
    [one] resta un’azione
   *[other] restano { $actions } azioni
  }.
