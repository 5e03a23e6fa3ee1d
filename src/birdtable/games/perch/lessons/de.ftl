# Die Lektionen von Perch. Jede Zahl kommt aus der Stellung.

lesson-most = Die meisten Vögel
lesson-most-1 = Dein Schwarm ist blau. Am Ende jeder der { $rounds } Runden zahlt jeder Ort: Die Zahlen darauf sind für die meisten, die zweitmeisten und die drittmeisten Vögel. { $place } zahlt { $first }, { $second } und { $third }. Die Vögel bleiben von Runde zu Runde, und die meisten Punkte gewinnen.
lesson-most-2 = In jedem Zug kommt ein Vogel auf einen beliebigen Ort. Steht ein blauer Vogel allein, hat er die Mehrheit. Setz einen dorthin, wo der erste Platz am meisten zahlt.
lesson-most-2-right = Erster auf dem Ort: { $gain } Punkte, wenn es bis zum Ende der Runde so bleibt.
lesson-most-2-tied = Dort steht schon jemand mit ebenso vielen Vögeln: Niemand wäre Erster. Wähle einen leeren Ort.
lesson-most-2-less = Das zahlt, aber weniger als { $first }. Vergleiche die ersten Zahlen der leeren Orte.

lesson-ties = Gleichstand hebt sich auf
lesson-ties-1 = Auf der Eiche stehen Blau und Rot gleich. Wer gleichauf liegt, bekommt nichts, und sein Rang bleibt leer: Ein dritter Schwarm wäre dort trotzdem nur Dritter. Brich den Gleichstand.
lesson-ties-1-right = Ein Vogel mehr, { $gain } Punkte mehr – und { $rival } für Rot, das jetzt Zweiter ist.
lesson-ties-1-yellow = Ein gelber Vogel hilft Gelb. Auf die Eiche muss ein blauer.
lesson-ties-1-other = Auf der Eiche steht es noch gleich. Setz deinen blauen Vogel dorthin.
lesson-ties-2 = In jeder Runde bekommst du vier Vögel: zwei eigene und zwei aus einem Beutel, auch solche anderer Schwärme. Du setzt alle, wohin du willst. Auf der Esche führt Rot mit einem Vogel vor Gelb. Verdirb das mit deinem gelben Vogel.
lesson-ties-2-right = Gleichauf, also bekommt keiner etwas: Rot verliert { $loss } Punkte. Dafür sind fremde Vögel da. Zu zweit spielt ein Schwarm mit, der niemandem gehört und nie Punkte bekommt.
lesson-ties-2-other = Auf der Esche führt Rot noch immer. Sorge dafür, dass Gelb aufschließt.

lesson-nests = Nester
lesson-nests-1 = Hier ist ein leeres Nest: { $place }. Es zählt wie ein Vogel mehr für den Schwarm, der darin sitzt. Rot hat dort einen Vogel: Übernimm mit einem einzigen die Führung.
lesson-nests-1-right = Ein Vogel mit Nest schlägt einen Vogel: { $gain } Punkte.
lesson-nests-1-tied = Ohne Nest steht es eins zu eins. Wähle das Nest.
lesson-nests-1-other = Nicht dort. Das Nest, das du brauchst, ist auf der Ulme.

lesson-creature = Tiere
lesson-creature-1 = Wer am Ende einer Runde am Zuhause eines Tiers vorn liegt, führt das Tier in der nächsten. An der Hundehütte warst du vorn: Der Hund gehört dir.
lesson-creature-2 = Einmal im Zug, vor oder nach dem Setzen, hast du eine Bonusaktion: zum Beispiel ein Tier einsetzen. Der Hund läuft zu einem Nachbarort und schiebt dort einen Vogel weg, in beliebiger Richtung. Brich den Gleichstand auf der Esche: Tippe den Hund unter dem Brett an und schick einen roten Vogel fort.
lesson-creature-2-right = Blau führt, und du darfst noch einen Vogel setzen: { $gain } Punkte dank eines Tiers. Es hilft einmal pro Runde. Lass niemand anderen an seinem Zuhause führen.
lesson-creature-2-own = Das ist dein eigener Vogel! Schieb einen roten.
lesson-creature-2-far = Geh zur Esche, dort stehst du mit Rot gleich.
lesson-creature-2-other = Zuerst der Hund: Er ist unter dem Brett.

lesson-fountain = Der Brunnen
lesson-fountain-1 = Jemand hat einen deiner Vögel auf den Brunnen geschickt, und du wählst seinen Platz. Der zählt am Ende Punkte. Ein Platz öffnet sich, wenn die Plätze direkt darunter besetzt sind. Wähle den besten.
lesson-fountain-1-right = { $high } Punkte statt { $low }. Verjagt zu werden ist nicht immer schlecht.
lesson-fountain-1-low = Dieser Platz zählt { $low }. Darüber ist einer für { $high } frei.

lesson-end = Was am Ende zählt
lesson-end-1 = Nach Runde { $rounds } gibt es mehr zu holen: Plätze am Brunnen, { $creature } für jedes Tier, das du führst, { $plaza } für jeden deiner Vögel, der noch im Beutel ist, und { $largest } für den größten Schwarm auf einem Ort. Deiner und der rote sind gleich. Setz deinen letzten Vogel dorthin, wo er entscheidet.
lesson-end-1-right = Der größte Schwarm ist deiner: { $largest } Punkte. Nester zählen mit, und bei Gleichstand bekommt sie niemand. Wo ihr mit Zielen spielt, zahlt auch dein geheimes.
lesson-end-1-other = Der rote Schwarm ist noch ebenso groß. Lass deinen auf der Eiche wachsen.

lesson-second = Eine gute Idee: Zweiter sein
lesson-second-1 = Nicht überall zahlt der erste Platz am besten. { $place } zahlt { $first } für die meisten und { $second } für die zweitmeisten Vögel. Rot hat dort zwei. Hol dir deine { $second }.
lesson-second-1-right = { $gain } Punkte für einen einzigen Vogel. Lies immer alle drei Zahlen.
lesson-second-1-tied = Mit dem Nest stehst du mit Rot gleich, und beide bekommen nichts. Setz dich daneben.
lesson-second-1-less = Das bringt weniger als { $second }. Schau auf den Ahorn.
lesson-second-2 = Noch zweierlei. Wer die meisten Punkte hat, beginnt die nächste Runde; wer zurückliegt, setzt also den letzten Vogel, und der entscheidet oft. Und Sonderorte tun mehr als zahlen: Zeig auf einen oder tippe ihn an, um zu lesen, was.

lesson-tokens = Vogelhaus und Blitz
lesson-tokens-1 = Ab Runde { $round } hast du ein Vogelhaus. Es ist eine Bonusaktion wie ein Tier, und davon hast du nur eine im Zug. Auf einem Stapel zählt es als ein Vogel mehr, und dann kommt dort nichts mehr dazu und nichts mehr weg: kein Vogel, kein Tier, kein Blitz.
lesson-tokens-2 = In Runde { $round } kommt ein Blitz dazu: Er schickt einen Vogel deiner Wahl an den Brunnen oder zerstört ein leeres Nest. Der rote Schwarm auf der Esche ist so groß wie deiner. Tippe den Blitz an und schlag dort zu.
lesson-tokens-2-right = Jetzt ist der größte Schwarm deiner: { $largest } Punkte. Rot hat auch einen Blitz – unter einem Vogelhaus wären deine Vögel sicher.
lesson-tokens-2-own = Das ist dein eigener Vogel! Triff einen roten.
lesson-tokens-2-other = Erst der Blitz: Triff die roten Vögel auf der Esche.
