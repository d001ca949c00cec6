import { downloadCalls } from '@washhouse/contract/download/download.calls'
import type { Download } from '@washhouse/contract/download/download.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { createLibraryFile } from '../../../testing/library-records.ts'
import { registerMember, sendCall, type SignedMember } from '../../../testing/member-requests.ts'
import { previewHeaders } from '../../../testing/preview-headers.ts'

let service: ContractService
let member: SignedMember
let manuals: number
let posters: number
let dryers: number
const ids: number[] = []
const files: string[] = []

beforeAll(async () => {
  service = await startContractService()
  const { payload } = service
  member = await registerMember(payload, 'reader')
  const category = async (name: string) =>
    (await payload.create({ collection: 'download-categories', data: { name } })).id
  manuals = await category('คู่มือเจ้าของร้าน')
  posters = await category('โปสเตอร์')
  const data = { name: 'เครื่องอบผ้า', category: manuals }
  dryers = (await payload.create({ collection: 'download-subcategories', data })).id
  for (const name of ['คู่มือ ๒๔.pdf', 'ใบราคา.pdf', 'โปสเตอร์.pdf'])
    files.push(await createLibraryFile(payload, { name }))
  const [first = '', second = '', third = ''] = files
  await add({ title: 'คู่มือเครื่องอบผ้า', subcategory: dryers, files: [second, first], day: 1 })
  await add({ title: 'คู่มือ ๒๔ ชั่วโมง', files: [first], day: 3 })
  await add({ title: 'โปสเตอร์แปะข้างเครื่อง', category: posters, files: [third], day: 2 })
  await add({ title: 'ฉบับที่ยังไม่มีวันที่', files: [third], day: null })
  await add({ title: 'ยังไม่เผยแพร่', files: [third], day: 5, status: 'draft' })
})
afterAll(() => service.stop())

interface Added {
  title: string
  category?: number
  subcategory?: number
  files: string[]
  day: number | null
  status?: 'draft' | 'published'
}

async function add({ day, status = 'published', category = manuals, ...own }: Added) {
  const date = day === null ? null : `2026-11-0${day}T05:00:00.000Z`
  const { id } = await service.payload.create({
    collection: 'downloads',
    locale: 'th',
    draft: status === 'draft',
    data: { ...own, category, date, _status: status },
  })
  ids.push(id)
}

async function ask(path: string, from?: Record<string, string>) {
  const sent = { token: member.token, ...(from && { from }) }
  const { status, text } = await sendCall(service.url, path, sent)
  return { status, body: JSON.parse(text) }
}

async function titles(query = ''): Promise<string[]> {
  const { body } = await ask(`/api/downloads${query}`)
  return downloadCalls.listDownloads.answer
    .decode(body, 'th')
    .items.map(({ title }: Download) => title)
}

const inOrder = ['คู่มือ ๒๔ ชั่วโมง', 'โปสเตอร์แปะข้างเครื่อง', 'คู่มือเครื่องอบผ้า', 'ฉบับที่ยังไม่มีวันที่']

describe('GET /api/downloads', () => {
  it('gives members the newest date first, and strangers nothing [S7.download.1]', async () => {
    expect(await titles()).toEqual(inOrder)
    for (const path of ['/api/downloads', `/api/downloads/${ids[0]}`, '/api/categories_main'])
      expect((await sendCall(service.url, path)).status, path).toBe(401)
    const page = '/items/information_page_downloads'
    expect((await sendCall(service.url, page)).status).toBe(403)
  })

  it('cuts pages with totals of their own, and narrows by categories', async () => {
    const { body } = await ask('/api/downloads?limit=3&page=2')
    expect(body).toMatchObject({ total: { total_page: 2, total: 4 }, next: null })
    expect(await titles(`?categories_main=${posters}`)).toEqual(['โปสเตอร์แปะข้างเครื่อง'])
    expect(await titles(`?categories_sub=${dryers}`)).toEqual(['คู่มือเครื่องอบผ้า'])
    expect(await titles(`?categories_main=${posters}&categories_sub=${dryers}`)).toEqual([])
  })

  it.each([
    ['24ชั่วโมง', ['คู่มือ ๒๔ ชั่วโมง']],
    ['คู่มือ เครื่องอบ', ['คู่มือเครื่องอบผ้า']],
    ['เเปะข้าง', ['โปสเตอร์แปะข้างเครื่อง']],
    ['%25', []],
    ['ไม่มีคำนี้', []],
  ])('finds %j as it is typed, by every word of it', async (search, found) => {
    expect(await titles(`?search=${search}`)).toEqual(found)
    const { body } = await ask(`/api/downloads?search=${search}`)
    expect(body.total.total).toBe(found.length)
  })

  it('tells of the files of each, in the order of the editors [S3.download.1]', async () => {
    const { body } = await ask(`/api/downloads/${ids[0]}`)
    const download = downloadCalls.getDownload.answer.decode(body, 'th')
    expect(download.fileIds).toEqual([files[1], files[0]])
    expect(download.files.map(({ name, type }) => [name, type])).toEqual([
      ['ใบราคา.pdf', 'application/pdf'],
      ['คู่มือ ๒๔.pdf', 'application/pdf'],
    ])
    expect(download.files[0]?.size).toBeGreaterThan(0)
  })

  it('keeps drafts to those who preview, who have the file details too', async () => {
    expect((await ask(`/api/downloads/${ids[4]}`)).status).toBe(404)
    const { body, status } = await ask(
      '/api/downloads?is_preview=true',
      previewHeaders('/api/downloads'),
    )
    expect(status).toBe(200)
    const { items } = downloadCalls.listDownloads.answer.decode(body, 'th')
    expect(items.map(({ title }) => title)).toContain('ยังไม่เผยแพร่')
    expect(items.every(({ files: told, fileIds }) => told.length === fileIds.length)).toBe(true)
    expect((await ask('/api/downloads?is_preview=true')).status).not.toBe(200)
  })

  it('gives the sub categories of all main ones or of one [S3.download.2] [S7.download.3]', async () => {
    const { body } = await ask('/api/categories_sub')
    expect(body.result).toMatchObject([{ id: dryers, categories_main: manuals }])
    expect((await ask(`/api/categories_sub?categories_main=${posters}`)).body.result).toEqual([])
  })

  it('gives members the head of the page [S7.download.2]', async () => {
    const data = { title: 'ดาวน์โหลด', _status: 'published' } as const
    await service.payload.updateGlobal({ slug: 'downloads-page', locale: 'th', data })
    const { status, body } = await ask('/items/information_page_downloads')
    expect([status, body.data.data.title]).toEqual([200, 'ดาวน์โหลด'])
  })

  it('answers what is none with 404, and junk with the name of what is wrong', async () => {
    for (const key of ['0', '99999999999999999999', 'none', '%00'])
      expect((await ask(`/api/downloads/${key}`)).status, key).toBe(404)
    const { status, body } = await ask('/api/downloads?categories_main=drums')
    expect([status, JSON.stringify(body)]).toEqual([
      400,
      expect.stringContaining('categories_main'),
    ])
  })
})

describe('A file of a download', () => {
  const statusOf = async (id: string | undefined, token?: string) =>
    (await sendCall(service.url, `/assets/${id}`, token === undefined ? {} : { token })).status

  it('is had by members as long as its record is published', async () => {
    const [, , third] = files
    expect(await statusOf(third, member.token)).toBe(200)
    expect(await statusOf(third)).toBe(401)
    const hidden = await createLibraryFile(service.payload)
    await add({ title: 'ร่าง', files: [hidden], day: 4, status: 'draft' })
    expect(await statusOf(hidden, member.token)).toBe(403)
  })
})

it('A sub category of another main category is refused by its name', async () => {
  const wrong = add({ title: 'ผิดหมวด', category: posters, subcategory: dryers, files, day: 6 })
  await expect(wrong).rejects.toMatchObject({
    name: 'ValidationError',
    data: { errors: [{ path: 'subcategory' }] },
  })
})
