import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, openAsBlob, readFileSync } from 'node:fs'
import { appendFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { type ClientRequest, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProduct, type Product } from './product.ts'

const MB = 1_000_000
const MiB = 1024 * 1024
/**
 * Less than half of the file. Measured: 4 to 59 MB, for 100, 200 and 250 MB alike; probably V8's young generation, which has up
 * to 48 MB with the semi-spaces of decision 0038.
 */
const mostGrowth = 80 * MB
const tooLarge = 'ไฟล์ใหญ่เกิน 250 MB'

let folder: string
let product: Product
let authorization: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'washhouse-upload-'))
  product = await startProduct()
  authorization = await signIn()
}, 300_000)
afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true })
})

const api = (path: string) => `${product.contentUrl}/cms-api${path}`

/** Cookie of the administrator's session. */
async function signIn(): Promise<string> {
  const answer = await fetch(api('/staff/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(product.administrator),
  })
  expect(answer.ok, await answer.text()).toBe(true)
  const token = /payload-token=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1]
  return `JWT ${token}`
}

/** Writes a file of this size that is a PDF only by its header; returns its path. */
async function writePdf(bytes: number): Promise<string> {
  const path = join(folder, `${bytes}.pdf`)
  await writeFile(path, '%PDF-1.7\n')
  for (let left = bytes - 9; left > 0; left -= MiB)
    await appendFile(path, randomBytes(Math.min(left, MiB)))
  return path
}

/** Like the form of the admin. */
async function upload(path: string): Promise<{ status: number; text: string }> {
  const form = new FormData()
  form.append('_payload', '{}')
  form.append('file', await openAsBlob(path), 'คู่มือ.pdf')
  const headers = { authorization, 'accept-language': 'th' }
  const answer = await fetch(api('/library-files'), { method: 'POST', headers, body: form })
  return { status: answer.status, text: await answer.text() }
}

async function hashOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of chunks) hash.update(chunk)
  return hash.digest('hex')
}

const filesIn = async (...place: string[]) => await readdir(join(product.dataDir, ...place))
const kept = async () => ({
  library: new Set(await filesIn('library')),
  uploads: await filesIn('cache', 'uploads'),
})

/** Resident memory of the content service in bytes. */
function resident(): number {
  const status = readFileSync(`/proc/${product.pid('content')}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024
}

/** Maximum memory growth in bytes while `work` runs. */
async function growthDuring(work: () => Promise<unknown>): Promise<number> {
  const before = resident()
  let most = before
  const sampling = setInterval(() => (most = Math.max(most, resident())), 20)
  await work().finally(() => clearInterval(sampling))
  return most - before
}

it('stores 200 MB whole, never holds them in memory, and gives the same bytes back', async () => {
  const path = await writePdf(200 * MB)
  const wanted = await hashOf(createReadStream(path))
  // Uncollected garbage (70 MB for 100 MB and for 200 MB) is there by the second upload.
  expect((await upload(await writePdf(100 * MB))).status).toBe(201)
  const before = await kept()
  let answer = { status: 0, text: '' }
  const growth = await growthDuring(async () => {
    answer = await upload(path)
  })
  expect(answer.status, answer.text).toBe(201)
  const { doc } = JSON.parse(answer.text)
  expect(doc).toMatchObject({ filesize: 200 * MB, name: 'คู่มือ.pdf', previewState: 'tooLarge' })
  const stored = createReadStream(join(product.dataDir, 'library', doc.filename))
  expect(await hashOf(stored)).toBe(wanted)
  const headers = { authorization }
  const given = await fetch(`${product.contentUrl}/assets/${doc.id}`, { headers })
  if (!given.body) throw new Error(`The file was answered with ${given.status}`)
  expect(await hashOf(given.body)).toBe(wanted)
  expect(await kept()).toEqual({
    library: new Set([...before.library, doc.filename]),
    uploads: [],
  })
  expect(growth).toBeLessThan(mostGrowth)
})

it.each([
  ['a byte more than 250 MB', 250 * MiB + 1],
  ['so much that it is refused before it is read', 260 * MiB],
])('refuses %s at the field of the file, and keeps nothing of it', async (_, bytes) => {
  const before = await kept()
  const { status, text } = await upload(await writePdf(bytes))
  expect(status, text).toBe(413)
  const [error] = JSON.parse(text).errors
  expect(error.message).toContain(tooLarge)
  expect(error.data.errors).toEqual([{ path: 'file', message: error.message }])
  await expect.poll(kept).toEqual(before)
})

it('keeps nothing of an upload that breaks half way, and takes the next one', async () => {
  const before = await kept()
  const boundary = 'half-way'
  const sent = request(api('/library-files'), {
    method: 'POST',
    headers: {
      authorization,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': 200 * MB,
    },
  })
  const broken = new Promise((resolve) => sent.once('error', resolve))
  sent.write(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n`,
  )
  for (let count = 0; count < 100; count += 1) await write(sent, randomBytes(MB))
  await expect.poll(async () => (await kept()).uploads.length).toBe(1)
  sent.destroy(new Error('the line went dead'))
  await broken
  await expect.poll(kept, { timeout: 10_000 }).toEqual(before)
  await sleep(500)
  expect(await kept()).toEqual(before)
  expect((await upload(await writePdf(MB))).status).toBe(201)
})

function write(sent: ClientRequest, chunk: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    sent.write(chunk, (error) => (error ? reject(error) : resolve()))
  })
}
