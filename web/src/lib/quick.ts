/** The table at which the reader wants a seat at once, until they have it: a look in passing takes none. */
export const QUICK = 'birdtable quick'
