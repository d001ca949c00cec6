import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadStaticFiles } from './static-files.ts'

let folders: string[]

beforeEach(async () => {
  folders = await Promise.all(['new-', 'old-'].map((name) => mkdtemp(join(tmpdir(), name))))
})
afterEach(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

async function load(...files: Record<string, string | Buffer>[]) {
  for (const [index, contents] of files.entries())
    for (const [name, content] of Object.entries(contents)) {
      const path = join(folders[index] ?? '', name)
      await mkdir(join(path, '..'), { recursive: true })
      await writeFile(path, content)
    }
  return await loadStaticFiles(folders, { isHttps: false })
}

const code = 'start("ฟองใส")\n'.repeat(100)

test('the newest build wins, files only an older one has stay', async () => {
  const fileAt = await load(
    { 'build/a.js': 'new', 'favicon.svg': '<svg/>' },
    { 'build/a.js': 'old', 'build/b.js': 'gone since' },
  )
  expect(String(fileAt('/build/a.js')?.identity.body)).toBe('new')
  expect(String(fileAt('/build/b.js')?.identity.body)).toBe('gone since')
})

test('what the build compressed is sent as it is, and is no file of its own', async () => {
  const compressed = brotliCompressSync(code)
  const fileAt = await load({ 'build/a.js': code, 'build/a.js.br': compressed })
  expect(fileAt('/build/a.js')?.br.body).toEqual(compressed)
  expect(fileAt('/build/a.js')?.br.headers).toContain('Content-Encoding')
  expect(fileAt('/build/a.js.br')).toBeUndefined()
})

test('only names under /build/ are kept for ever', async () => {
  const fileAt = await load({ 'build/a.js': code, 'favicon.svg': '<svg/>' })
  expect(fileAt('/build/a.js')?.identity.headers).toContain('public, max-age=31536000, immutable')
  expect(fileAt('/favicon.svg')?.identity.headers).toContain('public, max-age=3600')
})

test.each([
  '/.env.json',
  '/.vite/manifest.json',
  '/build/.secret.js',
  '/build/a.js.map',
  '/build',
  '/build/',
  '/build/../build/a.js',
  '/build/..%2f..%2fsecrets.env',
  '/BUILD/A.JS',
  '/__proto__',
  '/constructor',
])('%j is no public file', async (path) => {
  const fileAt = await load({
    'build/a.js': code,
    'build/a.js.map': '{}',
    'build/.secret.js': 'x',
    '.env.json': '{}',
    '.vite/manifest.json': '{}',
  })
  expect(fileAt(path)).toBeUndefined()
})
