const minuteMs = 60 * 1000
const longestMs = 6 * 60 * minuteMs

/** With these delays the last attempt is about three days after the first. */
export const maxAttempts = 20

/** The delay after this number of failed attempts; undefined if there is no further retry. */
export function waitAfter(attempts: number): number | undefined {
  if (attempts >= maxAttempts) return undefined
  return Math.min(minuteMs * 2 ** (attempts - 1), longestMs)
}
