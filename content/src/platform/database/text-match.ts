import { sql, type SQL } from 'drizzle-orm'

/**
 * True if the text contains `needle`, case-insensitively and without wildcards. SQLite only folds the case of A to Z, so
 * both sides are folded by the database.
 */
export function containsText(text: SQL, needle: string): SQL {
  return isLike(text, `%${escapeLike(needle)}%`)
}

export function startsWithText(text: SQL, needle: string): SQL {
  return isLike(text, `${escapeLike(needle)}%`)
}

export function endsWithText(text: SQL, needle: string): SQL {
  return isLike(text, `%${escapeLike(needle)}`)
}

function isLike(text: SQL, pattern: string): SQL {
  return sql`lower(${text}) like lower(${pattern}) escape '\\'`
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`)
}
