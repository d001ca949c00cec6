const dayMs = 24 * 60 * 60_000

/** The time this many days after seeding. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString()
}

const bangkokOffsetMs = 7 * 60 * 60_000

/** Midnight in Thailand this many days after seeding. */
export function midnightInDays(days: number): string {
  const today = Math.floor((Date.now() + bangkokOffsetMs) / dayMs)
  return new Date((today + days) * dayMs - bangkokOffsetMs).toISOString()
}
