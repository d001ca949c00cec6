/** Codes of SQLite and PostgreSQL for a unique value that another record has. */
const notUnique: readonly unknown[] = ['SQLITE_CONSTRAINT_UNIQUE', '23505']

/** The codes for a missing value. */
const isNull: readonly unknown[] = ['SQLITE_CONSTRAINT_NOTNULL', '23502']

export function isTakenValue(error: unknown): boolean {
  return hasCode(error, notUnique)
}

export function isMissingValue(error: unknown): boolean {
  return hasCode(error, isNull)
}

function hasCode(error: unknown, codes: readonly unknown[]): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.includes(error.code)) return true
  return error.cause !== error && hasCode(error.cause, codes)
}
