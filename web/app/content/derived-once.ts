import type { Language } from '@washhouse/contract/language'

/**
 * What is derived from what readers hold (`last-known.ts`), in each language: the same as long as it would be derived
 * from the same objects.
 */
export function derivedOnce<Sources extends readonly unknown[], Derived>(
  derive: (language: Language, ...sources: Sources) => Derived,
): (language: Language, ...sources: Sources) => Derived {
  const last = new Map<Language, { sources: Sources; derived: Derived }>()
  return (language, ...sources) => {
    const known = last.get(language)
    if (known?.sources.every((source, at) => source === sources[at])) return known.derived
    const derived = derive(language, ...sources)
    last.set(language, { sources, derived })
    return derived
  }
}
