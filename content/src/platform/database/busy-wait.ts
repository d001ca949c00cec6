// Apart, so that a test can shorten them.
/** How long a write waits for another program that holds the database. */
export const waitsMs = 5000
/** As many wait at most; each keeps its caller's request in memory. */
export const mostWaiting = 200
