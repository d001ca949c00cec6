import type { News } from '@washhouse/contract/news/news.contract'

/** The clock that takes an offer away is the content service's: it may be a little ahead of ours. */
const clocksApartMs = 5000

export function hasEnded({ endsAt }: Pick<News, 'endsAt'>, now = Date.now()): boolean {
  return endsAt !== null && Date.parse(endsAt) <= now + clocksApartMs
}

/** The last moment at which it was good: an end at midnight names the day before. */
export function lastMomentOf(endsAt: string): string {
  return new Date(Date.parse(endsAt) - 1).toISOString()
}
