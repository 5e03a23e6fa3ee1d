# The lessons of Birdwatcher. Every number comes from the position.

lesson-journal = Fill your journal
lesson-journal-1 = Only your photo journal scores. It grows to the right, page by page; the end is near when somebody has { $last } pages, and the most points win. Photos of one species side by side make a set: yours, { $bird }, is worth { $points } so far.
lesson-journal-2 = Take a photo: first one bird of your tree is startled away to the clearing, then another becomes the next page. Make your set of two: { $bird }.
lesson-journal-2-right = Side by side they are worth { $more } instead of { $points }: the ribbon on a bird lists what sets of one, two and more bring. The longer a set, the more each page counts.
lesson-journal-2-scared = That would chase away the very bird you need. Startle another.
lesson-journal-2-bird = A fine bird, but it would begin a new set. Photograph the species that is in your journal.
lesson-journal-2-other = That comes later. Take a photo: choose a bird to startle.

lesson-call = Call birds
lesson-call-1 = You have { $actions } actions a turn. A bird call brings every bird of one species that shows in jungle and clearing to your tree; there is room for { $room } more. Call the species that brings the most.
lesson-call-1-right = { $came } birds for one action. Calls are how trees fill up.
lesson-call-1-fewer = That brings birds, but not the most. One species would send { $best }.
lesson-call-1-other = First a call: look for the species you see most often.

lesson-run = Run into the jungle
lesson-run-1 = No species shows twice, so a call would bring a single bird. Run into the jungle: its birds fly to the clearing, and new ones come up. You choose where each lands.
lesson-run-1-right = New birds to call, and { $left } actions are left. Birds that flew up are not startled: you may call them at once.
lesson-run-1-other = Here the jungle needs some noise. Run into it.

lesson-zoom = The zoom lens
lesson-zoom-1 = The other tree holds the bird that your journal wants: { $bird }. With the zoom lens you photograph it there, and give a bird of your own tree in return.
lesson-zoom-1-right = { $paid } actions, but your set is worth { $more } now – and nobody else has that bird.
lesson-zoom-1-bird = That bird would begin a new set. Look for the one that continues yours.
lesson-zoom-1-other = Your own tree has no bird for your set. Use the zoom lens on the other one.

lesson-publish = Publish
lesson-publish-1 = Papers from the academy go into the journal, too. Each says what it pays. Publish this one: { $paper }.
lesson-publish-1-right = { $paid } actions for { $points } points and its books: the most books bring { $most } at the end, the fewest cost points. Mind that a paper ends the set to its left.
lesson-publish-1-paper = Another paper another time. Take the one that is named.
lesson-publish-1-other = Look at the academy and publish a paper.

lesson-awards = Awards
lesson-awards-1 = At the end there are awards: for Black Sicklebills, for the greatest variety of species, for books, and points for different insects, which come with photos of birds that have one; two insects also buy an action. Nobody has a sicklebill yet. Photograph yours.
lesson-awards-1-right = The most sicklebills, and be it one: { $award } points as it stands, and those of its stamp. Birds with a stamp need no set; the rare ones are worth most. Watch the tally as the game goes on.
lesson-awards-1-scared = Don’t scare it away! Startle another bird.
lesson-awards-1-bird = Nice, but the award is for the sicklebill.
lesson-awards-1-other = Take a photo of the sicklebill in your tree.

lesson-turn = A good idea: one whole turn
lesson-turn-1 = { $actions } actions, well used: call the birds that continue your set, then take photo after photo. Startle those you do not need. Bring your set to three pages.
lesson-turn-1-right = From { $points } to { $more } points in one turn. Call, photo, photo: that is a turn to look for, and with fewer pages you fall behind.
lesson-turn-1-other = That does not help your set. Call first, then take photos of the species in your journal.
