import { OpeningHours } from '@washhouse/contract/branch/branch.contract'

/** How a branch stores its hours: one box to tick, or two spans. */
export interface StoredHours {
  isOpenAllDay: boolean | null | undefined
  weekdayOpens?: string | null | undefined
  weekdayCloses?: string | null | undefined
  weekendOpens?: string | null | undefined
  weekendCloses?: string | null | undefined
}

/** Reads stored hours; a half-filled record (a draft) counts as open all day only when ticked. */
export function toOpeningHours(stored: StoredHours): OpeningHours {
  if (stored.isOpenAllDay) return { kind: 'all_day' }
  return OpeningHours.parse({
    kind: 'daily',
    weekday: { opens: stored.weekdayOpens, closes: stored.weekdayCloses },
    weekend: {
      opens: stored.weekendOpens ?? stored.weekdayOpens,
      closes: stored.weekendCloses ?? stored.weekdayCloses,
    },
  })
}
