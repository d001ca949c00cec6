import { foldText } from '@washhouse/contract/text/fold-text'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { TextRule } from '../../platform/fields/text-rule.ts'
import { say } from '../../platform/languages/say.ts'

const mostSpellings = 12
const longestSpelling = 40
const fewestCharacters = 2
const mostCommonWords = 60

/** The comma-separated spellings of a word. */
export function partSpellings(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((spelling) => spelling.trim())
    .filter(Boolean)
}

/** Two to twelve words or short phrases that differ for the search and do not belong to another row. */
export const requireSpellings: TextRule = (value, { data, req }) => {
  const spellings = partSpellings(value)
  if (spellings.length < 2 || spellings.length > mostSpellings)
    return say(
      req,
      `เขียน 2 ถึง ${mostSpellings} คำ คั่นด้วยจุลภาค เช่น ผ้านวม, ผ้าห่ม`,
      `Write 2 to ${mostSpellings} words with commas between them, for example duvet, comforter.`,
    )
  const folded = spellings.map(foldText)
  const bad = spellings.find((spelling, index) => isWrongLength(spelling, folded[index] ?? ''))
  if (bad !== undefined)
    return say(
      req,
      `“${bad}” ต้องยาว ${fewestCharacters} ถึง ${longestSpelling} ตัวอักษร`,
      `“${bad}” must have ${fewestCharacters} to ${longestSpelling} letters.`,
    )
  const same = spellings.find((_, index) => folded.indexOf(folded[index] ?? '') < index)
  if (same !== undefined)
    return say(
      req,
      `“${same}” ระบบค้นหามองว่าเหมือนอีกแบบอยู่แล้ว`,
      `The search takes “${same}” for the same as another one already.`,
    )
  const rows = rowsOf(data)
  const taken = spellings.find(
    (_, index) => rows.filter((row) => row.includes(folded[index] ?? '')).length > 1,
  )
  if (taken === undefined) return true
  return say(
    req,
    `“${taken}” อยู่ในอีกคำหนึ่งแล้ว รวมไว้แถวเดียวกัน`,
    `“${taken}” is a spelling of another word already: put them into one row.`,
  )
}

/** Comma-separated words. Each must be long enough not to be part of many others. */
export const optionalCommonWords: TextRule = (value, { req }) => {
  const words = partSpellings(value)
  const bad = words.find((word) => isWrongLength(word, foldText(word)))
  if (bad === undefined && words.length <= mostCommonWords) return true
  return say(
    req,
    `เขียนได้ไม่เกิน ${mostCommonWords} คำ คำละ ${fewestCharacters} ถึง ${longestSpelling} ตัวอักษร คั่นด้วยจุลภาค`,
    `At most ${mostCommonWords} words of ${fewestCharacters} to ${longestSpelling} letters, with commas between them.`,
  )
}

function isWrongLength(word: string, folded: string): boolean {
  return word.length > longestSpelling || Array.from(folded).length < fewestCharacters
}

/** The folded spellings of every row, including this one. */
function rowsOf(settings: unknown): string[][] {
  const rows: unknown = isPlainObject(settings) ? settings['spellings'] : []
  if (!Array.isArray(rows)) return []
  return rows.map((row: unknown) => {
    const words = isPlainObject(row) ? row['words'] : ''
    return partSpellings(typeof words === 'string' ? words : '').map(foldText)
  })
}
