import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { parseLanguage, type Language } from '@washhouse/contract/language'
import type { CollectionConfig, FieldHook } from 'payload'
import { computedText } from '../../platform/fields/computed-text.ts'
import { sortKey } from '../../platform/languages/sort-key.ts'
import { pickLanguage } from '../../platform/languages/thai-fallback.ts'

/** Lists of branches stand by province and name as one reads them in the language. */
export const branchOrder: Record<Language, readonly string[]> = {
  th: ['provinceSortTh', 'nameSortTh'],
  en: ['provinceSortEn', 'nameSortEn'],
}

/** Each way to ask for a list stands in an index. */
export const orderIndexes: NonNullable<CollectionConfig['indexes']> = Object.values(
  branchOrder,
).flatMap((order) =>
  [['_status'], ['_status', 'sector'], ['_status', 'province']].map((narrowed) => ({
    fields: [...narrowed, ...order],
  })),
)

/** By what they are ordered; the province's are kept by `takeFromProvince`. */
export const orderFields = [
  computedText('provinceSortTh', keep),
  computedText('provinceSortEn', keep),
  computedText('nameSortTh', keepNameOrder('th')),
  computedText('nameSortEn', keepNameOrder('en')),
]

/** Where a name stands in each language; without an English one, by the Thai one. */
export function sortKeysOf(name: unknown): Record<Language, string> {
  const keyIn = (language: Language) => {
    const text = pickLanguage(name, language)
    // Two เ count as one แ, as in the search.
    return sortKey(typeof text === 'string' ? text.replaceAll('เเ', 'แ') : '', language)
  }
  return { th: keyIn('th'), en: keyIn('en') }
}

function keep({ value }: Parameters<FieldHook>[0]): unknown {
  return value
}

function keepNameOrder(language: Language): FieldHook {
  return ({ req, siblingData, siblingDocWithLocales }) => {
    const written: unknown = siblingData['name']
    if (isPlainObject(written)) return sortKeysOf(written)[language]
    const stored: unknown = siblingDocWithLocales?.['name']
    const locale = parseLanguage(req.locale ?? undefined)
    return sortKeysOf({ ...(isPlainObject(stored) ? stored : {}), [locale]: written })[language]
  }
}
