import { readdir, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Area } from '../src/core/area.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bearer, type LibraryBench, startLibraryBench } from '../testing/library-bench.ts'
import { endSessionsOf } from '../src/core/accounts/sessions/member-session.rows.ts'
import { env } from '../src/platform/env.ts'
import { expectClean } from '../testing/clean-answer.ts'
import { registerMember } from '../testing/member-requests.ts'
import { sendRaw } from '../testing/raw-request.ts'
import { drawPicture } from '../testing/record-data.ts'

vi.mock('../src/composition/areas.ts', async (original) => {
  const { withLibraryArea } = await import('../testing/library-area.ts')
  return withLibraryArea(await original<{ areas: readonly Area[] }>())
})

let bench: LibraryBench
let file: string

const pdf = Buffer.from(`%PDF-1.7\n${'คู่มือ '.repeat(500)}`)

beforeAll(async () => {
  bench = await startLibraryBench()
})
afterAll(() => bench.stop())

function ask(headers: Record<string, string> = {}, path = `/assets/${file}`, method = 'GET') {
  return bench.ask(path, headers, method)
}

describe('case 13: a members’ file [S6.roles.3]', () => {
  const ways = () => [
    { path: `/assets/${file}` },
    { path: `/assets/${file.toUpperCase()}` },
    { path: `/assets/${file}/a.png` },
    { path: `/assets/${file}?download` },
    { path: `/assets/${file}?width=160&format=webp` },
    { path: `/assets/${file}`, method: 'HEAD' },
    { path: `/assets/${file}`, headers: { range: 'bytes=0-9' } },
    { path: `/assets/${file}`, headers: { 'if-none-match': '*' } },
  ]

  async function statuses(extra: Record<string, string>): Promise<number[]> {
    const found = new Set<number>()
    for (const { path, method = 'GET', headers = {} } of ways()) {
      const answer = await sendRaw(bench.service.url, path, {
        method,
        headers: { ...headers, ...extra },
      })
      found.add(answer.status)
      expect(answer.headers['cache-control']).toMatch(/no-store|no-cache/)
      if (answer.status >= 400) expectClean(answer)
    }
    return [...found].toSorted((left, right) => left - right)
  }

  beforeEach(async () => {
    file = await bench.keep((await drawPicture(640, 480)).data, 'โปสเตอร์.png')
    await bench.publish('shelves', { manual: file })
  })

  it('is given to a live member alone, before and after others have read it', async () => {
    expect(await statuses({})).toEqual([401])
    expect(await statuses(bearer(bench.member))).toEqual([200, 206, 304])
    expect(await statuses({})).toEqual([401])
    expect(await statuses({ authorization: 'Bearer forged' })).toEqual([401])
    expect(await statuses({ cookie: 'payload-token=abc' })).toEqual([401])
  })

  it('is refused once the member was suspended, or has signed out', async () => {
    const suspended = await registerMember(bench.payload, 'soon-suspended')
    const left = await registerMember(bench.payload, 'soon-gone')
    for (const each of [suspended, left])
      expect(await statuses(bearer(each))).toEqual([200, 206, 304])
    const data = { status: 'suspended' } as const
    await bench.payload.update({ collection: 'members', id: suspended.id, data })
    await endSessionsOf(bench.payload, left.id)
    for (const each of [suspended, left]) expect(await statuses(bearer(each))).toEqual([401])
  })

  it('is not even said to be there once its record is a draft again', async () => {
    file = await bench.keep((await drawPicture()).data, 'ร่าง.png')
    const id = await bench.publish('shelves', { manual: file })
    await bench.save(`/shelves/${id}`, { _status: 'draft' }, 'PATCH')
    expect(await statuses({})).toEqual([403])
    expect(await statuses(bearer(bench.member))).toEqual([403])
  })

  it('is kept by no cache, and no page of another site takes it in', async () => {
    file = await bench.keep(pdf, 'คู่มือ.pdf')
    await bench.publish('shelves', { manual: file })
    const given = await ask(bearer(bench.member))
    expect(Object.fromEntries(given.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/pdf',
      'accept-ranges': 'bytes',
    })
    expect(Buffer.from(await given.arrayBuffer()).equals(pdf)).toBe(true)
    const shown = await ask({ 'if-none-match': given.headers.get('etag') ?? '' })
    expect([shown.status, shown.headers.get('etag')]).toEqual([401, null])
  })

  it('has its drawn sizes apart from those of the media, and gives them to nobody else', async () => {
    const path = `/assets/${file}?width=320&format=webp`
    const drawn = await ask(bearer(bench.member), path)
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await ask({}, path)).status).toBe(401)
    const namesIn = async (folder: string) =>
      (await readdir(`${env.cacheDir}/${folder}`)).filter((name) => name.startsWith(file))
    expect(await namesIn('private-assets')).toHaveLength(1)
    expect(await namesIn('assets')).toHaveLength(0)
  })
})

describe('case 8: versions of a members’ picture', () => {
  it('are those of the table alone', async () => {
    file = await bench.keep((await drawPicture(640, 480)).data, 'โปสเตอร์.png')
    await bench.publish('shelves', { manual: file })
    for (const query of [
      'width=99999',
      'width=321',
      'width=320&height=321',
      'width=320&format=svg',
      'quality=101',
      'transforms=[]',
    ]) {
      const answer = await ask(bearer(bench.member), `/assets/${file}?${query}`)
      expect([query, answer.status]).toEqual([query, 400])
    }
    const drawn = await readdir(`${env.cacheDir}/private-assets`)
    expect(drawn.filter((name) => name.startsWith(file))).toEqual([])
  })
})

describe('a file of the library', () => {
  beforeEach(async () => {
    file = await bench.keep(pdf, 'คู่มือเครื่องซัก.pdf')
    await bench.publish('shelves', { manual: file })
  })

  it('is called in Thai wherever it is saved, whole and within what the disk takes', async () => {
    const name = `${'คู่มือการใช้เครื่องซักผ้าหยอดเหรียญ'.repeat(5)} (ฉบับ "ร้าน")`
    file = await bench.keep(pdf, `${name}.PDF`)
    await bench.publish('shelves', { manual: file })
    const disposition = (await ask(bearer(bench.member))).headers.get('content-disposition') ?? ''
    const [, encoded = ''] =
      /^inline; filename="[\x20-\x7e]*"; filename\*=UTF-8''(.+)$/.exec(disposition) ?? []
    const kept = decodeURIComponent(encoded)
    expect(name.replaceAll('"', ' ').startsWith(kept.slice(0, 140))).toBe(true)
    expect(kept).toMatch(/^คู่มือ.+\.pdf$/)
    const saved = await ask(bearer(bench.member), `/assets/${file}?download`)
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment;/)
  })

  it('comes in ranges, goes on where it broke off, and starts over where it has changed', async () => {
    const whole = await ask(bearer(bench.member))
    const etag = whole.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    const cases: [range: string, ifRange: string, status: number, bytes: Buffer][] = [
      ['bytes=0-99', etag, 206, pdf.subarray(0, 100)],
      ['bytes=100-', etag, 206, pdf.subarray(100)],
      ['bytes=-7', etag, 206, pdf.subarray(-7)],
      ['bytes=0-0', etag, 206, pdf.subarray(0, 1)],
      [`bytes=5-${10 ** 12}`, etag, 206, pdf.subarray(5)],
      ['bytes=100-', '"older"', 200, pdf],
      ['bytes=100-', `W/${etag}`, 200, pdf],
      ['bytes=100-', 'Mon, 01 Jan 2024 00:00:00 GMT', 200, pdf],
      ['bytes=0-1,5-6', etag, 200, pdf],
      ['bytes=9-1', etag, 416, Buffer.alloc(0)],
    ]
    for (const [range, ifRange, status, bytes] of cases) {
      const part = await ask({ ...bearer(bench.member), range, 'if-range': ifRange })
      const body = Buffer.from(await part.arrayBuffer())
      expect([range, ifRange, part.status]).toEqual([range, ifRange, status])
      expect(status === 416 || body.equals(bytes)).toBe(true)
    }
    const head = await ask({ ...bearer(bench.member), range: 'bytes=0-99' }, undefined, 'HEAD')
    expect([head.status, head.headers.get('content-length')]).toEqual([206, '100'])
    const known = await ask({ ...bearer(bench.member), 'if-none-match': etag })
    expect([known.status, await known.text()]).toEqual([304, ''])
  })

  it('whose bytes are gone from the disk is had later, perhaps, and is no failure', async () => {
    const { filename } = await bench.payload.findByID({ collection: 'library-files', id: file })
    await rm(join(env.libraryDir, filename ?? ''))
    const gone = await ask(bearer(bench.member))
    expect([gone.status, gone.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await gone.text()).not.toContain(env.libraryDir)
    expect((await ask()).status).toBe(401)
  })

  it.runIf(process.platform === 'linux')('is closed when its reader disconnects', async () => {
    file = await bench.keep(Buffer.concat([pdf, Buffer.alloc(8_000_000)]), 'ใหญ่.pdf')
    await bench.publish('shelves', { manual: file })
    for (let count = 0; count < 20; count += 1) {
      const left = new AbortController()
      const { signal } = left
      const answer = await fetch(`${bench.service.url}/assets/${file}`, {
        headers: bearer(bench.member),
        signal,
      })
      await answer.body?.getReader().read()
      left.abort()
    }
    await expect.poll(openFiles).toEqual([])
  })
})

async function openFiles(): Promise<string[]> {
  const open = (await readdir('/proc/self/fd')).map((name) => readlink(`/proc/self/fd/${name}`))
  const paths = await Promise.allSettled(open)
  return paths.flatMap((each) =>
    each.status === 'fulfilled' && each.value.startsWith(env.libraryDir) ? [each.value] : [],
  )
}
