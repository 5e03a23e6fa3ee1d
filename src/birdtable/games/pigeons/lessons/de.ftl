# Die Lektionen von Pigeons. Jede Zahl kommt aus der Stellung.

lesson-feed = Fressen
lesson-feed-1 = Du führst die roten Tauben auf den Dächern. Unten in den Straßen laufen die Menschen, auf die du zielst. Wer die meisten trifft, Tauben am Leben hält und den Falken gut schickt, gewinnt.
lesson-feed-2 = In einer Runde haben alle zwei Taubenzüge mit je { $actions } Aktionen. Ohne Futter kein Klecks: { $have ->
    [one] Ein Würfel ist
   *[other] { $have } Würfel sind
  } bereit, jedes Fressen bringt einen dazu, bis { $most }. Friss.
lesson-feed-2-right = { $ready } Würfel sind bereit, { $left } Aktionen übrig.
lesson-feed-2-end = Beende den Zug noch nicht; es gibt etwas zu fressen.
lesson-feed-2-other = Das kommt später. Erst fressen.

lesson-fly = Fliegen
lesson-fly-1 = Auch Fliegen kostet eine Aktion: geradeaus auf das nächste Feld des Dachs oder über eine Straße zum nächsten Gebäude. Tippe eine rote Taube an, dann ihr Ziel.
lesson-fly-1-right = Sie ist geflogen, { $left } Aktionen sind übrig. Von einem anderen Dach erreicht sie andere Straßen, aber zwei Tauben teilen sich nie ein Feld. Die kleine Zahl ist auf Dächern die Höhe, auf Straßen sind es die Punkte.
lesson-fly-1-end = Beende den Zug noch nicht: Lass eine Taube fliegen.
lesson-fly-1-other = Ein andermal. Hier soll eine Taube nur fliegen.

lesson-drop = Klecksen
lesson-drop-1 = Jetzt die Hauptsache. Eine Taube, die eine Straße überquert, darf einen Würfel fallen lassen. Wähle Klecksen, die umringte Taube und das Dach im Westen, jenseits des Manns mit Glatze im Anzug: Er ist { $points } Punkte wert. Leg dann die Linie über ihn und lass vor ihm los: Der Würfel fliegt noch ein Stück.
lesson-drop-1-right = Gefallen! Die Hand zittert, darum liegt ein Würfel selten genau dort, wo er sollte. Die Liste der Straßen sagt, wer das Plättchen jetzt bekäme.
lesson-drop-1-fly = Das wäre nur ein Flug. Wähle, unterwegs zu klecksen.
lesson-drop-1-deuce = Zwei Würfel auf einmal kommen später. Einer genügt.
lesson-drop-1-other = Du hast Würfel bereit: Überquere eine Straße und lass einen fallen.
lesson-drop-2 = Gezählt wird nach allen Taubenzügen: Auf Menschen oder Autos gewinnst du das Plättchen und seine Punkte, daneben nichts, nur auf einem Schirm verlierst du einen Punkt. Treffen mehrere, gewinnen die meisten Würfel, dann der erste.

lesson-mate = Paaren
lesson-mate-1 = Zwei deiner Tauben sitzen auf gleicher Höhe nebeneinander; Ecke an Ecke ginge auch. Sie können sich paaren: Eine junge Taube kommt in einen Park, wo der Falke sie nicht erreicht.
lesson-mate-1-right = Jetzt sind es { $alive } Tauben. Jede, die am Ende lebt, ist ein Punkt.
lesson-mate-1-other = Nicht jetzt. Lass die zwei Nachbarn sich paaren.
lesson-mate-2 = Paaren geht, bis zwei deiner Tauben in Parks sind, und solange eine deiner acht noch kommen kann; auch tote kehren so zurück. Aus einem Park fliegt eine Taube über seinen Stadtrand hinaus, darf dabei klecksen und kehrt nie in einen Park zurück.

lesson-falcon = Der Falke
lesson-falcon-1 = Sind die Plättchen verteilt, lässt jeder einmal den Falken fliegen. Wähle einen Horst, dann dreh und heb die Stange so, dass sie weder Dächer noch Tauben berührt. Der Falke gleitet an ihr hinab zum Horst und fegt weg, was dort steht, Freund wie Feind; eine fremde Taube, die auf die Straße fällt, ist ein Blutstropfen und ein Punkt.
lesson-falcon-1-right = { $droplets ->
    [0] Diesmal ist keine fremde Taube gefallen. In einer Partie siehst du die Bahn des Falken, bevor du loslässt.
    [one] Eine fremde Taube fiel auf die Straße: ein Tropfen und ein Punkt für dich.
   *[other] { $droplets } fremde Tauben fielen auf die Straße: ebenso viele Tropfen und Punkte für dich.
  }
lesson-falcon-1-decline = Du darfst verzichten, aber dann wird niemand weggefegt. Lass ihn fliegen.
lesson-falcon-2 = Eine Taube, die nur auf einem Dach umfällt, steht wieder auf, und hat der Falke ein Gebäude getroffen, zählt niemand mehr, den er streift. Bring deine Tauben also vorher aus seinem Weg: Am sichersten sind die niedrigsten Dächer, fern von den Horsten.

lesson-points = Eine gute Idee: erst hinunterschauen
lesson-points-1 = Zähl mit: { $alive } für lebende Tauben und { $droplets } für Tropfen macht { $total }, Plättchen kommen dazu. Alle haben { $cubes } Würfel und bekommen keinen zurück; die Partie endet mit der Runde, in der jemand den letzten fallen lässt. Bei Gleichstand gewinnen mehr Menschen auf Plättchen.
lesson-points-2 = Plättchen sind verschieden: Von den beiden neben der umringten Taube ist eines { $less } wert, der Mann mit Glatze im Anzug { $more }. Beginne mit ihr den besseren Klecks.
lesson-points-2-right = { $more } Punkte unter dir, wenn die Hand ruhig bleibt. Flieg auf ein Feld, dessen Weg über die Menschen führt, friss, dann klecks.
lesson-points-2-less = Es gibt eine bessere Straße: Nimm das Plättchen für { $more }.
lesson-points-2-other = Wähle Klecksen, mit der Taube neben dem Plättchen für { $more }.
lesson-points-3 = In einer Partie stellst du zuerst sechs Tauben auf, in jedem Viertel der Stadt mindestens eine. Und einmal im Zug darfst du einen Doppelklecks machen: zwei Würfel in einem Flug, für { $price ->
    [one] eine Aktion
   *[other] { $price } Aktionen
  }.
