import type { BasePayload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startCmsCalls } from '../../../testing/cms-calls.ts'
import { createNews } from '../../../testing/news-records.ts'
import { createNewsCategory } from '../../../testing/record-data.ts'
import { closePayload, openPayload } from '../../composition/open-payload.ts'

let payload: BasePayload
let call: Awaited<ReturnType<typeof startCmsCalls>>
let moderator: Awaited<ReturnType<typeof startCmsCalls>>
let category: number
let other: number
let round = 0
let ids: number[] = []

beforeAll(async () => {
  payload = await openPayload()
  call = await startCmsCalls(payload, 'deleter', 'editor')
  moderator = await startCmsCalls(payload, 'onlooker', 'moderator')
  category = await createNewsCategory(payload)
  other = await createNewsCategory(payload, 'ข่าว')
  // Does not match the filters below.
  await createNews(payload, { slug: 'kept', category: other })
})
afterAll(() => closePayload(payload))

beforeEach(async () => {
  round += 1
  await payload.delete({ collection: 'news', where: { category: { equals: category } } })
  ids = []
  for (const part of [1, 2, 3])
    ids.push((await createNews(payload, { slug: `news-${round}-${part}`, category })).id)
})

const ofCategory = () => `where[category][equals]=${category}`
const stored = async () => (await payload.count({ collection: 'news' })).totalDocs

describe('Who deletes several records', () => {
  it.each([
    '',
    '&count=',
    '&count=2',
    '&count=4',
    '&count=03',
    '&count=3.0',
    '&count=-3',
    '&count=%E0%B9%93',
    '&count=3&count=3',
    '&count[]=3',
  ])('is refused without their number (%j)', async (count) => {
    const answer = await call('DELETE', `/news?${ofCategory()}${count}`)
    expect(answer).toMatchObject({ status: 400, fields: ['count'] })
    expect(answer.message).toContain('3')
    expect(await stored()).toBe(4)
  })

  it('gives it, also of records that are named by their ids', async () => {
    const named = `where[id][in]=${ids.join(',')}`
    expect(await call('DELETE', `/news?${named}`)).toMatchObject({ status: 400, fields: ['count'] })
    expect((await call('DELETE', `/news?${named}&count=3`)).status).toBe(200)
    expect(await stored()).toBe(1)
  })

  it('is told of a record that was added meanwhile', async () => {
    await createNews(payload, { slug: `news-${round}-4`, category })
    const answer = await call('DELETE', `/news?${ofCategory()}&count=3`)
    expect(answer).toMatchObject({ status: 400, fields: ['count'] })
    expect(await stored()).toBe(5)
    expect((await call('DELETE', `/news?${ofCategory()}&count=4`)).status).toBe(200)
  })

  it('needs none for one record, by its id or by a filter, and none where there is nothing', async () => {
    expect((await call('DELETE', `/news/${ids[0]}`)).status).toBe(200)
    expect((await call('DELETE', `/news?where[id][equals]=${ids[1]}`)).status).toBe(200)
    expect((await call('DELETE', `/news?where[slug][equals]=nothing`)).status).toBe(200)
    // One was deleted by someone else meanwhile.
    const named = `where[id][in]=${ids.join(',')}`
    expect(await call('DELETE', `/news?${named}&count=3`)).toMatchObject({
      status: 400,
      fields: ['count'],
    })
    expect(await stored()).toBe(2)
  })

  it('learns no number without the right to delete', async () => {
    const answer = await moderator('DELETE', `/news?${ofCategory()}`)
    expect(answer.status).toBe(403)
    expect(answer.message).not.toMatch(/\d/)
    expect(await stored()).toBe(4)
  })

  it('counts only what they may delete', async () => {
    const texts = {
      titleTh: 'ปิดปรับปรุง',
      titleEn: 'Closed',
      audience: 'all',
      status: 'draft',
    } as const
    for (const source of [undefined, undefined, 'system:1'])
      await payload.create({
        collection: 'notifications',
        data: { ...texts, ...(source && { source }) },
      })
    // Does not match the filter.
    await payload.create({ collection: 'notifications', data: { ...texts, titleEn: 'Open' } })
    const path = '/notifications?where[titleEn][equals]=Closed'
    expect(await call('DELETE', `${path}&count=3`)).toMatchObject({
      status: 400,
      fields: ['count'],
    })
    expect((await call('DELETE', `${path}&count=2`)).status).toBe(200)
    expect((await payload.count({ collection: 'notifications' })).totalDocs).toBe(2)
  })

  it('gives it as well for “select all” in the list of the admin', async () => {
    const page = '/admin/collections/news'
    const all = '/news?where[id][not_equals]='
    expect(await call('DELETE', all, { page })).toMatchObject({ status: 400, fields: ['count'] })
    expect((await call('DELETE', `${all}&count=4`, { page })).status).toBe(200)
    expect(await stored()).toBe(0)
  })
})
