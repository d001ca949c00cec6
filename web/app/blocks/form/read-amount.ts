import { foldThaiDigits } from '@washhouse/contract/text/thai-digits'
import { tidyLine } from '@washhouse/contract/text/tidy-text'

const digit = '[0-9๐-๙]'
/** A comma parts thousands where three digits follow each, and is nothing else. */
const figure = `-?(?:${digit}{1,3}(?:,${digit}{3})+|${digit}+)(?:\\.${digit}+)?`
const before = '(?:฿|[Tt][Hh][Bb])?\\s*'
const behind = '\\s*(?:\\.-|,-|-|฿|บาท|บ\\.|[Bb]aht|[Tt][Hh][Bb])?'

/** An amount of money as people in Thailand write it, for the `pattern` of a field. */
export const amountPattern = `[\\s\\p{Cf}]*${before}${figure}${behind}[\\s\\p{Cf}]*`

const amount = new RegExp(`^${before}(${figure})${behind}$`, 'u')

/**
 * An amount as it was typed, in plain figures: '1500.5' for '1,500.50 บาท', '40' for '๔๐.-'. Null for anything else, such as
 * '40,50', which nobody can tell from 4050.
 */
export function readAmount(typed: string): string | null {
  const [, figures] = amount.exec(tidyLine(typed)) ?? []
  return figures === undefined ? null : foldThaiDigits(figures).replaceAll(',', '')
}
