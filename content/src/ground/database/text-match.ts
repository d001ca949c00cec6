import { sql, type SQL } from 'drizzle-orm'

/**
 * True where the text contains `needle`, letters' case aside; `%` and `_` are only themselves.
 * SQLite knows the cases of A to Z alone, so both sides are left to it.
 */
export function containsText(text: SQL, needle: string): SQL {
  return sql`lower(${text}) like lower(${`%${escapeLike(needle)}%`}) escape '\\'`
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`)
}
