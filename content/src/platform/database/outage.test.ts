import { describe, expect, it } from 'vitest'
import { DatabaseBusy } from './database-busy.ts'
import { findOutage, type Outage } from './outage.ts'

const coded = (code: string, more: object = {}) =>
  Object.assign(new Error('it failed'), { code, ...more })

const known: [Outage, string[]][] = [
  ['locked', ['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED', '55P03', '40P01', '40001']],
  ['disk full', ['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL', '53100']],
  [
    'read-only',
    ['EROFS', 'EACCES', 'EPERM', 'SQLITE_READONLY', 'SQLITE_READONLY_DBMOVED', '25006'],
  ],
  ['disk error', ['EIO', 'SQLITE_IOERR_WRITE', 'SQLITE_IOERR_FSYNC', 'SQLITE_CANTOPEN', '58030']],
  [
    'database away',
    ['57P01', '57P02', '57P03', '57P05', '57014', '08000', '08006', '08P01', '53300', '53200'],
  ],
]

describe('An error of the database or the disk', () => {
  for (const [outage, codes] of known)
    it.each(codes)(`with the code %s says: ${outage}`, (code) => {
      expect(findOutage(coded(code))).toBe(outage)
      // Drizzle and Payload wrap it.
      const wrapped = new Error('Failed query: insert', { cause: coded(code) })
      expect(findOutage(new Error('outermost', { cause: wrapped }))).toBe(outage)
    })

  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND'])(
    'of the line to the database (%s) says: database away',
    (code) => {
      expect(findOutage(coded(code, { syscall: 'connect' }))).toBe('database away')
      const each = [coded(code, { syscall: 'connect' }), coded(code, { syscall: 'connect' })]
      expect(findOutage(new AggregateError(each))).toBe('database away')
    },
  )

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'Error: cannot begin transaction: connect ECONNREFUSED 127.0.0.1:5432',
  ])('that has no code, "%s", says: database away', (message) => {
    expect(findOutage(new Error(message))).toBe('database away')
  })

  it('of which only the message is left is known by the code in it', () => {
    const message = 'ENOSPC: no space left on device, write'
    expect(findOutage(new Error(message))).toBe('disk full')
  })

  it('that too many writes wait for says: locked', () => {
    expect(findOutage(new DatabaseBusy())).toBe('locked')
  })
})

describe('No outage is', () => {
  const circular = new Error('itself')
  circular.cause = circular
  it.each<[string, unknown]>([
    ['a value that another record has', coded('SQLITE_CONSTRAINT_UNIQUE')],
    ['the same in PostgreSQL', coded('23505')],
    ['a value that PostgreSQL cannot read', coded('22P02')],
    ['a damaged database', coded('SQLITE_CORRUPT')],
    ['a file that is not there', coded('ENOENT')],
    ['a visitor who broke off', coded('ECONNRESET')],
    ['a fault of the program', new TypeError('x is not a function')],
    ['what is its own cause', circular],
    ['no error at all', 'ENOSPC: no space left on device'],
  ])('%s', (_, error) => {
    expect(findOutage(error)).toBeUndefined()
  })
})
