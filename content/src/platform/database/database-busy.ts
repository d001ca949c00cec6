export const busySeconds = 5

/** Where too many wait for another program already. */
export class DatabaseBusy extends Error {
  readonly code = 'SQLITE_BUSY'
  override name = 'DatabaseBusy'

  constructor() {
    super('The database is locked, and too many writes wait for it')
  }
}

/** Whether SQLite gave up waiting for another program that writes; nothing was stored then. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && String(error.code).startsWith('SQLITE_BUSY')) return true
  return error.cause !== error && isDatabaseBusy(error.cause)
}
