import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/** Fonts of the website. */
export const FONTS_FOLDER = new URL('../../web/app/core/styles/fonts/', import.meta.url)

/** The `unicode-range` of the first Latin files in fonts.css. */
export const FIRST_LATIN =
  'U+0020-007E, U+00A0, U+00A7, U+00A9, U+00B0, U+00B7, U+00D7, U+200B, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2212'
export const THAI = 'U+00AD, U+02D7, U+0303, U+0331, U+0E01-0E5B, U+200C-200D, U+25CC'

const SOURCES = [
  { family: 'mitr', weight: 500 },
  { family: 'ibm-plex-sans-thai', weight: 400 },
]

const options = {
  targetFormat: 'woff2' as const,
  noHinting: true,
  // Features used by our texts; fractions and ornaments are only in the full files.
  keepFeatures: ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk'],
}

/**
 * Subset fonts that a page loads first, by file name. They lack unused characters and hints, which make up half of each file
 * and change nothing on phone screens. Includes the licences.
 */
export async function makeFirstFonts(): Promise<Map<string, Buffer>> {
  const made = new Map<string, Buffer>()
  for (const { family, weight } of SOURCES) {
    const read = (file: string) => readFile(require.resolve(`@fontsource/${family}/${file}`))
    for (const [script, range] of [
      ['latin', FIRST_LATIN],
      ['thai', THAI],
    ] as const) {
      const whole = await read(`files/${family}-${script}-${weight}-normal.woff2`)
      made.set(`${family}-${script}.woff2`, await subsetFont(whole, charactersOf(range), options))
    }
    made.set(`${family}-LICENSE.txt`, await read('LICENSE'))
  }
  return made
}

const require = createRequire(import.meta.url)

/** Characters of a `unicode-range`. */
export function charactersOf(range: string): string {
  return Array.from(
    range.matchAll(/U\+(?<first>[\dA-F]+)(?:-(?<last>[\dA-F]+))?/g),
    ({ groups }) => {
      const first = Number.parseInt(groups?.['first'] ?? '', 16)
      const last = Number.parseInt(groups?.['last'] ?? groups?.['first'] ?? '', 16)
      return Array.from({ length: last - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      ).join('')
    },
  ).join('')
}
