import { Reference } from '@washhouse/contract/contact/contact.contract'
import { describe, expect, it } from 'vitest'
import { drawReference } from './reference.ts'

describe('A reference', () => {
  const drawn = Array.from({ length: 3000 }, drawReference)

  it('is one of the contract, and never the same twice in a row of thousands', () => {
    for (const reference of drawn) expect(Reference.safeParse(reference).success).toBe(true)
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it('uses every letter and digit that cannot be mistaken', () => {
    const used = new Set(drawn.join('').replaceAll('-', ''))
    expect([...used].toSorted().join('')).toBe('23456789ABCDEFGHJKMNPQRSTVWXYZ')
  })
})
