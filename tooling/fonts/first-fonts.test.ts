import { readdir, readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { charactersOf, FIRST_LATIN, FONTS_FOLDER, makeFirstFonts, THAI } from './first-fonts.ts'

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

test.each([
  ['mitr-latin.woff2', FIRST_LATIN],
  ['mitr-thai.woff2', THAI],
  ['ibm-plex-sans-thai-latin.woff2', FIRST_LATIN],
  ['ibm-plex-sans-thai-thai.woff2', THAI],
])('the stylesheet says of %s what is in it', async (name, range) => {
  const css = await readFile(new URL('../fonts.css', FONTS_FOLDER), 'utf8')
  const face = css.split('@font-face').find((rule) => rule.includes(`./fonts/${name}`))
  const said = face?.match(/unicode-range:(?<range>[^;]+);/)?.groups?.['range'] ?? ''
  expect(said.replaceAll(/\s+/g, ' ').trim()).toBe(range)
})

test('no letter is in two files of a font', async () => {
  const css = await readFile(new URL('../fonts.css', FONTS_FOLDER), 'utf8')
  const faces = css.split('@font-face').filter((rule) => rule.includes("font-family: 'Mitr';"))
  const letters = faces.flatMap((face) =>
    charactersOf(face.split('unicode-range')[1] ?? '').split(''),
  )
  expect(faces).toHaveLength(3)
  expect(letters).toHaveLength(new Set(letters).size)
})
