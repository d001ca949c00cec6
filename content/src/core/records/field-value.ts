import type { FieldKind } from '@washhouse/contract/wire/field-kind'
import type { WireField } from '@washhouse/contract/wire/wire-field'
import { z } from 'zod'

/** Brings a column's value into the form its schema expects; dialects print numbers differently. */
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

/** What a row of the field holds, where it is a list of rows; they stand in a table below. */
export function rowShape({ schema }: WireField): z.core.$ZodShape | undefined {
  if (!(schema instanceof z.ZodArray) || !(schema.element instanceof z.ZodObject)) return undefined
  return schema.element.shape
}

/** Whether the field is what was ticked in a list of choices. */
export function isChoices({ schema }: WireField): boolean {
  return schema instanceof z.ZodArray && schema.element instanceof z.ZodEnum
}
