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

function storedName(name: string): string {
  return name === 'status' ? '_status' : name
}
