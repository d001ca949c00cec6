import { Reference } from '@washhouse/contract/contact/contact.contract'
import { foldThaiDigits } from '@washhouse/contract/text/thai-digits'

/** A code as people type it ('7k3m q9td'), as it is written; null for what is none. */
export function readReference(typed: string | null | undefined): string | null {
  const letters = foldThaiDigits(typed ?? '')
    .toUpperCase()
    .replace(/[\s-]/g, '')
  const code = Reference.safeParse(`${letters.slice(0, 4)}-${letters.slice(4)}`)
  return code.success ? code.data : null
}
