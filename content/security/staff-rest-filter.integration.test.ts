import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { startCmsCalls } from '../testing/cms-calls.ts'
import { createNewsCategory } from '../testing/record-data.ts'

let payload: BasePayload
let call: Awaited<ReturnType<typeof startCmsCalls>>
let ids: number[]

beforeAll(async () => {
  payload = await openPayload()
  call = await startCmsCalls(payload)
  const category = await createNewsCategory(payload)
  ids = await Promise.all(
    ['first', 'second'].map(async (slug) => {
      const data = { title: 'อบฟรี', slug, category, _status: 'published' } as const
      return (await payload.create({ collection: 'news', data, locale: 'th' })).id
    }),
  )
})
afterAll(() => closePayload(payload))

const titles = async () =>
  (await payload.find({ collection: 'news', sort: 'id' })).docs.map(({ title }) => title)

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

describe('a comparison with nothing', () => {
  const listPage = { referer: 'http://localhost/admin/collections/news?limit=10' }
  const write = (method: string, query: string, headers: Record<string, string> = {}) => {
    const body = method === 'PATCH' ? { title: 'ถูกเปลี่ยน' } : undefined
    return call(method, `/news?${query}`, { body, headers })
  }

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
    for (const query of [
      'where[id][equals]=',
      'where[title][equals]=',
      'where[id][exists]=false',
    ]) {
      const { status } = await write('DELETE', query)
      expect(status, query).toBeLessThan(500)
    }
    expect(await titles()).toEqual(['อบฟรี', 'อบฟรี'])
  })

  it('means all where the list of the admin sends it, of its own records alone', async () => {
    const all = 'where[and][0][_status][not_equals]=draft&where[and][1][id][not_equals]='
    const answer = await write('PATCH', all, listPage)
    expect(answer.status, answer.text).toBe(200)
    expect(await titles()).toEqual(['ถูกเปลี่ยน', 'ถูกเปลี่ยน'])
    for (const id of ids)
      await payload.update({ collection: 'news', id, data: { title: 'อบฟรี' }, locale: 'th' })
    for (const [query, referer] of [
      ['where[id][not_equals]=', 'http://localhost/admin/collections/branches'],
      ['where[id][not_equals]=', 'http://localhost/admin/collections/news/1'],
      ['where[id][not_equals]=', 'abc'],
      ['where[title][not_equals]=', listPage.referer],
      ['where[or][0][id][not_equals]=&where[or][1][title][equals]=zzz', listPage.referer],
      ['where={"id":{"not_equals":null}}', listPage.referer],
    ] as const)
      expect((await write('DELETE', query, { referer })).status, referer).toBe(400)
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

  it('changes and deletes what it says alone', async () => {
    const [first = 0, second = 0] = ids
    const body = { title: 'ใหม่' }
    expect((await call('PATCH', `/news?where[id][equals]=${first}`, { body })).status).toBe(200)
    expect(await titles()).toEqual(['ใหม่', 'อบฟรี'])
    const gone = await call('DELETE', `/news?where[and][0][id][in][0]=${first}`)
    expect(gone.status, gone.text).toBe(200)
    expect(await of('')).toEqual([second])
  })
})
