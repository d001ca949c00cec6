import { isWellFormed } from '../text/well-formed.ts'
import { WireError } from './errors.ts'

/** Characters after decoding; longer queries return URI_TOO_LONG. */
export const maxQueryLength = 32_768
export const maxQueryParameters = 1000

/** Rejects queries that are slow to parse because of their size. */
export function checkQuerySize(parameters: URLSearchParams): void {
  let length = 0
  let count = 0
  for (const [name, value] of parameters) {
    length += name.length + value.length
    count += 1
  }
  if (length > maxQueryLength || count > maxQueryParameters) {
    throw new WireError(
      'URI_TOO_LONG',
      `The query must have at most ${maxQueryLength} characters and ${maxQueryParameters} parameters.`,
    )
  }
}

/** False for texts with NUL or a lone surrogate, which no database stores. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && isWellFormed(text)
}
