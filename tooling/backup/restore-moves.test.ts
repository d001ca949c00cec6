import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { resumeRestore, writeJournal, type Move } from './restore-moves.ts'

let dataDir: string
let moves: Move[]
const signal = new AbortController().signal

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'washhouse-moves-'))
  const write = async (path: string, text: string) => {
    await mkdir(join(dataDir, path, '..'), { recursive: true })
    await writeFile(join(dataDir, path), text)
  }
  await write('shop.db', 'old')
  await write('shop.db-wal', 'old')
  await write('media/picture', 'old')
  await write('cache/picture', 'made from the old')
  await write('restoring/shop.db', 'new')
  await write('restoring/media/picture', 'new')
  await write('restoring/letters/one', 'new')
  moves = ['shop.db', 'shop.db-wal', 'media', 'letters'].map((name) => ({
    place: join(dataDir, name),
    aside: join(dataDir, 'replaced', name),
    ...(name === 'shop.db-wal' ? {} : { staged: join(dataDir, 'restoring', name) }),
  }))
  await mkdir(join(dataDir, 'replaced'))
})

afterEach(() => rm(dataDir, { recursive: true }))

const resume = (databasePath = join(dataDir, 'shop.db')) =>
  resumeRestore({ dataDir, databasePath }, signal)
const read = (path: string) => readFile(join(dataDir, path), 'utf8')

async function expectRestored(): Promise<void> {
  const names = ['letters', 'media', 'replaced', 'run', 'shop.db']
  expect((await readdir(dataDir)).toSorted()).toEqual(names)
  expect(await read('shop.db')).toBe('new')
  expect(await read('media/picture')).toBe('new')
  expect(await read('letters/one')).toBe('new')
  expect((await readdir(join(dataDir, 'replaced'))).toSorted()).toEqual([
    'media',
    'shop.db',
    'shop.db-wal',
  ])
  expect(await read('replaced/shop.db')).toBe('old')
  expect(await read('replaced/media/picture')).toBe('old')
}

it.each([0, 1, 2, 3, 4, 5, 6])(
  'finishes at the next start what was killed after %s renames',
  async (done) => {
    await writeJournal(dataDir, { phase: 'moves', backup: 'x', moves })
    const renames = moves.flatMap(({ place, staged, aside }) => [
      ...(aside.endsWith('letters') ? [] : [[place, aside] as const]),
      ...(staged ? [[staged, place] as const] : []),
    ])
    expect(renames).toHaveLength(6)
    for (const [from, to] of renames.slice(0, done)) await rename(from, to)
    await resume()
    await expectRestored()
    await resume()
    await expectRestored()
  },
)

it('does not start on a database that was being filled', async () => {
  await writeJournal(dataDir, { phase: 'database', backup: '/backups/x' })
  await expect(resume()).rejects.toThrow('npm run restore -- /backups/x')
  expect(await read('shop.db')).toBe('old')
  expect(await readdir(dataDir)).not.toContain('restoring')
})

it.each(['before it was whole', 'while the database was filled'])(
  'clears at the next start what one has left that was killed %s',
  async (when) => {
    const besides = await mkdtemp(join(tmpdir(), 'washhouse-database-'))
    const beside = join(besides, 'shop.db')
    await writeFile(`${beside}.restoring`, 'new')
    await mkdir(join(dataDir, 'run/restore'), { recursive: true })
    await writeFile(join(dataDir, 'run/restore/restore.sql'), 'readable')
    if (when.includes('filled'))
      await writeJournal(dataDir, { phase: 'database', backup: '/backups/x' })
    await resume(beside).catch((error: unknown) => {
      if (!when.includes('filled')) throw error
    })
    expect(await readdir(join(dataDir, 'run'))).toEqual([])
    expect((await readdir(dataDir)).includes('restoring')).toBe(false)
    expect(await readdir(besides)).toEqual([])
    expect(await read('media/picture')).toBe('old')
    await rm(besides, { recursive: true })
  },
)

it('touches nothing when no restore was cut short', async () => {
  await rm(join(dataDir, 'restoring'), { recursive: true })
  await resume()
  expect(await read('shop.db')).toBe('old')
})
