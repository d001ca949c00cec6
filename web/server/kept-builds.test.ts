import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepBuild } from './kept-builds.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-builds-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('a kept build is read by its own account alone', async () => {
  const clientDir = join(folder, 'client')
  await mkdir(join(clientDir, 'build'), { recursive: true, mode: 0o755 })
  await writeFile(join(clientDir, 'build', 'a.js'), 'a', { mode: 0o644 })
  const buildsDir = join(folder, 'cache')
  await keepBuild({ clientDir, buildsDir, buildId: 'one' })
  const kept = join(buildsDir, 'one', 'build')
  for (const path of [buildsDir, join(buildsDir, 'one'), kept, join(kept, 'a.js')])
    expect((await stat(path)).mode % 0o100, path).toBe(0)
  expect(await readFile(join(kept, 'a.js'), 'utf8')).toBe('a')
})
