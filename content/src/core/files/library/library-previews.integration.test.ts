import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { enewsCalls } from '@washhouse/contract/enews/enews.calls'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { createLibraryFile, drawPdf } from '../../../../testing/library-records.ts'
import { registerMember, sendCall, type SignedMember } from '../../../../testing/member-requests.ts'
import { env } from '../../../platform/env.ts'
import { createPdfLane } from '../image-processing/processing-lanes.ts'
import { readFetches } from './count-fetch.ts'
import { sweepLibrary } from './library-previews.ts'

// Rendering takes long while other tests run.
const patiently = 60_000
const data = drawPdf(1)

let service: ContractService
let member: SignedMember

beforeAll(async () => {
  service = await startContractService()
  member = await registerMember(service.payload, 'reader')
})
afterAll(() => service.stop())

async function publish(pdf: string): Promise<number> {
  const { id } = await service.payload.create({
    collection: 'enews',
    data: { title: 'จดหมายข่าว', pdf, _status: 'published' },
  })
  return id
}

async function detailsOf(issue: number) {
  const path = `/api/e_news/${issue}`
  const { text } = await sendCall(service.url, path, { token: member.token })
  return enewsCalls.getEnews.answer.decode(JSON.parse(text), 'th').pdf
}

const statusOf = async (id: string | undefined, token?: string) =>
  (await sendCall(service.url, `/assets/${id}`, token === undefined ? {} : { token })).status

const previewFiles = async () =>
  (await readdir(env.libraryDir)).filter((name) => name.endsWith('.webp'))

describe('A PDF of the library', { timeout: patiently }, () => {
  it('tells how many pages it has, and shows the first to those who may have it', async () => {
    const issue = await publish(await createLibraryFile(service.payload, { data: drawPdf(6) }))
    const pdf = await detailsOf(issue)
    expect(pdf?.pages).toBe(6)
    expect(pdf?.previews).toHaveLength(4)
    const [first = ''] = pdf?.previews ?? []
    const headers = { authorization: `Bearer ${member.token}` }
    const answer = await fetch(`${service.url}/assets/${first}`, { headers })
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
    expect(width).toBeGreaterThan(990)
    expect(width).toBeLessThanOrEqual(1000)
    expect(height / width).toBeCloseTo(Math.SQRT2, 2)
    const small = await fetch(`${service.url}/assets/${first}?width=320`, { headers })
    expect((await sharp(await small.arrayBuffer()).metadata()).width).toBe(320)
    expect(await statusOf(first)).toBe(401)
  })

  it('keeps its pages to staff as long as it stands in nothing that is published', async () => {
    const before = new Set(await previewFiles())
    await createLibraryFile(service.payload, { data })
    const [drawn = ''] = (await previewFiles()).filter((name) => !before.has(name))
    expect(await statusOf(drawn.replace('.webp', ''), member.token)).toBe(403)
  })

  it('that is none but by its first bytes is kept, and shows nothing', async () => {
    const issue = await publish(await createLibraryFile(service.payload))
    expect(await detailsOf(issue)).toMatchObject({ pages: null, previews: [] })
    expect(await readdir(env.uploadDir)).toEqual([])
  })

  it('takes its pictures along when another takes its place, and when it goes', async () => {
    const { payload } = service
    const before = await previewFiles()
    const id = await createLibraryFile(payload, { data })
    const issue = await publish(id)
    const shown = (await detailsOf(issue))?.previews ?? []
    const other = { data: Buffer.from('%PDF-1.7\nx'), mimetype: '', name: 'อื่น.pdf', size: 10 }
    await payload.update({ collection: 'library-files', id, data: {}, file: other })
    expect(await detailsOf(issue)).toMatchObject({ pages: null, previews: [] })
    expect(await statusOf(shown[0], member.token)).toBe(403)
    expect(await previewFiles()).toEqual(before)
    const gone = await createLibraryFile(payload, { data })
    await payload.delete({ collection: 'library-files', id: gone })
    expect(await previewFiles()).toEqual(before)
  })

  it('keeps its pictures when what broke off is swept away', async () => {
    const before = await previewFiles()
    await sweepLibrary(service.payload)
    expect(await previewFiles()).toEqual(before)
  })
})

it(
  'What is looked into for too long is ended, and the next PDF is looked into',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pdf-'))
    const path = join(folder, 'issue.pdf')
    await writeFile(path, drawPdf(3))
    const pdfs = createPdfLane()
    const question = { path, mostPages: 1, width: 100 }
    await expect(pdfs.ask(question, { deadlineMs: 0 })).rejects.toMatchObject({
      name: 'SideProcessEndedError',
    })
    expect(await pdfs.ask(question, { deadlineMs: patiently })).toMatchObject({ pages: 3 })
    await rm(folder, { recursive: true })
  },
  patiently,
)

describe('How often a file was fetched', { timeout: patiently }, () => {
  const fetchWith = async (id: string, token: string, headers = {}, method = 'GET') => {
    const init = { method, headers: { authorization: `Bearer ${token}`, ...headers } }
    await (await fetch(`${service.url}/assets/${id}`, init)).arrayBuffer()
  }

  it('counts a member once, however many parts they request', async () => {
    const id = await createLibraryFile(service.payload, { data })
    await publish(id)
    const count = () => readFetches(service.payload, id)
    await fetchWith(id, member.token, {}, 'HEAD')
    await fetchWith(id, member.token, { range: 'bytes=100-200' })
    expect(await count()).toBe(0)
    await fetchWith(id, member.token, { range: 'bytes=0-99' })
    await fetchWith(id, member.token)
    await expect.poll(count).toBe(1)
    const other = await registerMember(service.payload, 'other')
    await Promise.all([fetchWith(id, other.token), fetchWith(id, other.token)])
    await expect.poll(count).toBe(2)
    await sendCall(service.url, `/assets/${id}`)
    expect(await count()).toBe(2)
  })

  it('keeps nothing of who it was', async () => {
    const { docs } = await service.payload.find({ collection: 'library-counts' })
    expect(JSON.stringify(docs)).not.toContain(member.id)
    expect(docs[0]?.month).toMatch(/^\d{4}-\d\d$/)
  })
})
