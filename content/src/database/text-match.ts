import { sql, type SQL } from 'drizzle-orm'

/** True where the text contains `needle`, letters' case aside; `%` and `_` are only themselves. */
export function containsText(text: SQL, needle: string): SQL {
  return sql`lower(${text}) like ${`%${escapeLike(needle.toLowerCase())}%`} escape '\\'`
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`)
}
