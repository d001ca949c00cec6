import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { findNewerCode } from '../../tooling/older-browsers/testing/find-newer-code.ts'
import { findNewerStyles } from '../../tooling/older-browsers/testing/find-newer-styles.ts'
import { test } from '../support/test.ts'

const built = join(import.meta.dirname, '../../web/build/client')

/** Findings in each built file of a kind, by file name. */
async function findIn(kind: RegExp, find: (text: string) => string[]): Promise<string[]> {
  const files = (await readdir(built, { recursive: true })).filter((file) => kind.test(file))
  expect(files.length).toBeGreaterThan(0)
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(built, file), 'utf8')
      return find(text).map((piece) => `${file}: ${piece}`)
    }),
  )
  return found.flat()
}

test('every script that is sent is one that the oldest browsers can read and run @desktop', async () => {
  expect(await findIn(/\.m?js$/, findNewerCode)).toEqual([])
})

test('no styles depend on what the oldest browsers drop @desktop', async () => {
  expect(await findIn(/\.css$/, findNewerStyles)).toEqual([])
})

for (const path of ['/', '/branch', '/contact', '/login'])
  test(`neither do the scripts within ${path} @desktop`, async ({ request }) => {
    const document = await (await request.get(path)).text()
    const scripts = Array.from(
      document.matchAll(/<script(?<kind>[^>]*)>(?<code>[^]*?)<\/script>/g),
      ({ groups }) => groups,
    ).filter((groups) => !groups?.['kind']?.includes('json'))
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.flatMap((groups) => findNewerCode(groups?.['code'] ?? ''))).toEqual([])
  })
