import { roughCharacters } from '../../../core/accounts/passwords/spellings.ts'
import { foldWriting } from './fold-writing.ts'

/** Thai letters that sound or look alike, read as the first of each row. */
const rows = ['ใไ', 'เแ', 'าๅ', 'ฟฝ', 'พผ', 'บป', 'นณ', 'สศษซช', 'ดค', 'ทฑธ', 'ิีึื', 'ุู']
const alike = new Map(rows.flatMap((row) => Array.from(row, (letter) => [letter, row.charAt(0)])))
/** Small marks above Thai letters, and letters that are signs: ฯ, ๆ, ʻ. */
const unread = /[\u0E2F\u0E31\u0E47-\u0E4E]|\p{Lm}/gu
/** Two letters read as one. */
const pairs: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['cl', 'd'],
  ['vv', 'w'],
]
/** Signs read as letters. */
const signs = Array.from('0123456789il!|€@$+(', (sign) => [sign, roughCharacters(sign)] as const)
/** What may separate the letters of a word. */
const digits = '0-9'
const gaps = `${digits}!|€@$+( `
const noSign = new RegExp(`[^\\p{L}\\p{M}${gaps}]+`, 'gu')
const isBegin = `(?<![^${gaps}])`
const isEnd = `(?![^${gaps}])`
const singles = new RegExp(`(?<=${isBegin}[^ ]) (?=[^ ]${isEnd})`, 'gu')

/** Folds a name for the patterns below: lookalikes become one letter, and single letters (C. E. O.) become one word. */
export function foldName(text: string): string {
  const read = foldWriting(text).replace(unread, '').replace(noSign, ' ')
  return Array.from(read, (letter) => alike.get(letter) ?? letter)
    .join('')
    .replace(singles, '')
}

/** A pattern (regular expression source) that finds words anywhere in a folded name. */
export function formAnywhere(words: readonly string[], between = gaps): string {
  const forms = words.map((word) => formOf(word, between)).filter((form) => form !== '')
  // Without words, matches nothing.
  return forms.length === 0 ? '(?!)' : `(?:${forms.join('|')})`
}

/**
 * Finds words at the beginning or end of a word of the name. `Brad Min` does not match `admin` at its end: the match would
 * begin before the space.
 */
export function formAtEdges(words: readonly string[]): string {
  return `${isBegin}${formAnywhere(words)}|${formAnywhere(words, digits)}${isEnd}`
}

/** Finds whole words of the name. */
export function formAlone(words: readonly string[]): string {
  return `${isBegin}${formAnywhere(words, digits)}${isEnd}`
}

/**
 * Finds a word with repeated, separated or substituted letters. Each letter's repetition stops where the next letter begins,
 * so the pattern does not backtrack.
 */
function formOf(word: string, between: string): string {
  const bare = foldName(word).replace(/[^\p{L}\p{M}\d]/gu, '')
  const read = pairs.reduce((text, [two, one]) => text.replaceAll(two, one), bare)
  const letters = Array.from(read.replace(/(.)\1+/gu, '$1'), (letter) => {
    const ways = signsOf(letter)
    const [two] = pairs.find(([, one]) => one === letter) ?? []
    const apart = two && Array.from(two, (half) => `[${signsOf(half)}]`).join(`[${between}]*`)
    return { form: apart ? `(?:[${ways}]|${apart})` : `[${ways}]`, more: `[${ways}${between}]` }
  })
  return letters
    .map(({ form, more }, at) => {
      const next = letters[at + 1]
      return next === undefined ? `${form}+` : `${form}(?:(?!${next.form})${more})*`
    })
    .join('')
}

/** A letter and the signs read as it; Thai อ also as a zero. */
function signsOf(letter: string): string {
  const like = roughCharacters(letter === 'อ' ? 'o' : letter)
  const alikes = signs.filter(([, read]) => read === like).map(([sign]) => sign)
  return [letter, like, ...alikes].join('')
}
