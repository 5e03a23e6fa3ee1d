# Le lezioni di Pigeons. Ogni numero viene dalla posizione.

lesson-feed = Mangiare
lesson-feed-1 = Guidi i piccioni rossi sui tetti. Sotto, nelle strade, passa la gente che prendi di mira. Vince chi ne colpisce di più, tiene in vita i piccioni e lancia bene il falco.
lesson-feed-2 = In un giro ognuno ha due turni dei piccioni, di { $actions } azioni. Senza cibo non si sgancia: { $have ->
    [one] un cubo è pronto
   *[other] { $have } cubi sono pronti
  }, e ogni pasto ne prepara un altro, fino a { $most }. Mangia.
lesson-feed-2-right = { $ready } cubi sono pronti, e restano { $left } azioni.
lesson-feed-2-end = Non finire ancora il turno: c’è da mangiare.
lesson-feed-2-other = Più tardi. Prima mangia.

lesson-fly = Volare
lesson-fly-1 = Anche volare costa un’azione: dritto, sulla casella vicina del tetto o oltre una strada fino all’edificio successivo. Tocca un piccione rosso, poi la sua meta.
lesson-fly-1-right = Ha volato, e restano { $left } azioni. Da un altro tetto raggiunge altre strade, ma due piccioni non stanno mai sulla stessa casella. Il numero piccolo è l’altezza sui tetti, i punti nelle strade.
lesson-fly-1-end = Non finire ancora il turno: fai volare un piccione.
lesson-fly-1-other = Un’altra volta. Qui un piccione deve solo volare.

lesson-drop = Sganciare
lesson-drop-1 = Ora la cosa principale. Un piccione che attraversa una strada può sganciare un cubo. Scegli di sganciare, il piccione cerchiato e il tetto a ovest, oltre il calvo in abito: vale { $points } punti. Poi fai passare la linea sopra di lui e sgancia prima di lui: il cubo vola ancora un po’.
lesson-drop-1-right = Sganciato! La mano trema: un cubo cade di rado proprio dove volevi. L’elenco delle strade dice chi prenderebbe ora la tessera.
lesson-drop-1-fly = Sarebbe solo un volo. Scegli di sganciare in volo.
lesson-drop-1-deuce = Due cubi insieme, più avanti. Ne basta uno.
lesson-drop-1-other = Hai cubi pronti: attraversa una strada e sganciane uno.
lesson-drop-2 = Si conta dopo tutti i turni dei piccioni: su persone o auto vinci la tessera e i suoi punti, accanto niente, solo su un ombrello perdi un punto. Se a colpire sono in più, vince chi ha più cubi, poi il primo.

lesson-mate = Accoppiarsi
lesson-mate-1 = Due tuoi piccioni sono vicini alla stessa altezza; andrebbe bene anche in diagonale. Possono accoppiarsi: un giovane arriva in un parco, dove il falco non lo raggiunge.
lesson-mate-1-right = Ora i piccioni sono { $alive }. Ognuno vivo alla fine vale un punto.
lesson-mate-1-other = Non adesso. Lascia che i due vicini si accoppino.
lesson-mate-2 = Ci si accoppia finché non si hanno due piccioni nei parchi e ne resta uno degli otto da far arrivare; anche i morti tornano così. Un piccione esce dal parco dal suo lato della città, può sganciare in volo e non ci torna mai.

lesson-falcon = Il falco
lesson-falcon-1 = Vinte le tessere, ognuno lancia una volta il falco. Scegli un posatoio, poi gira e alza l’asta in modo che non tocchi né tetti né piccioni. Il falco la percorre scivolando verso il posatoio e spazza via chi incontra, amici e nemici; un piccione altrui che cade in strada è una goccia di sangue, e un punto.
lesson-falcon-1-right = { $droplets ->
    [0] Stavolta nessun piccione altrui è caduto. In partita vedi la via del falco prima di lasciarlo.
    [one] Un piccione altrui è caduto in strada: una goccia, e un punto per te.
   *[other] { $droplets } piccioni altrui sono caduti in strada: altrettante gocce e punti per te.
  }
lesson-falcon-1-decline = Puoi rinunciare, ma allora nessuno viene spazzato via. Lascialo volare.
lesson-falcon-2 = Un piccione che cade soltanto su un tetto si rialza, e quando il falco ha urtato un edificio, chi colpisce non conta più. Togli quindi i piccioni dalla sua via prima che voli: i tetti più bassi, lontano dai posatoi, sono i più sicuri.

lesson-points = Una buona idea: prima guarda giù
lesson-points-1 = Conta: { $alive } per i piccioni vivi e { $droplets } per le gocce fanno { $total }, e le tessere si aggiungono. Ognuno ha { $cubes } cubi e non ne riprende nessuno; la partita finisce con il giro in cui qualcuno sgancia l’ultimo. A parità vince chi ha più persone sulle tessere.
lesson-points-2 = Le tessere sono diverse: delle due accanto al piccione cerchiato una vale { $less }, il calvo in abito { $more }. Comincia con lui lo sgancio migliore.
lesson-points-2-right = { $more } punti sotto di te, se la mano è ferma. Vola su una casella la cui via passa sulla gente, mangia, poi sgancia.
lesson-points-2-less = C’è una strada migliore: punta alla tessera che vale { $more }.
lesson-points-2-other = Scegli di sganciare, con il piccione accanto alla tessera che vale { $more }.
lesson-points-3 = In partita prima disponi sei piccioni, almeno uno in ogni quarto della città. E una volta per turno puoi fare una doppietta: due cubi in un volo, per { $price ->
    [one] un’azione
   *[other] { $price } azioni
  }.
