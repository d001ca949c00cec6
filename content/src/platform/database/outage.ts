/** Why nothing can be stored, or not even read, at the moment. */
export type Outage =
  | 'locked'
  | 'disk full'
  | 'read-only'
  | 'disk error'
  | 'database away'
  | 'files away'

/** Codes, or prefixes of codes, of SQLite, PostgreSQL and the operating system. */
const outages: readonly (readonly [outage: Outage, codes: RegExp])[] = [
  // 55P03 and class 40: a conflict with another transaction; a retry can succeed.
  ['locked', /^(?:SQLITE_(?:BUSY|LOCKED)|55P03$|40(?:001|P01)$)/],
  ['disk full', /^(?:SQLITE_FULL|ENOSPC$|EDQUOT$|EFBIG$|53100$)/],
  // 25006: the server has become a standby.
  ['read-only', /^(?:SQLITE_(?:READONLY|PERM)|EROFS$|EACCES$|EPERM$|25006$)/],
  ['disk error', /^(?:SQLITE_(?:IOERR|CANTOPEN)|EIO$|ESTALE$|ENODEV$|ENXIO$|58030$)/],
  // 57014: the server cancelled a query. Class 53: it has no resources for another connection or query.
  ['database away', /^(?:08[0-9A-Z]{3}|57(?:P0[0-9]|014)|53[0-9]{3})$/],
  ['files away', /^FILES_AWAY$/],
]

/** An aborted request has some of these codes as well, but no system call. */
const networkCodes =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(?:HOST|NET)(?:UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN)$/

/** Messages of `pg`, its pool and Payload without a code. */
const lostConnection =
  /^(?:Connection terminated|timeout e(?:xpired|xceeded when trying to connect)|Query read timeout|Client (?:has encountered a connection error|was closed)|Cannot use a pool after calling end|Error: cannot begin transaction)/

/** The outage behind an error: a temporary disk or database failure; a retry may succeed. Undefined for other errors. */
export function findOutage(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined
  // A host with several addresses has an error for each.
  const causes = error instanceof AggregateError ? error.errors : [error.cause]
  const own = outageOfCode(error)
  return (
    own ?? causes.map((cause) => (cause === error ? undefined : findOutage(cause))).find(Boolean)
  )
}

function outageOfCode(error: Error): Outage | undefined {
  const code = codeOf(error)
  const [found] = outages.find(([, codes]) => codes.test(code)) ?? []
  if (found) return found
  const isNetwork = networkCodes.test(code) && 'syscall' in error
  return isNetwork || lostConnection.test(error.message) ? 'database away' : undefined
}

/** For a failed file Payload only retains the message, which begins with the code. */
function codeOf(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code
  return /^(E[A-Z]+): /.exec(error.message)?.[1] ?? ''
}
