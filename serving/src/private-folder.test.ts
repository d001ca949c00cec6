import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeFiles, closeFolder } from './private-folder.ts'

let parent: string
let folder: string

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'washhouse-private-'))
  folder = join(parent, 'data')
})
afterEach(() => rm(parent, { recursive: true }))

async function put(path: string, folderMode: number, fileMode: number): Promise<void> {
  const full = join(folder, path)
  await mkdir(join(full, '..'), { recursive: true })
  await writeFile(full, '')
  await chmod(full, fileMode)
  await chmod(join(full, '..'), folderMode)
}

async function modeOf(path: string): Promise<string> {
  return ((await stat(join(folder, path))).mode & 0o777).toString(8)
}

async function modes(): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const all = entries.map(async (entry) => {
    const { mode } = await stat(join(entry.parentPath, entry.name))
    return `${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`
  })
  return new Set(await Promise.all(all))
}

describe('A folder that is closed', () => {
  test('is made, for its own account alone', async () => {
    expect(closeFolder(folder)).toEqual([])
    expect(await modeOf('')).toBe('700')
  })

  test('is mended with all that it holds, also where only something inside is open', async () => {
    await put('media/2026/shop.jpg', 0o755, 0o644)
    await chmod(join(folder, 'media'), 0o755)
    await put('washhouse.db', 0o777, 0o666)
    expect(closeFolder(folder)).toEqual([])
    expect(await modeOf('')).toBe('700')
    expect(await modes()).toEqual(new Set(['folder 700', 'file 600']))
    // Another program wrote it later.
    await chmod(join(folder, 'washhouse.db'), 0o644)
    closeFolder(folder)
    expect(await modeOf('washhouse.db')).toBe('600')
  })

  test('leaves alone what a link leads to, and knows no missing file', async () => {
    await put('x', 0o700, 0o600)
    await mkdir(join(parent, 'shared'), { mode: 0o755 })
    await chmod(join(parent, 'shared'), 0o755)
    await symlink(join(parent, 'shared'), join(folder, 'media'))
    closeFolder(folder)
    expect((await stat(join(parent, 'shared'))).mode & 0o777).toBe(0o755)
    expect(closeFiles([join(folder, 'missing')])).toEqual([])
  })

  test('closes of the files elsewhere no folder that a mistyped path leads to', async () => {
    await put('shared/file', 0o755, 0o644)
    expect(closeFiles([join(folder, 'shared'), join(folder, 'shared/file')])).toEqual([])
    expect([await modeOf('shared'), await modeOf('shared/file')]).toEqual(['755', '600'])
  })

  test('costs little when it holds many files that are closed already', async () => {
    await mkdir(join(folder, 'media'), { recursive: true })
    const names = Array.from({ length: 5000 }, (_, index) => join(folder, 'media', String(index)))
    await Promise.all(names.map((name) => writeFile(name, '', { mode: 0o644 })))
    const timed = () => {
      const startedAt = performance.now()
      closeFolder(folder)
      return performance.now() - startedAt
    }
    timed()
    expect(await modes()).toEqual(new Set(['folder 700', 'file 600']))
    expect(timed()).toBeLessThan(20)
  })
})
