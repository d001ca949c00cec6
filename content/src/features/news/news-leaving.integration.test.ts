import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { createNewsCategory } from '../../../testing/record-data.ts'
import { createNews } from '../../../testing/news-records.ts'
import { watchAnnounced } from '../../../testing/turn-watch.ts'
import { currentNewsEntity } from './news.entities.ts'

const waitMs = 1500

let service: ContractService
let category: number

beforeAll(async () => {
  service = await startContractService()
  category = await createNewsCategory(service.payload)
})
afterAll(() => service.stop())

const soon = () => new Date(Date.now() + waitMs)
const total = async (path: string) => {
  const { body } = await service.get(path)
  return (body as { total: { total: number } }).total.total
}

describe('news whose end comes', () => {
  it('leave the lists at that moment, are announced, and keep their address', async () => {
    const announced = await watchAnnounced(service.payload, currentNewsEntity)
    const endsAt = soon()
    const { id } = await createNews(service.payload, { slug: 'ends-soon', category, endsAt })
    expect(await total('/api/news')).toBe(1)
    expect(await total('/api/news')).toBe(1)

    const left = () => total('/api/news')
    await expect.poll(left, { timeout: 5000, interval: 20 }).toBe(0)
    expect(Date.now()).toBeGreaterThanOrEqual(endsAt.getTime())
    expect(Date.now()).toBeLessThan(endsAt.getTime() + 1000)
    expect((await service.get('/api/news/ends-soon')).body).toMatchObject({
      result: { slug: 'ends-soon', date_end: endsAt.toISOString() },
    })
    const atItsTime = () => announced.announcedSince(endsAt, 'news')
    await expect.poll(atItsTime).toEqual([['news', `news:${id}`]])
    announced.stop()
  })

  it('leave kept lists though nobody announces them, as in a second process', async () => {
    const lists = ['/api/news', `/api/news?categories=${category}`]
    const totals = () => Promise.all(lists.map(total))
    const [before = 0] = await totals()
    const endsAt = soon()
    await createNews(service.payload, { slug: 'ends-unannounced', category, endsAt })
    expect(await totals()).toEqual([before + 1, before + 1])
    await expect.poll(totals, { timeout: 5000, interval: 20 }).toEqual([before, before])
    expect(Date.now()).toBeGreaterThanOrEqual(endsAt.getTime())
  })

  it('come back when their end is put off, and the end is refused before the beginning', async () => {
    const { payload } = service
    const ended = new Date(Date.now() - 60_000)
    const { id } = await createNews(payload, { slug: 'put-off', category, endsAt: ended })
    const slugs = async () => JSON.stringify((await service.get('/api/news')).body)
    expect(await slugs()).not.toContain('put-off')
    const move = (endsAt: string) =>
      payload.update({
        collection: 'news',
        id,
        locale: 'th',
        data: { endsAt, _status: 'published' },
      })
    await move(new Date(Date.now() + 3_600_000).toISOString())
    expect(await slugs()).toContain('put-off')
    await expect(move('2020-01-01T00:00:00.000Z')).rejects.toMatchObject({
      data: { errors: [{ path: 'endsAt' }] },
    })
    expect(await slugs()).toContain('put-off')
  })
})
