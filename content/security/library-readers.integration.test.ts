import { randomUUID } from 'node:crypto'
import type { Area } from '../src/core/area.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bearer, type LibraryBench, startLibraryBench } from '../testing/library-bench.ts'

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

beforeEach(async () => {
  file = await bench.keep(pdf, 'คู่มือเครื่องซัก.pdf')
})

/** Statuses for a stranger, a member, another member and staff. */
async function walk(): Promise<number[]> {
  const { member, other, staff } = bench
  const callers: Record<string, string>[] = [{}, bearer(member), bearer(other), staff]
  const answers = await Promise.all(callers.map((headers) => bench.ask(`/assets/${file}`, headers)))
  return answers.map(({ status }) => status)
}

const staffAlone = [403, 403, 403, 200]
const members = [401, 200, 200, 200]
const anyone = [200, 200, 200, 200]

describe('[S7.assets.1] who may have a file of the library follows from its uses', () => {
  it('is staff alone while nothing uses it', async () => {
    expect(await walk()).toEqual(staffAlone)
    expect((await bench.ask(`/assets/${file}`, bench.staffProgram)).status).toBe(200)
  })

  it.each([
    ['a field', () => ({ manual: file })],
    ['a field of many', () => ({ files: [file] })],
    ['a row', () => ({ rows: [{ page: file }] })],
  ])(
    'is members while a published record of theirs has it in %s, and no longer',
    async (...row) => {
      const [, fields] = row
      const id = await bench.publish('shelves', fields())
      expect(await walk()).toEqual(members)
      await bench.save(`/shelves/${id}`, { _status: 'draft' }, 'PATCH')
      expect(await walk()).toEqual(staffAlone)
      await bench.save(`/shelves/${id}`, { _status: 'published' }, 'PATCH')
      expect(await walk()).toEqual(members)
      await bench.save(
        `/shelves/${id}`,
        { manual: null, files: [], rows: [], _status: 'published' },
        'PATCH',
      )
      expect(await walk()).toEqual(staffAlone)
    },
  )

  it('is nobody but staff through a draft, a newer draft, an earlier version and a record to come', async () => {
    await bench.saveDraft('shelves', { manual: file })
    const published = await bench.publish('shelves', {})
    await bench.save(
      `/shelves/${published}?draft=true`,
      { manual: file, _status: 'draft' },
      'PATCH',
    )
    const changed = await bench.publish('shelves', { manual: file })
    await bench.save(`/shelves/${changed}`, { manual: null, _status: 'published' }, 'PATCH')
    await bench.publish('shelves', {
      from: new Date(Date.now() + 60_000).toISOString(),
      manual: file,
    })
    expect(await walk()).toEqual(staffAlone)
  })

  it('is anyone while a published public record has it, and members where one of theirs still does', async () => {
    const poster = await bench.publish('posters', { sheet: file })
    await bench.publish('shelves', { manual: file })
    expect(await walk()).toEqual(anyone)
    await bench.save(`/posters/${poster}`, { _status: 'draft' }, 'PATCH')
    expect(await walk()).toEqual(members)
  })

  it('is the one member whom its record names; another is answered as if it were missing', async () => {
    await bench.save('/letters', { member: bench.member.id, letter: file })
    expect(await walk()).toEqual([401, 200, 403, 200])
    const missing = await bench.ask(`/assets/${randomUUID()}`, bearer(bench.other))
    const refused = await bench.ask(`/assets/${file}`, bearer(bench.other))
    expect(await refused.text()).toBe(await missing.text())
  })

  it('is staff alone through a record whose area names no readers', async () => {
    await bench.publish('drawers', { secret: file })
    expect(await walk()).toEqual(staffAlone)
  })

  it('cannot be deleted while anything uses it', async () => {
    await bench.publish('shelves', { files: [file] })
    expect((await bench.editor.call(`/library-files/${file}`, 'DELETE')).status).toBe(409)
    expect(await walk()).toEqual(members)
  })
})
