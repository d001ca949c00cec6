import type { Language } from '../language.ts'

/** A name within a sentence: Thai has no spaces, except around Latin letters. */
export function spacedName(name: string, language: Language): string {
  return language === 'th' && /^[\x20-\x7e]+$/.test(name) ? ` ${name} ` : name
}
