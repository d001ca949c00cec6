/** Seconds after which one may try again. */
export const busySeconds = 5

/** Whether SQLite gave up waiting for another program that writes; nothing was stored then. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && String(error.code).startsWith('SQLITE_BUSY')) return true
  return error.cause !== error && isDatabaseBusy(error.cause)
}
