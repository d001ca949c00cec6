import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { startCmsCalls, type CallSender } from '../testing/cms-calls.ts'
import { createNewsCategory } from '../testing/record-data.ts'

let payload: BasePayload
let call: Awaited<ReturnType<typeof startCmsCalls>>
let ids: number[] = []
let category: number

beforeAll(async () => {
  payload = await openPayload()
  call = await startCmsCalls(payload)
  category = await createNewsCategory(payload)
  await createTwo()
})
afterAll(() => closePayload(payload))

const titles = async () =>
  (await payload.find({ collection: 'news', sort: 'id' })).docs.map(({ title }) => title)

async function createTwo(): Promise<void> {
  ids = []
  // One after another: on PostgreSQL concurrent inserts get ids in any order.
  for (const slug of ['first', 'second']) {
    const data = { title: 'อบฟรี', slug, category, _status: 'published' } as const
    ids.push((await payload.create({ collection: 'news', data, locale: 'th' })).id)
  }
}

const manyIds = Array.from({ length: 1001 }, (_, index) => `where[id][in][${index}]=9`).join('&')

describe('a filter that says nothing', () => {
  it.each([
    ['where[or][]=', 'where[or]'],
    ['where[or]=', 'where[or]'],
    ['where[OR][]=', 'where[OR]'],
    ['where[and][]=', 'where[and]'],
    ['where[]=', 'where'],
    ['where[0]=', 'where'],
    ['where={}', 'where'],
    ['where=[]', 'where'],
    ['where=abc', 'where'],
    ['where={"or":[]}', 'where[or]'],
    ['where[id]=', 'where[id]'],
    ['where[x]=', 'where[x]'],
    ['where[id]=9', 'where[id]'],
    ['where[or][0]=', 'where[or][0]'],
    ['where[or][0][id]=', 'where[or][0][id]'],
    ['where[or][0][and][]=', 'where[or][0][and]'],
    ['where[id][equals]=9&where[or][]=', 'where[or]'],
    ['where[and][0][id][equals]=9&where[or][0][id][exists]=true', 'where'],
    ['where[id][in][a]=9', 'where[id][in]'],
    ['where[id][in]=', 'where[id][in]'],
    ['where[id][in][]=', 'where[id][in]'],
    ['where[id][not_in]=', 'where[id][not_in]'],
    ['where[id][not_in][]=', 'where[id][not_in]'],
    ['where[id][equals][a]=9', 'where[id][equals]'],
    ['where[id][all]=9', 'where[id][all]'],
    ['where[title][like]=', 'where[title][like]'],
    ['where[title][contains]=', 'where[title][contains]'],
    ['where[title][contains][and][]=', 'where[title][contains]'],
    [manyIds, 'where'],
  ])('matches no record to read, to change or to delete (case %#)', async (query, named) => {
    for (const method of ['DELETE', 'PATCH', 'GET']) {
      const body = method === 'PATCH' ? { title: 'ถูกเปลี่ยน' } : undefined
      const answer = await call(method, `/news?${query}`, { body })
      expect(answer, method).toMatchObject({ status: 400, fields: [named] })
    }
    for (const path of ['/news/count', '/news/versions', '/globals/home/versions'])
      expect((await call('GET', `${path}?${query}`)).status, path).toBe(400)
    expect(await titles()).toEqual(['อบฟรี', 'อบฟรี'])
  })

  it('is refused as well where it stands in the body of a read', async () => {
    const headers = {
      'x-payload-http-method-override': 'GET',
      'content-type': 'application/x-www-form-urlencoded',
    }
    const answer = await call('POST', '/news', { headers, text: 'where[or][]=' })
    expect(answer).toMatchObject({ status: 400, fields: ['where[or]'] })
  })
})

const write = (method: string, query: string, sender: CallSender = {}) => {
  const body = method === 'PATCH' ? { title: 'ถูกเปลี่ยน' } : undefined
  return call(method, `/news?${query}`, { body, ...sender })
}

describe('a comparison with nothing', () => {
  it.each([
    ['where[id][not_equals]=', 'where[id][not_equals]'],
    ['where={"id":{"not_equals":null}}', 'where[id][not_equals]'],
    ['where={"id":{"not_equals":""}}', 'where[id][not_equals]'],
    ['where[id][not_equals]=null', 'where[id][not_equals]'],
    ['where[title][like]=%25', 'where[title][like]'],
    ['where[title][contains]=_', 'where[title][contains]'],
    ['where[title][not_like]=%25%25', 'where[title][not_like]'],
    ['where[endsAt][exists]=', 'where[endsAt][exists]'],
    ['where[endsAt][exists]=TRUE', 'where[endsAt][exists]'],
    ['where[title][not_equals]=', 'where[title][not_equals]'],
    ['where[title][not_equals]=%20', 'where[title][not_equals]'],
    ['where[title][not_equals]=%E2%80%8B', 'where[title][not_equals]'],
    ['where[title][not_equals]=%E3%85%A4', 'where[title][not_equals]'],
    ['where[title][not_equals]=%22%22', 'where[title][not_equals]'],
    ['where[title][not_equals]=undefined', 'where[title][not_equals]'],
    ['where[title][not_equals]=[object Object]', 'where[title][not_equals]'],
    ['where[title][not_like]=%EF%BB%BF', 'where[title][not_like]'],
    ['where[title][not_like]=%E2%80%8Bundefined', 'where[title][not_like]'],
    ['where[title][not_in]=%C2%A0,NULL', 'where[title][not_in]'],
    ['where[title][not_in]=%27%27', 'where[title][not_in]'],
    ['where[title][greater_than]=%01', 'where[title][greater_than]'],
    ['where[title][less_than]=%EF%BF%BF', 'where[title][less_than]'],
    ['where[title][equals]=', 'where[title][equals]'],
    ['where[endsAt][equals]=null', 'where[endsAt][equals]'],
    ['where[title][in]=undefined', 'where[title][in]'],
    ['where[title][greater_than]=', 'where[title][greater_than]'],
    ['where[title][not_in]=,', 'where[title][not_in]'],
    ['where={"title":{"not_in":[null]}}', 'where[title][not_in]'],
    ['where[createdAt][not_equals]=', 'where[createdAt][not_equals]'],
    ['where[updatedAt][not_equals]=', 'where[updatedAt][not_equals]'],
    ['where[category][not_equals]=', 'where[category][not_equals]'],
    ['where[or][0][id][not_equals]=', 'where[or][0][id][not_equals]'],
    ['where[id][equals]=9&where[or][0][title][not_equals]=', 'where[or][0][title][not_equals]'],
  ])('changes and deletes no record: %s', async (query, named) => {
    for (const method of ['DELETE', 'PATCH'])
      expect(await write(method, query), method).toMatchObject({ status: 400, fields: [named] })
    expect(await titles()).toEqual(['อบฟรี', 'อบฟรี'])
  })

  it('finds none where it asks for what has no value', async () => {
    const { status } = await write('DELETE', 'where[id][exists]=false')
    expect(status).toBe(200)
    expect(await titles()).toEqual(['อบฟรี', 'อบฟรี'])
  })
})

describe('a filter that leaves nothing out', () => {
  const list = { page: '/admin/collections/news?limit=10' }

  it.each([
    'where[id][exists]=true',
    'where[title][not_equals]=zzzqq',
    'where[title][not_like]=zzzqq',
    'where[title][like]=อบ',
    'where[title.th][exists]=true',
    'where={"slug":{"not_equals":false}}',
    'where[slug][not_in]=zzzqq',
    'where[slug][less_than]=zzzqq',
    'where[createdAt][greater_than]=2000-01-01T00:00:00.000Z',
    'where[id][greater_than_equal]=1',
    'where[savedBy][exists]=false',
    'where[or][0][id][equals]=9&where[or][1][_status][equals]=published',
    'where[id][not_in]=2147483647',
  ])('changes and deletes no record: %s', async (query) => {
    expect(await write('DELETE', query)).toMatchObject({ status: 400, fields: ['where'] })
    for (const draft of ['', '&draft=true'])
      expect((await write('PATCH', query + draft)).status).toBe(403)
    expect(await titles()).toEqual(['อบฟรี', 'อบฟรี'])
  })

  it('says in both languages how all are meant', async () => {
    const inThai = { headers: { 'accept-language': 'th' } }
    for (const sender of [{}, inThai]) {
      const { message } = await write('DELETE', 'where[id][exists]=true', sender)
      expect(message).toContain('where[id][in]')
    }
  })

  it('is not counted for a caller who may change nothing', async () => {
    const query = 'where[id][exists]=true'
    const nobody = { headers: { authorization: '' } }
    expect((await write('DELETE', query, nobody)).status).toBe(403)
  })

  it('deletes all where each is named by its id', async () => {
    for (const queryOf of [
      ([first, second]: number[]) => `where[id][in]=${first},${second}`,
      ([first, second]: number[]) =>
        `where[and][0][_status][equals]=published&where[and][1][id][in]=${first},${second}`,
      ([first, second]: number[]) =>
        `where[or][0][id][equals]=${first}&where[or][1][id][equals]=${second}`,
    ]) {
      const answer = await write('DELETE', `${queryOf(ids)}&count=2`)
      expect(answer.status, answer.text).toBe(200)
      expect(await titles()).toEqual([])
      await createTwo()
    }
  })

  it('deletes all where the list of the admin sends it, of its own records', async () => {
    for (const query of [
      'where[id][not_equals]=',
      'where[and][0][_status][not_equals]=draft&where[and][1][id][not_equals]=',
      'where[or][0][and][0][title][like]=อบ',
    ]) {
      const answer = await write('DELETE', `${query}&count=2`, list)
      expect(answer.status, answer.text).toBe(200)
      expect(await titles()).toEqual([])
      await createTwo()
    }
  })

  it('changes none, from any sender and however they are named', async () => {
    for (const sender of [{}, list])
      for (const query of [`where[id][in]=${ids.join()}`, 'where[title][like]=อบ'])
        expect((await write('PATCH', query, sender)).status).toBe(403)
    expect(await titles()).toEqual(['อบฟรี', 'อบฟรี'])
  })

  it.each([
    ['the list of other records', { page: '/admin/collections/branches' }],
    ['the page of one record', { page: '/admin/collections/news/1' }],
    ['a page of another site', { ...list, headers: { origin: 'https://evil.example' } }],
    [
      'a list of another site',
      {
        ...list,
        headers: {
          origin: 'https://evil.example',
          referer: 'https://evil.example/admin/collections/news',
        },
      },
    ],
    [
      'a list of another site, for a page of this one',
      { ...list, headers: { referer: 'https://evil.example/admin/collections/news' } },
    ],
    ['a page that has no origin', { ...list, headers: { origin: 'null' } }],
    ['a program that names the list alone', { ...list, headers: { origin: '' } }],
    ['an address that is none', { ...list, headers: { referer: 'abc' } }],
  ])('deletes none where this sends it: %s', async (_name, sender) => {
    for (const query of ['where[id][not_equals]=', 'where[title][like]=อบ'])
      expect((await write('DELETE', query, sender)).status).toBeGreaterThanOrEqual(400)
    expect(await titles()).toEqual(['อบฟรี', 'อบฟรี'])
  })

  it('deletes none where a program shows its token and says the rest as a browser would', async () => {
    const origin = 'http://localhost'
    const referer = `${origin}/admin/collections/news`
    const headers = { origin, referer, host: 'localhost' }
    for (const query of ['where[id][not_equals]=', 'where[title][like]=อบ'])
      expect((await write('DELETE', query, { headers })).status).toBe(400)
    expect(await titles()).toEqual(['อบฟรี', 'อบฟรี'])
  })

  it('means no more of the list of the admin than that no id is empty', async () => {
    for (const query of [
      'where[title][not_equals]=',
      'where[or][0][id][not_equals]=&where[or][1][title][equals]=zzz',
      'where={"id":{"not_equals":null}}',
    ])
      expect((await write('DELETE', query, list)).status, query).toBe(400)
    expect(await titles()).toEqual(['อบฟรี', 'อบฟรี'])
  })
})

describe('a filter as the admin sends it', () => {
  const of = async (query: string) => {
    const { status, text } = await call('GET', `/news?sort=id&${query}`)
    expect(status, text).toBe(200)
    const { docs }: { docs: { id: number }[] } = JSON.parse(text)
    return docs.map(({ id }) => id)
  }

  it('finds what it says', async () => {
    const [first = 0, second = 0] = ids
    expect(await of('where[id][not_equals]=')).toEqual([first, second])
    expect(await of(`where[id][in][0]=${first}`)).toEqual([first])
    expect(await of(`where[id][in]=${first},${second}`)).toEqual([first, second])
    expect(await of(`where[and][0][id][not_in][0]=${first}`)).toEqual([second])
    expect(await of('where[or][0][and][0][slug][equals]=second')).toEqual([second])
    expect(await of('where[and][1][title][like]=ฟรี')).toEqual([first, second])
    expect(await of(`where={"id":{"equals":${second}}}`)).toEqual([second])
    expect(await of('where=')).toEqual([first, second])
  })

  it('deletes only what it names', async () => {
    const [first = 0, second = 0] = ids
    const gone = await call('DELETE', `/news?where[and][0][id][in][0]=${first}`)
    expect(gone.status, gone.text).toBe(200)
    expect(await of('')).toEqual([second])
    // There is no other record to leave out.
    const last = await call('DELETE', '/news?where[slug][equals]=second')
    expect(last.status, last.text).toBe(200)
  })
})
