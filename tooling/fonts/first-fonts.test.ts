import { readdir, readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { FIRST_LATIN, FONTS_FOLDER, makeFirstFonts, THAI } from './first-fonts.ts'

let made: Map<string, Buffer>

beforeAll(async () => {
  made = await makeFirstFonts()
})

test('the fonts of the website are those that are made of the whole ones', async () => {
  const names = await readdir(FONTS_FOLDER)
  expect(names.toSorted()).toEqual([...made.keys()].toSorted())
  for (const name of names)
    expect(made.get(name)?.equals(await readFile(new URL(name, FONTS_FOLDER))), name).toBe(true)
})

test('a page waits for less than 30 KB of fonts, all scripts together', () => {
  const sizes = [...made].map(([name, { length }]) => (name.endsWith('.woff2') ? length : 0))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000)
})

test('the stylesheet says of each file what is in it', async () => {
  const css = await readFile(new URL('../fonts.css', FONTS_FOLDER), 'utf8')
  const rangeOf = (file: string) =>
    css
      .split('@font-face')
      .find((face) => face.includes(file))
      ?.match(/unicode-range:(?<range>[^;]+);/)
      ?.groups?.['range']?.replaceAll(/\s+/g, ' ')
      .trim()
  for (const name of made.keys())
    if (name.endsWith('.woff2'))
      expect(rangeOf(name), name).toBe(name.includes('latin') ? FIRST_LATIN : THAI)
})
