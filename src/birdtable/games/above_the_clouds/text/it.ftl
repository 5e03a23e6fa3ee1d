# Über den Wolken: tutte le frasi che si leggono al tavolo. Dove servirebbe un articolo, l’uccello segue i due punti.

title = Über den Wolken
tagline = Fatti largo nello stormo, atterra in testa a tutti e fai punti con le caselle che ti lasci alle spalle.
intro-1 = Gli uccelli di tutti i giocatori volano in un solo stormo di tre file. Dopo tre tappe vince chi ha più punti.
intro-2 = Nel tuo turno paghi cubi azione per scambiare un tuo uccello con il suo vicino, aggiungere un uccello o prendere una carta Manovra; ogni volta quell’azione costa poi un cubo in più. Oppure giochi una carta della tua mano, o passi.
intro-3 = Quando nessuno ha più cubi la tappa finisce: in ogni colonna atterra l’uccello più avanzato.
intro-4 = La carta Nido dice quanti punti danno i tuoi uccelli atterrati, e che cosa aggiunge o toglie ogni coppia di una femmina e un maschio.
intro-5 = Poi puoi fare punti con carte della tua mano: una carta indica due caselle e dà punti per ognuna su cui vola ancora un tuo uccello; tutte e due insieme danno 2 punti in più.
intro-6 = Dopo, ognuno riprende i suoi cubi, le colonne si riempiono e comincia la tappa successiva. I rondoni sono neutri: non sono di nessuno e non danno punti a nessuno.

# ---- che cosa si decide

decision-turn = Tocca a te: usa un’azione standard, gioca una carta Manovra oppure passa.
decision-standard = Scegli un’azione standard.
decision-swap = Scegli i due uccelli da scambiare.
decision-copy = Scegli quale carta della fila usare.
decision-score-one = Scegli con quale carta della tua mano fare punti.
decision-search = Scegli un uccello dal mazzo.
decision-place = Scegli una colonna e se mettere l’uccello davanti o dietro.
decision-discard = Hai cinque carte in mano: scartane una.
decision-score-cards = Fai punti con carte della tua mano, oppure concludi.

# ---- le azioni, come elenco di scelte

action-pass = Passa: 2 cubi nel nido, o l’ultimo
action-swap = Scambia { $first } con { $second }
action-add = Aggiungi un uccello: { $source }
action-place = Mettilo nella colonna { $column }, { $end }
action-take = Prendi { $card }
action-play = Gioca { $card }
action-copy = Usa { $card } dalla fila delle carte
action-search = Prendi dal mazzo: { $bird }
action-discard = Scarta { $card }
action-score = Fai punti con { $card }
action-done = Concludi

# ---- i nomi

name-kite-female = nibbio reale ♀
name-kite-male = nibbio reale ♂
name-goose-female = oca selvatica ♀
name-goose-male = oca selvatica ♂
name-crane-female = gru ♀
name-crane-male = gru ♂
name-swallow-female = rondine ♀
name-swallow-male = rondine ♂
name-swift = rondone
name-kite = nibbio reale
name-goose = oca selvatica
name-crane = gru
name-swallow = rondine
name-front = davanti
name-back = dietro
name-middle = al centro
name-first = primo uccello scoperto
name-second = secondo uccello scoperto
name-stack = cima del mazzo
name-sideways = Volare a sinistra o a destra
name-forward = Volare avanti o indietro
name-add = Aggiungere un uccello
name-take = Prendere una carta Manovra
name-dodge = Schivata
name-sharp-dodge = Schivata brusca
name-lead-change = Cambio di guida
name-standard = Standard
name-neutral = Neutro
name-diagonal = Diagonale
name-score = Punteggio
name-free-flight = Volo libero
name-favorite-bird = Uccello preferito
name-display = Disponibile
name-even = Stormo regolare
name-crowd = La folla
name-loners = Solitari
name-early = Chi prima arriva
name-growing = Stormo in crescita
name-shy = Uccelli timidi
name-couples = Coppie

# ---- che cosa è successo. $seat è il nome di un giocatore

event-dealt = { $seat } riceve { $card }.
event-dealt-hidden = { $seat } riceve una carta.
event-stage = Comincia la tappa { $stage }. Carta Nido: { $nest }.
event-starts = Comincia { $seat }.
event-paid = { $seat } paga { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
  }: “{ $action }”.
event-swapped = { $seat } scambia due uccelli: { $first_bird } ({ $first }) e { $second_bird } ({ $second }).
event-drew = { $seat } prende un uccello: { $bird } ({ $source }).
event-placed = { $seat } mette un uccello nella colonna { $column }, { $end }: { $bird }.
event-revealed = Nuovo uccello scoperto: { $bird }.
event-took = { $seat } prende { $card }.
event-played = { $seat } gioca { $card }{ $cubes ->
    [0] .
    [one] {" "}per { $cubes } cubo.
   *[other] {" "}per { $cubes } cubi.
  }
event-copied = { $seat } usa { $card } dalla fila delle carte per { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
  }.
event-searched = { $seat } cerca nel mazzo e prende un uccello: { $bird }. Il mazzo viene mescolato.
event-discarded = { $seat } scarta { $card }.
event-passed = { $seat } passa e mette nel nido { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
  }.
event-landed = Dalla colonna { $column } atterra un uccello: { $bird }.
event-nested = { $seat } { $birds ->
    [0] non fa atterrare nessun uccello
    [one] fa atterrare { $birds } uccello
   *[other] fa atterrare { $birds } uccelli
  }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }{ $pairs ->
    [0] .
    [one] {" "}({ $for_pairs } per una coppia).
   *[other] {" "}({ $for_pairs } per { $pairs } coppie).
  }
event-scored = { $seat } fa punti con { $card }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }{ $for_both ->
    [0] .
   *[other] {" "}({ $for_both } per entrambe le caselle).
  }
event-displayed = Nuova carta nella fila: { $card }.
event-reshuffled = Gli scarti vengono mescolati e diventano il nuovo mazzo di pesca.
event-joined = Colonna { $column }: dietro si aggiunge un uccello, { $bird }.
event-tied = Parità a { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }: { $seat } { $birds ->
    [0] non ha uccelli
    [one] ha { $birds } uccello
   *[other] ha { $birds } uccelli
  } sulla tavola da gioco, e vince chi ne ha meno.
event-won = { $seat } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.

# ---- perché no

reason-off-board = La tavola da gioco ha { $columns } colonne: { $place } è fuori.
reason-empty-space = La casella { $space } è vuota, e un uccello non vola mai su una casella vuota.
reason-not-connected-dodge = Le due caselle devono essere nella stessa fila, a esattamente 2 caselle l’una dall’altra.
reason-not-connected-sharp-dodge = Le due caselle devono essere nella stessa fila, a esattamente 3 caselle l’una dall’altra.
reason-not-connected-lead-change = Le due caselle devono essere nella stessa colonna, a esattamente 2 caselle l’una dall’altra.
reason-not-connected-neutral = Le due caselle devono essere adiacenti in una fila o in una colonna.
reason-not-connected-diagonal = Le due caselle devono toccarsi in diagonale.
reason-not-connected-standard = Le due caselle devono essere adiacenti in una fila o in una colonna.
reason-not-yours = Nessuno dei due uccelli è tuo.
reason-not-neutral = Nessuno dei due uccelli è neutro.
reason-price = “{ $action }” ora costa { $need ->
    [one] { $need } cubo
   *[other] { $need } cubi
  } e tu ne hai { $have }.
reason-card-cost = La carta costa { $need ->
    [one] { $need } cubo
   *[other] { $need } cubi
  } e tu ne hai { $have }.
reason-no-bird = Qui non c’è nessun uccello da prendere: { $source }.
reason-flock-full = Tutte le colonne hanno già tre uccelli.
reason-column-full = La colonna { $column } ha già tre uccelli.
reason-not-displayed = { $card } non è nella fila delle carte.
reason-copied-stays = { $card } è in uso e resta nella fila delle carte.
reason-not-in-hand = Non hai { $card } in mano.
reason-nothing-to-copy = Con i tuoi cubi ora non puoi usare nessuna carta della fila.
reason-no-display-of-display = Una carta “Disponibile” non può usare un’altra carta “Disponibile”.
reason-impossible-dodge = Per nessuno dei tuoi uccelli ce n’è un altro esattamente 2 caselle più in là nella fila.
reason-impossible-sharp-dodge = Per nessuno dei tuoi uccelli ce n’è un altro esattamente 3 caselle più in là nella fila.
reason-impossible-lead-change = Per nessuno dei tuoi uccelli ce n’è un altro esattamente 2 caselle più in là nella colonna.
reason-impossible-standard = Nessuna azione standard è possibile.
reason-impossible-neutral = Nessun uccello neutro ha un vicino diretto.
reason-impossible-diagonal = Nessuno dei tuoi uccelli ha un vicino in diagonale.
reason-impossible-score = Nessun’altra carta della tua mano dà punti in questo momento.
reason-impossible-free-flight = Non hai uccelli da scambiare sulla tavola da gioco.
reason-impossible-favorite-bird = Il mazzo è vuoto, oppure tutte le colonne hanno già tre uccelli.
reason-not-in-stack = Questo uccello non è nel mazzo: { $bird }.
reason-scores-nothing = Nessuno dei tuoi uccelli è su una delle due caselle di { $card }.

# ---- che cosa è successo, detto alla persona interessata

event-dealt-you = Ricevi { $card }.
event-starts-you = Cominci tu.
event-paid-you = Paghi { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
  }: “{ $action }”.
event-swapped-you = Scambi due uccelli: { $first_bird } ({ $first }) e { $second_bird } ({ $second }).
event-drew-you = Prendi un uccello: { $bird } ({ $source }).
event-placed-you = Metti un uccello nella colonna { $column }, { $end }: { $bird }.
event-took-you = Prendi { $card }.
event-played-you = Giochi { $card }{ $cubes ->
    [0] .
    [one] {" "}per { $cubes } cubo.
   *[other] {" "}per { $cubes } cubi.
  }
event-copied-you = Usi { $card } dalla fila delle carte per { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
  }.
event-searched-you = Cerchi nel mazzo e prendi un uccello: { $bird }. Il mazzo viene mescolato.
event-discarded-you = Scarti { $card }.
event-passed-you = Passi e metti nel nido { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
  }.
event-nested-you = { $birds ->
    [0] Non fai atterrare nessun uccello
    [one] Fai atterrare { $birds } uccello
   *[other] Fai atterrare { $birds } uccelli
  }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }{ $pairs ->
    [0] .
    [one] {" "}({ $for_pairs } per una coppia).
   *[other] {" "}({ $for_pairs } per { $pairs } coppie).
  }
event-scored-you = Fai punti con { $card }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }{ $for_both ->
    [0] .
   *[other] {" "}({ $for_both } per entrambe le caselle).
  }
event-tied-you = Parità a { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }: tu { $birds ->
    [0] non hai uccelli
    [one] hai { $birds } uccello
   *[other] hai { $birds } uccelli
  } sulla tavola da gioco, e vince chi ne ha meno.
event-won-you = Vinci con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
tie-break = A parità di punti vince chi ha meno uccelli sulla tavola da gioco.

# ---- il tavolo in parole, per il terminale

show-stage = Tappa { $stage } di { $stages }. Carta Nido: { $nest }.
show-landing = Da 1 a 5 uccelli atterrati: { $points }; coppia ♀♂: { $pair }.
show-stage-short = Tappa { $stage } di { $stages }.
show-past-nests = Carte Nido precedenti: { $nests }.
show-seat = { $name }: { $birds }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }, { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
  }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
  }.
show-neutral = I rondoni sono neutri: non sono di nessuno.
show-status = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }, { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
  }.
show-flock = Lo stormo, a partire dalla fila davanti. La lettera della fila e il numero della colonna indicano una casella, per esempio m3:
show-column = colonna
show-row-front = davanti f
show-row-middle = centro m
show-row-back = dietro b
show-empty = -
show-short-kite-female = nibbio♀
show-short-kite-male = nibbio♂
show-short-goose-female = oca♀
show-short-goose-male = oca♂
show-short-crane-female = gru♀
show-short-crane-male = gru♂
show-short-swallow-female = rondine♀
show-short-swallow-male = rondine♂
show-short-swift = rondone
show-species-kite = nibbio
show-species-goose = oca
show-species-crane = gru
show-species-swallow = rondine
show-your-kite = tuo { $bird }
show-your-goose = tua { $bird }
show-your-crane = tua { $bird }
show-your-swallow = tua { $bird }
show-swift = rondone (neutro)
show-bird-yours = { $bird } (tuo)
show-count = { $count ->
    [1] { $bird }
   *[other] { $count } × { $bird }
  }
show-top = la cima del mazzo
show-prices = Prezzi attuali: { $prices }.
show-face-up = Uccelli scoperti: { $birds }.
show-drawn = L’uccello da collocare: { $bird }.
show-using = { $card }: { $effect }.
show-stack = Mazzo: { $count ->
    [one] { $count } uccello: { $layers }.
   *[other] { $count } uccelli: { $layers }.
  }
show-shuffled = { $birds } (ordine sconosciuto)
show-stack-empty = Il mazzo è vuoto.
show-stack-below = { $above }; sotto { $layer }
show-display = Fila delle carte. Ogni carta ha un costo e un effetto quando la giochi, e punti per due caselle:
show-hand = La tua mano:
show-known = { $name } ha in mano: { $cards }.
show-no-cards = nessuna carta
show-deck = Mazzo di pesca: { $deck ->
    [one] { $deck } carta
   *[other] { $deck } carte
  }. Scarti: { $discards ->
    [one] { $discards } carta
   *[other] { $discards } carte
  }.
show-discards = Scartate: { $cards }.
show-card = { $name }, { $cost }: { $effect }. Punti: { $marks }.
show-cost-copy = costo della carta usata
show-mark = { $space } { $points }
show-mark-yours = { $space } { $points } (tuo)
show-mark-landing = { $space } { $points } (tuo, atterrerà)
show-cost = { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
  }
show-unknown = una carta coperta
show-play = Gioca una carta della tua mano
show-score = Fai punti con { $card }: { $points ->
    [one] { $points } punto adesso
   *[other] { $points } punti adesso
  }
show-place = Colonna { $column }, { $end } ({ $space })
show-pass = { $cubes ->
    [one] Passa: metti nel nido l’ultimo cubo che hai
   *[other] Passa: metti nel nido { $cubes } cubi
  }
show-not-now = { $card } { $reason }
show-too-dear = Troppo caro per { $have ->
    [one] il tuo ultimo cubo
   *[other] i tuoi { $have } cubi
  }: { $actions }.
show-keep = Le carte con cui non fai punti restano nella tua mano.
show-keep-last = È l’ultima tappa: le carte con cui non fai punti adesso non valgono più nulla.
show-points-from = Per tappa { $stages }; atterraggi { $landings }, carte { $cards }.

# ---- che cosa fanno le carte, in poche parole

effect-dodge = un tuo uccello con uno a esattamente 2 caselle nella sua fila
effect-sharp-dodge = un tuo uccello con uno a esattamente 3 caselle nella sua fila
effect-lead-change = un tuo uccello con uno a esattamente 2 caselle nella sua colonna
effect-standard = un’azione standard qualsiasi
effect-neutral = un rondone con l’uccello accanto, davanti o dietro
effect-diagonal = un tuo uccello con un vicino in diagonale
effect-score = fai punti subito con un’altra carta della tua mano
effect-free-flight = un tuo uccello con qualsiasi altro
effect-favorite-bird = aggiungi un uccello a scelta dal mazzo, poi mescolalo
effect-display = usa una carta della fila al suo costo; vi resta

# ---- la prima partita: di che cosa si tratta

guide-turn = Scambia uno dei tuoi uccelli con il vicino, aggiungi un uccello, prendi o gioca una carta, oppure passa. Ogni uso di un’azione standard rende il successivo più caro di un cubo. Gli uccelli davanti atterrano e fanno punti; quelli dietro possono far valere le tue carte.
guide-standard = La tua carta ti dà un’azione standard senza pagarne il prezzo. Scegline una cara: lì risparmi di più.
guide-swap = La tua carta scambia due uccelli. Tocca uno degli uccelli segnati, poi quello con cui cambia posto.
guide-copy = Puoi usare una carta della fila come se fosse tua, al suo costo. Resta nella fila per gli altri.
guide-score-one = Una carta della tua mano fa punti subito, con lo stormo così com’è. Un uccello che sta per atterrare conta ancora.
guide-search = Qualsiasi uccello del mazzo può unirsi allo stormo. Di solito ne vuoi uno tuo; una femmina e un maschio che atterrano insieme formano una coppia.
guide-place = Davanti a una colonna l’uccello atterrerà presto. Dietro spinge avanti gli altri e resta per far valere le carte.
guide-discard = Puoi tenere al massimo quattro carte. Lascia quella le cui caselle vanno meno bene per i tuoi uccelli.
guide-score-cards = Gli uccelli davanti sono atterrati. Ora le tue carte pagano per le loro caselle con un tuo uccello ancora in volo; tutte e due valgono 2 punti in più. Una carta che tieni può fare punti in una tappa successiva.

# ---- parole brevi sul tabellone

board-flock = Lo stormo
board-actions = Azioni standard
board-stage = Tappa { $stage } di { $stages }
board-nest = Nido di questa tappa
board-next = Prossimi uccelli
board-display = Fila delle carte
board-known = Carte note
board-discards = Scarti
board-hidden = { $cards ->
    [one] e 1 carta coperta
   *[other] e { $cards } carte coperte
  }
board-sideways = Di lato
board-forward = Avanti, indietro
board-add = Aggiungi
board-take = Prendi carta
board-pass = Passa
board-free = gratis
board-done = Concludi
board-space = { $space }: { $bird }
board-space-yours = { $space }: { $bird }, tuo
board-space-empty = { $space }: vuota
board-can-fly = Può cambiare posto
board-marks = Mostra le caselle di { $card }
board-keep = o tieni, e fai punti
board-both = tutte e due tue
board-score = Fai { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
board-pair = ogni coppia
board-in-stack = nel mazzo
board-stack = Il mazzo: { $count ->
    [one] 1 uccello
   *[other] { $count } uccelli
  }
board-layer-top = Nel mazzo, in ordine ignoto:
board-layer-below = Sotto:
board-take-one = prendine una: { $price }
board-place = Una casella vuota: davanti alla colonna. La freccia: dietro, e la colonna avanza.
board-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }
board-forecast = Se la tappa finisse ora, atterreresti con { $birds ->
    [0] nessun uccello.
    [one] 1 uccello per { $points }.
   *[other] { $birds } uccelli per { $points }.
  }
board-prompt-turn = Tocca a te: vola, aggiungi, prendi, gioca o passa
board-prompt-partner = Con quale uccello cambia posto?
board-prompt-sideways = Tocca a te: a sinistra o a destra
board-prompt-forward = Tocca a te: avanti o indietro
board-prompt-add = Tocca a te: quale uccello si unisce?
board-prompt-take = Tocca a te: quale carta prendi?

# ---- capitoli del regolamento

chapter-setup = preparazione
chapter-turn = turno
chapter-action = azioni standard
chapter-card = carte Manovra
chapter-stage = fine di una tappa
chapter-landing = atterraggio
chapter-scoring = punti delle carte
chapter-next = la tappa successiva
chapter-end = fine

# ---- le regole, una per una: preparazione

clause-setup-board = La tavola da gioco ha tre file (davanti, al centro, dietro) e 5, 6 o 7 colonne per 2, 3 o 4 giocatori.
clause-setup-pieces = Ognuno ha cinque uccelli del proprio colore e, in 2, 3 o 4 giocatori, 10, 13 o 16 cubi azione; cinque uccelli neutri non sono di nessuno.
    .ruling = Il posto 1 gioca con i nibbi reali, il posto 2 con le oche selvatiche, il posto 3 con le gru, il posto 4 con le rondini. Ogni colore ha tre femmine e due maschi: l’esempio dell’atterraggio e la preparazione lasciano aperte due ripartizioni, e questa dà a ogni riserva una femmina e un maschio.
clause-setup-flock = Tre uccelli neutri, insieme a due femmine e un maschio di ogni giocatore, vengono mescolati e disposti scoperti a triangolo: 1-2-3-2-1, 1-2-3-3-2-1 o 1-2-3-3-3-2-1 uccelli nelle colonne.
    .ruling = Solo queste altezze si accordano con i numeri stampati e con la nota sulle colonne esterne. Gli uccelli si seguono senza vuoti a partire dalla fila posteriore.
clause-setup-reserve = I due uccelli rimasti a ogni giocatore e due neutri, mescolati, formano il mazzo coperto degli uccelli; due di questi vengono scoperti lì accanto.
clause-setup-cards = Le carte Manovra per il vostro numero di giocatori (16, 19 o 22) vengono mescolate; ognuno ne riceve due; 4, 5 o 6 formano la fila delle carte scoperte; il resto è il mazzo di pesca.
clause-setup-nest = Le sette carte Nido vengono mescolate e se ne scopre una per la prima tappa.
clause-setup-score = Tutti partono da 0 punti.
clause-setup-start-player = Comincia chi ha più uccelli nella fila più avanzata; in caso di parità, chi fra questi giocatori ne ha di più nelle due file più avanzate; se non basta, decide la sorte.
    .ruling = Il secondo conteggio riguarda solo chi è in parità. Gli uccelli neutri non contano per nessuno; se nella fila più avanzata non ci sono uccelli dei giocatori, tutti sono in parità.
clause-setup-hidden = Le carte in mano sono segrete.
    .ruling = La fila delle carte, gli scarti, gli uccelli scoperti, il numero di carte in mano e i cubi sono pubblici. Una carta presa dalla fila è nota a tutti. Nessuno conosce l’ordine dei mazzi; tutti, invece, possono sapere quali uccelli contiene il mazzo degli uccelli.

# ---- il turno

clause-turn-order = I turni si susseguono in senso orario. Nel tuo turno usi un’azione standard, giochi una carta Manovra oppure passi.
    .ruling = Chi non ha più cubi viene saltato; gli altri continuano, se serve anche da soli.
clause-turn-price = La prima volta un’azione standard costa 1 cubo, poi 2, poi 3 e così via, chiunque la usi.
clause-turn-clear = I cubi che si trovano sull’azione vanno prima nel nido; poi metti i tuoi.
clause-turn-afford = Se i cubi non ti bastano, non puoi usare un’azione.
    .ruling = Prima si pagano i cubi, poi si esegue l’azione.
clause-turn-possible = Puoi scegliere solo ciò che puoi davvero eseguire.
    .ruling = Il regolamento lo dice azione per azione; per noi vale per tutte le azioni e anche per le carte.

# ---- azioni standard

clause-action-sideways = Volare a sinistra o a destra: uno dei tuoi uccelli scambia il posto con l’uccello subito accanto.
clause-action-forward = Volare avanti o indietro: uno dei tuoi uccelli scambia il posto con l’uccello subito davanti o subito dietro.
clause-action-swap-birds = Un uccello non vola mai su una casella vuota.
    .ruling = Ogni scambio, con un’azione standard o con una carta, avviene tra due uccelli. L’altro uccello può essere di chiunque: tuo, di un avversario o neutro.
clause-action-add = Aggiungere un uccello: uno scoperto, oppure quello in cima al mazzo, entra in una colonna a tua scelta.
    .ruling = L’uccello in cima viene mostrato a tutti prima di sceglierne il posto. Può essere di chiunque.
clause-action-add-front = Un nuovo uccello può entrare davanti, in testa a una colonna.
    .ruling = Cioè nella casella vuota subito davanti al primo uccello della colonna: lo stormo non ha mai vuoti.
clause-action-add-back = Oppure tutti gli uccelli di una colonna avanzano di una casella e quello nuovo entra dietro.
clause-action-add-full = Una colonna di tre uccelli è piena; quando lo sono tutte, l’azione non è possibile.
clause-action-add-reveal = Dopo aver usato un uccello scoperto, si scopre quello in cima al mazzo.
    .ruling = Finché il mazzo è vuoto non si scopre nulla; i posti degli uccelli scoperti si riempiono di nuovo una volta riformato lo stormo. Se non ci sono più uccelli né scoperti né nel mazzo, non se ne possono aggiungere.
clause-action-take = Prendere una carta Manovra: una carta della fila passa nella tua mano. Se nella fila non ci sono carte, l’azione non è possibile.
clause-action-take-limit = Puoi tenere in mano al massimo quattro carte: se ne prendi una quinta, dopo ne scarti una.
    .ruling = Può essere anche quella appena presa.
clause-action-take-refill = Le nuove carte arrivano nella fila solo alla fine della tappa.

# ---- carte Manovra

clause-card-play = Giocare una carta Manovra: metti nel nido i cubi che costa, esegui la sua azione e mettila sulla pila degli scarti.
    .ruling = La carta lascia la mano prima della sua azione.
clause-card-dodge = Schivata (2 cubi): uno dei tuoi uccelli scambia il posto con un uccello esattamente 2 caselle più in là nella sua fila.
clause-card-sharp-dodge = Schivata brusca (2 cubi): uno dei tuoi uccelli scambia il posto con un uccello esattamente 3 caselle più in là nella sua fila.
clause-card-dodge-over = Una schivata passa sopra le caselle intermedie.
    .ruling = Possono essere vuote; solo alle due estremità devono esserci uccelli.
clause-card-lead-change = Cambio di guida (2 cubi): uno dei tuoi uccelli scambia il posto con un uccello esattamente 2 caselle più in là nella sua colonna.
clause-card-standard = Standard (2 cubi): usa una qualsiasi azione standard, qualunque sia il suo prezzo attuale. I tuoi due cubi vanno subito nel nido.
    .ruling = Il prezzo di quell’azione non cambia. Poiché la carta ha già lasciato la mano, prendere una carta in questo modo non obbliga mai a scartare.
clause-card-neutral = Neutro (2 cubi): un uccello neutro scambia il posto con un uccello subito accanto, davanti o dietro.
    .ruling = Due delle quattro lingue dicono solo “adiacente”; la diagonale ha una carta tutta sua. Si possono scambiare anche due uccelli neutri.
clause-card-diagonal = Diagonale (3 cubi): uno dei tuoi uccelli scambia il posto con un vicino in diagonale.
clause-card-score = Punteggio (3 cubi): fai subito punti con un’altra carta della tua mano, poi scartala.
    .ruling = Conta lo stormo com’è in quel momento, con i 2 punti in più per entrambe le caselle; una sola carta, e deve dare almeno 1 punto.
clause-card-free-flight = Volo libero (4 cubi): uno dei tuoi uccelli scambia il posto con un qualsiasi altro uccello sulla tavola da gioco.
clause-card-favorite-bird = Uccello preferito (4 cubi): cerca nel mazzo l’uccello che vuoi, aggiungilo allo stormo, poi mescola il mazzo.
    .ruling = Si cerca solo nel mazzo coperto, non tra gli uccelli scoperti. L’uccello viene mostrato e collocato come ogni nuovo arrivato; non è possibile con il mazzo vuoto o con lo stormo al completo. Si mescola tutto il mazzo.
clause-card-display = Disponibile: usa l’azione di una carta della fila e paga quanto costa quella carta, che resta nella fila.
    .ruling = Una carta “Disponibile” che si trova nella fila non si può usare così. Se usi “Standard” per prendere una carta, ne prendi una diversa da quella usata. Se usi “Punteggio”, va bene ogni carta che ti è rimasta in mano.
clause-turn-pass = Passare: metti nel nido 2 cubi, o l’ultimo che hai. Nel tuo prossimo turno scegli di nuovo liberamente.
    .ruling = Passare è sempre permesso.

# ---- la fine di una tappa

clause-stage-end = Quando nessuno ha più cubi, la tappa si chiude con l’atterraggio.
    .ruling = Prima si porta a termine l’azione pagata con l’ultimo cubo.
clause-landing-front = In ogni colonna l’uccello più avanzato atterra e lascia lo stormo, anche con caselle vuote davanti.
clause-landing-points = La carta Nido dà punti in base a quanti tuoi uccelli sono atterrati; per gli uccelli neutri nessuno fa punti, e senza uccelli atterrati non ci sono punti.
clause-landing-pairs = Per ogni tua coppia atterrata, un maschio e una femmina, si aggiunge ai tuoi punti il bonus o il malus della carta Nido.
    .ruling = Le tue coppie sono tante quanti i maschi o le femmine che hai fatto atterrare: vale il numero più piccolo. Un malus conta per intero, anche sotto lo 0; il tracciato dei punti non ha un limite inferiore.
clause-landing-stack = Gli uccelli atterrati vengono mescolati e messi sotto il mazzo degli uccelli.
    .ruling = Coperti, in un ordine che nessuno conosce. Tutti sanno comunque quali uccelli erano e che si trovano sotto gli altri.
clause-scoring-cards = Dopo l’atterraggio ognuno può fare punti con carte Manovra della propria mano: una carta indica due caselle con dei punti, e ogni casella con un tuo uccello dà i suoi. Ne serve almeno una.
    .ruling = In ordine di turno a partire dal giocatore iniziale della tappa, dopo aver contato tutti gli atterraggi. A chi ha carte si chiede sempre, così nulla rivela quali carte della mano non davano punti.
clause-scoring-both = Occupare entrambe le caselle indicate dà 2 punti in più.
clause-scoring-any-number = Puoi fare punti con tutte le carte che vuoi; poi quelle carte si scartano. Un uccello può contare per più carte.
    .ruling = Le altre carte restano in mano.

# ---- la tappa successiva

clause-next-cubes = Ognuno riprende tutti i suoi cubi.
    .ruling = Così ogni azione costa di nuovo 1.
clause-next-nest = Si scopre una nuova carta Nido.
clause-next-display = La fila delle carte torna a 4, 5 o 6 carte.
clause-next-reshuffle = Quando il mazzo di pesca è finito, gli scarti vengono mescolati e ne formano uno nuovo.
    .ruling = Se sono finiti entrambi, la fila resta incompleta.
clause-next-formation = Gli uccelli delle colonne avanzano fino a riformare il triangolo della preparazione, e uccelli dal mazzo riempiono, scoperti, le caselle vuote della fila posteriore.
    .ruling = Da sinistra a destra, ogni colonna troppo corta avanza di una fila e riceve un uccello dietro; gli uccelli atterrati sono già sotto il mazzo.
clause-next-surplus = Una tappa può cominciare con più uccelli se in una colonna esterna ne sono rimasti due.
clause-next-face-up = Accanto al mazzo ci sono due uccelli scoperti.
    .ruling = Si completano una volta riformato lo stormo.
clause-next-start-player = Chi ora ha più uccelli nella fila più avanzata comincia la tappa successiva; in caso di parità vale quanto detto per la preparazione.

# ---- la fine

clause-end-stages = La partita finisce dopo i punti della terza tappa. Vince chi ha più punti.
    .ruling = Le carte ancora in mano non valgono nulla.
clause-end-tie = A parità di punti vince chi ha meno uccelli sulla tavola da gioco; se non basta, la vittoria è condivisa.
    .ruling = Si contano i propri uccelli dopo il terzo atterraggio.

# ---- the card reference

group-maneuver = Manovre
group-cards-2 = Carte manovra in 2
group-cards-3 = Carte manovra in 3
group-cards-4 = Carte manovra in 4
group-nest = Carte nido
group-bird = Uccelli
fact-spaces = Caselle
fact-landing-points = Atterrano da 1 a 5 uccelli
fact-pair = Ogni coppia ♀♂
fact-females = Femmine
fact-males = Maschi
fact-copies-by-players = Copie in 2 · 3 · 4
fact-cubes = Cubi
name-cost-of-copy = quelli della carta usata

# ---- the scenes of the rulebook

scene-sideways = Il nibbio di Ada scambia il posto con il rondone accanto. Almeno uno dei due dev’essere suo.
scene-forward = Lo stesso in una colonna: il nibbio passa dietro un’oca, da dove può ancora segnare carte.
scene-adding = Ada aggiunge un uccello scoperto in fondo a una colonna; quelli davanti avanzano.
scene-taking = Ada prende una carta della fila. La metà alta si gioca, quella bassa si tiene e si segna.
scene-dodging = Una schivata salta una casella della riga. Le carte hanno un costo fisso.
scene-landing = La fine di una tappa in quattro. Il primo uccello di ogni colonna atterra; la carta nido paga secondo il numero e per ogni coppia.
scene-marks = Dopo l’atterraggio: su entrambe le caselle della carta di Ada vola ancora un suo uccello.
scene-sharply = Una Schivata brusca scavalca due caselle di una fila: il nibbio di Ada scambia il posto con un’oca.
scene-leading = Un Cambio di guida scambia il primo e l’ultimo uccello di una colonna; quello in mezzo resta dov’è.
scene-diagonally = Diagonale: il nibbio lascia la testa per la colonna accanto, una fila più indietro.
scene-neutrally = Con Neutro un rondone scambia il posto con chi gli sta davanti, dietro o accanto; nessuno dei due dev’essere di Ada.
scene-freely = Volo libero: un qualsiasi uccello di Ada scambia il posto con un qualsiasi altro, per quanto lontano.
scene-standard = Volare di lato ormai è caro. Una carta Standard compie qualsiasi azione standard al prezzo della carta, e i cubi di Ben restano dove sono.
scene-at-once = Punteggio: Ada segna subito un’altra carta della sua mano, prima che gli uccelli atterrino, e le scarta entrambe.
scene-favorite = Uccello preferito: Ada cerca nel mazzo l’uccello che vuole e lo aggiunge allo stormo; il mazzo si rimescola.
scene-copying = Una carta Disponibile usa una carta scoperta al prezzo di quella. La carta usata resta dov’è.
scene-fifth = Ada prende una quinta carta e deve scartarne una: in mano non ne restano mai più di quattro.
scene-keeping = Nessuno è obbligato a segnare. Ada tiene la carta per una tappa in cui forse renderà di più.
part-nests = i nidi
part-pairs = i punti per le coppie
part-cards = le carte punteggio

# ---- che cosa dice il coach di un’azione. $seat è qualcun altro

coach-scored = { $card } dà { $points } subito.
coach-landed = Chiude la tappa: i tuoi uccelli che atterrano danno { $points } (prima { $before }).
coach-landed-same = Chiude la tappa: i tuoi uccelli che atterrano danno { $points }.
coach-keeps-cards = Tieni { $cards ->
    [one] la tua carta
   *[other] le tue { $cards } carte
  } per la prossima tappa.
coach-cards-unscored = Quello che hai ancora in mano non dà più nulla.
coach-landed-rival = Chiude la tappa: gli uccelli di { $seat } che atterrano danno { $points } (prima { $before }).
coach-lands-more = In questa formazione { $birds ->
    [one] atterrerebbe un uccello in più dei tuoi
   *[other] atterrerebbero { $birds } uccelli in più dei tuoi
  }: { $points } invece di { $before } punti.
coach-lands-fewer = In questa formazione { $birds ->
    [one] atterrerebbe un uccello in meno dei tuoi
   *[other] atterrerebbero { $birds } uccelli in meno dei tuoi
  }: { $points } invece di { $before } punti.
coach-pairs-more = I tuoi uccelli che atterrano farebbero una coppia in più ({ $each } a coppia): { $points } invece di { $before } punti.
coach-pairs-fewer = I tuoi uccelli che atterrano farebbero una coppia in meno ({ $each } a coppia): { $points } invece di { $before } punti.
coach-landing-rival = { $seat } farebbe { $points } invece di { $before } punti all’atterraggio.
coach-card-new = { $card } darebbe { $points } nella formazione attuale.
coach-card-nothing = { $card } non darebbe ancora nulla: i tuoi uccelli devono prima arrivarci.
coach-card-more = { $card } nella tua mano darebbe { $points } invece di { $before }.
coach-card-less = { $card } nella tua mano { $points ->
    [0] non darebbe più nulla
   *[other] darebbe solo { $points }
  } invece di { $before }.
coach-price = La prossima volta questa azione costa { $price } invece di { $was }: “{ $action }”.
coach-cubes = Ti { $cubes ->
    [0] restano zero cubi
    [one] resta un cubo
   *[other] restano { $cubes } cubi
  }, agli altri { $most ->
    [0] nessuno
   *[other] fino a { $most }
  }.
coach-cubes-rival = Ti { $cubes ->
    [0] restano zero cubi
    [one] resta un cubo
   *[other] restano { $cubes } cubi
  }, { $seat } { $most ->
    [0] non ne ha più
    [one] ne ha uno
   *[other] ne ha { $most }
  }.
