import { createHash } from 'node:crypto'
import { isPlainObject } from '@washhouse/contract/wire/brackets'

/** Which fields count for the change date in a collection or global with `changeDateFields`. */
export interface ChangeDate {
  /** Fields that visitors never see, or that are derived from other fields or records. */
  unseen?: readonly string[]
  /** The field with the moment before which visitors see nothing. */
  visibleFrom?: string
}

/** Config of a collection or global that stores when its visible content changed. */
export function datesChanges(changeDate: ChangeDate = {}) {
  return { custom: { changeDate } }
}

export interface Stamp {
  changedAt: string | null
  changeMark: string | null
}

type Document = Readonly<Record<string, unknown>>

const neverSeen = [
  'id',
  'createdAt',
  'updatedAt',
  'changedAt',
  'changeMark',
  'savedBy',
  '_status',
  'globalType',
  // Visitors see the HTML that is rendered from the rich text.
  'body',
  'bodyFiles',
]

/** The stamp of a document, in all its languages, that replaces the published version `stored`. */
export function stampOf(
  document: Document,
  stored: Stamp,
  { unseen = [], visibleFrom }: ChangeDate,
  now = new Date(),
): Stamp {
  const hidden = new Set([...neverSeen, ...unseen])
  const seen = Object.entries(document).filter(([name]) => !hidden.has(name))
  const changeMark = createHash('sha256')
    .update(JSON.stringify(comparable(Object.fromEntries(seen))) ?? '')
    .digest('base64url')
  if (changeMark === stored.changeMark) return stored
  const appears = visibleFrom ? comparable(document[visibleFrom]) : undefined
  const changed = now.toISOString()
  const isLater = typeof appears === 'string' && appears > changed
  return { changedAt: isLater ? appears : changed, changeMark }
}

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/

/** Canonical form: rows without ids, sorted names, no empty values. */
function comparable(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string') return moment.test(value) ? new Date(value).toISOString() : value
  if (Array.isArray(value)) return value.length > 0 ? value.map(comparable) : undefined
  if (!isPlainObject(value)) return value
  const entries = Object.entries(value)
    .filter(([name]) => name !== 'id')
    .map(([name, own]) => [name, comparable(own)] as const)
    .filter(([, own]) => own !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
