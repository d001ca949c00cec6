import { sql, type SQL } from 'drizzle-orm'

/**
 * True where the text contains `needle`, letters' case aside; `%` and `_` are only themselves.
 * SQLite knows the cases of A to Z alone, so both sides are left to it.
 */
export function containsText(text: SQL, needle: string): SQL {
  return isLike(text, `%${escapeLike(needle)}%`)
}

/** The same at the text's beginning. */
export function startsWithText(text: SQL, needle: string): SQL {
  return isLike(text, `${escapeLike(needle)}%`)
}

/** The same at its end. */
export function endsWithText(text: SQL, needle: string): SQL {
  return isLike(text, `%${escapeLike(needle)}`)
}

function isLike(text: SQL, pattern: string): SQL {
  return sql`lower(${text}) like lower(${pattern}) escape '\\'`
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`)
}
