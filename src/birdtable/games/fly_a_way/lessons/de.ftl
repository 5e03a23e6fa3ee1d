# Die Lektionen von Fly-A-Way. Jede Zahl kommt aus der Stellung.

lesson-route = Einen Vogel retten
lesson-route-1 = Drei Vögel rasten auf dem Zugweg. Jeder will auf der Karte von seinem Start zu seinem Ziel, nie nach Norden. Wer die letzte Verbindung der Route legt, rettet den Vogel. Hier fehlt nur eine: { $bird }.
lesson-route-2 = Leg diese Verbindung jetzt: { $bird } ist { $points } Punkte wert.
lesson-route-2-right = Gerettet: { $gain } Punkte, für den Vogel und für jede deiner Verbindungen auf seiner Route. Die letzte Runde beginnt, wenn jemand { $birds } Vögel hat oder Fowl Play zu Ende geht; die meisten Punkte gewinnen.
lesson-route-2-elsewhere = Eine Verbindung, aber nicht die, die fehlt. Such die Lücke in der markierten Route.
lesson-route-2-other = Noch nicht: Ein Vogel wartet auf eine Verbindung.

lesson-links = Verbindungen legen
lesson-links-1 = Du darfst im Zug bis zu { $most } Verbindungen legen, alle in einer Gruppe: Sie schließen an eigene an, oder mindestens zwei bilden irgendwo eine neue. Noch hast du keine: Beginne eine Gruppe am Anfang dieses Wegs: { $bird }.
lesson-links-1-right = Eine eigene Gruppe. Ab jetzt dürfen sich einzelne Verbindungen anschließen.
lesson-links-1-elsewhere = Erlaubt, aber nicht auf diesem Weg: { $bird }. Beginne an seinem Start.
lesson-links-1-other = Zuerst Verbindungen: Wähle eine auf der Karte.
lesson-links-2 = Eine deiner { $most } Verbindungen ist übrig. Häng sie an deine Gruppe: Das Ziel ist nah.
lesson-links-2-right = Das waren die Grundverbindungen dieses Zugs. Karten und Vögel bringen zusätzliche.
lesson-links-2-other = Du hast noch eine Verbindung. Leg sie dorthin, wo sie deine berührt.

lesson-together = Verbindungen aller Farben
lesson-together-1 = Routen führen über die Verbindungen aller. Hier hat dein Rivale das meiste gebaut: { $bird }. Eine deiner Verbindungen liegt nah: Vollende die Route und rette den Vogel.
lesson-together-1-right = Der Vogel ist dein: { $mine } Punkte. Dein Rivale bekommt { $theirs } für seine Verbindungen auf dem Weg. Die letzte entscheidet; lass darum keine Route liegen, die ein Rivale in einem Zug vollenden kann.
lesson-together-1-elsewhere = Die Lücke ist anderswo: Auf der markierten Route fehlt eine Verbindung.
lesson-together-1-other = Noch nicht: Leg die fehlende Verbindung und rette den Vogel.

lesson-trouble = Fowl Play
lesson-trouble-1 = In jedem Zug ziehst du eine Wing-It-Karte auf die Hand – und Ärger: eine Fowl-Play-Karte, hier { $card }. Führe sie aus, oder neutralisiere sie mit Krächzern aus deiner Hand. Sie kostet { $cost }, und du hast { $squawks }: Neutralisiere sie.
lesson-trouble-1-right = Ruhe. Was von einem Krächzer übrig bleibt, verfällt: Heb die großen für großen Ärger auf.
lesson-trouble-1-perform = Dann müsstest du damit leben. Du hast den Krächzer, der sie neutralisiert.
lesson-trouble-2 = Mancher Ärger bleibt: Einen Vogel im Käfig rettet niemand, ehe ihn Krächzer befreien. Und im Stapel warten Bird-tastrophes: Sie treffen alle, und Krächzer helfen nicht.

lesson-event = Wing-It-Karten
lesson-event-1 = Alle { $placed } Verbindungen dieses Zugs liegen, und hier fehlt noch eine: { $bird }. Deine Handkarte { $card } bringt zusätzliche. Spiel sie und vollende die Route.
lesson-event-1-right = Gerettet mit einer zusätzlichen Verbindung. Zusätzliche müssen nicht an die anderen des Zugs anschließen; so schließen sie auch anderswo Lücken.
lesson-event-1-elsewhere = Nicht diese: Die fehlende Verbindung liegt auf der Route: { $bird }.
lesson-event-1-other = Spiel zuerst deine Handkarte.

lesson-power = Vögel helfen zurück
lesson-power-1 = Gerettete Vögel liegen vor dir und haben Kräfte. Mit diesem lässt du eine Fowl-Play-Karte ohne Krächzer an dir vorübergehen: { $bird }. Nutze ihn gegen { $card }.
lesson-power-1-right = Kein Krächzer verbraucht. Bei jedem Vogel steht, wann und wie oft er hilft; die meisten beginnen eine Runde nach ihrer Rettung.
lesson-power-1-squawk = Das geht, kostet aber deinen Krächzer. Der Vogel tut es umsonst.
lesson-power-1-perform = Überlass das deinem Vogel.

lesson-offer = Schon vollständig
lesson-offer-1 = Dieser Vogel ist eben erst gekommen, und seine Route ist schon vollständig: { $bird }. Wer eine Verbindung darauf hat, darf ihn retten, gibt aber den Zug dafür her: keine Karten, keine Verbindungen. Rette ihn.
lesson-offer-1-right = { $gain } Punkte für deinen Zug: Das lohnt sich, wenn deine Verbindungen weniger gebracht hätten. Will niemand so einen Vogel, kostet er nichts mehr, sobald er allen angeboten war.
lesson-offer-1-draw = Dann könnte ihn der Nächste nehmen. Hier ist er deinen Zug wert.

lesson-shared = Eine gute Idee: eine Verbindung, zwei Vögel
lesson-shared-1 = Zwei Vögel fliegen ein Stück gemeinsam: { $first } und { $second }. Leg eine Verbindung, die beiden hilft.
lesson-shared-1-right = Beide sind einen Schritt weiter. Wo Routen zusammenkommen, bringen deine Verbindungen zweimal Punkte.
lesson-shared-1-one = Das hilft höchstens einem. Schau, wo beide Routen zusammenlaufen.
lesson-shared-1-other = Zuerst eine Verbindung, die beiden dient.
