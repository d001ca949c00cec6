import type { InValue, Row, Value } from '@libsql/client'

/** A row as `@libsql/client` makes it: by name (of two columns with one name the first), by index and with a length. */
export function rowOf(columns: readonly string[], values: unknown): Row {
  const read = readValues(values)
  const row: Row = { length: read.length }
  Object.defineProperty(row, 'length', { enumerable: false })
  for (const [index, value] of read.entries()) {
    Object.defineProperty(row, index, { value })
    const name = columns[index] ?? ''
    if (!Object.hasOwn(row, name)) row[name] = value
  }
  return row
}

function readValues(row: unknown): Value[] {
  if (!Array.isArray(row)) throw new TypeError('SQLite gave a row without values')
  return row.map(readValue)
}

/** A row as libsql gives it, but for its integers; bytes stay the buffers that they are. */
export function plainValues(row: unknown): unknown[] {
  if (!Array.isArray(row)) throw new TypeError('SQLite gave a row without values')
  return row.map((value) => (typeof value === 'bigint' ? readInteger(value) : value))
}

function readValue(value: unknown): Value {
  if (typeof value === 'bigint') return readInteger(value)
  if (Buffer.isBuffer(value)) return Uint8Array.from(value).buffer
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`SQLite gave a value of type ${typeof value}`)
}

function readInteger(value: bigint): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too large for a number`)
  return number
}

/** A value that a statement is given, as the module beneath the client takes it. */
export function toSqlite(value: unknown): Exclude<InValue, boolean | Date | ArrayBuffer> {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new RangeError(`${value} is no number for a statement`)
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.valueOf()
  if (value instanceof ArrayBuffer) return Buffer.from(value)
  if (value === null || value instanceof Uint8Array) return value
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  throw new TypeError(`A statement was given a value of type ${typeof value}`)
}
