import type { z } from 'zod'
import type { FieldKind } from './field-kind.ts'

/** One field of an entity: its name in code, its name on the wire and what it holds. */
export interface WireField {
  readonly name: string
  /** Name on the wire, without the block it stands in. */
  readonly wireName: string
  /** True when it stands in the per-language block `data: { languages_code, … }`. */
  readonly isText: boolean
  readonly kind: FieldKind
  readonly schema: z.core.$ZodType
}

/** The key by which a query names the field. */
export function queryKey(field: WireField): string {
  return field.isText ? `data.${field.wireName}` : field.wireName
}
