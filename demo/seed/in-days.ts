const dayMs = 24 * 60 * 60_000

/** The moment so many days from the filling of the demo. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString()
}

const bangkokOffsetMs = 7 * 60 * 60_000

/** The beginning of the day in Thailand so many days from the filling of the demo. */
export function midnightInDays(days: number): string {
  const today = Math.floor((Date.now() + bangkokOffsetMs) / dayMs)
  return new Date((today + days) * dayMs - bangkokOffsetMs).toISOString()
}
