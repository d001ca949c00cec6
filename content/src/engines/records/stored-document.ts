import { defaultLanguage, type Language } from '@washhouse/contract/language'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { WireTable } from '@washhouse/contract/wire/wire-table'
import { fromColumn } from './stored-entity.ts'

/**
 * Reads a document that Payload gave with `locale: 'all'` as an entity. A missing English text
 * falls back to Thai; what the stored form keeps differently comes in `derived`.
 */
export function readDocument<Entity>(
  wire: WireTable<Entity>,
  document: Readonly<Record<string, unknown>>,
  language: Language,
  derived: Record<string, unknown> = {},
): Entity {
  const clean: Record<string, unknown> = {}
  for (const { name, kind } of wire.fields) {
    clean[name] = fromColumn(pickLanguage(document[storedName(name)], language), kind)
  }
  return wire.schema.parse({ ...clean, ...derived })
}

/** The text of a localised value, any other value as it is. */
export function pickLanguage(value: unknown, language: Language): unknown {
  if (!isPlainObject(value) || !(defaultLanguage in value || 'en' in value)) return value
  return value[language] || value[defaultLanguage]
}

/** The same for everything within rows and blocks; a text in neither language becomes null. */
export function pickLanguageWithin(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((each) => pickLanguageWithin(each, language))
  if (!isPlainObject(value)) return value
  const picked = pickLanguage(value, language)
  if (picked !== value) return picked || null
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, pickLanguageWithin(each, language)]),
  )
}

function storedName(name: string): string {
  return name === 'status' ? '_status' : name
}
