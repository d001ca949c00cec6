import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { createNewsCategory } from '../../../testing/record-data.ts'
import { createNews } from '../../../testing/news-records.ts'
import { someone } from '../../../testing/visitor.ts'
import { searchSources } from '../../composition/areas.ts'
import { columnNamed } from '../../platform/database/column.ts'
import { connectionTo, tableOf } from '../../platform/database/tables.ts'
import { log } from '../../platform/log.ts'
import { startIndexer } from '../search/indexer.ts'

let service: ContractService
let index: ReturnType<typeof startIndexer>
let broken: number

/** One of two pieces of news has lost its texts, as after a write that bypassed Payload. */
beforeAll(async () => {
  service = await startContractService()
  const { payload } = service
  const category = await createNewsCategory(payload, 'โปรโมชัน')
  const { id } = await createNews(payload, { slug: 'broken', title: 'อบฟรี', category })
  broken = id
  await createNews(payload, { slug: 'whole', title: 'อบฟรีทุกวันพุธ', category })
  const texts = tableOf(payload, 'news_locales')
  await connectionTo(payload)
    .delete(texts)
    .where(eq(columnNamed(texts, '_parentID'), id))
  const policy = { title: 'นโยบายคุกกี้', _status: 'published' } as const
  await payload.updateGlobal({ slug: 'cookie-policy', locale: 'th', data: policy })
  await connectionTo(payload).delete(tableOf(payload, 'cookie_policy_locales'))
})
afterAll(async () => {
  await index.stop()
  await service.stop()
})

it('keeps neither the others of a list nor the search index, and is told once', async () => {
  const failed = vi.spyOn(log, 'error')
  for (const lang of ['th', 'en']) {
    const { status, body } = await service.get('/api/news', { lang })
    expect(status).toBe(200)
    expect(JSON.stringify(body)).toContain('"whole"')
    expect(JSON.stringify(body)).not.toContain('"broken"')
  }
  expect((await service.get(`/api/news/${broken}`)).status).toBe(404)
  index = startIndexer(service.payload, searchSources, { retryMs: 1 })
  await index.settled()
  const found = await service.get('/api/search?q=อบฟรี', { ...someone() })
  expect(JSON.stringify(found.body)).toContain('"whole"')
  expect(failed.mock.calls).toEqual([
    [{ kind: 'news', id: broken, fields: ['title'] }, expect.stringContaining('left out')],
    [{ kind: 'cookie-policy', id: 1, fields: ['title'] }, expect.stringContaining('left out')],
  ])
})
