import { foldThaiDigits } from '../text/thai-digits.ts'

/** Why a phone number that was typed cannot be kept. */
export type PhoneFault = 'required' | 'digits' | 'length'

/** E.164 allows 15 digits; fewer than 8 reach nobody. */
const digits = { least: 8, most: 15 }

/**
 * Reads a phone number as people in Thailand type it and gives it in E.164, e.g. '+66812345678' for
 * '0812345678'. Outer spaces are dropped and Thai digits folded first; then only digits may be left
 * (spec §5). A number that does not begin with 0 is taken to begin with its country's code.
 */
export function parsePhone(typed: string): { phone: string } | { fault: PhoneFault } {
  const text = foldThaiDigits(typed.trim())
  if (text === '') return { fault: 'required' }
  if (!/^\d+$/.test(text)) return { fault: 'digits' }
  const international = text.startsWith('00') ? text.slice(2) : text.replace(/^0/, '66')
  // A Thai number has nine digits after its code on a mobile phone, eight on a fixed line.
  const isThai = international.startsWith('66')
  const isWhole = isThai
    ? /^66[1-9]\d{7,8}$/.test(international)
    : international.length >= digits.least && international.length <= digits.most
  return isWhole && !international.startsWith('0')
    ? { phone: `+${international}` }
    : { fault: 'length' }
}
