/**
 * What nobody sees: characters that Unicode says to ignore, controls, lone surrogates, blanks that are letters or symbols by
 * their category, and what editors of other programs leave behind. White space is not among them.
 */
const unseen =
  '[\\p{Default_Ignorable_Code_Point}\\p{Cs}\\0-\\x08\\x0E-\\x1F\\x7F-\\x84\\x86-\\x9F\\u2800\\uFFF9-\\uFFFC\\uFFFE\\uFFFF\\u{1D159}]'

/** Scripts that write no spaces between words: U+200B says where a line may break. */
const unspaced = '[\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}]'
/** Scripts whose letters join, or do not, by U+200C and U+200D. */
const joining = `[${'Arab Syrc Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt'
  .split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('')}]`

/** Characters followed by invisible ones that have a meaning there; such pairs stay as they are. */
const meant = [
  // A flag of a part of a country: a black flag, tags, and the tag that ends them.
  '\\u{1F3F4}[\\u{E0030}-\\u{E007A}]{1,6}\\u{E007F}',
  '[#*0-9]\\uFE0F(?=\\u20E3)',
  // An emoji in colour or as text, with a skin colour, joined to the next one.
  '\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]?[\\u{1F3FB}-\\u{1F3FF}]?(?:\\u200D(?=\\p{Extended_Pictographic}))?',
  // Marks between them are put into another order when the text is composed.
  `${joining}(?:(?!${unseen})\\p{M}){0,8}[\\u200C\\u200D]`,
  '\\p{sc=Mong}[\\u180B-\\u180F]',
  '[\\p{sc=Han}\\p{sc=Mong}\\p{sc=Mymr}\\p{sc=Phag}][\\uFE00-\\uFE0D\\u{E0100}-\\u{E01EF}]',
  '[\\u2801-\\u28FF]\\u2800(?=[\\u2801-\\u28FF])',
]
const wordBreak = `${unspaced}\\u200B(?=${unspaced})`

const anyUnseen = new RegExp(unseen, 'u')
// Left out of scripts that need neither codes nor names.
const eachUnseen = /* @__PURE__ */ new RegExp(unseen, 'gu')
const inLines = /* @__PURE__ */ new RegExp(`(${meant.join('|')})|${unseen}`, 'gu')
const inTexts = new RegExp(`(${[...meant, wordBreak].join('|')})|${unseen}`, 'gu')
const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/u
/** Characters that show nothing by themselves. */
const blank = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/gu

/** A name or another text that is compared or looked up, as `tidyLine`, also without the marks at which Thai lines may break. */
export function tidyName(text: string): string {
  return tidy(text, inLines)
}

/**
 * A text of one line as a person sends it: without what nobody sees, where it has no meaning for Thai, for an emoji or for a
 * script; composed (NFC); one space between words, and none around them. What is left of a blank text is ''.
 */
export function tidyLine(text: string): string {
  return tidy(text, inTexts)
}

/** The same of several lines, parted by one line break, paragraphs by one empty line. */
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

/** A number, an address, a link or a code as a person sends it: nothing unseen has a meaning in it. */
export function tidyCode(text: string): string {
  return text.replace(eachUnseen, '').trim()
}

/** How many characters of it are seen, so that none can be sent that looks empty. */
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
