import { z } from 'zod'
import { column } from './columns.ts'

export type Subject = { kind: 'post'; id: number } | { kind: 'reply'; id: number; post: number }

export const subjectKey = ({ kind, id }: Pick<Subject, 'kind' | 'id'>) => `${kind}:${id}`

/** The inverse of `subjectKey`; null if it names no post or reply. */
export function subjectNamed(key: string | null): Pick<Subject, 'kind' | 'id'> | null {
  const [, kind, id] = /^(post|reply):(\d+)$/.exec(key ?? '') ?? []
  return kind === 'post' || kind === 'reply' ? { kind, id: Number(id) } : null
}

/** States in which staff can decide. */
export const decidable = ['published', 'waiting', 'hidden']

const shared = {
  id: z.coerce.number(),
  detail: column.text,
  memberId: column.text,
  state: column.state,
  editedAt: column.nullableMoment,
}

/** A post's row, for state changes. */
export const StoredPost = z.object({
  ...shared,
  title: column.text,
  number: column.nullableNumber,
  activity: column.nullableNumber,
  pinnedAt: column.nullableMoment,
  isLocked: column.flag,
})
export type StoredPost = z.infer<typeof StoredPost>

/** A reply's row, for state changes. */
export const StoredReply = z.object({
  ...shared,
  post: z.coerce.number(),
  place: column.nullableNumber,
  quote: column.nullableNumber,
  /** Of a staff answer from the admin. */
  staffName: column.text,
  /** Was the solution until it was hidden. */
  wasSolution: column.flag.nullable(),
})
export type StoredReply = z.infer<typeof StoredReply>

export type Stored = ({ kind: 'post' } & StoredPost) | ({ kind: 'reply' } & StoredReply)

export function subjectOf(stored: Stored): Subject {
  const { kind, id } = stored
  return kind === 'post' ? { kind, id } : { kind, id, post: stored.post }
}
