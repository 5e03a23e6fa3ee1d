# The lessons of Birdwatcher. Every number comes from the position.

lesson-journal = Fill your journal
lesson-journal-1 = Only your photo journal scores. It grows to the right, page by page; when somebody has { $last } pages, the round is played to its end, and the most points win. Photos of one species side by side make a set: yours, { $bird }, is worth { $points } so far. Your other points are awards; they come later.
lesson-journal-2 = Take a photo: choose a bird of your tree to startle away, touch the space of the clearing where it lands, then choose the bird that becomes the next page. Make your set two pages long: { $bird }.
lesson-journal-2-right = Side by side they are worth { $more } instead of { $points }: the ribbon on a bird lists what sets of one, two and more bring. The longer a set, the more each page counts; the underlined number completes it, and after that a new set begins.
lesson-journal-2-scared = That would chase away the very bird you need. Startle another.
lesson-journal-2-bird = A fine bird, but it would begin a new set. Photograph the species that is in your journal.
lesson-journal-2-other = That comes later. Take a photo: choose a bird to startle.

lesson-call = Call birds
lesson-call-1 = You have { $actions } actions a turn. A bird call brings every bird of one species that shows in jungle and clearing to your tree; there is room for { $room } more. Call the species that brings the most.
lesson-call-1-right = { $came } birds for one action. Calls are how trees fill up, and each photo takes two birds: one to startle, one to photograph.
lesson-call-1-fewer = That brings birds, but not the most. One species would send { $best }.
lesson-call-1-other = First a call: look for the species you see most often.

lesson-run = Run into the jungle
lesson-run-1 = No species shows twice, so a call would bring a single bird. Run into the jungle: its birds fly to the clearing, and new ones come up. You choose where each lands, empty spaces first.
lesson-run-1-right = New birds to call, and { $left } actions are left. Birds that flew up are not startled: you may call them at once. A startled bird answers only after your turn, and then it may be called by others.
lesson-run-1-other = Here the jungle needs some noise. Run into it.

lesson-zoom = The zoom lens
lesson-zoom-1 = The other tree holds the bird that your journal wants: { $bird }. With the zoom lens you photograph it there, and give a bird of your own tree in return.
lesson-zoom-1-right = { $paid } actions, but your set is worth { $more } now. The other tree got your bird and drew one more. Others have a zoom lens, too: photograph a fine bird in the turn in which you call it.
lesson-zoom-1-bird = That bird would begin a new set. Look for the one that continues yours.
lesson-zoom-1-other = Your own tree has no bird for your set. Use the zoom lens on the other one.

lesson-publish = Publish
lesson-publish-1 = Papers from the academy become pages, too, and end the set to their left. Each says what it pays. Publish this one: { $paper }.
lesson-publish-1-right = { $paid } actions for { $points } points and { $books } books. At the end the most books bring { $most } points and the fewest cost { $fewest }, so do not leave all papers to the others.
lesson-publish-1-paper = Another paper another time. Take the one that is named.
lesson-publish-1-other = Look at the academy and publish a paper.

lesson-awards = Awards
lesson-awards-1 = At the end there are awards. The most Black Sicklebills bring { $most } points, the second most { $second }; the most different species bring { $varied }, the second most { $less }; the most books bring { $books }. Nobody has a sicklebill yet. Photograph yours.
lesson-awards-1-right = The most sicklebills, even if it is only one: { $award } points as it stands, and { $stamp } for its stamp. A bird with a stamp needs no set, but it ends one like any other page. Watch the tally as the game goes on.
lesson-awards-1-scared = Don’t scare it away! Startle another bird.
lesson-awards-1-bird = Nice, but the award is for the sicklebill.
lesson-awards-1-other = Take a photo of the sicklebill in your tree.
lesson-awards-2 = A photo of a bird that has an insect brings you the insect. At the end one kind is worth { $one }, two kinds { $two }, all five { $all }; twins add nothing. Once a turn you may return two insects for one more action.

lesson-special = Special birds
lesson-special-1 = A few birds are special, and the back of the deck tells when one comes next. This one, { $special }, becomes a copy of the bird to its left in your journal. Photograph it.
lesson-special-1-right = It counts as { $bird }: { $more } points instead of { $points }. The other special birds are rare hybrids: each is a species of its own and has a high stamp, up to { $king } points.
lesson-special-1-scared = Not that one: it can be whatever you need. Startle another.
lesson-special-1-bird = A fine bird, but it would begin a new set. Photograph the nestling.
lesson-special-1-other = Take a photo of the nestling in your tree.

lesson-turn = A good idea: one whole turn
lesson-turn-1 = { $actions } actions, well used: call the birds that continue your set, then take photo after photo. Startle those you do not need. Bring your set to three pages.
lesson-turn-1-right = From { $points } to { $more } points in one turn. Call, photo, photo: that is a turn to look for, and with fewer pages you fall behind. But sets are not everything: between them, think of new species and of papers.
lesson-turn-1-other = That does not help your set. Call first, then take photos of the species in your journal.
