import { z } from 'zod'
import { tidyLine } from '../text/tidy-text.ts'
import { ErrorBody, failedValidation, type WireError } from './errors.ts'

/**
 * Validation error types of any field, for programs. `min` and `min_length` come with the figure `min`, `max` and
 * `max_length` with `max`. Areas add their own types.
 */
export const faultTypes = [
  'required',
  'nnull',
  'unknown',
  /** Another record has the value. */
  'unique',
  'email',
  'format',
  /** Not an allowed value. */
  'choice',
  'min',
  'max',
  'min_length',
  'max_length',
  /** File exceeds the size limit. */
  'too_large',
  'invalid',
] as const
export type FaultType = (typeof faultTypes)[number]

type Figures = Readonly<Record<string, number>>

/** A validation error as a program reads it. */
export interface FieldFault {
  /** Wire name. */
  field: string
  /** One of {@link faultTypes} or of an area's own. */
  type: string
  /** Limits, and the `reference` of the conflicting record. */
  figures: Readonly<Record<string, number | string>>
  /** Message for people, without the field name. */
  said: string
}

/** Parameters of a custom validation error: `schema.refine(isDigits, saysFault('digits', 'Numbers only'))`. */
export function saysFault(type: string, message: string, figures: Figures = {}) {
  return { message, params: { type, figures } }
}

/** Converts a schema issue of a field to its error. */
export function refuseField(field: string, value: unknown, issue: z.core.$ZodIssue): WireError {
  const { type, figures } = faultIn(issue, value)
  return failedValidation(field, type, issue.message, figures)
}

/** Parses the field errors of an error body; empty for other errors. */
export function readFaults(body: unknown): FieldFault[] {
  const { data } = ErrorBody.safeParse(body)
  return (data?.errors ?? []).flatMap(({ message, extensions: { field, type, code, ...rest } }) => {
    if (typeof field !== 'string') return []
    const told = typeof type === 'string' ? type : 'invalid'
    const figures = Object.entries(rest).filter(isFigure)
    const shape = { type: typeByCode[code] ?? told, figures: Object.fromEntries(figures) }
    return [{ field, ...shape, said: message.replace(namesField, '').replace(/\.$/, '') }]
  })
}

function isFigure(entry: [string, unknown]): entry is [string, number | string] {
  const [name, value] = entry
  return typeof value === 'number' || (name === 'reference' && typeof value === 'string')
}

/** Message prefix with the field name. */
const namesField =
  /^(?:Validation failed for field|Invalid payload\.) "[^"]*"(?: is not valid:|\.) /

/** Codes that imply the error type. */
const typeByCode: Readonly<Record<string, FaultType>> = {
  RECORD_NOT_UNIQUE: 'unique',
  CONTENT_TOO_LARGE: 'too_large',
}

const OwnFault = z.object({ type: z.string(), figures: z.record(z.string(), z.number()) })
type OwnFault = z.infer<typeof OwnFault>

function faultIn(issue: z.core.$ZodIssue, value: unknown): OwnFault {
  // Exclusive bounds have no type.
  if ('inclusive' in issue && issue.inclusive === false) return named('invalid')
  const { code } = issue
  if (code === 'too_small') {
    if (typeof value === 'string' && tidyLine(value) === '') return named('required')
    return named(hasLength(issue.origin) ? 'min_length' : 'min', { min: Number(issue.minimum) })
  }
  if (code === 'too_big')
    return named(hasLength(issue.origin) ? 'max_length' : 'max', { max: Number(issue.maximum) })
  // Too many decimals.
  if (code === 'not_multiple_of') return named('format')
  if (code === 'invalid_format') return named(issue.format === 'email' ? 'email' : 'format')
  if (code === 'invalid_value') {
    // A checkbox that must be ticked.
    return named(issue.values.every((wanted) => wanted === true) ? 'required' : 'choice')
  }
  const own = code === 'custom' ? OwnFault.safeParse(issue.params).data : undefined
  return own ?? named('invalid')
}

function named(type: FaultType, figures: Figures = {}): OwnFault {
  return { type, figures }
}

function hasLength(origin: string): boolean {
  return origin === 'string' || origin === 'array'
}
