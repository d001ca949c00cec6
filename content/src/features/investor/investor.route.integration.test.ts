import { investorCalls } from '@washhouse/contract/investor/investor.calls'
import type { Language } from '@washhouse/contract/language'
import type { Answer } from '@washhouse/contract/wire/answer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { previewHeaders } from '../../../testing/preview-headers.ts'
import { createPicture } from '../../../testing/banner-records.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { createComment, createPackage, createReason } from '../../../testing/investor-records.ts'

const secretText = 'ข้อความลับ'

let service: ContractService
let image: string
const ids: Record<string, number> = {}

beforeAll(async () => {
  service = await startContractService()
  const { payload } = service
  image = await createPicture(payload)
  ids['second'] = await createReason(payload, {
    title: 'เก็บเงินสด',
    description: 'ลูกค้าจ่ายก่อนซัก',
    english: 'Paid at once',
    sort: 2,
  })
  ids['first'] = await createReason(payload, { title: 'ไม่ต้องเฝ้า', description: 'ร้าน', sort: 1 })
  await createReason(payload, { title: secretText, description: secretText, status: 'draft' })
  ids['big'] = await createPackage(payload, { brands: 'LG', sort: 9 })
  ids['medium'] = await createPackage(payload, {
    brands: 'Speed Queen',
    sort: 1,
    price: 2_490_000,
    vat: 174_300,
    fitOut: 350_000,
    machines: 12,
    image,
    items: [
      { item: 'โต๊ะพับผ้า', english: 'Folding table', quantity: 2, unit: 'ตัว', englishUnit: 'pcs' },
      { item: 'สายแลน', english: 'Network cable', quantity: 30.5, unit: 'เมตร', englishUnit: 'm' },
      { item: 'ตะกร้าเข็น', quantity: 6, unit: 'ใบ' },
    ],
  })
  ids['draft'] = await createPackage(payload, { brands: secretText, sort: 5, status: 'draft' })
  ids['wipha'] = await createComment(payload, {
    name: 'คุณวิภา',
    feedback: 'ลูกค้าประจำมาเอง',
    english: 'Wipha',
    sort: 2,
  })
  ids['nopphon'] = await createComment(payload, { name: 'คุณนพพล', feedback: 'ช่างมาเร็ว', sort: 1 })
  await createComment(payload, { name: secretText, feedback: secretText, status: 'draft' })
})
afterAll(() => service.stop())

async function read<Result>(
  path: string,
  answer: Answer<Result>,
  lang: Language = 'th',
  headers = {},
): Promise<Result> {
  const { status, body } = await service.get(path, { lang, ...headers })
  expect(status, JSON.stringify(body)).toBe(200)
  return answer.decode(body, lang)
}

const reasons = investorCalls.listInvestorReasons
const packages = investorCalls.listFranchisePackages
const comments = investorCalls.listFranchiseComments

describe('GET /items/information_page_investor', () => {
  const { path, answer } = investorCalls.getInvestorPageInfo

  it('is hidden until it is published, then speaks both languages [S7.investor.1]', async () => {
    expect(path).toBe('/items/information_page_investor')
    const { payload } = service
    const slug = 'investor-head'
    const draft = { title: secretText, _status: 'draft' } as const
    await payload.updateGlobal({ slug, locale: 'th', draft: true, data: draft })
    expect((await service.get(path)).status).toBe(403)
    const data = { title: 'ลงทุนกับเรา', backgroundImage: image, _status: 'published' } as const
    await payload.updateGlobal({ slug, locale: 'th', data })
    const english = { title: 'Invest with us', _status: 'published' } as const
    await payload.updateGlobal({ slug, locale: 'en', data: english })
    const head = { status: 'published', backgroundImage: image }
    expect(await read(path, answer)).toMatchObject({ ...head, title: 'ลงทุนกับเรา' })
    expect(await read(path, answer, 'en')).toMatchObject({ ...head, title: 'Invest with us' })
    await payload.updateGlobal({ slug, locale: 'th', draft: true, data: draft })
    expect(await read(path, answer)).toMatchObject({ title: 'ลงทุนกับเรา' })
  })
})

describe('GET /api/investors', () => {
  it('gives the reasons in the editors’ order, in the language asked for [S3.investor.1] [S7.investor.2]', async () => {
    expect(reasons.path).toBe('/api/investors')
    const thai = await read(reasons.path, reasons.answer)
    expect(thai.map(({ title }) => title)).toEqual(['ไม่ต้องเฝ้า', 'เก็บเงินสด'])
    const english = await read(reasons.path, reasons.answer, 'en')
    expect(english).toMatchObject([
      { id: ids['first'], title: 'ไม่ต้องเฝ้า' },
      { id: ids['second'], title: 'Paid at once', description: 'Paid at once', sort: 2 },
    ])
  })

  it('shows the newest drafts to a signed token only [S7.investor.2]', async () => {
    const path = `${reasons.path}?is_preview=true`
    expect((await service.get(path)).status).toBe(403)
    const shown = await read(path, reasons.answer, 'th', previewHeaders(path))
    expect(shown.map(({ title }) => title)).toEqual(['ไม่ต้องเฝ้า', 'เก็บเงินสด', secretText])
    expect(JSON.stringify(await read(reasons.path, reasons.answer))).not.toContain(secretText)
  })
})

describe('GET /items/franchise', () => {
  const medium = {
    status: 'published',
    sort: 1,
    size: 'medium',
    brands: 'Speed Queen',
    small: null,
    big: null,
    twoMachine: null,
    price: 2_490_000,
    vat: 174_300,
    fitOut: 350_000,
    workingCapital: null,
    machines: 12,
  }

  it('gives whole packages in their order, with their items in the language asked for [S3.investor.2] [S7.investor.2] [S9.franchise.9]', async () => {
    expect(packages.path).toBe('/items/franchise')
    const [thai, big] = await read(packages.path, packages.answer)
    expect(thai).toEqual({
      updatedAt: expect.any(String),
      ...medium,
      id: ids['medium'],
      image,
      medium: 'ซัก 6 อบ 6',
      config: [
        { item: 'โต๊ะพับผ้า', quantity: 2, unit: 'ตัว' },
        { item: 'สายแลน', quantity: 30.5, unit: 'เมตร' },
        { item: 'ตะกร้าเข็น', quantity: 6, unit: 'ใบ' },
      ],
    })
    expect(big).toMatchObject({ id: ids['big'], config: [], price: null, machines: null })
    const [english] = await read(packages.path, packages.answer, 'en')
    expect(english).toMatchObject({
      medium: '6 washers, 6 dryers',
      config: [
        { item: 'Folding table', quantity: 2, unit: 'pcs' },
        { item: 'Network cable', quantity: 30.5, unit: 'm' },
        { item: 'ตะกร้าเข็น', quantity: 6, unit: 'ใบ' },
      ],
    })
  })

  it('gives one by its id, and no draft [S7.investor.2]', async () => {
    const { body } = await service.get(
      `${packages.path}/${ids['medium']}?fields=size,config,Medium`,
    )
    expect(body).toEqual({
      data: { size: 'medium', Medium: 'ซัก 6 อบ 6', config: expect.any(Array) },
    })
    expect((await service.get(`${packages.path}/${ids['draft']}`)).status).toBe(403)
  })

  it('tells nothing of drafts, whatever is asked [S7.investor.2]', async () => {
    const queries = [
      'filter[status][_eq]=draft',
      `filter[id][_eq]=${ids['draft']}`,
      `filter[brands][_contains]=${encodeURIComponent(secretText)}`,
      `search=${encodeURIComponent(secretText)}`,
    ]
    for (const query of queries) {
      const { body } = await service.get(`${packages.path}?meta=*&${query}`)
      expect(body, query).toMatchObject({ meta: { total_count: 2, filter_count: 0 }, data: [] })
    }
  })

  it('is sorted, filtered and cut as any list', async () => {
    const order = async (query: string) =>
      (await read(`${packages.path}?${query}`, packages.answer)).map(({ id }) => id)
    expect(await order('sort=-sort')).toEqual([ids['big'], ids['medium']])
    expect((await service.get(`${packages.path}?sort=config`)).status).toBe(400)
    expect(await order('filter[config][_nnull]=true')).toHaveLength(2)
    expect(await order('filter[config][_null]=true')).toEqual([])
    expect(await order('filter[price][_gte]=2000000')).toEqual([ids['medium']])
    expect(await order('limit=1&offset=1')).toEqual([ids['big']])
    expect(await order('limit=0')).toEqual([])
  })

  it('follows a change of an item at once, in both languages', async () => {
    const { payload } = service
    const change = { collection: 'franchise-packages', id: ids['big'] ?? 0 } as const
    const config = [{ item: 'ถังดับเพลิง', quantity: 2, unit: 'ถัง' }]
    await payload.update({ ...change, locale: 'th', data: { config, _status: 'published' } })
    for (const lang of ['th', 'en'] as const) {
      const items = async () => (await read(packages.path, packages.answer, lang))[1]?.config
      await expect.poll(items).toEqual(config)
    }
    const draft = { config: [], brands: secretText, _status: 'draft' as const }
    await payload.update({ ...change, locale: 'th', draft: true, data: draft })
    expect((await read(packages.path, packages.answer))[1]).toMatchObject({ brands: 'LG', config })
  })
})

describe('GET /items/franchise?is_preview=true', () => {
  const path = '/items/franchise?is_preview=true'

  it('shows the newest draft of each package in order to a signed token [S7.investor.2]', async () => {
    const shown = await read(path, packages.answer, 'th', previewHeaders(path))
    expect(shown.map(({ id }) => id)).toEqual([ids['medium'], ids['draft'], ids['big']])
    expect(shown[0]?.config).toHaveLength(3)
    expect(shown.at(-1)).toMatchObject({ status: 'draft', brands: secretText, config: [] })
    const address = `/items/franchise/${ids['draft']}?is_preview=true&fields=brands`
    const one = await service.get(address, previewHeaders(address))
    expect(one.body).toEqual({ data: { brands: secretText } })
    const none = await service.get(
      '/items/franchise/999?is_preview=true',
      previewHeaders('/items/franchise/999'),
    )
    expect(none.status).toBe(403)
  })

  it('is cut, sorted and counted, and leaves out what is half written', async () => {
    const { payload } = service
    await payload.create({
      collection: 'franchise-packages',
      locale: 'th',
      draft: true,
      data: { size: 'big', _status: 'draft' },
    })
    const query = `${path}&sort=-price,id&limit=2&fields=id&meta=*`
    const { body } = await service.get(query, previewHeaders(query))
    expect(body).toEqual({
      meta: { total_count: 3, filter_count: 3 },
      data: [{ id: ids['medium'] }, { id: ids['big'] }],
    })
  })

  it('is refused without a token, for a list as for one', async () => {
    for (const each of [path, `/items/franchise/${ids['draft']}?is_preview=true`])
      expect((await service.get(each)).status, each).toBe(403)
    expect((await service.get('/items/franchise?is_preview=yes')).status).toBe(400)
  })

  it('says that it takes neither filter nor search', async () => {
    for (const query of ['filter[size][_eq]=big', 'search=LG']) {
      const { status, body } = await service.get(`${path}&${query}`, previewHeaders(path))
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toContain('is not supported in a preview')
    }
  })
})

describe('GET /items/comment_customer_franchise', () => {
  it('gives what franchisees say in order, no drafts [S3.investor.3] [S7.investor.3]', async () => {
    expect(comments.path).toBe('/items/comment_customer_franchise')
    const thai = await read(comments.path, comments.answer)
    const common = { status: 'published', image: null }
    expect(thai).toEqual([
      { ...common, id: ids['nopphon'], sort: 1, name: 'คุณนพพล', feedback: 'ช่างมาเร็ว' },
      { ...common, id: ids['wipha'], sort: 2, name: 'คุณวิภา', feedback: 'ลูกค้าประจำมาเอง' },
    ])
    const english = await read(`${comments.path}?sort=-sort&limit=1`, comments.answer, 'en')
    expect(english).toMatchObject([{ name: 'Wipha', feedback: 'Wipha' }])
    const { body } = await service.get(`${comments.path}?meta=*&filter[status][_eq]=draft`)
    expect(body).toMatchObject({ meta: { total_count: 2 }, data: [] })
  })
})
