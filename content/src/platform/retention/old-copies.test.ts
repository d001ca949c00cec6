import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copiedAt, removeOldCopies } from './old-copies.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'washhouse-copies-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test.each([
  ['2026-11-21T03-00-00-000Z', '2026-11-21T03:00:00.000Z'],
  ['2026-11-21T03-00-00-000Z-before-migration', '2026-11-21T03:00:00.000Z'],
  ['.unfinished-2026-11-21T03-00-00-000Z', '2026-11-21T03:00:00.000Z'],
  ['shop.db.replaced-2026-11-21T03-00-00-000Z', '2026-11-21T03:00:00.000Z'],
  ['shop.db.replaced-2026-11-21T03-00-00-000Z-wal', '2026-11-21T03:00:00.000Z'],
  ['shop.db', undefined],
  ['2026-11-21', undefined],
  ['notes-of-2026-11-21T03-00-00-000Z', undefined],
])('%s was made at %s', (name, made) => {
  expect(copiedAt(name)?.toISOString()).toBe(made)
})

test('copies of every kind go when they are old, and nothing else does', async () => {
  const old = ['2026-08-01T00-00-00-000Z', '2026-08-02T00-00-00-000Z-before-migration']
  const stays = ['2026-08-03T00-00-00-001Z', 'mine']
  for (const name of [...old, ...stays]) {
    await mkdir(join(folder, name, 'files'), { recursive: true })
    await writeFile(join(folder, name, 'files', 'photo'), 'x')
  }
  await writeFile(join(folder, 'shop.db.replaced-2026-08-01T00-00-00-000Z'), 'x')
  const removed = await removeOldCopies(folder, new Date('2026-08-03T00:00:00.000Z'))
  expect(removed.toSorted()).toEqual([...old, 'shop.db.replaced-2026-08-01T00-00-00-000Z'])
  expect((await readdir(folder)).toSorted()).toEqual(stays)
})

test('a folder that is not there has none', async () => {
  expect(await removeOldCopies(join(folder, 'missing'), new Date())).toEqual([])
})
