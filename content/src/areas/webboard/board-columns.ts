import { MediaId } from '@washhouse/contract/media/media.contract'
import type { BoardAuthor } from '@washhouse/contract/webboard/webboard.contract'
import { z } from 'zod'
import { nameOfAuthor } from './author/author-name.ts'
import type { NameRules } from './author/judge-name.ts'

const number = z.union([z.number(), z.bigint(), z.string()]).transform(Number)
const moment = z.union([z.date(), z.string()]).transform((value) => new Date(value).toISOString())

/** Values as either dialect prints them. */
export const column = {
  number,
  nullableNumber: number.nullable(),
  flag: z.union([number, z.boolean()]).transform(Boolean),
  text: z.string().nullable(),
  moment,
  nullableMoment: moment.nullable(),
  state: z.enum(['published', 'waiting', 'hidden', 'withdrawn', 'removed']),
}

/** What is read of an author beside what he wrote; all of it null where he is no member any more. */
export const authorShape = {
  authorId: z.uuid().nullable(),
  nickname: column.text,
  firstName: column.text,
  lastName: column.text,
  avatar: MediaId.nullable(),
  since: column.nullableMoment,
  isBrand: column.flag.nullable(),
}

type AuthorRow = z.infer<z.ZodObject<typeof authorShape>>

export function authorIn(row: AuthorRow, rules: NameRules): BoardAuthor | null {
  const { authorId, avatar, since, isBrand } = row
  if (authorId === null) return null
  const kind = isBrand === true ? 'staff' : 'member'
  return { id: authorId, name: nameOfAuthor(row, rules), avatar, since, kind }
}

/** Who answered from the admin. */
export function staffNamed(name: string): BoardAuthor {
  return { id: null, name, avatar: null, since: null, kind: 'staff' }
}

/** A row whose values stand in the order of the shape's names. */
export function rowIn<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = Object.keys(shape)
  const schema = z.object(shape)
  return (values: readonly unknown[]) =>
    schema.parse(Object.fromEntries(names.map((name, index) => [name, values[index]])))
}
