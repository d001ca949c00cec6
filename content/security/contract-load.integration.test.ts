import { readdir, stat } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { assetTransforms } from '@washhouse/contract/media/asset-transforms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '../src/ground/env.ts'
import { fillBranches } from '../testing/branch-records.ts'
import { startContractService, type ContractService } from '../testing/contract-service.ts'
import { drawPicture, mediaData } from '../testing/record-data.ts'
import { sendRaw } from '../testing/raw-request.ts'

let service: ContractService
let picture: string

beforeAll(async () => {
  service = await startContractService()
  await fillBranches(service.payload)
  const file = await drawPicture(2400, 1600)
  const { id } = await service.payload.create({ collection: 'media', data: mediaData(), file })
  picture = `/assets/${id}`
})
afterAll(() => service.stop())

/** Every transform that the allow-list takes, the dear ones first. */
function allTransforms(): string[] {
  const { width, height, fit, quality, format } = assetTransforms
  const lists: Record<string, readonly (string | number)[]> = {
    format,
    width,
    height,
    fit,
    quality,
  }
  let queries = ['']
  for (const [name, values] of Object.entries(lists))
    queries = queries.flatMap((query) =>
      values.toReversed().map((value) => `${query}&${name}=${value}`),
    )
  return queries.map((query) => `?${query.slice(1)}`)
}

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
  it('is refused beyond the queue, leaves cheap answers quick and memory flat', async () => {
    const [first, second] = [allTransforms().slice(0, 300), allTransforms().slice(300, 600)]
    await flood(first)
    const before = process.memoryUsage().rss
    await flood(second)
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 2 ** 20)
  }, 120_000)

  async function flood(queries: string[]): Promise<void> {
    let isOver = false
    const answers = Promise.all(queries.map((query) => sendRaw(service.url, picture + query)))
    const cheap = slowestCheapAnswer(() => isOver)
    const statuses = (await answers).map(({ status }) => status)
    const refused = (await answers).filter(({ status }) => status === 503)
    expect(refused.every(({ headers }) => headers['retry-after'] === '2')).toBe(true)
    isOver = true
    expect(await cheap).toBeLessThan(2000)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    // Two are drawn and 64 wait; the rest is told at once to come back.
    expect(refused.length).toBeGreaterThan(150)
  }

  it('draws one variant once, however many ask for it', async () => {
    const path = `${picture}?width=1280&format=jpg`
    const answers = await Promise.all(Array.from({ length: 100 }, () => sendRaw(service.url, path)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('does not draw a picture twice that no parameter tells apart', async () => {
    const folder = join(env.cacheDir, 'assets')
    const count = async () => (await readdir(folder)).length
    await sendRaw(service.url, `${picture}?width=64&format=png`)
    const before = await count()
    for (const same of [
      '?width=64&format=png&x=1',
      '?format=png&width=64',
      '?width=64&format=png#x',
    ])
      expect((await sendRaw(service.url, picture + same)).status).toBe(200)
    // What changes no pixel of this output names no file of its own.
    for (const same of ['&quality=60', '&quality=85', '&fit=inside', '&fit=contain'])
      expect((await sendRaw(service.url, `${picture}?width=64&format=png${same}`)).status).toBe(200)
    expect(await count()).toBe(before)
    for (const name of await readdir(folder))
      expect((await stat(join(folder, name))).size).toBeGreaterThan(0)
  })
})

describe('case 27: those who are slow', () => {
  const lines: Socket[] = []
  afterAll(() => lines.forEach((line) => line.destroy()))

  async function open(text: string): Promise<Socket> {
    const line = connect(Number(new URL(service.url).port), '127.0.0.1')
    lines.push(line)
    line.on('error', () => {})
    await new Promise((resolve) => line.once('connect', resolve))
    line.write(text)
    return line
  }

  it('hold up nobody: half requests, endless bodies and readers who stop reading', async () => {
    for (let count = 0; count < 50; count++) {
      await open('GET /api/branch HTTP/1.1\r\nHost: x\r\nX-Slow: ')
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
    const line = await open('GET /api/branch HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    let answer = ''
    line.on('data', (bytes: Buffer) => (answer += bytes.toString()))
    await new Promise((resolve) => line.once('close', resolve))
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  }, 20_000)
})
