# Die Lektionen von Pigeons. Jede Zahl kommt aus der Stellung.

lesson-feed = Fressen
lesson-feed-1 = Du führst die roten Tauben auf den Dächern. Unten in den Straßen laufen die Menschen, auf die du zielst. Wer die meisten trifft, Tauben am Leben hält und den Falken gut schickt, gewinnt.
lesson-feed-2 = Ein Taubenzug hat { $actions } Aktionen. Ohne Futter kein Klecks: Jedes Fressen macht einen Würfel bereit, höchstens { $most }. Friss.
lesson-feed-2-right = { $ready } Würfel sind bereit, { $left } Aktionen übrig.
lesson-feed-2-end = Beende den Zug noch nicht; es gibt etwas zu fressen.
lesson-feed-2-other = Das kommt später. Erst fressen.

lesson-fly = Fliegen
lesson-fly-1 = Auch Fliegen kostet eine Aktion: geradeaus auf das nächste Feld des Dachs oder über eine Straße zum nächsten Gebäude. Tippe eine rote Taube an, dann ihr Ziel.
lesson-fly-1-right = Sie ist geflogen, { $left } Aktionen sind übrig. Von einem anderen Dach erreicht sie andere Straßen.
lesson-fly-1-end = Beende den Zug noch nicht: Lass eine Taube fliegen.
lesson-fly-1-other = Ein andermal. Hier soll eine Taube nur fliegen.

lesson-drop = Klecksen
lesson-drop-1 = Jetzt die Hauptsache. Eine Taube, die eine Straße überquert, darf einen Würfel fallen lassen. Wähle Klecksen, die umringte Taube und das Dach jenseits einer Straße, dann Linie und Moment. Eines der Plättchen neben ihr ist { $points } Punkte wert: der Mann mit Glatze im Anzug.
lesson-drop-1-right = Gefallen! Die Hand zittert, darum liegt ein Würfel selten genau dort, wo er sollte.
lesson-drop-1-fly = Das wäre nur ein Flug. Wähle, unterwegs zu klecksen.
lesson-drop-1-deuce = Zwei Würfel auf einmal kommen später. Einer genügt.
lesson-drop-1-other = Du hast Würfel bereit: Überquere eine Straße und lass einen fallen.
lesson-drop-2 = Gezählt wird nach allen Taubenzügen: Auf Menschen oder Autos gewinnst du das Plättchen und seine Punkte, daneben nichts, auf einem Schirm verlierst du einen Punkt. Treffen mehrere, gewinnen die meisten Würfel, dann der erste.

lesson-mate = Paaren
lesson-mate-1 = Zwei deiner Tauben sitzen auf gleicher Höhe nebeneinander. Sie können sich paaren: Eine junge Taube kommt in einen Park, wo der Falke sie nicht erreicht.
lesson-mate-1-right = Jetzt sind es { $alive } Tauben. Jede, die am Ende lebt, ist ein Punkt.
lesson-mate-1-other = Nicht jetzt. Lass die zwei Nachbarn sich paaren.

lesson-falcon = Der Falke
lesson-falcon-1 = Nach den Straßen lässt jeder einmal den Falken fliegen. Wähle einen Horst, dann dreh und heb die Stange. Der Falke gleitet an ihr entlang und fegt weg, was dort steht, Freund wie Feind; eine fremde Taube, die auf die Straße fällt, ist ein Blutstropfen und ein Punkt. Die Stange darf weder Dächer noch Tauben berühren.
lesson-falcon-1-right = { $droplets ->
    [0] Diesmal ist keine fremde Taube gefallen. In einer Partie siehst du die Bahn des Falken, bevor du loslässt.
    [one] Eine fremde Taube fiel auf die Straße: ein Tropfen und ein Punkt für dich.
   *[other] { $droplets } fremde Tauben fielen auf die Straße: ebenso viele Tropfen und Punkte für dich.
  }
lesson-falcon-1-decline = Du darfst verzichten, aber dann wird niemand weggefegt. Lass ihn fliegen.

lesson-points = Eine gute Idee: erst hinunterschauen
lesson-points-1 = Zähl mit: { $alive } für lebende Tauben und { $droplets } für Tropfen macht { $total }, Plättchen kommen dazu. Die Partie endet mit der Runde, in der jemand den letzten Würfel fallen lässt.
lesson-points-2 = Plättchen sind verschieden: Von den beiden neben der umringten Taube ist eines { $less } wert, der Mann mit Glatze im Anzug { $more }. Beginne mit ihr den besseren Klecks.
lesson-points-2-right = { $more } Punkte unter dir, wenn die Hand ruhig bleibt. Erst zu den guten Straßen fliegen, dann fressen, dann klecksen.
lesson-points-2-less = Es gibt eine bessere Straße: Nimm das Plättchen für { $more }.
lesson-points-2-other = Wähle Klecksen, mit der Taube neben dem Plättchen für { $more }.
