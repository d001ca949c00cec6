const dayMs = 24 * 60 * 60_000

/** The moment so many days from the filling of the demo. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString()
}
