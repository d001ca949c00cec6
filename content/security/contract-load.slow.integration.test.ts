import { readdir, readFile, stat } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { assetTransforms } from '@washhouse/contract/media/read-asset-transform'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createImageLane } from '../src/core/files/image-processing/processing-lanes.ts'
import { processState } from '../src/platform/database/process-state.ts'
import { env } from '../src/platform/env.ts'
import { fillBranches } from '../testing/branch-records.ts'
import { startContractService, type ContractService } from '../testing/contract-service.ts'
import { drawPicture, mediaData } from '../testing/record-data.ts'
import { sendRaw } from '../testing/raw-request.ts'
import { someone } from '../testing/visitor.ts'

let service: ContractService
const folder = join(env.cacheDir, 'assets')
const halfHeaders = 'GET /api/branch HTTP/1.1\r\nHost: x\r\nX-Slow: '

// Runs alongside the other tests, as it takes ten seconds.
let lineWithoutHeaders: Promise<string>

beforeAll(async () => {
  service = await startContractService()
  lineWithoutHeaders = readUntilClosed(await openLine(halfHeaders))
  await fillBranches(service.payload)
})
afterAll(() => service.stop())

const countDrawn = async () => (await readdir(folder).catch(() => [])).length

async function storePicture(width: number, height: number): Promise<string> {
  const file = await drawPicture(width, height)
  const { id } = await service.payload.create({ collection: 'media', data: mediaData(), file })
  return `/assets/${id}`
}

/** All variants of a picture, the expensive ones first. */
function versionsOf(picture: string): string[] {
  const dear = assetTransforms.toSorted((left, right) => right.width - left.width)
  return dear.map((transform) => {
    const parts = Object.entries(transform).map(([name, value]) => `${name}=${value}`)
    return `${picture}?${parts.join('&')}`
  })
}

/** Memory of this process and the image process. */
async function memoryOfDrawing(): Promise<number> {
  const pid = processState('drawing', createImageLane).pid()
  const pages = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1]
  return process.memoryUsage().rss + Number(pages) * 4096
}

const isDear = (path: string) => path.includes('avif')

async function slowestCheapAnswer(isOver: () => boolean): Promise<number> {
  let slowest = 0
  while (!isOver()) {
    const answer = await sendRaw(service.url, '/api/branch?limit=2')
    expect(answer.status).toBe(200)
    slowest = Math.max(slowest, answer.ms)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return slowest
}

describe('case 8: a flood of transforms', () => {
  it('leaves cheap answers quick and memory flat', async () => {
    const [first, second] = [await storePicture(2400, 1600), await storePicture(2400, 1600)]
    await flood(first)
    const before = await memoryOfDrawing()
    await flood(second)
    expect((await memoryOfDrawing()) - before).toBeLessThan(150 * 2 ** 20)
  }, 60_000)

  async function flood(picture: string): Promise<void> {
    let isOver = false
    const headers = someone()
    const all = versionsOf(picture).map((path) => sendRaw(service.url, path, { headers }))
    const cheap = slowestCheapAnswer(() => isOver)
    expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]))
    isOver = true
    expect(await cheap).toBeLessThan(2000)
  }

  it('is refused to one visitor beyond the limit of a minute, and to nobody else', async () => {
    const pictures = await Promise.all(Array.from({ length: 12 }, () => storePicture(8, 8)))
    // Only distinct renderings: the others are PNG under two names.
    const paths = pictures.flatMap(versionsOf).filter((path) => /webp|jpg|avif/.test(path))
    const ask = (path: string, headers = {}) => sendRaw(service.url, path, { headers })
    const statuses: number[] = []
    for (let start = 0; start < 240; start += 40) {
      const some = paths.slice(start, start + 40).map((path) => ask(path))
      statuses.push(...(await Promise.all(some)).map(({ status }) => status))
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
    const next = paths[240] ?? ''
    const refused = await ask(next)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
    // Cached variants are not limited, and the website limits its visitors itself.
    expect((await ask(paths[0] ?? '')).status).toBe(200)
    expect((await ask(next, someone())).status).toBe(200)
  })

  it('draws one variant once, however many ask for it', async () => {
    const path = `${await storePicture(2400, 1600)}?width=1280&format=jpg`
    const before = await countDrawn()
    const all = Array.from({ length: 100 }, () =>
      sendRaw(service.url, path, { headers: someone() }),
    )
    const statuses = (await Promise.all(all)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await countDrawn()).toBe(before + 1)
  })

  it('does not draw a picture twice that no parameter tells apart', async () => {
    const path = `${await storePicture(40, 20)}?width=320&format=png`
    const ask = (query: string) => sendRaw(service.url, `${path}${query}`, { headers: someone() })
    await ask('')
    const before = await countDrawn()
    for (const same of ['&x=1', '#x', '&quality=75', '&fit=inside', '&withoutEnlargement=true'])
      expect((await ask(same)).status).toBe(200)
    expect(await countDrawn()).toBe(before)
    for (const name of await readdir(folder))
      expect((await stat(join(folder, name))).size).toBeGreaterThan(0)
  })
})

describe('case 29: a flood of transforms whose sender leaves at once', () => {
  it('is not drawn, and a picture asked for afterwards comes in its turn', async () => {
    const dear = (await Promise.all(Array.from({ length: 25 }, () => storePicture(1600, 1000))))
      .flatMap(versionsOf)
      .filter(isDear)
    const visitor = someone()
    const lines = await Promise.all(dear.map((path) => openLine(request(path, visitor))))
    const before = await countDrawn()
    await vi.waitFor(async () => expect(await countDrawn()).toBeGreaterThan(before), 5000)
    for (const line of lines) line.destroy()
    const drawnForThem = await countDrawn()
    const path = `${await storePicture(40, 20)}?width=64`
    const wanted = await sendRaw(service.url, path, { headers: someone() })
    expect(wanted.status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 300))
    // The requested one and two that had already begun.
    expect((await countDrawn()) - drawnForThem).toBeLessThanOrEqual(3)
  })
})

function request(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${path} HTTP/1.1\r\nHost: x\r\n${lines.join('')}\r\n`
}

async function openLine(text: string): Promise<Socket> {
  const line = connect(Number(new URL(service.url).port), '127.0.0.1')
  line.on('error', () => {})
  await new Promise((resolve) => line.once('connect', resolve))
  line.write(text)
  return line
}

describe('case 27: those who are slow', () => {
  const lines: Socket[] = []
  afterAll(() => lines.forEach((line) => line.destroy()))

  async function open(text: string): Promise<Socket> {
    const line = await openLine(text)
    lines.push(line)
    return line
  }

  it('hold up nobody: half requests, endless bodies and readers who stop reading', async () => {
    for (let count = 0; count < 50; count++) {
      await open(halfHeaders)
      await open('POST /api/branch HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\nx')
      const reader = await open('GET /api/branch?limit=1000 HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20))
      reader.pause()
    }
    const startedAt = Date.now()
    let isOver = false
    setTimeout(() => (isOver = true), 2000)
    expect(await slowestCheapAnswer(() => isOver)).toBeLessThan(1000)
    expect(Date.now() - startedAt).toBeLessThan(4000)
  })

  it('lose their line when the headers do not come', async () => {
    expect(await lineWithoutHeaders).toMatch(/^HTTP\/1\.1 408 /)
  }, 20_000)
})

async function readUntilClosed(line: Socket): Promise<string> {
  let answer = ''
  line.on('data', (bytes: Buffer) => (answer += bytes.toString()))
  await new Promise((resolve) => line.once('close', resolve))
  return answer
}
