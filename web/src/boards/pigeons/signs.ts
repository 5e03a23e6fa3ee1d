// Small signs of Pigeons, as paths in the notebook's line.

/** A pigeon, in a box of 20 x 16. */
export const PIGEON = 'M1 13Q5 9 8 7Q9 3 13 3Q16 3 16.6 5.6L19.4 7L16.6 7.8Q16 12.6 10 13.4L8 15.4L7.6 13.4Q4 14 1 13Z'
/** A drop of blood, in a box of 12 x 16. */
export const DROPLET = 'M6 1Q11 8 11 11A5 4.6 0 0 1 1 11Q1 8 6 1Z'
/** What a pigeon can do, each in a box of 20 x 20. */
export const VERB = {
  fly: 'M2 9Q6 4 10 9Q14 4 18 9M10 9V12M4 16H16',
  poop: 'M2 6Q6 2 10 6Q14 2 18 6M8 11H12V15H8ZM10 17.6V18',
  deuce: 'M2 5Q6 1 10 5Q14 1 18 5M4 10H8V14H4ZM11.6 12.4H15.6V16.4H11.6Z',
  feed: 'M10 3V11M6.6 8L10 11.4L13.4 8M4 13Q4 18 10 18Q16 18 16 13',
  mate: 'M10 17Q2 11.6 3.6 7Q5.6 3 10 7Q14.4 3 16.4 7Q18 11.6 10 17Z',
  end: 'M4.6 10.6L8.4 14.4L15.6 5.8',
}
