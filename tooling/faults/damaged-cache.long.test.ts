import { randomBytes } from 'node:crypto'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProduct, type Product } from '../product.ts'

let product: Product

beforeAll(async () => {
  product = await startProduct()
}, 180_000)
afterAll(() => product.stop())

/** The bytes of each picture of the first page, by its address. */
async function fetchPictures(base: string, paths: readonly string[]) {
  const fetched = paths.map(async (path) => {
    const answer = await fetch(base + path)
    expect(answer.status, path).toBe(200)
    return [path, Buffer.from(await answer.arrayBuffer()).toString('base64')] as const
  })
  return Object.fromEntries(await Promise.all(fetched))
}

async function listPictures(): Promise<string[]> {
  const page = await (await fetch(product.webUrl)).text()
  const paths = page.match(/\/assets\/[^"\s,]+/g) ?? []
  return [...new Set(paths.map((path) => path.replaceAll('&amp;', '&')))].slice(0, 12)
}

/** Overwrites each file with as many random bytes. */
async function damage(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name)
    await writeFile(path, randomBytes((await stat(path)).size))
  }
  return files.length
}

it.each([
  ['while both parts run', false],
  ['while both parts are stopped', true],
])(
  'pictures whose files in the cache are damaged %s are made again',
  async (_when, isStopped) => {
    const paths = await listPictures()
    expect(paths.length).toBeGreaterThan(3)
    const before = {
      web: await fetchPictures(product.webUrl, paths),
      content: await fetchPictures(product.contentUrl, paths),
    }
    if (isStopped) {
      await product.stopPart('web')
      await product.stopPart('content')
    }
    expect(await damage(join(product.dataDir, 'cache'))).toBeGreaterThan(paths.length)
    if (isStopped) {
      await product.startPart('content')
      await product.startPart('web')
    }
    // The service first: the website would ask it for what it misses.
    expect(await fetchPictures(product.contentUrl, paths)).toEqual(before.content)
    expect(await fetchPictures(product.webUrl, paths)).toEqual(before.web)
    for (const path of ['/', '/branch', '/en'])
      expect((await fetch(product.webUrl + path)).status, path).toBe(200)
  },
  120_000,
)
