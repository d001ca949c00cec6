import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { branchCalls } from '../branch/branch.calls.ts'
import { apiQueryParser } from './api-query.ts'
import { WireError } from './errors.ts'
import { parseItemsQuery } from './items-query.ts'
import { wildQueries } from './query-arbitraries.fixtures.ts'
import { machineWire } from './query.fixtures.ts'

const shape = branchCalls.listBranches.query

describe('Any query of /items', () => {
  it('is answered or refused with a 4xx, whatever stands in it', () => {
    fc.assert(
      fc.property(wildQueries, (text) => {
        const status = statusOf(() => parseItemsQuery(new URLSearchParams(text), machineWire))
        expect([200, 400, 403, 414]).toContain(status)
        expect(Object.keys(Object.prototype)).toEqual([])
      }),
      { numRuns: 5000 },
    )
  })
})

describe('Any query of /api', () => {
  it('is read as the client prints it', () => {
    const id = fc.integer({ min: 1, max: 2_147_483_647 })
    const queries = fc.record(
      {
        limit: fc.integer({ min: 1, max: 1000 }),
        page: fc.integer({ min: 1, max: 1_000_000 }),
        sector: id,
        province: id,
        ids: fc.array(id, { minLength: 1, maxLength: 50 }),
        search: fc.constantFrom('เชียงใหม่', 'น้ำ+ฟอง', 'a & b = c', '๒๔ ชม.', '%E0'),
      },
      { requiredKeys: ['limit', 'page'] },
    )
    fc.assert(
      fc.property(queries, (query) => {
        const printed = new URLSearchParams(
          Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
        )
        expect(apiQueryParser(shape)(new URLSearchParams(printed.toString()))).toEqual(query)
      }),
    )
  })

  it('is answered or refused with a 4xx, whatever stands in it', () => {
    fc.assert(
      fc.property(wildQueries, (text) => {
        const status = statusOf(() => apiQueryParser(shape)(new URLSearchParams(text)))
        expect([200, 400, 414]).toContain(status)
        expect(Object.keys(Object.prototype)).toEqual([])
      }),
      { numRuns: 5000 },
    )
  })
})

/** 200 for a valid query, else the error status; other errors pass through. */
function statusOf(parse: () => unknown): number {
  try {
    parse()
    return 200
  } catch (error) {
    if (error instanceof WireError) return error.status
    throw error
  }
}
