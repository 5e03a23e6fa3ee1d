# Le lezioni di Above the Clouds. Ogni numero viene dalla posizione.

lesson-landing = Atterrare davanti
lesson-landing-1 = I tuoi nibbi reali volano in un solo stormo con gli uccelli di tutti; i rondoni scuri non sono di nessuno. Alla fine di ognuna delle { $stages } tappe atterra l’uccello più avanzato di ogni colonna, e la carta Nido dice quanto valgono i tuoi: { $one } punti per uno, { $two } per due. Vince chi ha più punti.
lesson-landing-2 = Adesso atterrerebbe solo uno dei tuoi nibbi, quello della seconda colonna. Portane un altro in testa a una colonna: tocca un nibbio, poi il vicino con cui scambiarlo.
lesson-landing-2-right = Sono { $two } punti invece di { $one } – e l’uccello di cui ha preso il posto non atterra più.
lesson-landing-2-pass = Passare costa { $pass } cubi e non muove nessuno. Prova uno scambio.
lesson-landing-2-swap = Lo scambio è permesso, ma nessun secondo nibbio arriva in testa a una colonna. Guarda chi vola davanti.
lesson-landing-2-elsewhere = Più tardi. Ora scambia due uccelli nello stormo.

lesson-cubes = Pagare con i cubi
lesson-cubes-1 = Hai { $cubes } cubi per ogni tappa, che finisce quando nessuno ne ha più. Ogni uso di un’azione rende il successivo più caro di un cubo, per tutti, fino alla tappa successiva. Il tuo rivale ha appena volato in avanti: ora costa { $forward }, di lato { $sideways }.
lesson-cubes-2 = Il nibbio al centro può arrivare in testa a una colonna in avanti o di lato. Scegli la via più economica.
lesson-cubes-2-right = Hai pagato solo { $paid }. Il prossimo volo di lato costa { $next }, chiunque lo faccia.
lesson-cubes-2-dear = Anche così atterra un nibbio, ma costa { $forward }. Di lato costa meno.
lesson-cubes-2-other = Così nessun secondo nibbio arriva davanti. Scambiane uno con l’uccello di fianco.

lesson-join = Un nuovo uccello
lesson-join-1 = Puoi anche far entrare un nuovo uccello. Uno dei due uccelli scoperti è tuo: prendilo.
lesson-join-1-right = Il tuo nibbio è pronto a unirsi allo stormo.
lesson-join-1-swift = Un rondone non è di nessuno e non dà punti a nessuno. Prendi il nibbio.
lesson-join-1-stack = Nessuno sa che cosa c’è in cima al mazzo. Il nibbio invece è scoperto.
lesson-join-1-other = Buono a sapersi, ma ora fai entrare un uccello.
lesson-join-2 = Chi arriva entra in una colonna davanti o dietro, mai in una colonna piena. Mettilo dove atterrerà, ma non davanti al tuo stesso nibbio.
lesson-join-2-right = In testa alla sua colonna: il tuo nibbio atterrerà. Anche un rondone serve: davanti all’uccello di un rivale, atterra al suo posto.
lesson-join-2-own = Lì prende solo il posto dell’altro tuo nibbio, che stava per atterrare.
lesson-join-2-back = Dietro spinge avanti la colonna, e atterra qualcun altro. Mettilo davanti.

lesson-maneuver = Le carte Manovra
lesson-maneuver-1 = Una carta Manovra infrange una volta le regole del volo. La tua, { $card }, scambia uccelli di una colonna a due caselle di distanza e costa sempre { $cost } cubi. Giocala e porta il tuo nibbio da dietro subito in testa.
lesson-maneuver-1-right = Da ultimo a primo in un turno. La carta è usata. Prenderne una nuova è una delle quattro azioni; in mano si tengono al massimo quattro carte.
lesson-maneuver-1-take = Prendere carte è un’azione a sé. La carta che ti serve l’hai già: giocala.
lesson-maneuver-1-short = Una casella è troppo poco. Gioca la carta della tua mano.
lesson-maneuver-1-other = Gioca prima la carta della tua mano.

lesson-scoring = Le carte contano il resto
lesson-scoring-1 = Gli uccelli davanti sono atterrati; gli altri continuano a volare nella prossima tappa. Ora le carte danno punti: ognuna indica due caselle e paga per ogni tuo uccello che vi vola ancora, e { $bonus } in più se ce n’è uno su tutte e due.
lesson-scoring-2 = Hai due carte. Fai punti con quella che paga per entrambe le caselle.
lesson-scoring-2-right = { $first } e { $second } per le caselle e { $bonus } perché sono tutte e due tue: { $gain } punti. Puoi fare punti con più carte, anche per lo stesso uccello; le altre restano in mano, ma dopo l’ultima tappa non valgono più nulla.
lesson-scoring-2-done = Già finito? Una carta può ancora dare punti.
lesson-scoring-2-less = Anche questa paga, ma per una sola casella. Comincia dall’altra.

lesson-pair = Una buona idea: le coppie
lesson-pair-1 = Questa carta Nido paga { $two } per due uccelli e { $pair } in più per una coppia: una femmina con un maschio. Una tua femmina atterra già. Porta l’uccello giusto in testa a una colonna.
lesson-pair-1-right = Una coppia! { $pair } punti in più. Ma attenzione: con alcune carte Nido una coppia costa punti. Leggi la carta Nido prima della tua prima mossa di ogni tappa.
lesson-pair-1-females = Due femmine: { $two } punti, ma niente coppia. Un maschio porterebbe { $pair } in più.
lesson-pair-1-other = Così non c’è coppia. Il tuo maschio vola dietro, nella quarta colonna.

lesson-last = Una buona idea: gli ultimi cubi
lesson-last-1 = Siskin non ha più cubi; quando saranno finiti anche i tuoi, la tappa finirà. I tuoi ultimi { $cubes } non muovono più nessun uccello, ma bastano per una carta. Prendi quella che paga per i due nibbi che restano indietro.
lesson-last-1-right = I tuoi cubi sono finiti: la tappa è finita e gli uccelli davanti sono atterrati.
lesson-last-1-pass = Così regali i tuoi ultimi cubi. Bastano per una carta.
lesson-last-1-less = Questa non paga per i tuoi due nibbi dietro. Confronta le caselle delle carte.
lesson-last-2 = Ora fai punti con la tua carta.
lesson-last-2-right = { $gain } punti per i tuoi ultimi cubi, e nessuno poteva rispondere. Tienine qualcuno per la fine di ogni tappa: chi muove per ultimo ha l’ultima parola.
lesson-last-2-done = Prima fai punti: la tua carta paga adesso.
