export const busySeconds = 5

/** Thrown if too many writes already wait for another program. */
export class DatabaseBusy extends Error {
  readonly code = 'SQLITE_BUSY'
  override name = 'DatabaseBusy'

  constructor() {
    super('The database is locked, and too many writes wait for it')
  }
}

/** True if SQLite gave up waiting for another writing program; nothing was stored then. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && String(error.code).startsWith('SQLITE_BUSY')) return true
  return error.cause !== error && isDatabaseBusy(error.cause)
}
