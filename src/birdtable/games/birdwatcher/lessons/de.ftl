# Die Lektionen von Birdwatcher. Jede Zahl kommt aus der Stellung.

lesson-journal = Fülle dein Journal
lesson-journal-1 = Nur dein Fotojournal bringt Punkte. Es wächst Seite für Seite nach rechts; hat jemand { $last } Seiten, ist das Ende nah, und die meisten Punkte gewinnen. Fotos einer Art nebeneinander bilden eine Serie: Deine, { $bird }, ist bisher { $points } wert.
lesson-journal-2 = Mach ein Foto: Zuerst schreckt ein Vogel deines Baums auf die Lichtung, dann wird ein anderer zur nächsten Seite. Mach deine Serie zu zweit: { $bird }.
lesson-journal-2-right = Nebeneinander sind sie { $more } wert statt { $points }: Auf dem Band eines Vogels steht, was Serien aus einem, zwei und mehr bringen. Je länger die Serie, desto mehr zählt jede Seite.
lesson-journal-2-scared = Damit verscheuchst du gerade den Vogel, den du brauchst. Schreck einen anderen auf.
lesson-journal-2-bird = Ein schöner Vogel, aber er begänne eine neue Serie. Fotografiere die Art, die schon im Journal ist.
lesson-journal-2-other = Das kommt später. Mach ein Foto: Wähle einen Vogel, den du aufschreckst.

lesson-call = Vögel rufen
lesson-call-1 = Du hast { $actions } Aktionen im Zug. Ein Vogelruf bringt alle offen liegenden Vögel einer Art aus Dschungel und Lichtung in deinen Baum; Platz ist noch für { $room }. Rufe die Art, die am meisten bringt.
lesson-call-1-right = { $came } Vögel für eine Aktion. So füllen sich Bäume.
lesson-call-1-fewer = Das bringt Vögel, aber nicht die meisten. Eine Art käme zu { $best }.
lesson-call-1-other = Zuerst ein Ruf: Such die Art, die du am häufigsten siehst.

lesson-run = In den Dschungel laufen
lesson-run-1 = Keine Art ist zweimal zu sehen, ein Ruf brächte nur einen Vogel. Lauf in den Dschungel: Seine Vögel fliegen auf die Lichtung, und neue kommen nach. Du wählst, wo jeder landet.
lesson-run-1-right = Neue Vögel zum Rufen, und { $left } Aktionen sind übrig. Aufgeflogene Vögel sind nicht aufgeschreckt: Du darfst sie gleich rufen.
lesson-run-1-other = Hier braucht der Dschungel etwas Lärm. Lauf hinein.

lesson-zoom = Das Zoomobjektiv
lesson-zoom-1 = Im anderen Baum sitzt der Vogel, den dein Journal braucht: { $bird }. Mit dem Zoom fotografierst du ihn dort und gibst dafür einen Vogel aus deinem Baum.
lesson-zoom-1-right = { $paid } Aktionen, aber deine Serie ist jetzt { $more } wert – und sonst bekommt niemand diesen Vogel.
lesson-zoom-1-bird = Dieser Vogel begänne eine neue Serie. Such den, der deine fortsetzt.
lesson-zoom-1-other = Dein eigener Baum hat keinen Vogel für deine Serie. Richte den Zoom auf den anderen.

lesson-publish = Veröffentlichen
lesson-publish-1 = Auch Arbeiten aus der Akademie kommen ins Journal. Jede sagt, was sie zahlt. Nimm diese: { $paper }.
lesson-publish-1-right = { $paid } Aktionen für { $points } Punkte und ihre Bücher: Die meisten Bücher bringen am Ende { $most }, die wenigsten kosten Punkte. Bedenke: Sie beendet die Serie links von ihr.
lesson-publish-1-paper = Eine andere ein andermal. Nimm die genannte.
lesson-publish-1-other = Schau in die Akademie und veröffentliche etwas.

lesson-awards = Auszeichnungen
lesson-awards-1 = Am Ende gibt es Auszeichnungen: für Schwarze Sichelschnäbel, für die größte Artenvielfalt, für Bücher, und Punkte für verschiedene Insekten, die mit Fotos von Vögeln kommen, die eines haben; für zwei Insekten gibt es auch eine Aktion. Noch hat niemand einen Sichelschnabel. Fotografiere deinen.
lesson-awards-1-right = Die meisten Sichelschnäbel, und sei es einer: nach jetzigem Stand { $award } Punkte und die seines Stempels. Vögel mit Stempel brauchen keine Serie; die seltenen sind am meisten wert. Behalte die Übersicht im Auge.
lesson-awards-1-scared = Nicht verscheuchen! Schreck einen anderen Vogel auf.
lesson-awards-1-bird = Schön, aber die Auszeichnung gibt es für den Sichelschnabel.
lesson-awards-1-other = Fotografiere den Sichelschnabel in deinem Baum.

lesson-turn = Eine gute Idee: ein ganzer Zug
lesson-turn-1 = { $actions } Aktionen, gut genutzt: Ruf die Vögel, die deine Serie fortsetzen, dann mach Foto um Foto. Schreck die auf, die du nicht brauchst. Bring deine Serie auf drei Seiten.
lesson-turn-1-right = Von { $points } auf { $more } Punkte in einem Zug. Ruf, Foto, Foto: Nach solchen Zügen lohnt es sich zu suchen; mit weniger Seiten fällst du zurück.
lesson-turn-1-other = Das hilft deiner Serie nicht. Erst rufen, dann die Art aus deinem Journal fotografieren.
