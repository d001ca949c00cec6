import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillBranches } from '../../testing/branch-records.ts'
import { startContractService, type ContractService } from '../../testing/contract-service.ts'
import { createNews, fillNews } from '../../testing/news-records.ts'
import { previewHeaders } from '../../testing/preview-headers.ts'

let service: ContractService
let branches: Awaited<ReturnType<typeof fillBranches>>
let news: Awaited<ReturnType<typeof fillNews>>

beforeAll(async () => {
  service = await startContractService()
  branches = await fillBranches(service.payload, 2)
  news = await fillNews(service.payload)
})
afterAll(() => service.stop())

async function readDate(path: string, headers: Record<string, string> = {}): Promise<string> {
  const { body } = await service.get(path, headers)
  return String((body as { result: Record<string, unknown> }).result['date_updated'])
}

const branchDate = () => readDate('/api/branch/branch-001')

async function saveBranch(data: object, locale: 'th' | 'en' = 'th') {
  // A date of the same millisecond would look unchanged.
  await wait(2)
  const id = branches.branches[0]?.id ?? 0
  const isDraft = '_status' in data && data._status === 'draft'
  return await service.payload.update({ collection: 'branches', id, locale, data, draft: isDraft })
}

const published = { _status: 'published' } as const
const draft = { _status: 'draft' } as const

describe('date_updated of a branch', () => {
  it('is the moment of its publication at first', async () => {
    expect(Date.now() - Date.parse(await branchDate())).toBeLessThan(60_000)
  })

  it('stays when it is saved as it was, in either language', async () => {
    const before = await branchDate()
    await saveBranch(published)
    await saveBranch({ landmark: 'ข้างตลาดธานินทร์', ...published })
    await saveBranch(published, 'en')
    expect(await branchDate()).toBe(before)
  })

  it('moves with a text of either language, the same in the answers of both', async () => {
    const before = await branchDate()
    await saveBranch({ landmark: 'Next to Thanin market', ...published }, 'en')
    const after = await branchDate()
    expect(after > before).toBe(true)
    expect(await readDate('/api/branch/branch-001', { lang: 'en' })).toBe(after)
  })

  it('stays while a draft waits, and moves once the draft is published, regardless of the reader', async () => {
    const before = await branchDate()
    await saveBranch({ name: 'Chiang Mai, by the market', ...draft }, 'en')
    expect(await branchDate()).toBe(before)
    await saveBranch(published)
    expect((await branchDate()) > before).toBe(true)
  })

  it('stays when it is hidden and shown again as it was', async () => {
    const before = await branchDate()
    const id = branches.branches[0]?.id ?? 0
    await service.payload.update({ collection: 'branches', id, locale: 'th', data: draft })
    expect((await service.get('/api/branch/branch-001')).status).toBe(404)
    await saveBranch(published)
    expect(await branchDate()).toBe(before)
  })

  it('stays when its province moves into another region or gets another name', async () => {
    const before = await branchDate()
    const { chiangMai, south } = branches
    const change = { name: 'นครเชียงใหม่', sector: south.id }
    await service.payload.update({
      collection: 'provinces',
      id: chiangMai.id,
      locale: 'th',
      data: change,
    })
    expect(await branchDate()).toBe(before)
    await saveBranch(published)
    expect(await branchDate()).toBe(before)
  })

  it('is not what a program says', async () => {
    const before = await branchDate()
    const saved = { changedAt: '2030-01-01T00:00:00.000Z', changeMark: 'mine', ...published }
    await saveBranch(saved)
    expect(await branchDate()).toBe(before)
    await saveBranch({ phone: '+6653112299', ...saved })
    expect(Date.parse(await branchDate())).toBeLessThan(Date.now() + 1000)
  })

  it('is not taken along by a copy that was never published', async () => {
    const id = branches.branches[1]?.id ?? 0
    const data = { slug: 'copy' }
    const collection = 'branches'
    const copy = await service.payload.duplicate({ collection, id, data, draft: true })
    expect(copy).toMatchObject({ _status: 'draft', changedAt: null })
  })
})

describe('date_updated of a piece of news', () => {
  it('moves with a picture of its album', async () => {
    const { id = 0, album } = news.seen[0] ?? {}
    const before = await readDate(`/api/news/${id}`)
    await wait(2)
    const rows = album?.map((row) => ({ ...row, caption: 'ภาพใหม่' })) ?? []
    const data = { album: rows, ...published }
    await service.payload.update({ collection: 'news', id, locale: 'th', data })
    expect((await readDate(`/api/news/${id}`)) > before).toBe(true)
  })

  it('is its publication when the clock publishes it', async () => {
    const at = new Date(Date.now() + 700)
    const category = news.openings
    const { id } = await createNews(service.payload, { slug: 'by-the-clock', category, at })
    await expect
      .poll(async () => (await service.get(`/api/news/${id}`)).status, { timeout: 5000 })
      .toBe(200)
    expect(await readDate(`/api/news/${id}`)).toBe(at.toISOString())
  })

  it('is none in the preview of a draft that was never published', async () => {
    const path = `/api/news/${news.draft.id}?is_preview=true`
    expect(await readDate(path, previewHeaders(path))).toBe('null')
  })
})

const dated = ['cookie-policy', 'privacy-policy', 'terms-of-service', 'branch-page'] as const

describe.each(dated)('date_updated of %s', (slug) => {
  const save = async (data: object, locale: 'th' | 'en' = 'th') => {
    await wait(2)
    const isDraft = '_status' in data && data._status === 'draft'
    await service.payload.updateGlobal({ slug, locale, data, draft: isDraft })
  }
  const path = {
    'cookie-policy': '/items/cookie_policy',
    'privacy-policy': '/items/personal_privacy_policy',
    'terms-of-service': '/items/term_of_service_policy',
    'branch-page': '/items/information_page_branch',
  }[slug]
  const read = async () => {
    const { body } = await service.get(path)
    return String((body as { data: Record<string, unknown> }).data['date_updated'])
  }

  it('stays when it is saved as it was, in either language, and moves with a text of either', async () => {
    await save({ title: 'หัวข้อ', ...published })
    const before = await read()
    expect(Date.now() - Date.parse(before)).toBeLessThan(60_000)
    await save(published)
    await save({ title: 'หัวข้อ', ...published })
    await save(published, 'en')
    expect(await read()).toBe(before)
    await save({ title: 'Title', ...published }, 'en')
    expect((await read()) > before).toBe(true)
  })

  it('stays while a draft waits and when it is hidden and shown again', async () => {
    const before = await read()
    await save({ title: 'ฉบับร่าง', ...draft })
    expect(await read()).toBe(before)
    await save({ title: 'หัวข้อ', ...published })
    expect(await read()).toBe(before)
    await save({ changedAt: '2030-01-01T00:00:00.000Z', changeMark: 'mine', ...published })
    expect(await read()).toBe(before)
  })
})

it('date_updated of the settings moves with what visitors see, not with the words that the search knows', async () => {
  const read = async () => {
    const { body } = await service.get('/items/settings')
    return String((body as { data: Record<string, unknown> }).data['date_updated'])
  }
  const save = async (data: object) => {
    await wait(2)
    await service.payload.updateGlobal({ slug: 'settings', locale: 'th', data })
  }
  await save({ brandName: 'ฟองใส', homeTitle: 'ฟองใส' })
  const before = await read()
  await save({ brandName: 'ฟองใส' })
  await save({ spellings: [{ words: 'โปรโมชั่น, โปรโมชัน' }] })
  expect(await read()).toBe(before)
  await save({ phone: '+6621234567' })
  expect((await read()) > before).toBe(true)
})

it('whatever has a date of its change decides it in that one place', () => {
  const { collections, globals } = service.payload.config
  const withDate = [...collections, ...globals].filter(({ flattenedFields }) =>
    flattenedFields.some(({ name }) => name === 'changedAt'),
  )
  expect(withDate.length).toBeGreaterThan(12)
  expect(withDate.filter(({ custom }) => !custom?.['changeDate'])).toEqual([])
})

describe('date_updated of a page about us', () => {
  it('moves with its text and stays when it is put elsewhere in the list', async () => {
    const { payload } = service
    const page = { title: 'มาตรฐาน', slug: 'standard', sort: 1, ...published }
    const { id } = await payload.create({ collection: 'about-pages', locale: 'th', data: page })
    const read = async () => {
      const { body } = await service.get('/api/aboutus')
      const [first] = (body as { result: { date_updated: string }[] }).result
      return first?.date_updated ?? ''
    }
    const before = await read()
    await wait(2)
    const common = { collection: 'about-pages', id, locale: 'th' } as const
    await payload.update({ ...common, data: { sort: 5, ...published } })
    expect(await read()).toBe(before)
    await payload.update({ ...common, data: { title: 'มาตรฐานของเรา', ...published } })
    expect((await read()) > before).toBe(true)
  })
})
