// A separate module, so that a test can shorten the times.
/** How long a write waits for another program that has locked the database. */
export const waitsMs = 5000
/** Maximum number of waiting writes; each holds its request in memory. */
export const mostWaiting = 200
