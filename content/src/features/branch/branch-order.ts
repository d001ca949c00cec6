import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { parseLanguage, type Language } from '@washhouse/contract/language'
import type { CollectionConfig, FieldHook } from 'payload'
import { computedText } from '../../platform/fields/computed-text.ts'
import { sortKey } from '../../platform/languages/sort-key.ts'
import { pickLanguage } from '../../platform/languages/thai-fallback.ts'

/** Lists of branches are sorted by province and name, in the order of the language. */
export const branchOrder: Record<Language, readonly string[]> = {
  th: ['provinceSortTh', 'nameSortTh'],
  en: ['provinceSortEn', 'nameSortEn'],
}

/** One index for each kind of list query. */
export const orderIndexes: NonNullable<CollectionConfig['indexes']> = Object.values(
  branchOrder,
).flatMap((order) =>
  [['_status'], ['_status', 'sector'], ['_status', 'province']].map((narrowed) => ({
    fields: [...narrowed, ...order],
  })),
)

/** Sort keys. Those of the province are written by `takeFromProvince`. */
export const orderFields = [
  computedText('provinceSortTh', keep),
  computedText('provinceSortEn', keep),
  computedText('nameSortTh', keepNameOrder('th')),
  computedText('nameSortEn', keepNameOrder('en')),
]

/** Sort keys of a name. Without an English name, the English key uses the Thai one. */
export function sortKeysOf(name: unknown): Record<Language, string> {
  const keyIn = (language: Language) => {
    const text = pickLanguage(name, language)
    // Treats two เ as แ, as the search does.
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
