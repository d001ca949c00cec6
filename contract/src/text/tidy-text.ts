/**
 * Invisible characters: default-ignorable characters, controls, lone surrogates, blanks that are letters or symbols, and
 * remnants of other editors. Excludes white space.
 */
const unseen =
  '[\\p{Default_Ignorable_Code_Point}\\p{Cs}\\0-\\x08\\x0E-\\x1F\\x7F-\\x84\\x86-\\x9F\\u2800\\uFFF9-\\uFFFC\\uFFFE\\uFFFF\\u{1D159}]'

/** Scripts without spaces between words: U+200B marks a line break opportunity. */
const unspaced = '[\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}]'
/** Scripts whose letters are joined or separated by U+200C and U+200D. */
const joining = `[${'Arab Syrc Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt'
  .split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('')}]`

/** Sequences in which an invisible character has a meaning. They stay unchanged. */
const meant = [
  // Subdivision flag: a black flag, tags and the end tag.
  '\\u{1F3F4}[\\u{E0030}-\\u{E007A}]{1,6}\\u{E007F}',
  '[#*0-9]\\uFE0F(?=\\u20E3)',
  // Emoji with presentation or skin tone, joined to the next one.
  '\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]?[\\u{1F3FB}-\\u{1F3FF}]?(?:\\u200D(?=\\p{Extended_Pictographic}))?',
  // Marks may stand between the letter and U+200C or U+200D, because NFC reorders them.
  `${joining}(?:(?!${unseen})\\p{M}){0,8}[\\u200C\\u200D]`,
  '\\p{sc=Mong}[\\u180B-\\u180F]',
  '[\\p{sc=Han}\\p{sc=Mong}\\p{sc=Mymr}\\p{sc=Phag}][\\uFE00-\\uFE0D\\u{E0100}-\\u{E01EF}]',
  '[\\u2801-\\u28FF]\\u2800(?=[\\u2801-\\u28FF])',
]
const wordBreak = `${unspaced}\\u200B(?=${unspaced})`

const anyUnseen = new RegExp(unseen, 'u')
const eachUnseen = /* @__PURE__ */ new RegExp(unseen, 'gu')
const inLines = /* @__PURE__ */ new RegExp(`(${meant.join('|')})|${unseen}`, 'gu')
const inTexts = new RegExp(`(${[...meant, wordBreak].join('|')})|${unseen}`, 'gu')
const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/u
/** Characters without visible content. */
const blank = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/gu

/** Like `tidyLine` for names and texts that are compared; also removes Thai line break marks. */
export function tidyName(text: string): string {
  return tidy(text, inLines)
}

/**
 * Normalizes one line of text: removes invisible characters except where they have a meaning for Thai, emoji or a script;
 * composes it (NFC); leaves one space between words and none around them. Blank text becomes ''.
 */
export function tidyLine(text: string): string {
  return tidy(text, inTexts)
}

/** Normalizes several lines: one line break between lines, one empty line between paragraphs. */
export function tidyText(text: string): string {
  const lines = text.split(lineBreak).map((line) => {
    const indent = /^ */.exec(line)?.[0] ?? ''
    const tidied = tidyLine(line)
    return tidied && `${indent.slice(0, 8)}${tidied}`
  })
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trim()
}

/** Normalizes a number, address, link or code: removes all invisible characters. */
export function tidyCode(text: string): string {
  return text.replace(eachUnseen, '').trim()
}

/** Number of visible characters, to reject text that looks empty. */
export function countSeen(text: string): number {
  return Array.from(text.replace(blank, '')).length
}

function tidy(text: string, kept: RegExp): string {
  const seen = anyUnseen.test(text) ? text.replace(kept, (_, pair?: string) => pair ?? '') : text
  return seen
    .replace(/[\s\u0085]+/gu, ' ')
    .normalize()
    .trim()
}
