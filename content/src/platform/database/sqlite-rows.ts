import type { InValue, Row, Value } from '@libsql/client'

export type RowMaker = (values: unknown) => Row

/**
 * Builds rows as `@libsql/client` does: by name (the first of duplicate columns), by index and with a length. One class per
 * statement defines the properties once, instead of twice for each value.
 */
export function rowsOf(columns: readonly string[]): RowMaker {
  const named = new Map(columns.map((name, index) => [name, index] as const).toReversed())

  class StatementRow {
    readonly #values: readonly Value[]
    declare readonly length: number;
    [name: string]: Value
    [index: number]: Value

    constructor(values: readonly Value[]) {
      this.#values = values
      for (const [name, index] of named) this[name] = values[index] ?? null
    }

    static {
      columns.forEach((_, index) =>
        Object.defineProperty(this.prototype, index, {
          get(this: StatementRow) {
            return this.#values[index]
          },
        }),
      )
      Object.defineProperty(this.prototype, 'length', { value: columns.length })
    }
  }

  return (values) => new StatementRow(readValues(values))
}

function readValues(row: unknown): Value[] {
  if (!Array.isArray(row)) throw new TypeError('SQLite gave a row without values')
  return row.map(readValue)
}

/** A row in libsql's form, except for integers; bytes stay buffers. */
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

/** Converts an argument for libsql's native module. */
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
