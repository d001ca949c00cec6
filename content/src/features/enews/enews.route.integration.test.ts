import { enewsCalls } from '@washhouse/contract/enews/enews.calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { createLibraryFile } from '../../../testing/library-records.ts'
import { registerMember, sendCall, type SignedMember } from '../../../testing/member-requests.ts'
import { previewHeaders } from '../../../testing/preview-headers.ts'
import { watchAnnounced } from '../../../testing/turn-watch.ts'
import { enewsEntity } from './enews.entities.ts'
import { later as inYears } from '../../../testing/later.ts'

let service: ContractService
let member: SignedMember
let pdf: string
let later: string
const ids: Record<string, number> = {}

beforeAll(async () => {
  service = await startContractService()
  member = await registerMember(service.payload, 'reader')
  pdf = await createLibraryFile(service.payload, { name: 'จดหมายข่าว.pdf' })
  await add('ปลายปี ๒๕๖๘', '2025-12-31T16:59:59.999Z', { pdf, link: 'https://fongsai.example/' })
  await add('ต้นปี ๒๕๖๙', '2025-12-31T17:00:00.000Z')
  await add('ตุลาคม ๒๕๖๙', '2026-10-01T01:00:00.000Z')
  later = await file()
  await add('ฉบับหน้า', inYears, { pdf: later })
  await add('ร่าง', '2026-01-05T00:00:00.000Z', { isDraft: true })
})
afterAll(() => service.stop())

const file = () => createLibraryFile(service.payload)

interface More {
  pdf?: string
  link?: string
  isDraft?: boolean
}

async function add(title: string, publishedAt: string, { isDraft = false, ...own }: More = {}) {
  const _status = isDraft ? 'draft' : 'published'
  const data = { title, publishedAt, ...own, _status } as const
  const made = await service.payload.create({ collection: 'enews', draft: isDraft, data })
  ids[title] = made.id
  return made
}

async function ask(path: string, headers?: Record<string, string>) {
  const sent = { token: member.token, ...(headers && { from: headers }) }
  const { status, text } = await sendCall(service.url, path, sent)
  return { status, body: JSON.parse(text) }
}

async function titles(query = '', headers?: Record<string, string>): Promise<string[]> {
  const { body } = await ask(`/api/e_news${query}`, headers)
  return enewsCalls.listEnews.answer.decode(body, 'th').items.map(({ title }) => title)
}

describe('GET /api/e_news', () => {
  it('gives members what is out, newest first, and strangers nothing [S7.enews.2]', async () => {
    expect(await titles()).toEqual(['ตุลาคม ๒๕๖๙', 'ต้นปี ๒๕๖๙', 'ปลายปี ๒๕๖๘'])
    for (const path of ['/api/e_news', '/api/e_news_years', `/api/e_news/${ids['ตุลาคม ๒๕๖๙']}`])
      expect((await sendCall(service.url, path)).status, path).toBe(401)
    expect((await sendCall(service.url, '/items/information_page_enews')).status).toBe(403)
  })

  it('takes a year as Thailand has it, to its last millisecond', async () => {
    expect(await titles('?year=2026')).toEqual(['ตุลาคม ๒๕๖๙', 'ต้นปี ๒๕๖๙'])
    expect(await titles('?year=2025')).toEqual(['ปลายปี ๒๕๖๘'])
    expect(await titles('?year=2024')).toEqual([])
    const preview = previewHeaders('/api/e_news')
    expect(await titles('?year=2026&is_preview=true', preview)).toContain('ร่าง')
    expect(await titles('?year=2025&is_preview=true', preview)).toEqual(['ปลายปี ๒๕๖๘'])
  })

  it('names the years in which any is out, with how many', async () => {
    expect((await ask('/api/e_news_years')).body).toEqual({
      result: [
        { year: 2026, total: 2 },
        { year: 2025, total: 1 },
      ],
    })
  })

  it('gives members the head of the page [S7.enews.1]', async () => {
    const data = { title: 'จดหมายข่าว', _status: 'published' } as const
    await service.payload.updateGlobal({ slug: 'enews-page', locale: 'th', data })
    const { status, body } = await ask('/items/information_page_enews')
    expect([status, body.data.data.title]).toEqual([200, 'จดหมายข่าว'])
  })

  it('tells of the PDF of each [S3.enews.1]', async () => {
    const { body } = await ask(`/api/e_news/${ids['ปลายปี ๒๕๖๘']}`)
    const issue = enewsCalls.getEnews.answer.decode(body, 'th')
    expect(issue).toMatchObject({
      pdfId: pdf,
      pdf: { id: pdf, name: 'จดหมายข่าว.pdf', type: 'application/pdf' },
      link: 'https://fongsai.example/',
    })
    const { body: plain } = await ask(`/api/e_news/${ids['ตุลาคม ๒๕๖๙']}`)
    expect(plain.result).toMatchObject({ file_pdf: null, pdf_details: null })
  })

  it('keeps to come what is to come, and its file', async () => {
    expect((await ask(`/api/e_news/${ids['ฉบับหน้า']}`)).status).toBe(404)
    const { status } = await sendCall(service.url, `/assets/${later}`, { token: member.token })
    expect(status).toBe(403)
    expect((await sendCall(service.url, `/assets/${pdf}`, { token: member.token })).status).toBe(
      200,
    )
  })

  it('lets an issue and its file appear by the clock, and announces it', async () => {
    const announced = await watchAnnounced(service.payload, enewsEntity)
    const at = new Date(Date.now() + 1500)
    const own = await file()
    const soon = await add('ใกล้ออก', at.toISOString(), { pdf: own })
    const fileStatus = async () =>
      (await sendCall(service.url, `/assets/${own}`, { token: member.token })).status
    expect(await titles()).not.toContain('ใกล้ออก')
    expect(await fileStatus()).toBe(403)
    await expect.poll(() => titles(), { timeout: 5000, interval: 50 }).toContain('ใกล้ออก')
    expect(Date.now()).toBeGreaterThanOrEqual(at.getTime())
    expect(await fileStatus()).toBe(200)
    await expect
      .poll(() => announced.announcedSince(at, 'e_news'))
      .toEqual([['e_news', `e_news:${soon.id}`]])
    announced.stop()
  })
})

it('What is published without a moment is out at once; another file than a PDF is refused', async () => {
  const { id } = await service.payload.create({
    collection: 'enews',
    data: { title: 'ออกทันที', _status: 'published' },
  })
  expect((await ask(`/api/e_news/${id}`)).status).toBe(200)
  const film = Buffer.from('\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm', 'latin1')
  const wrong = await createLibraryFile(service.payload, { name: 'คลิป.webm', data: film })
  const refused = add('คลิป', '2026-10-02T01:00:00.000Z', { pdf: wrong })
  await expect(refused).rejects.toMatchObject({ data: { errors: [{ path: 'pdf' }] } })
})
