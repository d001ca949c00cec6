import { foldThaiDigits, foldWidth } from '@washhouse/contract/text/thai-digits'
import { tidyLine } from '@washhouse/contract/text/tidy-text'
import { writtenAmount } from './amount-pattern.ts'

const amount = new RegExp(`^${writtenAmount}$`, 'u')

/**
 * Parses a typed amount to plain digits: '1500.5' for '1,500.50 บาท', '40' for '๔๐.-'. Null for anything else, such as
 * '40,50', which could mean 4050.
 */
export function readAmount(typed: string): string | null {
  const [, figures] = amount.exec(foldWidth(tidyLine(typed))) ?? []
  return figures === undefined ? null : foldThaiDigits(figures).replaceAll(',', '')
}
