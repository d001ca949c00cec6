import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

// Split, so that this file does not match itself.
const MISSPELT = [
  ['analytic', 'lCookie'],
  ['image_', 'mian'],
  ['meta_', 'descriton'],
  ['see_', 'thought'],
  ['spacial_', 'event'],
  ['information_page_', 'webborad'],
].map((halves) => halves.join(''))

/** The wire tables, their tests, generated files and documentation. */
const ALLOWED = /\.wire(\.test)?\.ts$|^contract\/openapi\.json$|^docs\/|\.md$/

async function listFiles(): Promise<string[]> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const { stdout } = await promisify(execFile)('git', args, { cwd: ROOT, maxBuffer: 10_000_000 })
  return stdout.split('\0').filter((path) => /\.(tsx?|m?js|css|json|ya?ml|html|sql)$/.test(path))
}

it('keeps the misspelt names of the wire inside the wire tables', async () => {
  const files = (await listFiles()).filter((path) => !ALLOWED.test(path))
  expect(files.length).toBeGreaterThan(50)
  const strays = await Promise.all(
    files.map(async (path) => {
      const text = await readFile(join(ROOT, path), 'utf8').catch(() => '')
      return MISSPELT.filter((name) => text.includes(name)).map((name) => `${path}: ${name}`)
    }),
  )
  expect(strays.flat()).toEqual([])
})
