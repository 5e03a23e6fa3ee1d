# Le lezioni di Perch. Ogni numero viene dalla posizione.

lesson-most = Più uccelli degli altri
lesson-most-1 = Il tuo stormo è blu. Alla fine di ognuno dei { $rounds } round ogni luogo paga: i suoi numeri sono per chi ha più uccelli, per il secondo e per il terzo. { $place } paga { $first }, { $second } e { $third }. Gli uccelli restano da un round all’altro, e vince chi ha più punti.
lesson-most-2 = A ogni turno un uccello va su un luogo a scelta. Un uccello blu da solo ha la maggioranza. Posane uno dove il primo posto paga di più.
lesson-most-2-right = Primo sul luogo: { $gain } punti, se resta così fino alla fine del round.
lesson-most-2-tied = Lì c’è già qualcuno con altrettanti uccelli: nessuno sarebbe primo. Scegli un luogo vuoto.
lesson-most-2-less = Paga, ma meno di { $first }. Confronta i primi numeri dei luoghi vuoti.

lesson-ties = I pareggi si annullano
lesson-ties-1 = Sulla quercia blu e rosso sono pari. Chi è alla pari non riceve nulla, e i loro posti restano vuoti: un terzo stormo lì sarebbe comunque solo terzo. Rompi il pareggio.
lesson-ties-1-right = Un uccello in più, { $gain } punti in più – e { $rival } per il rosso, che ora è secondo.
lesson-ties-1-yellow = Un uccello giallo aiuta il giallo. Sulla quercia ne serve uno blu.
lesson-ties-1-other = Sulla quercia siete ancora pari. Posa lì il tuo uccello blu.
lesson-ties-2 = A ogni round ricevi quattro uccelli: due tuoi e due da un sacchetto, anche di altri stormi. Li posi tutti dove vuoi. Sul frassino il rosso ha un uccello più del giallo. Rovinagli il vantaggio con il tuo uccello giallo.
lesson-ties-2-right = Pari, quindi nessuno dei due è pagato: il rosso perde { $loss } punti. A questo servono gli uccelli altrui. In due gioca anche uno stormo che non è di nessuno e non fa mai punti.
lesson-ties-2-other = Sul frassino il rosso è ancora davanti. Porta il giallo alla pari.

lesson-nests = I nidi
lesson-nests-1 = Questo luogo ha un nido vuoto: { $place }. Conta come un uccello in più per lo stormo che lo occupa. Il rosso vi ha un uccello: passa in testa con uno solo dei tuoi.
lesson-nests-1-right = Un uccello nel nido batte un uccello: { $gain } punti.
lesson-nests-1-tied = Fuori dal nido è uno contro uno. Scegli il nido.
lesson-nests-1-other = Non lì. Il nido che ti serve è sull’olmo.

lesson-creature = Gli animali
lesson-creature-1 = Chi alla fine di un round è in testa nella tana di un animale lo controlla nel round seguente. Alla cuccia eri in testa tu: il cane è tuo.
lesson-creature-2 = Una volta per turno, prima o dopo aver posato un uccello, puoi fare un’azione bonus: per esempio usare un animale. Il cane va su un luogo vicino e ne spinge via un uccello, in qualsiasi direzione. Rompi il pareggio sul frassino: tocca il cane sotto il tabellone e manda via un uccello rosso.
lesson-creature-2-right = Il blu è in testa, e hai ancora un uccello da posare: { $gain } punti grazie a un animale. Agisce una volta per round. Non lasciare che altri siano in testa nella sua tana.
lesson-creature-2-own = Questo è un tuo uccello! Spingine uno rosso.
lesson-creature-2-far = Vai al frassino, dove sei alla pari con il rosso.
lesson-creature-2-other = Prima il cane: è sotto il tabellone.

lesson-fountain = La fontana
lesson-fountain-1 = Qualcuno ha mandato un tuo uccello alla fontana, e tu scegli il suo posto. Alla fine della partita il posto vale punti. Si apre quando i posti subito sotto sono occupati. Scegli il migliore.
lesson-fountain-1-right = { $high } punti invece di { $low }. Essere cacciati non è sempre un male.
lesson-fountain-1-low = Quel posto vale { $low }. Sopra ce n’è uno libero da { $high }.

lesson-end = Che cosa conta alla fine
lesson-end-1 = Dopo il round { $rounds } c’è altro da vincere: i posti alla fontana, { $creature } per ogni animale che controlli, { $plaza } per ogni tuo uccello ancora nel sacchetto e { $largest } per lo stormo più grande su un solo luogo. Il tuo e il rosso sono pari. Posa il tuo ultimo uccello dove decide.
lesson-end-1-right = Lo stormo più grande è il tuo: { $largest } punti. I nidi contano, e in caso di pareggio non vanno a nessuno. Se giocate con gli obiettivi, paga anche il tuo, segreto.
lesson-end-1-other = Lo stormo rosso è ancora grande come il tuo. Fai crescere il tuo sulla quercia.

lesson-second = Una buona idea: arrivare secondi
lesson-second-1 = Non dappertutto il primo posto paga di più. { $place } paga { $first } per chi ha più uccelli e { $second } per il secondo. Il rosso ne ha due. Prenditi i tuoi { $second }.
lesson-second-1-right = { $gain } punti per un solo uccello. Leggi sempre tutti e tre i numeri.
lesson-second-1-tied = Con il nido sei alla pari con il rosso, e nessuno riceve nulla. Mettiti accanto.
lesson-second-1-less = Porta meno di { $second }. Guarda l’acero.
lesson-second-2 = Ancora due cose. Chi ha più punti comincia il round seguente: chi è indietro posa quindi l’ultimo uccello, che spesso decide. E i luoghi speciali non si limitano a pagare: punta o tocca uno di essi per leggere che cosa fanno.

lesson-tokens = Casetta e fulmine
lesson-tokens-1 = Dal round { $round } hai una casetta. È un’azione bonus come un animale, e ne hai una sola per turno. Su una pila conta come un uccello in più, e poi lì non entra e non esce più nulla: né uccelli, né animali, né fulmini.
lesson-tokens-2 = Nel round { $round } arriva un fulmine: manda alla fontana un uccello a tua scelta, o distrugge un nido vuoto. Lo stormo rosso sul frassino è grande come il tuo. Tocca il fulmine e colpisci lì.
lesson-tokens-2-right = Ora lo stormo più grande è il tuo: { $largest } punti. Anche il rosso ha un fulmine – sotto una casetta i tuoi uccelli sarebbero al sicuro.
lesson-tokens-2-own = È un tuo uccello! Colpiscine uno rosso.
lesson-tokens-2-other = Prima il fulmine: colpisci gli uccelli rossi sul frassino.
