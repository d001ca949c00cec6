import type { News } from '@washhouse/contract/news/news.contract'

/** The content service removes ended offers, and its clock may be slightly ahead. */
const clocksApartMs = 5000

export function hasEnded({ endsAt }: Pick<News, 'endsAt'>, now = Date.now()): boolean {
  return endsAt !== null && Date.parse(endsAt) <= now + clocksApartMs
}

/** The last valid moment: an end at midnight means the day before. */
export function lastMomentOf(endsAt: string): string {
  return new Date(Date.parse(endsAt) - 1).toISOString()
}
