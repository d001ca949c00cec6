import { z } from 'zod'

/** Kind of a field for queries and tolerant decoding. */
export type FieldKind =
  | 'string'
  | 'integer'
  | 'float'
  | 'boolean'
  | 'timestamp'
  | 'file'
  | 'relation'
  /** A relation to records with text ids. */
  | 'key'
  | 'json'

const kindByType: Record<string, FieldKind> = {
  string: 'string',
  enum: 'string',
  literal: 'string',
  boolean: 'boolean',
}

/** Derives the kind of a field from its schema. */
export function fieldKind(schema: z.core.$ZodType): FieldKind {
  const inner = unwrap(schema)
  const meta = z.globalRegistry.get(inner)
  if (meta?.['relation']) return inner instanceof z.ZodString ? 'key' : 'relation'
  if (meta?.['wireKind'] === 'file') return 'file'
  if (meta?.['wireKind'] === 'timestamp') return 'timestamp'
  if (inner instanceof z.ZodNumber) return inner.isInt ? 'integer' : 'float'
  if (inner instanceof z.ZodLiteral && inner.value === true) return 'boolean'
  return kindByType[inner._zod.def.type] ?? 'json'
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodCatch
  ) {
    return unwrap(schema.unwrap())
  }
  return schema
}
