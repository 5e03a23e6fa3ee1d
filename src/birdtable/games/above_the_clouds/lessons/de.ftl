# Die Lektionen von Über den Wolken. Jede Zahl kommt aus der Stellung.

lesson-landing = Vorn landen
lesson-landing-1 = Deine Rotmilane fliegen mit den Vögeln aller anderen in einem Schwarm; die dunklen Mauersegler gehören niemandem. Am Ende jeder der { $stages } Etappen landet aus jeder Spalte der vorderste Vogel, und die Nestkarte sagt, was deine wert sind: { $one } Punkte für einen, { $two } für zwei. Die meisten Punkte gewinnen.
lesson-landing-2 = Jetzt würde nur einer deiner Milane landen, der in der zweiten Spalte. Bring noch einen an die Spitze einer Spalte: Tippe einen Milan an, dann den Nachbarn, mit dem er tauschen soll.
lesson-landing-2-right = Das sind { $two } Punkte statt { $one } – und der Vogel, der dort flog, landet nicht mehr.
lesson-landing-2-pass = Passen kostet { $pass } Würfel und bewegt niemanden. Versuch einen Tausch.
lesson-landing-2-swap = Ein erlaubter Tausch, aber so führt kein zweiter Milan eine Spalte an. Schau, wer vorn fliegt.
lesson-landing-2-elsewhere = Das kommt später. Tausche jetzt zwei Vögel im Schwarm.

lesson-cubes = Mit Würfeln zahlen
lesson-cubes-1 = Du hast für jede Etappe { $cubes } Würfel; sie endet, wenn niemand mehr welche hat. Jede Aktion kostet nach jedem Gebrauch einen Würfel mehr, für alle, bis zur nächsten Etappe. Eben ist dein Rivale nach vorn geflogen: Das kostet jetzt { $forward }, zur Seite { $sideways }.
lesson-cubes-2 = Der Milan in der Mitte käme nach vorn oder zur Seite an die Spitze einer Spalte. Nimm den billigeren Weg.
lesson-cubes-2-right = Nur { $paid } bezahlt. Der nächste Flug zur Seite kostet { $next }, wer immer ihn macht.
lesson-cubes-2-dear = So landet auch ein Milan, aber es kostet { $forward }. Zur Seite geht es billiger.
lesson-cubes-2-other = So kommt kein zweiter Milan nach vorn. Tausche einen mit dem Vogel neben ihm.

lesson-join = Ein neuer Vogel
lesson-join-1 = Du kannst auch einen neuen Vogel in den Schwarm holen. Einer der beiden offenen Vögel gehört dir: Nimm ihn.
lesson-join-1-right = Dein Milan ist bereit.
lesson-join-1-swift = Ein Mauersegler gehört niemandem und punktet für niemanden. Nimm den Milan.
lesson-join-1-stack = Niemand weiß, was oben auf dem Stapel liegt. Der Milan liegt offen da.
lesson-join-1-other = Gut zu wissen, aber hol jetzt einen neuen Vogel.
lesson-join-2 = Ein neuer Vogel kommt in einer Spalte vorn oder hinten dazu, nie in eine volle. Setz deinen so, dass er landet, aber nicht vor deinen eigenen Milan.
lesson-join-2-right = An der Spitze seiner Spalte: Dein Milan wird landen. Auch ein Mauersegler hilft: Vor dem Vogel eines Rivalen landet er an dessen Stelle.
lesson-join-2-own = Dort nimmt er nur deinem anderen Milan den Platz, der gleich gelandet wäre.
lesson-join-2-back = Hinten schiebt er die Spalte nach vorn, und jemand anders landet. Setz ihn nach vorn.

lesson-maneuver = Manöverkarten
lesson-maneuver-1 = Eine Manöverkarte bricht einmal die Flugregeln. Deine, { $card }, tauscht Vögel einer Spalte, die zwei Felder auseinander sind, und kostet immer { $cost } Würfel. Spiel sie aus der Hand und bring deinen Milan von hinten gleich an die Spitze.
lesson-maneuver-1-right = In einem Zug von hinten nach vorn. Die Karte ist verbraucht. Eine neue zu nehmen ist eine der vier Aktionen; vier Karten fasst die Hand.
lesson-maneuver-1-take = Karten nehmen ist eine eigene Aktion. Die Karte, die du brauchst, hast du schon: Spiel sie.
lesson-maneuver-1-short = Ein Feld ist zu kurz. Spiel die Karte aus deiner Hand.
lesson-maneuver-1-other = Spiel zuerst die Karte aus deiner Hand.

lesson-scoring = Karten werten den Rest
lesson-scoring-1 = Die vordersten Vögel sind gelandet; die anderen fliegen in der nächsten Etappe weiter. Jetzt können Karten punkten: Jede nennt zwei Felder und zahlt für jeden Vogel von dir, der dort noch fliegt, und { $bonus } mehr, wenn auf beiden einer fliegt.
lesson-scoring-2 = Du hast zwei Karten. Werte die, die für beide Felder zahlt.
lesson-scoring-2-right = { $first } und { $second } für die Felder und { $bonus }, weil auf beiden deine Vögel fliegen: { $gain } Punkte. Du darfst mehrere Karten werten, auch für denselben Vogel; die übrigen bleiben auf der Hand, aber nach der letzten Etappe sind sie nichts mehr wert.
lesson-scoring-2-done = Schon fertig? Erst kann noch eine Karte punkten.
lesson-scoring-2-less = Die zahlt auch, aber nur für ein Feld. Nimm zuerst die andere.

lesson-pair = Eine gute Idee: Paare
lesson-pair-1 = Diese Nestkarte zahlt { $two } für zwei Vögel und { $pair } mehr für ein Paar: ein Weibchen mit einem Männchen. Ein Weibchen von dir landet schon. Bring den richtigen Vogel an die Spitze einer Spalte.
lesson-pair-1-right = Ein Paar! { $pair } Punkte obendrauf. Aber Vorsicht: Bei manchen Nestkarten kostet ein Paar Punkte. Lies die Nestkarte vor deinem ersten Zug jeder Etappe.
lesson-pair-1-females = Zwei Weibchen: { $two } Punkte, aber kein Paar. Ein Männchen brächte { $pair } mehr.
lesson-pair-1-other = So entsteht kein Paar. Dein Männchen fliegt hinten in der vierten Spalte.

lesson-last = Eine gute Idee: die letzten Würfel
lesson-last-1 = Siskin hat keine Würfel mehr; sind auch deine weg, endet die Etappe. Deine letzten { $cubes } bewegen keinen Vogel mehr, aber für eine Karte reichen sie. Nimm die, die für beide Milane zahlt, die zurückbleiben.
lesson-last-1-right = Deine Würfel sind weg: Die Etappe ist zu Ende, und die vordersten Vögel sind gelandet.
lesson-last-1-pass = So verschenkst du deine letzten Würfel. Für eine Karte reichen sie.
lesson-last-1-less = Die zahlt nicht für deine beiden Milane hinten. Vergleiche die Felder auf den Karten.
lesson-last-2 = Werte jetzt deine Karte.
lesson-last-2-right = { $gain } Punkte für deine letzten Würfel, und niemand konnte antworten. Heb dir in jeder Etappe ein paar auf: Wer zuletzt zieht, hat das letzte Wort.
lesson-last-2-done = Erst werten: Deine Karte zahlt jetzt.
