import { describe, expect, it } from 'vitest'
import { ZodError } from 'zod'
import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import { homeFixture } from './home.fixtures.ts'
import { homeWire } from './home.wire.ts'

describeCodec(null, homeWire, homeFixture)

describe('The sections of the home page', () => {
  it.each([
    ['a kind nobody knows', { kind: 'lottery' }],
    [
      'a pictogram nobody drew',
      { kind: 'promises', title: 'ก', lead: null, items: [{ icon: 'x' }] },
    ],
    ['a heading without its text', { kind: 'news', lead: null }],
    ['a button without its link', { kind: 'franchise', title: 'ก', lead: null, button: {} }],
  ])('are refused loudly with %s', (_, section) => {
    const record = { ...homeFixture.wire.th, sections: [section] }
    expect(() => homeWire.decode(record, 'th')).toThrow(ZodError)
  })
})
