import type { FieldKind } from '@washhouse/contract/wire/field-kind'
import type { WireField } from '@washhouse/contract/wire/wire-field'
import { z } from 'zod'

/** Converts a column's value to the form of its schema; the dialects return numbers differently. */
export function fromColumn(value: unknown, kind: FieldKind): unknown {
  if (value === null || value === undefined) return null
  switch (kind) {
    case 'integer':
    case 'float':
    case 'relation':
      return Number(value)
    case 'boolean':
      return Boolean(value)
    case 'timestamp':
      return readTime(value).toISOString()
    case 'string':
    case 'file':
    case 'key':
    case 'json':
      return value
  }
}

function readTime(value: unknown): Date {
  if (value instanceof Date || typeof value === 'string') return new Date(value)
  throw new Error(`A column holds ${typeof value} where a time was expected`)
}

/** The shape of the rows, for a list of rows in a child table. */
export function rowShape({ schema }: WireField): z.core.$ZodShape | undefined {
  if (!(schema instanceof z.ZodArray) || !(schema.element instanceof z.ZodObject)) return undefined
  return schema.element.shape
}

export function isChoices({ schema }: WireField): boolean {
  return schema instanceof z.ZodArray && schema.element instanceof z.ZodEnum
}
