import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { branchFixture, customerReviewFixture, provinceFixture } from '../branch/branch.fixtures.ts'
import { branchWire, customerReviewWire, provinceWire } from '../branch/branch.wire.ts'
import { settingsFixture } from '../settings/settings.fixtures.ts'
import { settingsWire } from '../settings/settings.wire.ts'
import { languages } from '../language.ts'
import { machineWire } from './query.fixtures.ts'
import { wireSchema } from './wire-schema.ts'

describe('The JSON schema of a table', () => {
  it.each([
    ['branch', branchWire, branchFixture],
    ['categories_provinces', provinceWire, provinceFixture],
    ['customer_review', customerReviewWire, customerReviewFixture],
    ['settings', settingsWire, settingsFixture],
  ])('fits what the table %s writes, and misses what is missing', (_, table, { wire }) => {
    const schema = z.fromJSONSchema(wireSchema(table))
    for (const language of languages) {
      expect(schema.safeParse(wire[language]).error).toBeUndefined()
    }
    expect(schema.safeParse({ ...wire.th, id: undefined }).success).toBe(false)
    expect(schema.safeParse({ ...wire.th, id: 'seven' }).success).toBe(false)
  })

  it('puts the texts into the block and names relations', () => {
    expect(wireSchema(provinceWire)).toEqual({
      type: 'object',
      properties: {
        id: { type: 'integer', exclusiveMinimum: 0 },
        sector: { type: 'integer', exclusiveMinimum: 0, 'x-relation': 'sector' },
        data: {
          type: 'object',
          properties: {
            languages_code: { type: 'string', enum: ['th', 'en'] },
            province: { type: 'string' },
          },
          required: ['languages_code', 'province'],
        },
      },
      required: ['id', 'sector', 'data'],
    })
  })

  it('uses wire names only, and formats instead of patterns', () => {
    const { properties } = wireSchema(machineWire)
    expect(Object.keys(properties ?? {})).toContain('date_installed')
    expect(properties?.['date_installed']).toEqual({ type: 'string', format: 'date-time' })
    expect(properties?.['picture']).toEqual({
      anyOf: [{ type: 'string', format: 'uuid' }, { type: 'null' }],
    })
  })
})
