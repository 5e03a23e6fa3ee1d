# Pigeons, tutte le frasi da leggere.

title = Piccioni
tagline = Mira alla folla, temi il falco, tieni vivo il tuo stormo.
intro-1 = Guidi uno stormo sui tetti di una città. I punti vengono da persone e auto colpite, dai piccioni altrui uccisi dal tuo falco e da quelli vivi alla fine.
intro-2 = Ogni giro dà a ognuno due turni di cinque azioni: mangiare, volare, accoppiarsi, sganciare.
intro-3 = Per sganciare attraversi una strada, scegli linea e momento, e speri nella mano ferma.
intro-4 = Poi i cubi sui bersagli vincono tessere; un ombrello costa un punto.
intro-5 = Infine ognuno fa scivolare il falco lungo un’asta verso uno dei quattro posatoi. I piccioni caduti in strada sono morti.
intro-6 = Quando qualcuno ha sganciato l’ultimo cubo, quel giro è l’ultimo.

# ---- decisions

decision-place = Piazza un piccione su un tetto.
decision-turn = Un’azione: mangiare, volare, accoppiarsi o sganciare; o finisci.
decision-mercy = Il tuo stormo è perso: un piccione può venire in un parco.
decision-nest = Scegli un parco per il giovane piccione.
decision-line = Scegli la linea del volo: sotto 0 a sinistra del centro, sopra 0 a destra.
decision-release = Scegli dove lasciare.
decision-second-release = Scegli dove lasciare il secondo cubo.
decision-roost = Scegli un posatoio, o rinuncia.
decision-azimuth = Gira l’asta: 0° segue il bordo nord o sud, 90° il bordo ovest o est.
decision-elevation = Alza l’asta.
decision-trim = Affina la mira, poi lascia.
decision-flight = Il falco vola.
decision-fate = Un piccione è stato colpito.
decision-where = Un piccione si ferma.
decision-drop = Un cubo cade.
decision-east = Il cubo si ferma.
decision-south = Il cubo si ferma.

# ---- actions

action-place = Piazza un piccione su { $square }
action-feed = Mangia: un cubo nella cloaca
action-fly = Piccione { $pigeon }: vola a { $direction }
action-leave = Lascia il parco ({ $park }) lungo la corsia { $lane }
action-mate = Accoppiati; il giovane va nel parco: { $park }
action-cross = Incrocia con { $seat }
action-nest = Nel parco: { $park }
action-poop = Sgancia: piccione { $pigeon } a { $direction }
action-poop-leaving = Sgancia lasciando il parco ({ $park }) lungo la corsia { $lane }
action-deuce = Doppietta: piccione { $pigeon } a { $direction }
action-deuce-leaving = Doppietta lasciando il parco ({ $park }) lungo la corsia { $lane }
action-line = Linea { $line }
action-release = Lascia dopo { $step }/8 di pollice
action-press = Lascia a mano dopo { $step }/8 di pollice
action-early = Il cubo è caduto troppo presto
action-slip = Il piccione è scivolato
action-hold = Non lasciare
action-end = Finisci il turno
action-roost = Usa il posatoio: { $roost }
action-decline = Rinuncia
action-azimuth = Gira a { $degrees }°
action-elevation = Alza a { $degrees }°
action-trim = Quarti di grado: { $sideways } di lato, { $upwards } in alto
action-touch = L’asta tocca { $thing }
action-stick = L’attrito trattiene il falco
action-meet = Il falco urta { $building }
action-spare = Rimesso in piedi: { $pigeon }
action-totter = Vacilla e resta: { $pigeon }
action-strike = Colpito: { $pigeon }
action-topple = Urtato da un piccione che cade: { $pigeon }
action-rest = Tutto è fermo
action-die = Cade in strada
action-fall = Cade su un tetto
action-stay = Resta in piedi
action-to = Su { $square }
action-knock = Il cubo { $cube } viene urtato
action-land = Il cubo si ferma su { $street }: { $touch }
action-lost = Il cubo è perso
action-east = { $sixteenths } sedicesimi da ovest
action-south = { $sixteenths } sedicesimi da nord

# ---- names

name-north = nord
name-east = est
name-south = sud
name-west = ovest
name-nw = nord-ovest
name-ne = nord-est
name-se = sud-est
name-sw = sud-ovest
name-middle = centro
name-red = rosso
name-yellow = giallo
name-green = verde
name-blue = blu
name-purple = viola
name-park-north = il parco nord
name-park-east = il parco est
name-park-south = il parco sud
name-park-west = il parco ovest
name-bag = il sacchetto
name-building = l’edificio
name-pedestrian = pedone
name-couple = coppia
name-trio = trio
name-car = auto
name-convertible = cabriolet
name-walker = pedone e ombrello
name-stroll = coppia e ombrello
name-outing = tre e due ombrelli
name-crossing = auto e pedone
name-vip = calvo in abito
name-splash = fuori dai bersagli
name-hit = colpito
name-umbrella = un ombrello
name-upright = in piedi
name-pushed = spinto
name-lying = caduto

# ---- events

event-laid = Nuova su { $street }: { $tile }.
event-starts = { $seat } riceve il Grifone furioso.
event-placed = { $seat } piazza { $pigeon } su { $square }.
event-round = Il giro { $round } inizia con { $seat }.
event-turn = { $seat }: turno di piccione { $turn }.
event-fed = { $seat } mangia: { $cloaca } nella cloaca, { $supply } nella scorta.
event-flew = { $seat } fa volare { $pigeon } da { $start } a { $square }.
event-mated = { $seat } accoppia: { $pigeon } arriva nel parco ({ $park }).
event-crossed = { $seat } incrocia con lo stormo di { $other }. Esce un piccione di { $drawn }.
event-nested = { $seat } mette { $pigeon } nel parco ({ $park }).
event-pitied = Pietà: { $pigeon } di { $seat } arriva nel parco ({ $park }).
event-released = { $seat } lascia { $cubes ->
    [one] un cubo
   *[other] { $cubes } cubi
  } da { $pigeon }.
event-dropped = Il cubo di { $seat } si ferma su { $street }: { $touch }.
event-missed = Il cubo di { $seat } è perso.
event-knocked = Un cubo di { $seat } viene spinto su { $street }: { $touch }.
event-swept = Un cubo di { $seat } viene spinto fuori città.
event-early = { $seat } ha lasciato troppo presto: { $cubes ->
    [one] cubo perso
   *[other] { $cubes } cubi persi
  }.
event-slipped = Il piccione di { $seat } è scivolato: { $cubes ->
    [one] cubo perso
   *[other] { $cubes } cubi persi
  }.
event-held = { $seat } attraversa senza lasciare.
event-returned = { $pigeon } di { $seat } torna a { $start }.
event-ended = { $seat } finisce il turno, { $left ->
    [one] { $left } azione non usata
   *[other] { $left } azioni non usate
  }.
event-emptied = { $seat } non ha più cubi: è l’ultimo giro.
event-won_tile = { $seat } vince { $tile } su { $street }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
event-shaded = { $seat } ha colpito solo un ombrello su { $street } e prende { $tile } coperta: un punto in meno.
event-penalised = { $seat } ha colpito un ombrello su { $street } e { $tiles ->
    [0] segna un punto in meno: la riserva è vuota
   *[other] prende una tessera coperta dalla riserva: un punto in meno
  }.
event-aimed = { $seat } fa scivolare il falco verso il posatoio { $roost }: asta girata a { $azimuth }°, alzata a { $elevation }°.
event-declined = { $seat } non manda il falco.
event-void = L’asta di { $seat }, girata a { $azimuth }° e alzata a { $elevation }°, tocca { $thing }: volo nullo.
event-stuck = L’attrito trattiene il falco di { $seat }: non scivola.
event-met = Il falco di { $seat } urta { $building }. Chi colpisce d’ora in poi non conta.
event-spared = { $pigeon } è stato colpito solo dopo che il falco ha urtato { $building }: torna com’era.
event-tottered = { $pigeon } vacilla e resta dov’era.
event-struck = Il falco di { $seat } colpisce { $pigeon }.
event-toppled = Un piccione colpito dal falco di { $seat } cade contro { $pigeon }.
event-killed = { $pigeon } è morto. { $seat } { $blood ->
    [0] non prende gocce
   *[other] prende una goccia di sangue
  }.
event-hurt = { $pigeon } giace ferito su { $square }.
event-pushed = { $pigeon } viene spinto su { $square }.
event-rested = Il falco di { $seat } è fermo: { $kills ->
    [one] { $kills } ucciso
   *[other] { $kills } uccisi
  }.
event-rose = { $posture ->
    [1] { $pigeon } è stato solo spinto e sta su { $square }.
   *[other] { $pigeon } si rialza su { $square }.
  }
event-last = L’ultimo giro è finito.
event-alive = { $seat } ha { $pigeons ->
    [one] { $pigeons } piccione vivo
   *[other] { $pigeons } piccioni vivi
  }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
event-tied = Parità: { $seat } ha { $people ->
    [one] { $people } persona
   *[other] { $people } persone
  } e { $cubes ->
    [one] { $cubes } cubo rimasto
   *[other] { $cubes } cubi rimasti
  }.
event-won = { $seat } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
tie-break = Hanno deciso più persone, poi più cubi rimasti.

# ---- events, told to the one they are about

event-starts-you = Ricevi il Grifone furioso.
event-placed-you = Metti { $pigeon } su { $square }.
event-turn-you = Il tuo turno di piccione { $turn }.
event-round-you = Il giro { $round } inizia con te.
event-fed-you = Mangi: { $cloaca } nella cloaca, { $supply } nella scorta.
event-flew-you = Fai volare { $pigeon } da { $start } a { $square }.
event-mated-you = Accoppi: { $pigeon } arriva nel parco ({ $park }).
event-crossed-you = Incroci con lo stormo di { $other }. Si estrae un piccione di { $drawn }.
event-nested-you = Metti { $pigeon } nel parco ({ $park }).
event-pitied-you = Pietà: il tuo { $pigeon } arriva nel parco ({ $park }).
event-released-you = Sganci { $cubes ->
    [one] un cubo
   *[other] { $cubes } cubi
  } da { $pigeon }.
event-dropped-you = Il tuo cubo si ferma su { $street }: { $touch }.
event-missed-you = Il tuo cubo è perso.
event-knocked-you = Un tuo cubo è spinto su { $street }: { $touch }.
event-swept-you = Un tuo cubo è spinto fuori dalla città.
event-early-you = Hai sganciato troppo presto: { $cubes ->
    [one] cubo perso
   *[other] { $cubes } cubi persi
  }.
event-slipped-you = Il tuo piccione è scivolato: { $cubes ->
    [one] cubo perso
   *[other] { $cubes } cubi persi
  }.
event-held-you = Attraversi senza sganciare.
event-returned-you = Il tuo { $pigeon } torna a { $start }.
event-ended-you = Finisci il turno, { $left ->
    [one] { $left } azione non usata
   *[other] { $left } azioni non usate
  }.
event-emptied-you = Non hai più cubi: è l’ultimo giro.
event-won_tile-you = Vinci { $tile } su { $street }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
event-shaded-you = Hai colpito solo un ombrello su { $street } e prendi { $tile } coperta: un punto in meno.
event-penalised-you = Hai colpito un ombrello su { $street } e { $tiles ->
    [0] segni un punto in meno: la riserva è vuota
   *[other] prendi una tessera coperta dalla riserva: un punto in meno
  }.
event-aimed-you = Fai scivolare il falco verso il posatoio { $roost }: asta girata a { $azimuth }°, alzata a { $elevation }°.
event-declined-you = Non lanci il falco.
event-void-you = La tua asta, girata a { $azimuth }° e alzata a { $elevation }°, tocca { $thing }: volo nullo.
event-stuck-you = L’attrito trattiene il tuo falco: non scivola.
event-met-you = Il tuo falco urta { $building }. Chi colpisce d’ora in poi non conta.
event-struck-you = Il tuo falco colpisce { $pigeon }.
event-toppled-you = Un piccione colpito dal tuo falco cade contro { $pigeon }.
event-killed-you = { $pigeon } è morto. { $blood ->
    [0] Non prendi gocce
   *[other] Prendi una goccia di sangue
  }.
event-rested-you = Il tuo falco è fermo: { $kills ->
    [one] { $kills } ucciso
   *[other] { $kills } uccisi
  }.
event-alive-you = Hai { $pigeons ->
    [one] { $pigeons } piccione vivo
   *[other] { $pigeons } piccioni vivi
  }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
event-tied-you = Parità: hai { $people ->
    [one] { $people } persona
   *[other] { $people } persone
  } sulle tessere e { $cubes ->
    [one] { $cubes } cubo rimasto
   *[other] { $cubes } cubi rimasti
  }.
event-won-you = Vinci con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.

# ---- reasons

reason-not-now = Non è richiesto ora: { $decision }
reason-chance = Che succede lo dice l’arbitro, non si sceglie.
reason-occupied = { $square } è occupato.
reason-quadrants = { $missing ->
    [one] { $missing } quadrante sarebbe
   *[other] { $missing } quadranti sarebbero
  } ancora senza piccioni, con { $left } da piazzare.
reason-no-supply = La tua scorta è vuota.
reason-cloaca-full = La tua cloaca ha già quattro cubi.
reason-no-pigeon = Il tuo piccione { $pigeon } non è su un tetto.
reason-no-roof = Nessun tetto in quella linea.
reason-blocked = { $square } è occupato e nessun quadrato libero è a portata.
reason-must-fly-on = { $pigeon } è sopra un quadrato occupato e deve prima proseguire.
reason-not-in-park = Non hai piccioni in quel parco.
reason-no-street = Questo volo non attraversa strade.
reason-cloaca = { $need ->
    [one] Serve { $need } cubo
   *[other] Servono { $need } cubi
  } nella cloaca; ne hai { $have }.
reason-actions = Costa { $need ->
    [one] { $need } azione
   *[other] { $need } azioni
  }; ne hai { $have }.
reason-deuce-once = Hai già fatto una doppietta in questo turno.
reason-no-pair = Nessuna coppia di tuoi piccioni affiancati alla stessa altezza.
reason-bag-empty = Non hai piccioni nel sacchetto.
reason-no-spare = { $seat } non ha piccioni nel sacchetto.
reason-parks-full = Due tuoi piccioni sono già nei parchi.
reason-not-other = Per incrociare serve un altro giocatore al tavolo.
reason-not-beside = Nessun tuo piccione sta accanto a uno di { $seat } alla stessa altezza.
reason-beyond-street = Qui la strada è larga solo { $eighths } ottavi di pollice.
reason-no-reflex = A questo tavolo nessuno cronometra: nulla può scivolare.
reason-beyond-range = L’asta gira da { $first } a { $last } gradi e si alza da { $low } a { $high }.
reason-not-struck = { $pigeon } non è su un tetto o è già stato colpito.
reason-no-cube = Non c’è un tale cubo da urtare.
reason-rod-late = L’asta era libera al rilascio.
reason-met = Il falco ha già urtato { $building }: chi colpisce ora torna al suo posto.
reason-not-met = In questo volo il falco non ha urtato edifici.

# ---- the table in words

show-where = { $limit ->
    [0] Giro { $round }. { $phase }
   *[other] Giro { $round } di { $limit } al massimo. { $phase }
  }
show-phase-set-up = Preparazione.
show-phase-pigeons = Turni di piccione.
show-phase-falcons = Voli di falco.
show-last = È l’ultimo giro.
show-seat = { $name } ({ $colour }): punti { $points }; piccioni vivi { $alive }; cubi nella cloaca { $cloaca }, nella scorta { $supply }; gocce { $blood }; persone { $people }.
show-pigeons = { $name }: { $places }.
show-streets = Nelle strade, per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }, e dov’è il bersaglio: { $tiles }.
show-tile = { $street } { $tile } { $where }
show-cubes = Cubi nelle strade: { $cubes }.
show-cube = { $street } { $name }, { $touch }
show-actions = { $actions ->
    [one] { $actions } azione rimasta
   *[other] { $actions } azioni rimaste
  }.
show-city = La città: lettere = piccioni, cifre = altezze.

# ---- chapters

chapter-setup = Preparazione
chapter-round = Il giro
chapter-turn = Turni di piccione
chapter-feed = Mangiare
chapter-fly = Volare
chapter-mate = Accoppiarsi
chapter-cross = Incrociare
chapter-poop = Sganciare
chapter-deuce = Doppietta
chapter-scoring = Punteggio delle tessere
chapter-falcon = Il falco
chapter-after = Dopo i voli
chapter-end = La fine

# ---- clauses

clause-setup-board = La città ha 64 spazi: 32 di edifici e 32 di strada con una tessera ciascuno.
    .ruling = 23 edifici numerati stanno come nella nostra mappa, i più alti al centro; alcuni coprono più spazi. Non si costruiscono città proprie.
clause-setup-squares = I tetti sono divisi in quadrati di un pollice; ognuno ospita un piccione.
    .ruling = Uno spazio misura due pollici per due: la città ha quindi 128 quadrati di tetto.
clause-setup-tiles = Le tessere si mescolano; 32 stanno scoperte sulle strade, il resto è la riserva.
clause-setup-cubes = Ognuno ha 12 cubi: 11 nella scorta, uno nella cloaca.
clause-setup-flock = Ognuno ha otto piccioni: sei si piazzano, due restano nel sacchetto.
    .ruling = I due colori di un gruppo non contano.
clause-setup-start-player = Chi inizia riceve il Grifone furioso.
    .ruling = Il caso sceglie chi inizia, se nessuno è stato indicato.
clause-setup-placement = Dal Grifone in senso orario ognuno piazza un piccione su un quadrato libero, fino a sei.
clause-setup-quadrants = Ognuno deve avere piccioni in tutti e quattro i quadranti.
    .ruling = Un quadrato è rifiutato se i piccioni rimasti non bastano per i quadranti mancanti.
clause-round-order = Ognuno ha due turni di piccione per giro: in senso orario dal Grifone, poi a ritroso; l’ultimo gioca due volte di seguito.
clause-round-phases = Un giro: turni di piccione, punteggio e ricambio delle tessere, poi un volo di falco ciascuno.
clause-turn-actions = Un turno ha cinque azioni, in qualsiasi ordine e ripetibili, per qualsiasi proprio piccione.
    .ruling = Ogni azione costa uno; una doppietta di più, se un’opzione lo dice.
clause-turn-unused = Le azioni non usate vanno perse.
    .ruling = Il turno può finire prima.
clause-feed-feed = Mangiare: un cubo dalla scorta alla cloaca.
clause-feed-limit = La cloaca non contiene mai più di quattro cubi.
clause-feed-once = Un cubo sganciato non torna mai.
clause-fly-straight = Volare: al quadrato di tetto vicino, o diritto oltre una strada fino al tetto più vicino in quella linea.
    .ruling = Quattro direzioni; il tetto contiguo di un altro edificio è un passo come gli altri; l’altezza non conta. Senza tetto in linea, niente volo.
clause-fly-occupied = Un piccione non può restare su un quadrato occupato.
clause-fly-through = Può proseguire da un quadrato occupato se le azioni bastano per raggiungerne uno libero.
    .ruling = Deve farlo subito; nulla si interpone.
clause-fly-return = Un piccione che un incidente lascia sopra un quadrato occupato senza azioni sufficienti torna dove stava.
    .ruling = Nostra: il regolamento non lo dice.
clause-mate-beside = Accoppiarsi: due tuoi piccioni affiancati, anche in diagonale, su tetti della stessa altezza.
    .ruling = Non nei parchi, a terra o sopra un quadrato occupato.
clause-mate-park = Un piccione dal sacchetto va in un parco a scelta.
    .ruling = Quattro parchi stanno fuori, uno per lato; possono ospitarne quanti si vuole.
clause-mate-limit = Non ci si accoppia con già due piccioni nei parchi.
    .ruling = L’incrocio può superare i due.
clause-mate-safe = Nei parchi i piccioni sono al sicuro dal falco.
clause-mate-leave = Ne escono con un volo normale e non vi rientrano.
    .ruling = Lungo una delle 16 corsie del lato; sopra una strada si può sganciare.
clause-cross-spares = Incrociare: un tuo piccione sta accanto a quello di un altro alla stessa altezza, ed entrambi ne hanno uno nel sacchetto.
    .ruling = L’altro non può rifiutare.
clause-cross-draw = Uno dei due si pesca alla cieca.
    .ruling = Una probabilità su due; l’azione si paga comunque.
clause-cross-place = Il proprietario lo mette subito in un parco; l’altro torna nel sacchetto.
clause-poop-crossing = Sganciare: un volo sopra una strada durante il quale cade un cubo della cloaca; mai da fermi.
clause-poop-height = Il cubo parte almeno all’altezza dell’edificio più alto lungo la strada.
    .ruling = L’edificio più alto che tocca uno spazio attraversato, più 0,3 pollici.
clause-poop-line = Scegli la linea di volo e dove lasciare andare.
    .ruling = Nove linee a un ottavo di pollice, rilasci ogni ottavo oltre il bordo.
clause-poop-release = Un solo movimento fluido sopra la strada, senza librarsi.
    .ruling = Il piccione vola a sei pollici al secondo. Chi cronometra può anche non lasciare: un volo semplice; o, in una doppietta, un solo cubo: l’altro resta nella cloaca.
clause-poop-error = Nessuna mano è perfetta.
    .ruling = Un errore dal caso del tavolo si aggiunge a linea e rilascio, mai prima del bordo: 0,21 pollici e 0,04 per pollice di altezza (deviazione standard). È uguale per chi sceglie con calma, come sempre i bot, anche con i riflessi. Chi lì cronometra ogni cubo di un volo ne ha uno minore, 0,12 pollici lungo il volo e 0,10 di lato: la mano porta il suo.
clause-poop-slip = Chi fa cadere il piccione perde cubo e azione; il piccione torna alla partenza.
    .ruling = Solo con i riflessi; una doppietta perde entrambi i cubi.
clause-poop-early = Un cubo caduto prima del volo è perso, e così l’azione.
    .ruling = Solo con i riflessi; una doppietta perde entrambi i cubi.
clause-poop-rest = Un cubo sganciato resta dov’è fino al punteggio.
    .ruling = Conta la tessera sotto il centro; altri cubi possono urtarlo. L’arbitro dice dove giace e cosa tocca.
clause-poop-lost = Un cubo su un tetto, in un parco o fuori non conta.
    .ruling = Nostra: il regolamento non lo dice.
clause-deuce-cubes = Doppietta: lo stesso con due cubi in un volo, insieme o uno dopo l’altro.
    .ruling = Una linea, due rilasci fra i due tetti; i cubi si giudicano uno dopo l’altro.
clause-deuce-once = Solo una volta per turno.
    .ruling = Conta appena un cubo è stato lasciato sopra la strada; un errore prima, o non lasciare, non la consuma.
clause-deuce-price = La doppietta ha un suo prezzo.
    .ruling = Il libro dice sei, più di un turno. Costa un’azione; 2 o 5 come opzione.
clause-scoring-hit = Un cubo che copre parte di un bersaglio o del bianco intorno colpisce; la tessera si prende scoperta per i suoi punti.
    .ruling = Bersaglio e ombrello insieme: colpito.
clause-scoring-first = A parità di colpi la tessera va a chi ha colpito per primo.
clause-scoring-majority = Chi ha più cubi sui bersagli prende la tessera.
clause-scoring-splash = Un cubo fuori dai bersagli non vale; la tessera resta.
clause-scoring-umbrella = Un cubo solo su un ombrello costa un punto: la tessera si prende coperta.
    .ruling = Un punto per giocatore e tessera, quanti che siano i cubi; anche per chi vince la tessera con un altro cubo.
clause-scoring-umbrella-many = Se sono in più, o qualcuno vince la tessera, gli altri ne prendono una coperta dalla riserva.
    .ruling = Se nessuno ha colpito, il primo prende la tessera stessa. A riserva vuota il punto si segna.
clause-scoring-discard = Dopo il punteggio tutti i cubi lasciano la città.
clause-scoring-refill = Le strade vuote ricevono nuove tessere.
    .ruling = In ordine di lettura; non dopo l’ultimo punteggio né a riserva vuota.
clause-falcon-order = Dal Grifone in senso orario, ognuno ha un volo di falco.
clause-falcon-roost = Si può usare uno qualsiasi dei quattro posatoi.
clause-falcon-aim = Gli angoli dell’asta sono liberi.
    .ruling = Azimut da 2 a 88 gradi dal bordo nord o sud, elevazione da 8 a 28, a quarti di grado.
clause-falcon-error = L’asta va tenuta ferma.
    .ruling = Un errore di mezzo grado (deviazione standard) dal caso del tavolo si aggiunge ai due angoli, uguale per tutti.
clause-falcon-rod = Se l’asta tocca un edificio o un piccione su un tetto, il volo è nullo e non si ripete.
    .ruling = Si controlla una volta prima del rilascio, con l’angolo volato.
clause-falcon-release = Una volta lasciato, nessuno tocca il falco.
    .ruling = L’arbitro fisico, o in sua assenza il modello rapido, dice che succede.
clause-falcon-slide = Il falco scivola lungo l’asta verso il posatoio e urta ciò che trova.
    .ruling = Dall’estremità dell’asta a un fermo due pollici prima del posatoio, solo per il suo peso.
clause-falcon-stuck = Il regolamento tace di un falco che non scivola.
    .ruling = Se l’attrito lo trattiene, il volo è finito e nessuno è colpito.
clause-falcon-tremor = Chi tiene l’asta trema.
    .ruling = Solo dove si cronometra: il tremito viene dal caso del tavolo prima di ogni volo; si vola dove punta l’asta al rilascio.
clause-falcon-decline = Nessuno è obbligato a far volare il falco.
    .ruling = Nostra: il regolamento non lo dice.
clause-falcon-lie = I piccioni colpiti restano dove sono finché tutti hanno volato.
clause-after-standing = Chi sta in piedi su un tetto resta.
    .ruling = I piccioni spinti si mettono poi sul quadrato sotto il centro.
clause-after-injured = Chi è caduto su un tetto è ferito e si rialza sul quadrato più vicino.
    .ruling = La ferita non ha altri effetti.
clause-after-nearest = Se è occupato, il libero più vicino.
    .ruling = Sullo stesso edificio se possibile; a pari distanza, in ordine di lettura. Si rialza per primo il più vicino al centro del suo quadrato, in ottavi di pollice; a parità, chi è stato mosso prima.
clause-after-dead = Chi finisce in strada è morto e torna nel sacchetto, da cui l’accoppiamento lo riporta.
    .ruling = Tutto ciò che non è su un tetto è morto, anche fuori dal tabellone.
clause-after-blood = Ogni piccione ucciso vale una goccia di sangue, un punto.
    .ruling = I propri non ne portano, salvo opzione. Le gocce non finiscono mai.
clause-after-last = Un ferito gettato dopo in strada paga chi l’ha gettato.
clause-after-chain = Un piccione urtato da uno colpito conta come colpito dal falco.
clause-after-building = Se il falco urta un edificio, i piccioni colpiti dopo si rialzano.
    .ruling = Conta il primo contatto; gli altri tornano come prima del volo.
clause-after-mercy = Chi ha perso tutti i piccioni può iniziare il turno con uno nel nido.
    .ruling = Il nido è un parco a scelta; gratis, a ogni turno.
clause-after-griffin = Poi il Grifone passa a sinistra e inizia un nuovo giro.
clause-end-trigger = Quando un giocatore finisce i cubi, il giro è l’ultimo.
    .ruling = Scorta e cloaca; i cubi persi per incidente contano come spesi.
clause-end-finish = Tutti finiscono i turni, le tessere si contano senza ricambio, e ognuno vola ancora una volta.
clause-end-limit = Il regolamento non prevede altra fine.
    .ruling = Il giro 12 è comunque l’ultimo; come opzione l’8, o nessuno.
clause-end-pigeons = Ogni piccione vivo vale un punto.
    .ruling = Anche nei parchi; non nel sacchetto.
clause-end-house-rule = Regola della casa: un piccione vale l’altezza del suo edificio in pollici.
    .ruling = Come nell’esempio l’altezza sostituisce il punto; al parco resta uno.
clause-end-winner = Tessere, gocce e piccioni vivi: vince chi ha più punti.
clause-end-tie = Parità: più persone sulle tessere vinte, poi più cubi rimasti.
    .ruling = Le tessere coperte non mostrano nessuno. Altrimenti vittoria condivisa.
clause-end-open = Tutto è scoperto tranne le tessere della riserva.
    .ruling = Nessuno ne conosce l’ordine né quali furono prese coperte.

# ---- options

option-refereed = Chi giudica voli e lanci
option-refereed-line = La vera fisica richiede un attimo, e ogni volo si può rivedere. Il modello veloce tira i dadi.
option-refereed-true = una vera fisica, da rivedere
option-refereed-false = il modello veloce
option-reflex = I lanci
option-reflex-line = A mano premi al momento giusto, e una mano ferma colpisce meglio. Con calma scegli il punto e il resto lo fa la fortuna.
option-reflex-true = a tempo, con la mano
option-reflex-false = scelti con calma; l’errore della mano è sorteggiato
option-deuce_price = Azioni che costa una doppietta
option-deuce_price-line = Una doppietta lancia due cubi in un volo. Più costa, più è rara.
option-roof_points = Un piccione vivo alla fine vale
option-roof_points-line = Con l’altezza del tetto, alla fine vale la pena lottare per gli edifici alti.
option-roof_points-true = l’altezza del suo tetto
option-roof_points-false = un punto
option-own_blood = Uccidere un proprio piccione
option-own_blood-line = Una goccia è un punto. Di solito la portano solo i piccioni degli altri.
option-own_blood-true = porta anch’esso una goccia
option-own_blood-false = non porta nulla
option-round_limit = Ultimo giro al più tardi
option-round_limit-line = Perché la partita non si trascini: dopo questo giro si conta. Otto giri fanno una partita più breve.
option-round_limit-0 = senza limite

# ---- the guide

guide-place = Sei piccioni a testa, almeno uno in ogni quarto della città. Il falco colpisce soprattutto i tetti alti, e spesso gli angoli; i più sicuri sono i tetti più bassi tra gli angoli.
guide-turn = Cinque azioni. Mangiare carica un cubo, Volare porta un piccione a una strada, Sganciare la attraversa e lascia cadere. Scegli che cosa fare, poi il piccione, poi dove va.
guide-mercy = Tutti i tuoi piccioni sono spariti: uno torna gratis. In un parco il falco non lo raggiunge.
guide-nest = I parchi sono sicuri. Scegli il lato della città dove ti servirà il giovane piccione.
guide-line = La strada dall’alto: sposta la linea e il punto in cui lasci. L’ellisse mostra dove si fermano due cubi su tre; il bianco è un bersaglio, un ombrello costa un punto.
guide-release = Un cubo vola ancora un po’ dopo il rilascio. Lascia prima del bersaglio, non sopra.
guide-second-release = Il secondo cubo cade nello stesso volo. Può puntare a un altro bersaglio.
guide-roost = Scegli un angolo. Da lì punti l’asta; il falco scivola lungo di essa verso di te.
guide-azimuth = Gira e alza l’asta con il pomello, con i cursori o con le frecce. La linea punteggiata è la via del falco; il rosso dice che l’asta tocca qualcosa e il volo sarebbe nullo.
guide-elevation = I voli bassi colpiscono di più e incontrano prima un edificio. Quelli alti passano sopra tutti.
guide-trim = La tua mano sbaglia di mezzo grado, come ogni altra.

# ---- the board

board-city = Città
board-plan = Pianta
board-look = Come si mostra la città
board-no-space = Questo browser non sa disegnare nello spazio.
board-city-name = La città
board-turn-left = Gira la città a sinistra
board-turn-right = Gira la città a destra
board-whole = Tutta la città
board-flocks = Stormi
board-streets = Nelle strade
board-moments = Momenti migliori
board-no-moments = I voli e i lanci più belli resteranno qui.
board-no-referee = A questo tavolo nessuno registra: gioca con il modello veloce.
board-moment-flight = { $kills ->
    [one] { $name }: un piccione ucciso
   *[other] { $name }: { $kills } piccioni uccisi
  }
board-moment-won = { $points ->
    [one] { $name } su { $street }: { $points } punto
   *[other] { $name } su { $street }: { $points } punti
  }
board-moment-hit = { $name }: colpito su { $street }
board-again = Rivedi
board-slow = Al rallentatore
board-skip = Salta
board-round = Giro { $round }
board-last-round = Ultimo giro
board-alive = { $pigeons ->
    [one] { $pigeons } piccione vivo
   *[other] { $pigeons } piccioni vivi
  }
board-left = { $cubes ->
    [one] { $cubes } cubo rimasto
   *[other] { $cubes } cubi rimasti
  }
board-droplets = { $droplets ->
    [one] { $droplets } goccia di sangue
   *[other] { $droplets } gocce di sangue
  }
board-griffin = Ha il Grifone furioso e comincia il giro
board-first = comincia
board-cloaca = Nella cloaca: { $cubes } su 4
board-supply = { $cubes } nella scorta
board-part-tiles = tessere
board-part-umbrellas = ombrelli
board-part-droplets = sangue
board-part-alive = vivi
board-tile = { $street }: { $tile }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
board-cube-of = Cubo di { $name }: { $touch }
board-leads = In testa: { $name }
board-would-win = In testa: { $name }.
board-nobody = Ora non la prenderebbe nessuno.
board-waits = Ancora pulita.
board-worth = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
board-reserve = { $tiles } tessere nella riserva
board-your-pigeon = Il tuo piccione { $number }
board-pigeon-of = { $name }, piccione { $number }
board-on-roof = su { $square }, alto { $height ->
    [one] { $height } pollice
   *[other] { $height } pollici
  }
board-place-on = Metti un piccione su { $square }, alto { $height ->
    [one] { $height } pollice
   *[other] { $height } pollici
  }
board-to = { $action }, verso { $square }
board-into-park = Verso { $park }
board-roost = Posatoio { $roost }
board-rod = L’asta. Le frecce la girano e la alzano, con Maiusc più in fretta
board-angles = girata a { $azimuth }°, alzata a { $elevation }°
board-azimuth = Girata a
board-elevation = Alzata a
board-rod-clear = L’asta è libera e il falco scivola fino al fermo.
board-falcon-meets = L’asta è libera. Il falco urta { $thing } alla croce; chi è colpito dopo non conta.
board-rod-touches = L’asta tocca { $thing }: questo volo sarebbe nullo.
board-falcon-held = L’asta è libera, ma l’attrito tratterrebbe il falco.
board-looking = L’arbitro guarda …
board-rod-unseen = L’asta deve passare sopra tetti e piccioni; il falco la percorre scendendo verso il posatoio.
board-drop-usual = Un cubo sganciato vola ancora un po’: in media si ferma dove c’è il quadrato.
board-hand-errs = La mano sbaglia di circa { $degrees }°.
board-hands = Su { $hands } voli così, { $void } nulli, { $meets } contro un edificio.
board-hand-trembles = Tieni, aspetta un momento di calma, lascia: più dura, più trema. Poi la mano sbaglia di circa { $degrees }°.
board-hold = Tieni il falco
board-let-go-now = Ora lascia!
board-release-falcon = Lascia il falco
board-other-roost = Un altro posatoio
board-decline = Nessun volo
board-decline-mercy = No, grazie
board-actions = Azioni
board-actions-left = { $actions ->
    [one] { $actions } azione rimasta
   *[other] { $actions } azioni rimaste
  }
board-price = { $actions ->
    [one] costa { $actions } azione
   *[other] costa { $actions } azioni
  }
board-mode-fly = Volare
board-mode-poop = Sganciare
board-mode-deuce = Doppietta
board-mode-mate = Accoppiare
board-feed = Mangiare
board-end = Fine turno
board-cross = Con lo stormo di { $name }
board-line = Linea
board-release = Lascia a
board-first-cube = Primo cubo a
board-second-cube = Secondo cubo a
board-inches = { $inches } poll.
board-drop-chosen = L’ellisse contiene { $inside } lanci così su { $hands }; { $lost } non resterebbero in strada.
board-drop-roof = Lasciato qui, il cubo non resterebbe in strada.
board-drop-timed = Scegli la linea, decolla e premi ancora quando il piccione è prima del bersaglio. Sopra il tetto è troppo presto.
board-let-go = Lascia
board-let-both-go = Lasciali entrambi
board-take-off = Decolla
board-wait = Aspetta il bordo …
board-calibrate = Regola il mio tempo
board-calibrate-how = Premi quando il piccione è sulla linea rossa. { $left ->
    [one] Ancora una volta.
   *[other] Ancora { $left } volte.
  }
board-calibrate-press = Ora
board-calibrate-stop = Ferma
board-calibrate-done = Fatto
board-calibrated = Tempo regolato: { $milliseconds } ms per schermo e mano.
board-prompt-place = Metti un piccione su un tetto; { $missing ->
    [one] un quarto della città non ne ha ancora.
   *[other] { $missing } quarti della città non ne hanno ancora.
  }
board-prompt-turn = { $actions ->
    [one] Ancora un’azione: scegli quale, poi un piccione.
   *[other] Ancora { $actions } azioni: scegli quale, poi un piccione.
  }
board-prompt-to = Dove vola?
board-prompt-over = Sopra quale strada?
board-prompt-aloft = È sopra un altro piccione e deve proseguire.
board-prompt-mate = Un giovane piccione: in quale parco?
board-prompt-drop = Scegli linea e momento, poi lascia.
board-prompt-deuce = Due cubi: scegli linea e momenti, poi lascia.
board-prompt-aim = Punta l’asta, poi lascia il falco.

# ---- the card reference

group-tile = Tessere strada
group-piece = Pezzi
group-structure = Edifici
fact-people = Persone
fact-cars = Auto
fact-umbrellas = Ombrelli
fact-of-a-color = Di ogni colore
fact-height = Pollici di altezza
name-pigeon = piccione
name-cube = cubo
name-blood = goccia di sangue
name-structure = Edificio

# ---- the scenes of the rulebook

scene-flying = Un piccione vola dritto fino al tetto successivo, sopra la strada che c’è in mezzo.
scene-feeding = Mangiare sposta un cubo dalla scorta alla cloaca; solo da lì può cadere.
scene-mating = Due piccioni dello stesso stormo affiancati alla stessa altezza: un piccolo arriva in un parco, dove il falco non lo raggiunge.
scene-dropping = Ada attraversa una strada, sgancia un cubo, e questo si ferma su un bersaglio.
scene-tiles = Dopo i turni dei piccioni: chi colpisce di più vince la tessera; un cubo che tocca solo un ombrello costa un punto.
scene-falcon = Il falco scivola lungo l’asta verso un posatoio. Un piccione altrui gettato in strada è morto, e questo vale una goccia.
scene-twice = Una doppietta lascia cadere due cubi in un volo, insieme o uno dopo l’altro.
scene-leaving = Un giovane piccione è al sicuro nel parco. Ne esce lungo una corsia e prende il primo tetto.
scene-crossing = Piccioni di due stormi affiancati: un piccione di uno dei due, a sorte, arriva in un parco.
scene-declining = Un falco che potrebbe colpire i propri non è obbligato a volare.
scene-placing = Prima del primo giro ognuno piazza i piccioni uno alla volta su quadrati di tetto liberi, almeno uno in ogni quarto della città.
part-tiles = le tessere vinte
part-umbrellas = meno ombrelli colpiti
part-blood = i piccioni abbattuti
part-alive = i piccioni vivi alla fine

# ---- che cosa dice il coach di un’azione. $seat è qualcun altro

coach-tile = Vinceresti la tessera su { $street }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
coach-umbrella = Un cubo colpisce solo un ombrello.
coach-crosses = Il volo passa su una tessera da { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
coach-kills = Il falco uccide { $pigeons ->
    [one] almeno un piccione
   *[other] almeno { $pigeons } piccioni
  } degli altri.
coach-own-killed = Il falco uccide un tuo piccione.
coach-void = L’asta tocca qualcosa: volo nullo.
coach-young = Un piccione in più, al sicuro in un parco: { $alive } vivi, un punto ciascuno alla fine.
coach-crossed = Nasce un piccione in più, con pari probabilità tuo o di { $seat }.
coach-fed = Hai { $cubes ->
    [one] un cubo
   *[other] { $cubes } cubi
  } da lasciar cadere; nella scorta: { $supply }.
coach-quadrant = { $quadrants ->
    [0] I tuoi piccioni sono allora in tutti e quattro i quadranti.
    [one] Ti manca allora ancora un quadrante.
   *[other] Ti mancano allora ancora { $quadrants } quadranti.
  }
coach-roof = Il tetto è alto { $height ->
    [one] un pollice
   *[other] { $height } pollici
  }.
coach-leaves-park = Lascia il parco, dove il falco non può colpirlo.
coach-over-tile = Da lì può passare su una tessera da { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
coach-couple = Due tuoi piccioni sono allora vicini e possono accoppiarsi.
coach-stands = Sta allora su { $square }, a { $height ->
    [one] un pollice
   *[other] { $height } pollici
  } di altezza.
coach-last-round = È il tuo ultimo cubo: questo giro è l’ultimo.
coach-ended = { $actions ->
    [0] Non hai più azioni.
    [one] Un’azione resta inutilizzata.
   *[other] { $actions } azioni restano inutilizzate.
  }
coach-declined = In questo giro nessun tuo falco vola.
