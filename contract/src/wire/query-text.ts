import { isWellFormed } from '../text/well-formed.ts'
import { WireError } from './errors.ts'

/** Longest query that is read, in characters after decoding; longer ones are URI_TOO_LONG. */
export const maxQueryLength = 32_768
/** Most parameters of one query. */
export const maxQueryParameters = 1000

/** Refuses a query whose size alone would make it slow to read. */
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

/** False for texts that no database stores: with a NUL, or with half a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && isWellFormed(text)
}
