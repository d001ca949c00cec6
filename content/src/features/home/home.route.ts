import { homeCalls } from '@washhouse/contract/home/home.calls'
import type { Language } from '@washhouse/contract/language'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { Routes } from '../../core/area.ts'
import { globalRoute } from '../../core/records/items-routes.ts'
import { pickLanguageWithin } from '../../platform/languages/thai-fallback.ts'
import { changeDateColumn } from '../../platform/fields/change-date.fields.ts'
import { kindBySlug } from './home.blocks.ts'

export const homeRoutes: Routes = (payload) => [
  globalRoute(payload, homeCalls.getHome, 'home', {
    columns: changeDateColumn,
    derive: ({ sections }, language) => ({ sections: toSections(sections, language) }),
  }),
]

/** Converts stored sections to the contract's form; its schema validates the rest. */
function toSections(stored: unknown, language: Language): unknown[] {
  const blocks = pickLanguageWithin(stored, language)
  if (!Array.isArray(blocks)) return []
  return blocks.filter(isPlainObject).map(({ blockType, ...fields }) => ({
    ...fields,
    kind: kindBySlug.get(String(blockType)) ?? blockType,
    button: toButton(fields['button']),
  }))
}

/** A button without text or link is dropped. */
function toButton(stored: unknown): unknown {
  return isPlainObject(stored) && stored['label'] && stored['link'] ? stored : null
}
