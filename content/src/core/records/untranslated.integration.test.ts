import type { Language } from '@washhouse/contract/language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAboutPage } from '../../../testing/about-records.ts'
import { createBodyWriter } from '../../platform/rich-text/body-writer.ts'
import { fillBranches } from '../../../testing/branch-records.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { createNews } from '../../../testing/news-records.ts'
import { previewHeaders } from '../../../testing/preview-headers.ts'
import { createNewsCategory } from '../../../testing/record-data.ts'

let service: ContractService
let newsId: number

beforeAll(async () => {
  service = await startContractService()
  const { payload } = service
  await fillBranches(payload, 2)
  const category = await createNewsCategory(payload)
  const { id } = await createNews(payload, { slug: 'free-dry', category })
  newsId = id
  const writeBody = await createBodyWriter(payload)
  const thai = { summary: 'ทุกวันพุธ', metaTitle: 'อบฟรี', body: writeBody('ซักสองถัง อบฟรี') }
  const common = { collection: 'news', id } as const
  await payload.update({ ...common, locale: 'th', data: { ...thai, _status: 'published' } })
  const english = { title: 'Dry for free', _status: 'published' } as const
  await payload.update({ ...common, locale: 'en', data: english })
  await createAboutPage(payload, { slug: 'our-standard', title: 'มาตรฐาน', body: 'ล้างทุกคืน' })
  const policy = { title: 'นโยบายคุกกี้', _status: 'published' } as const
  await payload.updateGlobal({ slug: 'cookie-policy', locale: 'th', data: policy })
})
afterAll(() => service.stop())

/** The untranslated fields of each record in a response. */
async function untranslated(path: string, lang: Language, headers: Record<string, string> = {}) {
  const { status, body } = await service.get(path, { lang, ...headers })
  expect(status, JSON.stringify(body)).toBe(200)
  const { result, data } = body as { result?: unknown; data?: unknown }
  return [result ?? data]
    .flat()
    .map((record) => (record as { untranslated: string[] }).untranslated)
}

describe('what an answer says of texts that have no English', () => {
  it.each(['th', 'en'] as const)('is said of every record of a list (%s)', async (lang) => {
    const told = await untranslated('/api/branch', lang)
    const inThaiAlone = [['data.branch_name', 'data.landmark'], ['data.landmark']]
    // In English, Latin names sort before Thai ones.
    expect(told).toEqual(lang === 'th' ? inThaiAlone : inThaiAlone.toReversed())
  })

  it.each(['th', 'en'] as const)('names texts, summaries and meta texts (%s)', async (lang) => {
    const expected = [['meta_title', 'data.description_short', 'data.description']]
    expect(await untranslated('/api/news', lang)).toEqual(expected)
    expect(await untranslated('/api/news/free-dry', lang)).toEqual(expected)
  })

  it('is said of what has a page of its own: topics about us and policies', async () => {
    expect(await untranslated('/api/aboutus', 'en')).toEqual([['data.title', 'data.description']])
    expect(await untranslated('/items/cookie_policy', 'en')).toEqual([['title']])
  })

  it('is true of the draft in a preview', async () => {
    const draft = { summary: 'Every Wednesday', _status: 'draft' } as const
    const common = { collection: 'news', id: newsId, locale: 'en', draft: true } as const
    await service.payload.update({ ...common, data: draft })
    const path = '/api/news/free-dry'
    expect(await untranslated(`${path}?is_preview=true`, 'en', previewHeaders(path))).toEqual([
      ['meta_title', 'data.description'],
    ])
  })

  it('stops at once when the English is published', async () => {
    const title = { title: 'Cookie policy', _status: 'published' } as const
    await service.payload.updateGlobal({ slug: 'cookie-policy', locale: 'en', data: title })
    expect(await untranslated('/items/cookie_policy', 'en')).toEqual([[]])
    expect(await untranslated('/items/cookie_policy', 'th')).toEqual([[]])
  })
})
