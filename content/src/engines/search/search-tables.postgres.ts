import { escapeLike } from '../../ground/database/text-match.ts'

/** A schema of its own: what can be made anew is in no backup, nor are parts of extensions. */
export const schemaName = 'washhouse_search'
export const documents = `${schemaName}.documents`
/** No two documents stand alike: where they do, their order would be that of the table, which others are in, too. */
export const order = 'rank DESC, record_id DESC, source'

/** The condition of having each of these parts; their values come from `$3` on. */
export function contains(column: string, parts: readonly string[]) {
  return {
    condition: parts.map((_, index) => `${column} LIKE $${index + 3}`).join(' AND '),
    values: parts.map((part) => `%${escapeLike(part)}%`),
  }
}
