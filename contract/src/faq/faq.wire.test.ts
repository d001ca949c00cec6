import { describe, expect, it } from 'vitest'
import { ZodError } from 'zod'
import { apiQueryParser } from '../wire/api-query.ts'
import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import { FaultyBody } from '../wire/write-body.ts'
import { faqCalls } from './faq.calls.ts'
import * as fixtures from './faq.fixtures.ts'
import * as wires from './faq.wire.ts'

describeCodec('S3.faq.1', wires.faqWire, fixtures.faqFixture)
describeCodec('S3.faq.2', wires.mainFaqWire, fixtures.mainFaqFixture)
describeCodec(null, wires.subFaqWire, fixtures.subFaqFixture)
describeCodec(null, wires.firstAidWire, fixtures.firstAidFixture)
describeCodec(null, wires.faqFeedbackWire, fixtures.faqFeedbackFixture)
describeCodec(null, wires.faqVoteWire, fixtures.faqVoteFixture)

describe('Questions of a service without our additions', () => {
  it('stand in a subject that is found by its id', () => {
    const main = { id: 2, image_cover: null, data: { main_faq_title: 'การใช้เครื่อง' } }
    expect(wires.mainFaqWire.decode(main, 'th')).toEqual({
      id: 2,
      slug: '2',
      coverImage: null,
      title: 'การใช้เครื่อง',
      untranslated: [],
    })
  })

  it('show the Thai answer where the English one is missing', () => {
    const { th, en } = fixtures.faqFixture.wire
    const half = { ...en, data: [th['data'], { languages_code: 'en', title: 'No coins?' }] }
    expect(wires.faqWire.decode({ ...half, untranslated: null }, 'en')).toMatchObject({
      question: 'No coins?',
      answer: fixtures.faqFixture.clean.th.answer,
      untranslated: ['answer'],
    })
  })

  it.each([
    ['no question', { ...fixtures.faqFixture.wire.th, data: {} }],
    ['a subject that is no id', { ...fixtures.faqFixture.wire.th, main_faq: 'machines' }],
  ])('are refused loudly with %s', (_, record) => {
    expect(() => wires.faqWire.decode(record, 'th')).toThrow(ZodError)
  })
})

it('First aid names nothing of what members alone may read', () => {
  const aid = wires.firstAidWire.encode(fixtures.firstAidFixture.clean.th, 'th')
  expect(aid).not.toHaveProperty('main_faq')
  expect(aid).not.toHaveProperty('sub_faq')
  expect(faqCalls.listFirstAid.caller).toBe('anyone')
})

describe('The query of questions', () => {
  const read = (query: string) =>
    apiQueryParser(faqCalls.listFaqs.query)(new URLSearchParams(query))

  it('names a subject and a text, both or none [S7.faq.2]', () => {
    expect(read('sub_faq=5&search=เหรียญ')).toEqual({ sub_faq: 5, search: 'เหรียญ' })
    expect(read('main_faq=2&search=')).toEqual({ main_faq: 2 })
    expect(read('')).toEqual({})
  })

  it.each(['sub_faq=coins', 'sub_faq=5&sub_faq=6', 'main_faq=-1', `search=${'ก'.repeat(201)}`])(
    'is refused for %s, by its name',
    (query) => expect(() => read(query)).toThrow(`"${query.split('=')[0]}"`),
  )

  it('of first aid knows what can go wrong, and nothing else', () => {
    const readAid = (query: string) =>
      apiQueryParser(faqCalls.listFirstAid.query)(new URLSearchParams(query))
    expect(readAid('cause=detergent')).toEqual({ cause: 'detergent' })
    expect(readAid('')).toEqual({})
    expect(() => readAid('cause=fire')).toThrow(/"cause" must be one of \[machine_stopped, /)
  })
})

describe('What a member says of an answer', () => {
  const read = (body: unknown) => faqCalls.giveFaqFeedback.read(body)

  it('is of which one, and whether it has helped', () => {
    expect(read({ faq: 41, helped: true })).toEqual({ faq: 41, hasHelped: true })
  })

  it.each([
    {},
    { faq: 41 },
    { faq: '41', helped: true },
    { faq: 0, helped: true },
    { faq: 41, helped: 'yes' },
    { faq: 41, helped: true, member: 7 },
  ])('is refused as %j', (body) => expect(() => read(body)).toThrow(FaultyBody))
})
