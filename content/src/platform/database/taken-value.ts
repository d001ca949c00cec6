/** By their codes: what SQLite and PostgreSQL say of a value that another record has already. */
const notUnique: readonly unknown[] = ['SQLITE_CONSTRAINT_UNIQUE', '23505']

/** The same of a value that is missing. */
const isNull: readonly unknown[] = ['SQLITE_CONSTRAINT_NOTNULL', '23502']

/** Whether a write was refused because another record has its unique value. */
export function isTakenValue(error: unknown): boolean {
  return hasCode(error, notUnique)
}

/** Whether it was refused because there is no value where one must be. */
export function isMissingValue(error: unknown): boolean {
  return hasCode(error, isNull)
}

function hasCode(error: unknown, codes: readonly unknown[]): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.includes(error.code)) return true
  return error.cause !== error && hasCode(error.cause, codes)
}
