import type { Language } from '@washhouse/contract/language'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { kindBySlug } from './home.blocks.ts'
import { pickLanguageWithin } from '../../ground/languages/thai-fallback.ts'

/** Sections as editors keep them, brought into the contract's form; its schema checks the rest. */
export function toSections(stored: unknown, language: Language): unknown[] {
  const blocks = pickLanguageWithin(stored, language)
  if (!Array.isArray(blocks)) return []
  return blocks.filter(isPlainObject).map(({ blockType, ...fields }) => ({
    ...fields,
    kind: kindBySlug.get(String(blockType)) ?? blockType,
    button: toButton(fields['button']),
  }))
}

/** A button without words, or one that leads nowhere, is none. */
function toButton(stored: unknown): unknown {
  return isPlainObject(stored) && stored['label'] && stored['link'] ? stored : null
}
