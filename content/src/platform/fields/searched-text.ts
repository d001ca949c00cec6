import { foldText } from '@washhouse/contract/text/fold-text'
import type { TextareaField } from 'payload'
import { computedText } from './computed-text.ts'

const mostWords = 8

/** The search column of a list: the folded texts of a record in each language (`searchedIn` of its entity). */
export function searchedText(name: string, fields: readonly string[]): TextareaField {
  const field = computedText(name, ({ siblingData }) => {
    const texts = fields.flatMap((each) => {
      const text: unknown = siblingData[each]
      return typeof text === 'string' ? foldText(text) : []
    })
    return texts.filter(Boolean).join(' ') || null
  })
  return { ...field, localized: true }
}

/** The words of a search text in their order; those after the eighth are ignored. */
export function foldedWords(search: string): string[] {
  return search
    .split(/\s+/u)
    .map((word) => foldText(word))
    .filter(Boolean)
    .slice(0, mostWords)
}
