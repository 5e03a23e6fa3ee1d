# Le lezioni di Fly-A-Way. Ogni numero viene dalla posizione.

lesson-route = Salvare un uccello
lesson-route-1 = Tre uccelli sostano sulla via migratoria. Ognuno vuole volare dalla partenza all’arrivo, mai verso nord. Chi posa l’ultimo collegamento della rotta salva l’uccello. Qui ne manca uno solo: { $bird }.
lesson-route-2 = Posa ora quel collegamento: { $bird } vale { $points } punti.
lesson-route-2-right = Salvato: { $gain } punti, per l’uccello e per ogni tuo collegamento sulla sua rotta. L’ultimo giro comincia quando qualcuno ha { $birds } uccelli o Fowl Play finisce; vince chi ha più punti.
lesson-route-2-elsewhere = Un collegamento, ma non quello che manca. Cerca il vuoto nella rotta segnata.
lesson-route-2-other = Non ancora: un uccello aspetta un solo collegamento.

lesson-links = Posare collegamenti
lesson-links-1 = Puoi posare fino a { $most } collegamenti per turno, tutti in un solo gruppo: si uniscono ai tuoi, oppure almeno due aprono un nuovo gruppo ovunque. Non ne hai ancora: apri un gruppo all’inizio di questa rotta: { $bird }.
lesson-links-1-right = Un gruppo tutto tuo. Ora vi si possono unire collegamenti singoli.
lesson-links-1-elsewhere = Permesso, ma non su questa rotta: { $bird }. Comincia dalla sua partenza.
lesson-links-1-other = Prima i collegamenti: scegline uno sulla mappa.
lesson-links-2 = Ti resta uno dei { $most } collegamenti. Aggiungilo al tuo gruppo: l’arrivo è vicino.
lesson-links-2-right = Erano i collegamenti base di questo turno. Carte e uccelli ne portano altri in più.
lesson-links-2-other = Hai ancora un collegamento. Posalo dove tocca i tuoi.

lesson-together = Collegamenti di tutti i colori
lesson-together-1 = Le rotte usano i collegamenti di tutti. Qui il tuo rivale ha costruito quasi tutto: { $bird }. Un tuo collegamento è vicino: completa la rotta e salva l’uccello.
lesson-together-1-right = L’uccello è tuo: { $mine } punti. Il tuo rivale ne riceve { $theirs } per i suoi collegamenti. Decide l’ultimo: non lasciare quindi rotte che un rivale può completare in un turno.
lesson-together-1-elsewhere = Il vuoto è altrove: sulla rotta segnata manca un collegamento.
lesson-together-1-other = Non ancora: posa il collegamento che manca e salva l’uccello.

lesson-trouble = Fowl Play
lesson-trouble-1 = A ogni turno peschi una carta Wing It per la tua mano – e un guaio: una carta Fowl Play, qui { $card }. Eseguila, o neutralizzala con gli Strilli della tua mano. Costa { $cost }, e tu ne hai { $squawks }: neutralizzala.
lesson-trouble-1-right = Silenzio. Quel che avanza di uno Strillo si perde: tieni quelli grandi per i guai grandi.
lesson-trouble-1-perform = Allora dovresti subirla. Hai lo Strillo per neutralizzarla.
lesson-trouble-2 = Certi guai restano: nessuno salva un uccello in gabbia prima che degli Strilli lo liberino. E nel mazzo aspettano le Bird-tastrophe: colpiscono tutti, e gli Strilli non servono.

lesson-event = Le carte Wing It
lesson-event-1 = Tutti i { $placed } collegamenti del turno sono posati, e ne manca ancora uno: { $bird }. La tua carta { $card } porta collegamenti in più. Giocala e completa la rotta.
lesson-event-1-right = Salvato con un collegamento in più. Questi non devono unirsi agli altri del turno: così chiudono vuoti anche altrove.
lesson-event-1-elsewhere = Non quello: il collegamento che manca è su questa rotta: { $bird }.
lesson-event-1-other = Gioca prima la carta della tua mano.

lesson-power = Gli uccelli ricambiano
lesson-power-1 = Gli uccelli salvati stanno davanti a te e hanno poteri. Questo ignora una carta Fowl Play senza pagare Strilli: { $bird }. Usalo contro { $card }.
lesson-power-1-right = Nessuno Strillo speso. Ogni uccello dice quando, e quante volte, aiuta; quasi tutti cominciano un giro dopo essere stati salvati.
lesson-power-1-squawk = Funziona, ma costa il tuo Strillo. L’uccello lo fa gratis.
lesson-power-1-perform = Lascia fare al tuo uccello.

lesson-offer = Già completa
lesson-offer-1 = Questo uccello è appena arrivato, e la sua rotta è già completa: { $bird }. Chi vi ha un collegamento può salvarlo, ma rinuncia al turno: niente carte, niente collegamenti. Salvalo.
lesson-offer-1-right = { $gain } punti per il tuo turno: conviene se i tuoi collegamenti avrebbero reso meno. Se nessuno lo vuole, un uccello così non costa più nulla dopo essere stato offerto a tutti.
lesson-offer-1-draw = Allora potrebbe prenderlo il prossimo. Qui vale il tuo turno.

lesson-shared = Una buona idea: un collegamento, due uccelli
lesson-shared-1 = Due uccelli fanno un tratto insieme: { $first } e { $second }. Posa un collegamento che serva a entrambi.
lesson-shared-1-right = Tutti e due sono un passo avanti. Dove le rotte si incontrano, i tuoi collegamenti danno punti due volte.
lesson-shared-1-one = Così aiuti al massimo uno dei due. Guarda dove le due rotte corrono insieme.
lesson-shared-1-other = Prima un collegamento che serva a entrambi.
