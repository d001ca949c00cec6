import { foldThaiDigits } from '@washhouse/contract/text/thai-digits'

/** A number as it stands on a card, for `parsePhone`: '+66 (0)81-234-5678' is '+66812345678'. */
export function tidyPhone(typed: string): string {
  const bare = foldThaiDigits(typed).replaceAll(/[\s().\-–]/g, '')
  return bare.replace(/^\+660/, '+66')
}
