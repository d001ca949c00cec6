import { describe, expect, it } from 'vitest'
import { ZodError } from 'zod'
import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import { seoDescription, seoFixture } from './seo.fixtures.ts'
import { seoWire } from './seo.wire.ts'

const seoRecords = seoFixture({
  th: { meta_descriton: seoDescription.th },
  en: { meta_descriton: seoDescription.en },
})

describeCodec('S3.seo.1', seoWire, seoRecords)

describe('The head of a page from another service', () => {
  it('may have every text missing', () => {
    expect(seoWire.decode({ id: '4', page: 'home', meta_descriton: null }, 'en')).toEqual({
      id: 4,
      page: 'home',
      metaTitle: null,
      metaDescription: null,
      metaKeywords: null,
      canonicalTag: null,
      altTag: null,
    })
  })

  it('is refused loudly without its page', () => {
    expect(() => seoWire.decode({ id: 4, meta_title: 'ข่าว' }, 'th')).toThrow(ZodError)
  })
})
