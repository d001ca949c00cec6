import { faqCalls } from '@washhouse/contract/faq/faq.calls'
import type { Language } from '@washhouse/contract/language'
import type { Answer } from '@washhouse/contract/wire/answer'
import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFaq, createMainFaq, createSubFaq } from '../../../testing/faq-records.ts'
import { registerMember, sendCall } from '../../../testing/member-requests.ts'
import { previewHeaders } from '../../../testing/preview-headers.ts'
import { openSearchBench } from '../../../testing/search-bench.ts'

const secretText = 'คำตอบลับสุดยอด'

let service: Awaited<ReturnType<typeof openSearchBench>>
let token: string
const ids: Record<string, number> = {}

beforeAll(async () => {
  service = await openSearchBench()
  const { payload } = service
  token = (await registerMember(payload, 'reader')).token
  const money = await createMainFaq(payload, { slug: 'money', title: 'เรื่องเงิน', sort: 2 })
  const use = await createMainFaq(payload, { slug: 'use', english: 'Using them', sort: 1 })
  const hidden = await createMainFaq(payload, { slug: 'hidden', status: 'draft' })
  const coins = await createSubFaq(payload, { mainFaq: money, english: 'Coins', sort: 1 })
  const washing = await createSubFaq(payload, { mainFaq: use, title: 'ซัก', sort: 2 })
  const drying = await createSubFaq(payload, { mainFaq: use, title: 'อบ', sort: 1 })
  const inHidden = await createSubFaq(payload, { mainFaq: hidden, title: secretText })
  Object.assign(ids, { money, use, hidden, coins, washing, drying, inHidden })
  ids['lost'] = await createFaq(payload, {
    subFaq: coins,
    question: 'เครื่องกินเหรียญแล้วไม่ทำงาน ทำอย่างไร',
    answer: 'กดปุ่ม **คืนเหรียญ** หนึ่งครั้ง',
    english: 'The machine took my coins',
    url: '/problem',
    cause: 'coin_not_returned',
    sort: 1,
  })
  ids['wash'] = await createFaq(payload, {
    subFaq: washing,
    question: 'ซักผ้าห่มได้ไหม',
    answer: 'ได้ หยอดเหรียญเพิ่ม ๒๐ บาท',
  })
  ids['dry'] = await createFaq(payload, { subFaq: drying, question: 'อบนานเท่าไร' })
  const draft = { subFaq: coins, question: secretText, cause: 'coin_not_returned' } as const
  ids['draft'] = await createFaq(payload, { ...draft, status: 'draft' })
  ids['within'] = await createFaq(payload, { subFaq: inHidden, question: secretText })
})
afterAll(() => service.stop())

const bearer = () => ({ authorization: `Bearer ${token}` })

async function read<Result>(
  { path, answer }: { path: string; answer: Answer<Result> },
  { lang = 'th', query = '', headers = bearer() }: Asked = {},
): Promise<Result> {
  const { status, body } = await service.get(path + query, { lang, ...headers })
  expect(status, JSON.stringify(body)).toBe(200)
  return answer.decode(body, lang)
}
interface Asked {
  lang?: Language
  query?: string
  headers?: Record<string, string>
}

async function questions(query = '', lang: Language = 'th') {
  await service.settled()
  return (await read(faqCalls.listFaqs, { query, lang })).map(({ id }) => id)
}

describe('Subjects of questions', () => {
  it('stand in the order of the editors, in both languages [S3.faq.2] [S7.faq.1]', async () => {
    expect(await read(faqCalls.listMainFaqs)).toEqual([
      { id: ids['use'], slug: 'use', coverImage: null, title: 'การใช้เครื่อง', untranslated: [] },
      {
        id: ids['money'],
        slug: 'money',
        coverImage: null,
        title: 'เรื่องเงิน',
        untranslated: ['title'],
      },
    ])
    const english = await read(faqCalls.listMainFaqs, { lang: 'en' })
    expect(english.map(({ title }) => title)).toEqual(['Using them', 'เรื่องเงิน'])
  })

  it('are of all main subjects or of one, and hide with theirs', async () => {
    const all = await read(faqCalls.listSubFaqs, { lang: 'en' })
    expect(all.map(({ id }) => id)).toEqual([ids['coins'], ids['drying'], ids['washing']])
    expect(await read(faqCalls.listSubFaqs, { query: `?main_faq=${ids['use']}` })).toEqual([
      { id: ids['drying'], mainFaq: ids['use'], title: 'อบ' },
      { id: ids['washing'], mainFaq: ids['use'], title: 'ซัก' },
    ])
    expect(await read(faqCalls.listSubFaqs, { query: `?main_faq=${ids['hidden']}` })).toEqual([])
  })
})

describe('GET /api/faq', () => {
  it('gives questions by main and sub subject, answers as HTML [S3.faq.1] [S7.faq.2]', async () => {
    expect(await questions()).toEqual([ids['dry'], ids['wash'], ids['lost']])
    expect(await questions(`?sub_faq=${ids['washing']}`)).toEqual([ids['wash']])
    expect(await questions(`?main_faq=${ids['use']}`)).toEqual([ids['dry'], ids['wash']])
    expect(await questions(`?main_faq=${ids['money']}&sub_faq=${ids['washing']}`)).toEqual([])
    expect(await questions(`?sub_faq=${ids['inHidden']}`)).toEqual([])
    const [lost] = await read(faqCalls.listFaqs, { query: `?sub_faq=${ids['coins']}`, lang: 'en' })
    expect(lost).toEqual({
      id: ids['lost'],
      status: 'published',
      mainFaq: ids['money'],
      subFaq: ids['coins'],
      url: '/problem',
      question: 'The machine took my coins',
      answer: '<p>กดปุ่ม <strong>คืนเหรียญ</strong> หนึ่งครั้ง</p>',
      untranslated: ['answer'],
    })
  })

  it('finds words however they are typed, in question and answer of either language', async () => {
    const search = (text: string, lang: Language = 'th') =>
      questions(`?search=${encodeURIComponent(text)}`, lang)
    // A match in the question ranks before one in an answer.
    expect(await search('เหรียญ')).toEqual([ids['lost'], ids['wash']])
    expect(await search('คืน เหรียญ')).toEqual([ids['lost']])
    for (const text of ['20 บาท', 'ซักผ้า 20 บาท', 'ร้าน บาท 20'])
      expect(await search(text), text).toEqual([ids['wash']])
    for (const text of ['จ.เหรียญ', 'ซ.เหรียญ', 'จังหวัดเหรียญ'])
      expect(await search(text), text).toEqual([ids['lost'], ids['wash']])
    // เเ for แ, and a tone mark typed before its vowel.
    expect(await search('เหรียญเเล้ว')).toEqual([ids['lost']])
    expect(await search('MY COINS')).toEqual([ids['lost']])
    expect(await search('coins', 'en')).toEqual([ids['lost']])
    // Short forms, and words that apply to every shop.
    expect(await search('ร้านซักผ้า เหรียญเเล้ว')).toEqual([ids['lost']])
    expect(await search('my-coins')).toEqual([ids['lost']])
    for (const none of ['%', '_', '*', 'ไม่ได้ไหมได้', secretText])
      expect(await search(none), none).toEqual([])
    expect(
      await questions(`?search=${encodeURIComponent('เหรียญ')}&main_faq=${ids['use']}`),
    ).toEqual([ids['wash']])
  })

  it('finds the questions of a subject by its title, and words with one wrong letter', async () => {
    const search = (text: string) => questions(`?search=${encodeURIComponent(text)}`)
    expect(await search('Coins')).toEqual([ids['lost']])
    for (const text of ['เหรียนแล้ว', 'เหรียแล้ว', 'เหรียญญแล้ว', 'machina took', 'cooins', 'conns'])
      expect(await search(text), text).toEqual([ids['lost']])
    // Too short, or a number.
    for (const text of ['coin5', 'tooc', '20 บาน']) expect(await search(text), text).toEqual([])
  })

  it('finds the nearest questions for a text that none contains, and refuses other ways to match', async () => {
    const near = (text: string) => questions(`?search=${encodeURIComponent(text)}&match=any`)
    expect(await near('เหรียญของใครหล่นแล้วไม่ทำงาน')).toEqual([ids['lost'], ids['wash']])
    expect(await near('zzzz')).toEqual([])
    expect((await service.get('/api/faq?search=a&match=some', bearer())).body).toMatchObject({
      errors: [{ message: expect.stringContaining('match') }],
    })
  })

  it('follows a sub subject that is moved, and a question that is rewritten', async () => {
    const { payload } = service
    const move = (mainFaq = 0) =>
      payload.update({ collection: 'sub-faqs', id: ids['drying'] ?? 0, data: { mainFaq } })
    await move(ids['money'])
    const moved = await read(faqCalls.listFaqs, { query: `?main_faq=${ids['money']}` })
    expect(moved.map(({ id, mainFaq }) => [id, mainFaq])).toContainEqual([ids['dry'], ids['money']])
    await move(ids['use'])
    const rename = (question: string) => {
      const data = { question, _status: 'published' } as const
      return payload.update({ collection: 'faqs', id: ids['dry'] ?? 0, locale: 'th', data })
    }
    await rename('ตู้อบร้อนแค่ไหน')
    expect(await questions(`?search=${encodeURIComponent('ตู้อบ')}`)).toEqual([ids['dry']])
    expect(await questions(`?search=${encodeURIComponent('นานเท่าไร')}`)).toEqual([])
    await rename('อบนานเท่าไร')
  })

  it('gives one by its id, and nothing of what is hidden', async () => {
    const one = (id: number | string) => service.get(`/api/faq/${id}`, bearer())
    expect((await one(ids['wash'] ?? 0)).body).toMatchObject({ result: { main_faq: ids['use'] } })
    for (const id of [ids['draft'] ?? 0, ids['within'] ?? 0, 999, 'x', '-1', '9'.repeat(20), '%00'])
      expect((await one(id)).status, String(id)).toBe(404)
  })

  it('shows drafts to editors who preview', async () => {
    const headers = { ...bearer(), ...previewHeaders('/api/faq') }
    const drafts = await read(faqCalls.listFaqs, { query: '?is_preview=true', headers })
    expect(drafts.map(({ id }) => id)).toEqual(
      expect.arrayContaining([ids['draft'], ids['within'], ids['lost']]),
    )
    const query = `?is_preview=true&search=${encodeURIComponent(secretText)}`
    const found = await read(faqCalls.listFaqs, { query, headers })
    expect(found.map(({ id }) => id)).toEqual([ids['draft'], ids['within']])
    expect((await service.get('/api/faq?is_preview=true', bearer())).status).toBe(403)
  })
})

describe('GET /api/first_aid', () => {
  it('gives anyone what the editors made public, and no more', async () => {
    const headers = {}
    const all = await read(faqCalls.listFirstAid, { headers })
    expect(all).toEqual([
      {
        id: ids['lost'],
        cause: 'coin_not_returned',
        url: '/problem',
        question: 'เครื่องกินเหรียญแล้วไม่ทำงาน ทำอย่างไร',
        answer: '<p>กดปุ่ม <strong>คืนเหรียญ</strong> หนึ่งครั้ง</p>',
        untranslated: ['answer'],
      },
    ])
    const query = '?cause=coin_not_returned'
    expect(await read(faqCalls.listFirstAid, { headers, query })).toEqual(all)
    expect(await read(faqCalls.listFirstAid, { headers, query: '?cause=detergent' })).toEqual([])
    expect((await service.get('/api/first_aid?cause=fire')).status).toBe(400)
  })

  it('forgets at once what is members’ alone again', async () => {
    const { payload } = service
    const choose = (cause: 'coin_not_returned' | null) => {
      const data = { cause, _status: 'published' } as const
      return payload.update({ collection: 'faqs', id: ids['lost'] ?? 0, locale: 'th', data })
    }
    await choose(null)
    expect(await read(faqCalls.listFirstAid, { headers: {} })).toEqual([])
    await choose('coin_not_returned')
    expect(await read(faqCalls.listFirstAid, { headers: {} })).toHaveLength(1)
  })
})

describe('Members alone', () => {
  const paths = [
    faqCalls.listMainFaqs.path,
    faqCalls.listSubFaqs.path,
    faqCalls.listFaqs.path,
    faqCalls.listFaqFeedback.path,
  ]

  it('ask for questions and their subjects, and no cache keeps them', async () => {
    for (const path of [...paths, `/api/faq/${ids['lost']}`]) {
      const own = await service.get(path, bearer())
      expect([own.status, own.headers.get('cache-control')], path).toEqual([
        200,
        'private, no-store',
      ])
      expect((await service.get(path)).status, path).toBe(401)
    }
  })

  it('lose them when they are suspended', async () => {
    const { payload } = service
    const member = await registerMember(payload, 'suspended')
    const headers = { authorization: `Bearer ${member.token}` }
    expect((await service.get('/api/faq', headers)).status).toBe(200)
    const data = { status: 'suspended' } as const
    await payload.update({ collection: 'members', id: member.id, data })
    for (const path of paths) expect((await service.get(path, headers)).status, path).toBe(401)
  })

  it('read the head of the pages [S7.webboard.1]', async () => {
    const { path } = webboardCalls.getWebboardPage
    const data = { title: 'ถามมา ตอบไป', _status: 'published' } as const
    await service.payload.updateGlobal({ slug: 'webboard-page', locale: 'th', data })
    expect(await read(webboardCalls.getWebboardPage)).toMatchObject({ title: 'ถามมา ตอบไป' })
    expect((await service.get(path)).status).toBe(403)
    const sent = await sendCall(service.url, path, { token: 'made-up' })
    expect(sent.status).toBe(401)
  })
})
