# Le lezioni di Birdwatcher. Ogni numero viene dalla posizione.

lesson-journal = Riempi il diario
lesson-journal-1 = Solo il tuo diario dà punti. Cresce verso destra, pagina dopo pagina; quando qualcuno ha { $last } pagine si finisce il giro, e vince chi ha più punti. Foto della stessa specie una accanto all’altra formano una serie: la tua, { $bird }, per ora vale { $points }. Gli altri tuoi punti sono premi; arriveranno più avanti.
lesson-journal-2 = Fai una foto: scegli un uccello del tuo albero da spaventare, tocca lo spazio della radura dove si posa, poi scegli quello che diventa la pagina successiva. Porta a due pagine la tua serie: { $bird }.
lesson-journal-2-right = Uno accanto all’altro valgono { $more } invece di { $points }: il nastro di un uccello dice quanto danno serie di uno, due e più. Più lunga è la serie, più conta ogni pagina; il numero sottolineato la completa, poi ne comincia una nuova.
lesson-journal-2-scared = Così scacci proprio l’uccello che ti serve. Spaventane un altro.
lesson-journal-2-bird = Un bell’uccello, ma comincerebbe una serie nuova. Fotografa la specie che è già nel diario.
lesson-journal-2-other = Più tardi. Fai una foto: scegli un uccello da spaventare.

lesson-call = Chiamare gli uccelli
lesson-call-1 = Hai { $actions } azioni per turno. Un richiamo porta sul tuo albero tutti gli uccelli visibili di una specie, dalla giungla e dalla radura; c’è posto per altri { $room }. Chiama la specie che ne porta di più.
lesson-call-1-right = { $came } uccelli con una sola azione. Così si riempiono gli alberi, e ogni foto richiede due uccelli: uno da spaventare, uno da fotografare.
lesson-call-1-fewer = Porta uccelli, ma non il massimo. Una specie ne manderebbe { $best }.
lesson-call-1-other = Prima un richiamo: cerca la specie che vedi più spesso.

lesson-run = Correre nella giungla
lesson-run-1 = Nessuna specie si vede due volte: un richiamo porterebbe un solo uccello. Corri nella giungla: i suoi uccelli volano nella radura e ne arrivano di nuovi. Scegli tu dove si posano, prima negli spazi vuoti.
lesson-run-1-right = Nuovi uccelli da chiamare, e restano { $left } azioni. Chi si è alzato in volo non è spaventato: puoi chiamarlo subito. Uno spaventato risponde solo dopo il tuo turno, e allora possono chiamarlo anche gli altri.
lesson-run-1-other = Qui la giungla ha bisogno di un po’ di rumore. Corri.

lesson-zoom = Lo zoom
lesson-zoom-1 = Sull’altro albero c’è l’uccello che serve al tuo diario: { $bird }. Con lo zoom lo fotografi lì, e in cambio dai un uccello del tuo albero.
lesson-zoom-1-right = { $paid } azioni, ma ora la tua serie vale { $more }. L’altro albero ha avuto il tuo uccello e ne ha pescato un altro. Anche gli altri hanno lo zoom: fotografa un bell’uccello nel turno in cui lo chiami.
lesson-zoom-1-bird = Quell’uccello comincerebbe una serie nuova. Cerca quello che continua la tua.
lesson-zoom-1-other = Il tuo albero non ha uccelli per la tua serie. Punta lo zoom sull’altro.

lesson-publish = Pubblicare
lesson-publish-1 = Anche le pubblicazioni dell’accademia diventano pagine, e chiudono la serie alla loro sinistra. Ognuna dice quanto paga. Pubblica questa: { $paper }.
lesson-publish-1-right = { $paid } azioni per { $points } punti e { $books } libri. Alla fine chi ha più libri riceve { $most } punti e chi ne ha meno ne perde { $fewest }: non lasciare tutte le pubblicazioni agli altri.
lesson-publish-1-paper = Un’altra, un’altra volta. Prendi quella nominata.
lesson-publish-1-other = Guarda l’accademia e pubblica qualcosa.

lesson-awards = I premi
lesson-awards-1 = Alla fine ci sono premi. Chi ha più becchi a sciabola neri riceve { $most } punti, il secondo { $second }; chi ha più specie diverse { $varied }, il secondo { $less }; chi ha più libri { $books }. Nessuno ha ancora un becco a sciabola. Fotografa il tuo.
lesson-awards-1-right = Il maggior numero, fosse anche uno: { $award } punti per ora, e { $stamp } per il suo timbro. Un uccello con timbro non ha bisogno di serie, ma ne chiude una come ogni altra pagina. Tieni d’occhio il conteggio.
lesson-awards-1-scared = Non scacciarlo! Spaventa un altro uccello.
lesson-awards-1-bird = Bello, ma il premio è per il becco a sciabola.
lesson-awards-1-other = Fotografa il becco a sciabola del tuo albero.
lesson-awards-2 = La foto di un uccello che ha un insetto ti porta l’insetto. Alla fine un tipo vale { $one }, due tipi { $two }, tutti e cinque { $all }; i doppioni non aggiungono nulla. Una volta per turno puoi restituire due insetti per un’azione in più.

lesson-special = Uccelli speciali
lesson-special-1 = Alcuni uccelli sono speciali, e il dorso del mazzo dice quando ne arriva uno. Questo, { $special }, nel diario diventa una copia dell’uccello alla sua sinistra. Fotografalo.
lesson-special-1-right = Conta come { $bird }: { $more } punti invece di { $points }. Gli altri uccelli speciali sono ibridi rari: ognuno è una specie a sé e ha un timbro alto, fino a { $king } punti.
lesson-special-1-scared = Quello no: può essere ciò che ti serve. Spaventane un altro.
lesson-special-1-bird = Un bell’uccello, ma comincerebbe una serie nuova. Fotografa il nidiaceo.
lesson-special-1-other = Fotografa il nidiaceo del tuo albero.

lesson-turn = Una buona idea: un turno intero
lesson-turn-1 = { $actions } azioni ben usate: chiama gli uccelli che continuano la tua serie, poi una foto dopo l’altra. Spaventa quelli che non servono. Porta la tua serie a tre pagine.
lesson-turn-1-right = Da { $points } a { $more } punti in un turno. Richiamo, foto, foto: ecco il turno da cercare; con meno pagine resti indietro. Ma le serie non sono tutto: tra l’una e l’altra pensa a specie nuove e pubblicazioni.
lesson-turn-1-other = Questo non aiuta la tua serie. Prima chiama, poi fotografa la specie del tuo diario.
