/** By their codes: what SQLite and PostgreSQL say of a value that another record has already. */
const notUnique: readonly unknown[] = ['SQLITE_CONSTRAINT_UNIQUE', '23505']

/** Whether a write was refused because another record has its unique value. */
export function isTakenValue(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && notUnique.includes(error.code)) return true
  return error.cause !== error && isTakenValue(error.cause)
}
