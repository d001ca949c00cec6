import type { z } from 'zod'
import type { Language } from '../language.ts'
import { fieldKind } from './field-kind.ts'
import { isPlainObject } from './brackets.ts'
import { readField, textBlock } from './tolerant-read.ts'
import { isUntranslated, keysOfNames, readUntranslated } from './untranslated.ts'
import { queryKey, type WireField } from './wire-field.ts'

/** Clean name → wire name; texts of the language block as 'data.<wire name>'. */
export type WireNames<Shape> = { readonly [Name in keyof Shape]?: string }

/** Relation field (clean name) → table; functions, as tables may reference each other. */
export type Relations = { readonly [name: string]: (() => WireTable<unknown>) | undefined }

/** Defaults for extension fields that other services omit or send as null, computed from the received record. */
export type Additions<Shape> = {
  readonly [Name in keyof Shape]?: (wire: Readonly<Record<string, unknown>>) => unknown
}

/** Wire names and codec of an entity. */
export interface WireTable<Entity> {
  readonly name: string
  readonly schema: z.ZodType<Entity>
  readonly fields: readonly WireField[]
  /** Related tables that queries can reach. */
  readonly relations: Relations
  /**
   * Decodes a record. Accepts `data` or `translations` as one block or a list, relations as ids or objects, and numbers as
   * strings. Missing texts fall back to the Thai block. Throws ZodError for an invalid field.
   */
  decode(value: unknown, language: Language): Entity
  /** Encodes a record, with texts in `language`. */
  encode(entity: Entity, language: Language): Record<string, unknown>
  /** Finds a field by query key, e.g. 'googlemap' or 'data.branch_name'. */
  findField(queryKey: string): WireField | undefined
}

type Shape = Record<string, z.core.$ZodType>

/**
 * Defines the table of `schema`. Unlisted fields have the same wire name. camelCase names must be listed, so that none
 * reaches the wire by accident.
 */
export function defineWireTable<S extends Shape>(
  name: string,
  schema: z.ZodObject<S>,
  wireNames: WireNames<S>,
  relations: Relations = {},
  additions: Additions<S> = {},
): WireTable<z.infer<z.ZodObject<S>>> {
  const fields = Object.entries(schema.shape).map(([field, fieldSchema]) =>
    describeField(field, wireNames[field] ?? field, fieldSchema),
  )
  const byQueryKey = new Map(fields.map((field) => [queryKey(field), field]))
  const readAbsent = ({ name: field }: WireField, value: unknown): unknown =>
    isPlainObject(value) ? (additions[field]?.(value) ?? null) : undefined

  return {
    name,
    schema,
    fields,
    relations,
    decode(value, language) {
      const block = textBlock(value, language)
      const clean: Record<string, unknown> = {}
      for (const field of fields) {
        clean[field.name] = isUntranslated(field)
          ? readUntranslated(value, field, fields, language)
          : (readField(value, block, field) ?? readAbsent(field, value))
      }
      return schema.parse(clean)
    },
    encode(entity, language) {
      const wire: Record<string, unknown> = {}
      const texts: Record<string, unknown> = {}
      for (const field of fields) {
        const target = field.isText ? texts : wire
        const own = (entity as Record<string, unknown>)[field.name]
        target[field.wireName] = isUntranslated(field) ? keysOfNames(fields, own) : (own ?? null)
      }
      if (Object.keys(texts).length === 0) return wire
      return { ...wire, data: { languages_code: language, ...texts } }
    },
    findField: (key) => byQueryKey.get(key),
  }
}

function describeField(name: string, wire: string, schema: z.core.$ZodType): WireField {
  const isText = wire.startsWith('data.')
  const wireName = isText ? wire.slice('data.'.length) : wire
  if (wire === name && /[A-Z]/.test(name)) {
    throw new Error(`The field "${name}" needs a wire name: wire names must not be camelCase`)
  }
  return { name, wireName, isText, kind: fieldKind(schema), schema }
}
