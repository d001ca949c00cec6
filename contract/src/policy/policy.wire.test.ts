import { describe, expect, it } from 'vitest'
import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import { policyKinds } from './policy.contract.ts'
import { policyFixture, policyImageFixture } from './policy.fixtures.ts'
import { policyImageWires, policyWires } from './policy.wire.ts'

for (const kind of policyKinds) {
  describeCodec('S3.policy.1', policyWires[kind], policyFixture)
  describeCodec('S3.policy.1', policyImageWires[kind], policyImageFixture)
}

describe('A policy of another service', () => {
  it('may have no file, no text and no date', () => {
    const plain = { id: 1, status: 'published', title: 'นโยบาย' }
    expect(policyWires.privacy.decode(plain, 'th')).toEqual({
      ...plain,
      pdf: null,
      updatedAt: null,
      description: null,
      untranslated: [],
    })
  })

  it('may have pictures without order and caption, as records', () => {
    const { image } = policyImageFixture.clean.th
    const plain = { id: '2', status: 'published', image: { id: image } }
    expect(policyImageWires.terms.decode(plain, 'th')).toEqual({
      id: 2,
      status: 'published',
      sort: null,
      image,
      caption: null,
    })
  })
})

describe('The three policies', () => {
  it('have names of their own on the wire', () => {
    expect(policyKinds.map((kind) => policyWires[kind].name)).toEqual([
      'cookie_policy',
      'personal_privacy_policy',
      'term_of_service_policy',
    ])
    expect(policyKinds.map((kind) => policyImageWires[kind].name)).toEqual([
      'cookie_policy_image',
      'personal_policy_image',
      'term_of_service_image',
    ])
  })
})
