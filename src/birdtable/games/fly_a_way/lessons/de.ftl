# Die Lektionen von Fly-A-Way. Jede Zahl kommt aus der Stellung.

lesson-route = Einen Vogel retten
lesson-route-1 = Drei Vögel rasten auf dem Zugweg. Jeder will auf der Karte von seinem Start zu seinem Ziel, nie nach Norden. Wer die letzte Verbindung der Route legt, rettet den Vogel. Hier fehlt nur eine: { $bird }.
lesson-route-2 = Leg diese Verbindung jetzt: { $bird } ist { $points } Punkte wert.
lesson-route-2-right = Gerettet: { $gain } Punkte, für den Vogel und für jede deiner Verbindungen auf seiner Route. Die letzte Runde beginnt, wenn jemand { $birds } Vögel hat oder Fowl Play zu Ende geht; die meisten Punkte gewinnen.
lesson-route-2-elsewhere = Eine Verbindung, aber nicht die, die fehlt. Such die Lücke in der markierten Route.
lesson-route-2-other = Noch nicht: Ein Vogel wartet auf eine Verbindung.

lesson-links = Verbindungen legen
lesson-links-1 = Du darfst im Zug bis zu { $most } Verbindungen legen. Jede muss eine eigene berühren – oder mindestens zwei bilden eine neue Gruppe. Noch hast du keine: Beginne eine Gruppe am Anfang dieses Wegs: { $bird }.
lesson-links-1-right = Eine eigene Gruppe. Ab jetzt dürfen sich einzelne Verbindungen anschließen.
lesson-links-1-elsewhere = Erlaubt, aber nicht auf diesem Weg: { $bird }. Beginne an seinem Start.
lesson-links-1-other = Zuerst Verbindungen: Wähle eine auf der Karte.
lesson-links-2 = Eine deiner { $most } Verbindungen ist übrig. Häng sie an deine Gruppe: Das Ziel ist nah.
lesson-links-2-right = Das war die letzte Grundverbindung dieses Zugs.
lesson-links-2-other = Du hast noch eine Verbindung. Leg sie dorthin, wo sie deine berührt.

lesson-together = Verbindungen aller Farben
lesson-together-1 = Routen führen über die Verbindungen aller. Hier hat dein Rivale das meiste gebaut: { $bird }. Eine deiner Verbindungen liegt nah: Vollende die Route.
lesson-together-1-right = Der Vogel ist dein: { $mine } Punkte. Dein Rivale bekommt { $theirs } für seine Verbindungen auf dem Weg. Die letzte entscheidet; lass darum keine Route liegen, der nur so viele fehlen, wie ein Zug hat.
lesson-together-1-elsewhere = Die Lücke ist anderswo: Auf der markierten Route fehlt eine Verbindung.
lesson-together-1-other = Noch nicht: eine Verbindung, und der Vogel ist dein.

lesson-trouble = Fowl Play
lesson-trouble-1 = In jedem Zug ziehst du eine Wing-It-Karte auf die Hand – und Ärger: eine Fowl-Play-Karte, hier { $card }. Führe sie aus, oder halte sie mit Krächzern aus deiner Hand auf. Sie kostet { $cost }, und du hast { $squawks }: Halte sie auf.
lesson-trouble-1-right = Ruhe. Was von einem Krächzer übrig bleibt, verfällt: Heb die großen für großen Ärger auf.
lesson-trouble-1-perform = Dann müsstest du damit leben. Du hast den Krächzer, der sie aufhält.

lesson-event = Wing-It-Karten
lesson-event-1 = Alle { $placed } Verbindungen dieses Zugs liegen, und hier fehlt noch eine: { $bird }. Deine Handkarte { $card } bringt zusätzliche. Spiel sie und vollende die Route.
lesson-event-1-right = Gerettet mit einer zusätzlichen Verbindung. Solche Karten machen aus einem guten Zug einen großen.
lesson-event-1-elsewhere = Nicht diese: Die fehlende Verbindung liegt auf der Route: { $bird }.
lesson-event-1-other = Spiel zuerst deine Handkarte.

lesson-power = Vögel helfen zurück
lesson-power-1 = Gerettete Vögel liegen vor dir und haben Kräfte. Mit diesem lässt du eine Fowl-Play-Karte ohne Krächzer an dir vorübergehen: { $bird }. Nutze ihn gegen { $card }.
lesson-power-1-right = Kein Krächzer verbraucht. Bei jedem Vogel steht, wann und wie oft er hilft.
lesson-power-1-squawk = Das geht, kostet aber deinen Krächzer. Der Vogel tut es umsonst.
lesson-power-1-perform = Überlass das deinem Vogel.

lesson-shared = Eine gute Idee: eine Verbindung, zwei Vögel
lesson-shared-1 = Zwei Vögel fliegen ein Stück gemeinsam: { $first } und { $second }. Leg eine Verbindung, die beiden hilft.
lesson-shared-1-right = Beide sind einen Schritt weiter. Wo Routen zusammenkommen, zählt eine Verbindung doppelt.
lesson-shared-1-one = Das hilft höchstens einem. Schau, wo beide Routen zusammenlaufen.
lesson-shared-1-other = Zuerst eine Verbindung, die beiden dient.
