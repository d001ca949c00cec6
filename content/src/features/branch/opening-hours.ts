import { OpeningHours } from '@washhouse/contract/branch/branch.contract'

/** How a branch stores its hours: one checkbox, or two spans. */
export const hourColumns = [
  'isOpenAllDay',
  'weekdayOpens',
  'weekdayCloses',
  'weekendOpens',
  'weekendCloses',
] as const

type StoredHours = { readonly [Name in (typeof hourColumns)[number]]?: unknown }

/** Hours of a published branch were validated when it was saved. An unfinished draft is returned as open all day. */
export function readHours(stored: StoredHours, isDraft: boolean): OpeningHours {
  if (stored.isOpenAllDay) return { kind: 'all_day' }
  const parsed = OpeningHours.safeParse(toSpans(stored))
  if (parsed.success) return parsed.data
  if (isDraft) return { kind: 'all_day' }
  throw parsed.error
}

function toSpans(stored: StoredHours) {
  return {
    kind: 'daily',
    weekday: { opens: stored.weekdayOpens, closes: stored.weekdayCloses },
    weekend: {
      opens: stored.weekendOpens || stored.weekdayOpens,
      closes: stored.weekendCloses || stored.weekdayCloses,
    },
  }
}
