const minuteMs = 60 * 1000
const longestMs = 6 * 60 * minuteMs

/** With the waits below the last one comes about three days after the first. */
export const maxAttempts = 20

/** How long to wait after so many attempts that failed; undefined when it is enough. */
export function waitAfter(attempts: number): number | undefined {
  if (attempts >= maxAttempts) return undefined
  return Math.min(minuteMs * 2 ** (attempts - 1), longestMs)
}
