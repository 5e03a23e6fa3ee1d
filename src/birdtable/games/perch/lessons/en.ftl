# The lessons of Perch. Every number comes from the position.

lesson-most = Most birds on a perch
lesson-most-1 = Your flock is blue. At the end of each of the { $rounds } rounds every location pays: the numbers on it are for the most, the second-most and the third-most birds. { $place } pays { $first }, { $second } and { $third }. Birds stay from round to round, and most points win.
lesson-most-2 = One bird a turn goes to any location you like. Where a single blue bird stands alone, it has the most. Put one where being first pays best.
lesson-most-2-right = First on the tile: { $gain } points, if it stays so until the round ends.
lesson-most-2-tied = Somebody is there already, with just as many birds: nobody would be first. Choose an empty tile.
lesson-most-2-less = That pays, but less than { $first }. Compare the first numbers of the empty tiles.

lesson-ties = Ties cancel out
lesson-ties-1 = On the oak, blue and red are level. Those who are level get nothing, and their places stay empty: a third flock there would still be only third. Break the tie.
lesson-ties-1-right = One bird more, { $gain } points more – and { $rival } for red, who is second now.
lesson-ties-1-yellow = A yellow bird helps yellow. You need a blue one on the oak.
lesson-ties-1-other = The tie on the oak is still there. Put your blue bird on it.
lesson-ties-2 = Each round you get four birds: two of your own, and two out of a bag, other flocks’ birds, too. You place them all as you like. Red leads on the ash, one bird ahead of yellow. Use your yellow bird to spoil that.
lesson-ties-2-right = Level, so neither of them is paid: red loses { $loss } points. That is what foreign birds are for. Where two play, a flock that nobody owns and that never scores joins in.
lesson-ties-2-other = Red still leads on the ash. Make yellow level with it.

lesson-nests = Nests
lesson-nests-1 = { $place } has an empty nest. It counts as one more bird for the flock in it. Red has one bird there: take the lead with a single bird of your own.
lesson-nests-1-right = One bird and the nest beat one bird: { $gain } points.
lesson-nests-1-tied = On the tile it is one against one. Choose the nest instead.
lesson-nests-1-other = Not there. The nest that you need is on the elm.

lesson-creature = Creatures
lesson-creature-1 = Whoever leads on a creature’s home when a round ends controls the creature in the next. You led at the doghouse: the dog is yours.
lesson-creature-2 = Once a turn, before or after placing a bird, you may take a bonus action: use a creature, for one. The dog walks to a neighboring tile and pushes one bird off it, in any direction. Break the tie on the ash: tap the dog under the board and send a red bird away.
lesson-creature-2-right = Blue leads, and you still have a bird to place: { $gain } points from a creature. It acts once a round. Keep rivals from leading at its home.
lesson-creature-2-own = That is one of your own birds! Push a red one.
lesson-creature-2-far = Go to the ash, where you are level with red.
lesson-creature-2-other = First the dog: it is under the board.

lesson-fountain = The fountain
lesson-fountain-1 = Somebody has sent one of your birds to the fountain, and you choose its seat. The seat is worth points at the end of the game. It opens when the seats right below it are taken. Choose the best one.
lesson-fountain-1-right = { $high } points instead of { $low }. Being chased away is not always bad.
lesson-fountain-1-low = That seat is worth { $low }. Above it one is open for { $high }.

lesson-end = What counts at the end
lesson-end-1 = After round { $rounds } there is more to win: seats at the fountain, { $creature } for each creature you control, { $plaza } for each of your birds still in the bag, and { $largest } for the largest flock on one location. Yours and red’s are level. Put your last bird where it decides.
lesson-end-1-right = The largest flock is yours: { $largest } points. Nests count, and with a tie nobody gets them. Where you play with objectives, your secret one pays, too.
lesson-end-1-other = Red’s flock is still as large as yours. Make yours on the oak grow.

lesson-second = A good idea: be second
lesson-second-1 = Not every tile pays the first best. { $place } pays { $first } for the most birds and { $second } for the second-most. Red has two there. Take your { $second }.
lesson-second-1-right = { $gain } points for a single bird. Always read all three numbers.
lesson-second-1-tied = With the nest you are level with red, and both get nothing. Stand beside it.
lesson-second-1-less = That brings less than { $second }. Look at the maple.
lesson-second-2 = Two more things. Whoever has the most points goes first in the next round, so those behind place the last bird, and it often decides. And special locations do more than pay: point at one or tap it to read what.

lesson-tokens = Birdhouse and lightning
lesson-tokens-1 = From round { $round } on you have a birdhouse. It is a bonus action like a creature, and you get only one a turn. On a stack it counts as one more bird, and then nothing joins or leaves that stack: no bird, no creature, no lightning.
lesson-tokens-2 = In round { $round } lightning comes along: it sends a bird of your choice to the fountain, or destroys an empty nest. Red’s flock on the ash is as large as yours. Tap the lightning and strike there.
lesson-tokens-2-right = Now the largest flock is yours: { $largest } points. Red has lightning, too – a birdhouse over your birds would keep them safe.
lesson-tokens-2-own = That is a bird of your own! Strike a red one.
lesson-tokens-2-other = First the lightning: strike the red birds on the ash.
