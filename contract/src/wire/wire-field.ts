import type { z } from 'zod'
import type { FieldKind } from './field-kind.ts'

/** A field of an entity: names in code and on the wire, and kind. */
export interface WireField {
  readonly name: string
  /** Wire name within its block. */
  readonly wireName: string
  /** True in the language block `data: { languages_code, … }`. */
  readonly isText: boolean
  readonly kind: FieldKind
  readonly schema: z.core.$ZodType
}

export function queryKey(field: WireField): string {
  return field.isText ? `data.${field.wireName}` : field.wireName
}
