import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localStore } from '../../../platform/files/local-store.ts'
import { log } from '../../../platform/log.ts'
import type { OwnFile, OwnRecords } from '../personal-data.ts'
import { writeArchive } from './copy-archive.ts'
import type { Copy } from './copy.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copy-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

const now = new Date('2026-11-25T17:00:00.000Z')
const hostile = '<script>alert(1)</script> "\'&'

function copyOf(
  areas: readonly OwnRecords[],
  more: { language?: 'th' | 'en'; files?: readonly OwnFile[] } = {},
): Copy {
  return {
    language: more.language ?? 'th',
    profile: { id: 'mine', first_name: hostile, email_verified: true, avatar: null },
    async *records() {
      yield* areas
    },
    files: async () => more.files ?? [],
  }
}

async function takeAll(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const taken: Uint8Array[] = []
  for await (const piece of pieces) taken.push(piece)
  return taken
}

async function unpack(copy: Copy) {
  const pieces = await takeAll(writeArchive(copy, now))
  const files = unzipSync(Buffer.concat(pieces))
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  return { files, json: JSON.parse(text('data.json')), html: text('data.html') }
}

describe('The archive of a copy', () => {
  const areas: readonly OwnRecords[] = [
    { leads: [{ message: hostile, date_created: '2026-11-25T17:00:00.000Z' }], faq_feedback: [] },
    { made_up: [{ one: [1, 2], two: { three: false } }] },
  ]

  it('holds for programs what areas gave, as they gave it', async () => {
    const { json } = await unpack(copyOf(areas))
    expect(json).toEqual({
      date_created: now.toISOString(),
      profile: expect.objectContaining({ first_name: hostile }),
      records: Object.assign({}, ...areas),
    })
  })

  it.each([
    ['th', 'เรื่องที่ส่งถึงเรา', '26 พ.ย. 2569', 'ไม่มี'],
    ['en', 'Messages sent to us', '26 Nov 2026', 'None'],
  ] as const)(
    'is in the member’s language (%s), and runs no scripts',
    async (language, heading, day, none) => {
      const { html } = await unpack(copyOf(areas, { language }))
      expect(html).toContain(`<html lang="${language}">`)
      for (const words of [heading, day, none, 'made_up']) expect(html).toContain(words)
      expect(html).not.toContain('<script')
      expect(html).toContain('&lt;script&gt;')
    },
  )

  it('holds pictures as they are, and goes on where one has gone meanwhile', async () => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue()
    const bytes = Buffer.alloc(300_000, 'jpeg')
    await writeFile(join(folder, 'one.jpg'), bytes)
    const store = localStore(folder)
    const at = (name: string) => ({ name: `pictures/${name}`, store, stored: name })
    const { files, html } = await unpack(copyOf([], { files: [at('one.jpg'), at('gone.jpg')] }))
    expect(Buffer.from(files['pictures/one.jpg'] ?? []).equals(bytes)).toBe(true)
    expect(Object.keys(files)).not.toContain('pictures/gone.jpg')
    expect(html).toContain('src="pictures/one.jpg"')
    expect(html).not.toContain('gone.jpg')
    expect(warn).toHaveBeenCalledOnce()
  })

  it('is whole without any records', async () => {
    const { json } = await unpack(copyOf([]))
    expect(json.records).toEqual({})
  })

  it('reads no further than it is taken', async () => {
    let read = 0
    const noise = () => Array.from({ length: 4000 }, () => Math.random().toString(36)).join('')
    const copy: Copy = {
      ...copyOf([]),
      async *records() {
        for (let index = 0; index < 200; index += 1) {
          read += 1
          yield { [`kind_${index}`]: [{ text: noise() }] }
        }
      },
    }
    const pieces = writeArchive(copy, now)
    let taken = 0
    for await (const piece of pieces) {
      taken += piece.length
      if (taken > 100_000) break
    }
    expect(read).toBeLessThan(40)
  })

  it('breaks off where it cannot be read to its end', async () => {
    const copy: Copy = {
      ...copyOf([]),
      async *records() {
        yield { leads: [] }
        throw new Error('the database is away')
      },
    }
    await expect(takeAll(writeArchive(copy, now))).rejects.toThrow('away')
  })
})
