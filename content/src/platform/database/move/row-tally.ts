import { createHash } from 'node:crypto'
import type { Text } from './move-source.ts'

export interface Tally {
  count: number
  /** The same for the same rows in any order. */
  hash: string
}

const hashes = 2n ** 256n

/** Counts and hashes rows of either database, whose columns have these types of PostgreSQL. */
export function tallyRows(types: readonly string[]) {
  const read = types.map(readerOf)
  let count = 0
  let sum = 0n
  return {
    add(row: readonly Text[]): void {
      const values = row.map((value, index) =>
        value === null ? null : (read[index]?.(value) ?? value),
      )
      const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex')
      count += 1
      // A sum, because the databases sort differently. Unlike with XOR, two equal rows do not cancel each other out.
      sum = (sum + BigInt(`0x${hash}`)) % hashes
    },
    total: (): Tally => ({ count, hash: sum.toString(16) }),
  }
}

/** Writes a value in the same way, whichever database it comes from. */
function readerOf(type: string): (value: string) => string {
  if (type === 'boolean') return (value) => ({ 0: 'false', 1: 'true' })[value] ?? value
  if (type === 'numeric') return (value) => String(Number(value))
  if (type.startsWith('timestamp')) return (value) => new Date(value).toISOString()
  if (type === 'jsonb') return (value) => JSON.stringify(JSON.parse(value), sortKeys)
  return (value) => value
}

/** PostgreSQL orders the keys of JSON in its own way. */
function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}
