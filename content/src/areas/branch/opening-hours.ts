import { OpeningHours } from '@washhouse/contract/branch/branch.contract'

/** How a branch stores its hours: one box to tick, or two spans. */
export interface StoredHours {
  isOpenAllDay?: boolean | null | undefined
  weekdayOpens?: string | null | undefined
  weekdayCloses?: string | null | undefined
  weekendOpens?: string | null | undefined
  weekendCloses?: string | null | undefined
}

/** Reads the hours of a published branch, whose times were checked when it was saved. */
export function toOpeningHours(stored: StoredHours): OpeningHours {
  return stored.isOpenAllDay ? { kind: 'all_day' } : OpeningHours.parse(toSpans(stored))
}

/** Reads the hours of a draft; until its times are filled in it shows as open all day. */
export function toDraftHours(stored: StoredHours | undefined): OpeningHours {
  const parsed = OpeningHours.safeParse(stored && toSpans(stored))
  return stored?.isOpenAllDay || !parsed.success ? { kind: 'all_day' } : parsed.data
}

function toSpans(stored: StoredHours) {
  return {
    kind: 'daily',
    weekday: { opens: stored.weekdayOpens, closes: stored.weekdayCloses },
    weekend: {
      opens: stored.weekendOpens ?? stored.weekdayOpens,
      closes: stored.weekendCloses ?? stored.weekdayCloses,
    },
  }
}
