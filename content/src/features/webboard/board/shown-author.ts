import { MediaId } from '@washhouse/contract/media/media.contract'
import type { BoardAuthor } from '@washhouse/contract/webboard/webboard.contract'
import { z } from 'zod'
import { nameOfAuthor } from '../rules/author-name.ts'
import type { NameRules } from '../rules/check-name.ts'
import { column } from '../tables/columns.ts'

/** Columns of the author read with a text; all null for a former member. */
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

/** The author of an answer from the admin. */
export function staffNamed(name: string): BoardAuthor {
  return { id: null, name, avatar: null, since: null, kind: 'staff' }
}
