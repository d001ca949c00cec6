import type { Language } from '@washhouse/contract/language'
import { adminTime } from '../../admin/admin-time.ts'
import { label } from '../../../platform/languages/labels.ts'

export interface VersionRow {
  id: number | string
  updatedAt: string
  /** When its editor saved it. A draft is moved after a change of the published version, and `updatedAt` is then later. */
  savedAt: string
  isPublished: boolean
  savedBy: number | null
}

/** When a version was published, and until when, if known. */
export interface PublicSpan {
  from: string
  until?: string
  isNow: boolean
}

/**
 * When each published version was public: until the next one, or until now. Unpublishing adds no version: Payload turns the
 * newest one into a draft. So its time is known only if the draft directly follows the published version.
 */
export function publicSpans(
  rows: readonly VersionRow[],
  isPublicNow: boolean,
): ReadonlyMap<VersionRow['id'], PublicSpan> {
  const spans = new Map<VersionRow['id'], PublicSpan>()
  const sorted = newestFirst(rows)
  let next: string | undefined
  for (const [index, { id, isPublished, updatedAt: from }] of sorted.entries()) {
    if (!isPublished) continue
    const isNow = spans.size === 0 && isPublicNow
    const unpublished = index === 1 ? sorted[0]?.updatedAt : undefined
    const until = spans.size > 0 ? next : unpublished
    spans.set(id, { from, isNow, ...(until !== undefined && !isNow ? { until } : {}) })
    next = from
  }
  return spans
}

/** With equal times, the higher id comes first. */
export function newestFirst(rows: readonly VersionRow[]): VersionRow[] {
  return rows.toSorted(
    (one, other) =>
      Date.parse(other.updatedAt) - Date.parse(one.updatedAt) || Number(other.id) - Number(one.id),
  )
}

const draft = label('ฉบับร่าง', 'Draft')

export function spanWords(span: PublicSpan | undefined, language: Language): string {
  if (!span) return draft[language]
  const from = adminTime(span.from, language)
  const until = span.until === undefined ? undefined : adminTime(span.until, language)
  const words = {
    now: label(`เผยแพร่อยู่ตั้งแต่ ${from}`, `Published since ${from}`),
    until: label(`เคยเผยแพร่ ${from} – ${until}`, `Was published ${from} – ${until}`),
    from: label(`เคยเผยแพร่ตั้งแต่ ${from}`, `Was published from ${from}`),
  }
  return words[span.isNow ? 'now' : until === undefined ? 'from' : 'until'][language]
}
