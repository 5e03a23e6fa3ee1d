# Die Lektionen von Birdwatcher. Jede Zahl kommt aus der Stellung.

lesson-journal = Fülle dein Journal
lesson-journal-1 = Nur dein Fotojournal bringt Punkte. Es wächst Seite für Seite nach rechts; hat jemand { $last } Seiten, wird die Runde zu Ende gespielt, und die meisten Punkte gewinnen. Fotos einer Art nebeneinander bilden eine Serie: Deine, { $bird }, ist bisher { $points } wert. Deine übrigen Punkte sind Auszeichnungen; die kommen später.
lesson-journal-2 = Mach ein Foto: Wähle einen Vogel deines Baums, den du aufschreckst, tippe auf das Feld der Lichtung, auf dem er landet, dann wähle den, der zur nächsten Seite wird. Bring deine Serie auf zwei Seiten: { $bird }.
lesson-journal-2-right = Nebeneinander sind sie { $more } wert statt { $points }: Auf dem Band eines Vogels steht, was Serien aus einem, zwei und mehr bringen. Je länger die Serie, desto mehr zählt jede Seite; die unterstrichene Zahl macht sie vollständig, danach beginnt eine neue.
lesson-journal-2-scared = Damit verscheuchst du gerade den Vogel, den du brauchst. Schreck einen anderen auf.
lesson-journal-2-bird = Ein schöner Vogel, aber er begänne eine neue Serie. Fotografiere die Art, die schon im Journal ist.
lesson-journal-2-other = Das kommt später. Mach ein Foto: Wähle einen Vogel, den du aufschreckst.

lesson-call = Vögel rufen
lesson-call-1 = Du hast { $actions } Aktionen im Zug. Ein Vogelruf bringt alle offen liegenden Vögel einer Art aus Dschungel und Lichtung in deinen Baum; Platz ist noch für { $room }. Rufe die Art, die am meisten bringt.
lesson-call-1-right = { $came } Vögel für eine Aktion. So füllen sich Bäume, und jedes Foto braucht zwei Vögel: einen zum Aufschrecken, einen zum Fotografieren.
lesson-call-1-fewer = Das bringt Vögel, aber nicht die meisten. Eine Art käme zu { $best }.
lesson-call-1-other = Zuerst ein Ruf: Such die Art, die du am häufigsten siehst.

lesson-run = In den Dschungel laufen
lesson-run-1 = Keine Art ist zweimal zu sehen, ein Ruf brächte nur einen Vogel. Lauf in den Dschungel: Seine Vögel fliegen auf die Lichtung, und neue kommen nach. Du wählst, wo jeder landet, leere Felder zuerst.
lesson-run-1-right = Neue Vögel zum Rufen, und { $left } Aktionen sind übrig. Aufgeflogene Vögel sind nicht aufgeschreckt: Du darfst sie gleich rufen. Ein aufgeschreckter antwortet erst nach deinem Zug, und dann dürfen ihn auch andere rufen.
lesson-run-1-other = Hier braucht der Dschungel etwas Lärm. Lauf hinein.

lesson-zoom = Das Zoomobjektiv
lesson-zoom-1 = Im anderen Baum sitzt der Vogel, den dein Journal braucht: { $bird }. Mit dem Zoom fotografierst du ihn dort und gibst dafür einen Vogel aus deinem Baum.
lesson-zoom-1-right = { $paid } Aktionen, aber deine Serie ist jetzt { $more } wert. Der andere Baum bekam deinen Vogel und zog noch einen. Auch andere haben ein Zoom: Fotografiere einen guten Vogel in dem Zug, in dem du ihn rufst.
lesson-zoom-1-bird = Dieser Vogel begänne eine neue Serie. Such den, der deine fortsetzt.
lesson-zoom-1-other = Dein eigener Baum hat keinen Vogel für deine Serie. Richte den Zoom auf den anderen.

lesson-publish = Veröffentlichen
lesson-publish-1 = Auch Arbeiten aus der Akademie werden zu Seiten und beenden die Serie links von ihnen. Jede sagt, was sie zahlt. Nimm diese: { $paper }.
lesson-publish-1-right = { $paid } Aktionen für { $points } Punkte und { $books } Bücher. Am Ende bringen die meisten Bücher { $most } Punkte, die wenigsten kosten { $fewest }: Überlass nicht alle Arbeiten den anderen.
lesson-publish-1-paper = Eine andere ein andermal. Nimm die genannte.
lesson-publish-1-other = Schau in die Akademie und veröffentliche etwas.

lesson-awards = Auszeichnungen
lesson-awards-1 = Am Ende gibt es Auszeichnungen. Die meisten Schwarzen Sichelschnäbel bringen { $most } Punkte, die zweitmeisten { $second }; die meisten verschiedenen Arten bringen { $varied }, die zweitmeisten { $less }; die meisten Bücher bringen { $books }. Noch hat niemand einen Sichelschnabel. Fotografiere deinen.
lesson-awards-1-right = Die meisten Sichelschnäbel, auch wenn es nur einer ist: nach jetzigem Stand { $award } Punkte, und { $stamp } für seinen Stempel. Ein Vogel mit Stempel braucht keine Serie, beendet aber eine wie jede andere Seite. Behalte die Übersicht im Auge.
lesson-awards-1-scared = Nicht verscheuchen! Schreck einen anderen Vogel auf.
lesson-awards-1-bird = Schön, aber die Auszeichnung gibt es für den Sichelschnabel.
lesson-awards-1-other = Fotografiere den Sichelschnabel in deinem Baum.
lesson-awards-2 = Das Foto eines Vogels, der ein Insekt hat, bringt dir das Insekt. Am Ende ist eine Sorte { $one } wert, zwei Sorten { $two }, alle fünf { $all }; doppelte bringen nichts dazu. Einmal im Zug darfst du zwei Insekten für eine weitere Aktion abgeben.

lesson-special = Besondere Vögel
lesson-special-1 = Einige Vögel sind besonders, und die Rückseite des Stapels verrät, wann einer kommt. Dieser, { $special }, wird im Journal zur Kopie des Vogels links von ihm. Fotografiere ihn.
lesson-special-1-right = Er zählt als { $bird }: { $more } Punkte statt { $points }. Die anderen besonderen Vögel sind seltene Hybriden: Jeder ist eine eigene Art und hat einen hohen Stempel, bis zu { $king } Punkte.
lesson-special-1-scared = Den nicht: Er kann sein, was du brauchst. Schreck einen anderen auf.
lesson-special-1-bird = Ein schöner Vogel, aber er begänne eine neue Serie. Fotografiere das Nestküken.
lesson-special-1-other = Fotografiere das Nestküken in deinem Baum.

lesson-turn = Eine gute Idee: ein ganzer Zug
lesson-turn-1 = { $actions } Aktionen, gut genutzt: Ruf die Vögel, die deine Serie fortsetzen, dann mach Foto um Foto. Schreck die auf, die du nicht brauchst. Bring deine Serie auf drei Seiten.
lesson-turn-1-right = Von { $points } auf { $more } Punkte in einem Zug. Ruf, Foto, Foto: Nach solchen Zügen lohnt es sich zu suchen; mit weniger Seiten fällst du zurück. Doch Serien sind nicht alles: Denk dazwischen an neue Arten und an Arbeiten.
lesson-turn-1-other = Das hilft deiner Serie nicht. Erst rufen, dann die Art aus deinem Journal fotografieren.
