import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { retainBuild } from './retained-builds.ts'

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
  await retainBuild({ clientDir, buildsDir, buildId: 'one' })
  const kept = join(buildsDir, 'one', 'build')
  for (const path of [buildsDir, join(buildsDir, 'one'), kept, join(kept, 'a.js')])
    expect((await stat(path)).mode % 0o100, path).toBe(0)
  expect(await readFile(join(kept, 'a.js'), 'utf8')).toBe('a')
})

it('builds that were kept open inside a closed folder are closed, older ones too', async () => {
  const clientDir = join(folder, 'client')
  await mkdir(join(clientDir, 'build'), { recursive: true })
  const buildsDir = join(folder, 'cache')
  const names = ['one', 'two', '.cut-short']
  for (const name of names) {
    await mkdir(join(buildsDir, name, 'build', 'fonts'), { recursive: true })
    await writeFile(join(buildsDir, name, 'build', 'fonts', 'a.js'), 'a')
    for (const path of ['build/fonts/a.js', 'build/fonts', 'build'])
      await chmod(join(buildsDir, name, path), path.endsWith('.js') ? 0o644 : 0o755)
    await chmod(join(buildsDir, name), 0o700)
  }
  await retainBuild({ clientDir, buildsDir, buildId: 'one' })
  for (const name of names)
    for (const path of ['', 'build', 'build/fonts', 'build/fonts/a.js'])
      expect((await stat(join(buildsDir, name, path))).mode % 0o100, `${name}/${path}`).toBe(0)
})
