import type { Language } from '@washhouse/contract/language'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { isUntranslated } from '@washhouse/contract/wire/untranslated'
import type { WireField } from '@washhouse/contract/wire/wire-field'
import { z } from 'zod'
import {
  isInThaiAlone,
  pickLanguage,
  pickLanguageWithin,
} from '../../platform/languages/thai-fallback.ts'
import { fromColumn, rowShape } from './field-value.ts'
import type { StoredEntity } from './stored-entity.ts'

export type StoredShape<Entity> = Pick<StoredEntity<Entity>, 'wire' | 'columns' | 'groups'>

export type Document = Readonly<Record<string, unknown>>

/** The fields of a document that was read with `locale: 'all'`, to be parsed by the schema. */
export function documentFields(
  { wire, columns, groups }: StoredShape<unknown>,
  document: Document,
  language: Language,
  isDraft: boolean,
): Record<string, unknown> {
  const storedAs = ({ name }: WireField): unknown =>
    document[name === 'status' ? '_status' : (columns?.[name] ?? name)]

  const read = (field: WireField): unknown => {
    const { name, kind } = field
    const stored = storedAs(field)
    if (isUntranslated(field))
      return wire.fields
        .filter((text) => text.kind === 'string' && isInThaiAlone(storedAs(text)))
        .map((text) => text.name)
    const group = groups?.[name]
    if (group) return group.read(isPlainObject(stored) ? stored : {}, isDraft)
    if (kind === 'json') return readRows(field, pickLanguageWithin(stored, language))
    return fromColumn(pickLanguage(stored, language), kind)
  }
  return Object.fromEntries(wire.fields.map((field) => [field.name, read(field)]))
}

/** A draft with its details from other tables. Empty if required values are missing: drafts are not validated. */
export function readDraft<Entity>(
  shape: StoredShape<Entity>,
  document: Document,
  language: Language,
  told: Readonly<Record<string, unknown>> = {},
): Entity[] {
  const fields = { ...documentFields(shape, document, language, true), ...told }
  for (const { name, kind, schema } of shape.wire.fields) {
    const value = fields[name]
    const isUnfinished =
      value === ''
        ? !z.safeParse(schema, null).success
        : kind === 'integer' && !Number.isInteger(value)
    if (isUnfinished) fields[name] = null
    if (schema instanceof z.ZodArray && Array.isArray(value))
      fields[name] = value.filter((row) => z.safeParse(schema.element, row).success)
  }
  const parsed = shape.wire.schema.safeParse(fields)
  return parsed.success ? [parsed.data] : []
}

/** Replaces missing optional fields of rows with null. */
function readRows(field: WireField, value: unknown): unknown {
  const shape = rowShape(field)
  if (!shape) return value
  const empty = Object.fromEntries(Object.keys(shape).map((name) => [name, null]))
  return Array.isArray(value) ? value.map((row: object) => ({ ...empty, ...row })) : []
}
