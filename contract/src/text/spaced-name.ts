import type { Language } from '@washhouse/contract/language'

/** A name within a sentence: Thai has no spaces, except around Latin letters. */
export function spacedName(name: string, language: Language): string {
  return language === 'th' && /^[\x20-\x7e]+$/.test(name) ? ` ${name} ` : name
}
