import { z } from 'zod'
import { languages } from '../language.ts'
import type { WireField } from './wire-field.ts'
import type { WireTable } from './wire-table.ts'

/** A JSON schema, draft 2020-12, as OpenAPI 3.1 takes it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * The JSON schema of the records that a table writes: wire names, the texts in the block
 * `data: { languages_code, … }`. A field that points to another table names it under `x-relation`.
 */
export function wireSchema(table: WireTable<unknown>): JsonSchema {
  const texts = table.fields.filter(({ isText }) => isText)
  const properties = schemasOf(table.fields.filter(({ isText }) => !isText))
  if (texts.length === 0) return objectOf(properties)
  const code: JsonSchema = { type: 'string', enum: [...languages] }
  const block = { languages_code: code, ...schemasOf(texts) }
  return objectOf({ ...properties, data: objectOf(block) })
}

/** The JSON schema of a value as it is sent; our own notes in its metadata become `x-relation`. */
export function jsonSchema(schema: z.core.$ZodType): JsonSchema {
  const plain: JsonSchema = z.toJSONSchema(schema, {
    io: 'input',
    override({ jsonSchema: node }) {
      const { wireKind, relation } = node
      delete node['wireKind']
      delete node['relation']
      if (typeof relation === 'string') node['x-relation'] = relation
      // The format says as much as the pattern, in less space.
      if (wireKind === 'file' || node.format === 'date-time') delete node.pattern
      if (node.maximum === Number.MAX_SAFE_INTEGER) delete node.maximum
      if (node.minimum === Number.MIN_SAFE_INTEGER) delete node.minimum
    },
  })
  delete plain.$schema
  return plain
}

function schemasOf(fields: readonly WireField[]): Record<string, JsonSchema> {
  return Object.fromEntries(fields.map(({ wireName, schema }) => [wireName, jsonSchema(schema)]))
}

function objectOf(properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties) }
}
