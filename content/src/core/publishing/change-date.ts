import { createHash } from 'node:crypto'
import { isPlainObject } from '@washhouse/contract/wire/brackets'

/** How a collection or global with `changeDateFields` knows what visitors see. */
export interface ChangeDate {
  /** Fields that they never see, or that follow from others or from other records. */
  unseen?: readonly string[]
  /** The field of the moment before which they see nothing. */
  visibleFrom?: string
}

/** For what tells when what visitors see of it changed. */
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
  // What an editor types in the rich text is seen as the HTML that is made of it.
  'body',
  'bodyFiles',
]

/** The stamp of a document, in all its languages, that is about to be published over what was `stored`. */
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

/** The same for all ways to write the same: rows without their ids, names in order, nothing for what is empty. */
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
