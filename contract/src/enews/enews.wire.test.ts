import { describe, expect, it } from 'vitest'
import { ZodError } from 'zod'
import { apiQueryParser } from '../wire/api-query.ts'
import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import { enewsCalls } from './enews.calls.ts'
import { enewsFixture, enewsYearFixture } from './enews.fixtures.ts'
import { enewsPageWire, enewsWire, enewsYearWire } from './enews.wire.ts'

describeCodec('S3.enews.1', enewsWire, enewsFixture)
describeCodec(null, enewsYearWire, enewsYearFixture)

it('The head of the e-news page is named as the specification spells it', () => {
  expect(enewsPageWire.name).toBe('information_page_enews')
})

describe('E-news of a service without our additions', () => {
  const file = 'b1e8f912-2cd3-4e45-8af7-28394a5b6c73'
  const plain = {
    id: 4,
    status: 'published',
    image: null,
    file_pdf: file,
    date_publish: '2025-02-01T01:00:00.000Z',
    link: null,
    data: { languages_code: 'th', title: 'กุมภาพันธ์ ๒๕๖๘', description: null },
  }

  it('tell nothing of their PDF but its id', () => {
    expect(enewsWire.decode(plain, 'th')).toEqual({
      id: 4,
      status: 'published',
      coverImage: null,
      pdfId: file,
      pdf: { id: file, name: null, type: null, size: null, pages: null, previews: [] },
      publishedAt: '2025-02-01T01:00:00.000Z',
      link: null,
      title: 'กุมภาพันธ์ ๒๕๖๘',
      description: null,
      untranslated: [],
    })
  })

  it('may have no PDF at all', () => {
    expect(enewsWire.decode({ ...plain, file_pdf: null }, 'th')).toMatchObject({
      pdfId: null,
      pdf: null,
    })
  })

  it.each([
    ['a PDF that is no id', { ...plain, file_pdf: 'february.pdf' }],
    ['a date that is none', { ...plain, date_publish: 'soon' }],
    ['no title', { ...plain, data: {} }],
  ])('are refused loudly with %s', (_, record) => {
    expect(() => enewsWire.decode(record, 'th')).toThrow(ZodError)
  })
})

describe('The query of e-news', () => {
  const read = (query: string) =>
    apiQueryParser(enewsCalls.listEnews.query)(new URLSearchParams(query))

  it('names a year of the Christian era and a page [S7.enews.2]', () => {
    expect(read('year=2026&page=2')).toEqual({ year: 2026, page: 2, limit: 12 })
    expect(read('')).toEqual({ page: 1, limit: 12 })
  })

  it.each(['year=', 'year=1899', 'year=3000', 'year=2569.5', 'year=2025&year=2026', 'limit=0'])(
    'is refused for %s, by its name',
    (query) => expect(() => read(query)).toThrow(`"${query.split('=')[0]}"`),
  )
})
