import { dictionary } from '@zxcvbn-ts/language-common'
import { thaiWords } from './thai-words.ts'

const dice = dictionary['diceware-common']
const thai = thaiWords.filter((word) => word.length > 2)
const signs = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
const letters = signs.filter((sign) => /[a-z\d]/i.test(sign))
// The same at each run.
let seed = 7

/** Ways to make a password by chance. */
export const drawnPasswords: [string, () => string][] = [
  ['four words of a list for dice', () => draw(4, dice, ' ')],
  ['four Thai words', () => draw(4, thai, ' ')],
  ['four Thai words without a space', () => draw(4, thai, '')],
  ['twelve signs', () => drawSigns(12)],
  ['twelve letters and digits', () => draw(12, letters, '')],
]

export const drawSigns = (count: number) => draw(count, signs, '')

function draw(count: number, parts: readonly string[], between: string): string {
  return Array.from({ length: count }, () => parts[drawBelow(parts.length)]).join(between)
}

function drawBelow(end: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return Math.floor((seed / 2 ** 31) * end)
}
