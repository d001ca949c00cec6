import { documentReader, type Shown } from './document-reader.ts'

const readMarkup = documentReader<string, unknown>(({ innerHTML }) => innerHTML)

/**
 * What the document holds inside an element, for a part that was not sent its value again: hydration then
 * leaves it as it is. Null where there is a value to draw.
 */
export function useKeptMarkup(id: string, shown: Shown<unknown>): string | null {
  return shown.value === undefined ? (readMarkup(shown, id) ?? '') : null
}
