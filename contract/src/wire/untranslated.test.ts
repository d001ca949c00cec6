import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Untranslated } from './untranslated.ts'
import { wireSchema } from './wire-schema.ts'
import { defineWireTable } from './wire-table.ts'

const shopWire = defineWireTable(
  'shop',
  z.object({
    id: z.int(),
    metaTitle: z.string().nullable(),
    name: z.string(),
    landmark: z.string().nullable(),
    untranslated: Untranslated,
  }),
  { metaTitle: 'meta_title', name: 'data.shop_name', landmark: 'data.landmark' },
)
const thai = { languages_code: 'th', shop_name: 'นิมมาน', landmark: 'ข้างตลาด' }
const untranslatedIn = (data: unknown, language: 'th' | 'en' = 'en') =>
  shopWire.decode({ id: 1, data }, language).untranslated

describe('What has no English', () => {
  it('is named on the wire as queries name it, and comes back by its clean names', () => {
    const texts = { id: 1, metaTitle: 'ร้าน', name: 'นิมมาน', landmark: null }
    const shop = { ...texts, untranslated: ['metaTitle', 'name'] }
    const sent = shopWire.encode(shop, 'en')
    expect(sent['untranslated']).toEqual(['meta_title', 'data.shop_name'])
    expect(shopWire.decode(sent, 'en')).toEqual(shop)
    expect(shopWire.decode(sent, 'th')).toEqual(shop)
  })

  it('is seen in the blocks of another service, in either language', () => {
    const blocks = [thai, { languages_code: 'en-US', shop_name: 'Nimman', landmark: '' }]
    expect(untranslatedIn(blocks)).toEqual(['landmark'])
    expect(untranslatedIn(blocks, 'th')).toEqual(['landmark'])
  })

  it('is everything that another service answers in Thai to a question for English', () => {
    expect(untranslatedIn(thai)).toEqual(['name', 'landmark'])
    expect(untranslatedIn([{ ...thai, landmark: null }])).toEqual(['name'])
  })

  it('is nothing where nobody can know: a Thai answer alone, a block without its language', () => {
    expect(untranslatedIn(thai, 'th')).toEqual([])
    expect(untranslatedIn({ shop_name: 'Nimman' })).toEqual([])
  })

  it('names only fields that the record has, whatever a service sends', () => {
    const told = { id: 1, data: thai, untranslated: ['data.shop_name', 'data.slogan', 7] }
    expect(shopWire.decode(told, 'en').untranslated).toEqual(['name'])
  })

  it('is described in the schema', () => {
    expect(wireSchema(shopWire).properties?.['untranslated']).toMatchObject({
      type: 'array',
      items: { type: 'string' },
      description: expect.stringContaining('without an English version'),
    })
  })
})
