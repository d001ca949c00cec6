import { escapeLike } from '../../ground/database/text-match.ts'

/** A schema of its own: what can be made anew is in no backup, nor are parts of extensions. */
export const schemaName = 'washhouse_search'
export const documents = `${schemaName}.documents`
/** No two documents stand alike: where they do, their order would be that of the table, which others are in, too. */
export const order = 'rank DESC, record_id DESC, source'

/** The condition of having each of these parts, of which a list stands for any of it; their values come from `$3` on. */
export function contains(column: string, parts: readonly (string | readonly string[])[]) {
  const values: string[] = []
  const likes = parts.map((part) => {
    const ways = [part].flat().map((way) => {
      values.push(`%${escapeLike(way)}%`)
      return `${column} LIKE $${values.length + 2}`
    })
    return ways.length === 1 ? ways.join('') : `(${ways.join(' OR ')})`
  })
  return { condition: likes.join(' AND '), values }
}
