import { z } from 'zod'
import { languages } from '../language.ts'
import type { WireField } from './wire-field.ts'
import type { WireTable } from './wire-table.ts'

/** JSON schema draft 2020-12, for OpenAPI 3.1. */
export type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * JSON schema of encoded records: wire names, texts in the block `data: { languages_code, … }`. `x-relation` names the
 * related table.
 */
export function wireSchema(table: WireTable<unknown>): JsonSchema {
  const texts = table.fields.filter(({ isText }) => isText)
  const properties = schemasOf(table.fields.filter(({ isText }) => !isText))
  if (texts.length === 0) return objectOf(properties)
  const code: JsonSchema = { type: 'string', enum: [...languages] }
  const block = { languages_code: code, ...schemasOf(texts) }
  return objectOf({ ...properties, data: objectOf(block) })
}

/** JSON schema of a value on the wire; relation metadata becomes `x-relation`. */
export function jsonSchema(schema: z.core.$ZodType): JsonSchema {
  const plain: JsonSchema = z.toJSONSchema(schema, {
    io: 'input',
    override({ jsonSchema: node }) {
      const { wireKind, relation } = node
      delete node['wireKind']
      delete node['relation']
      if (typeof relation === 'string') node['x-relation'] = relation
      // The format implies the pattern.
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
