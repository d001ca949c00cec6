import { z } from 'zod'
import { tidyLine } from '../text/tidy-text.ts'
import { ErrorBody, failedValidation, type WireError } from './errors.ts'

/**
 * What can be wrong with any field, for programs. Figures stand beside the type: `min` with
 * `min` and `min_length`, `max` with `max` and `max_length`. Areas add types of their own.
 */
export const faultTypes = [
  'required',
  'nnull',
  'unknown',
  /** The value is another record's. */
  'unique',
  'email',
  'format',
  /** None of the values that it may have. */
  'choice',
  'min',
  'max',
  'min_length',
  'max_length',
  /** A file that has too many bytes. */
  'too_large',
  /** Anything else. */
  'invalid',
] as const
export type FaultType = (typeof faultTypes)[number]

type Figures = Readonly<Record<string, number>>

/** A field that was refused, as a program reads it. */
export interface FieldFault {
  /** Its name on the wire. */
  field: string
  /** One of {@link faultTypes} or of an area's own. */
  type: string
  /** Numbers, and the `reference` of the record that stands in the way. */
  figures: Readonly<Record<string, number | string>>
  /** What the service says of it to people, without the field's name. */
  said: string
}

/**
 * A fault that only an area can find, for programs and people:
 * `schema.refine(isDigits, saysFault('digits', 'Numbers only'))`.
 */
export function saysFault(type: string, message: string, figures: Figures = {}) {
  return { message, params: { type, figures } }
}

/** The refusal of one field for what its schema found in its value. */
export function refuseField(field: string, value: unknown, issue: z.core.$ZodIssue): WireError {
  const { type, figures } = faultIn(issue, value)
  return failedValidation(field, type, issue.message, figures)
}

/** The fields that the body of a refusal names; none of a body that refuses something else. */
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

/** How a message begins that names the field it is about. */
const namesField =
  /^(?:Validation failed for field|Invalid payload\.) "[^"]*"(?: is not valid:|\.) /

/** Codes that say by themselves what is wrong with the field they name. */
const typeByCode: Readonly<Record<string, FaultType>> = {
  RECORD_NOT_UNIQUE: 'unique',
  CONTENT_TOO_LARGE: 'too_large',
}

const OwnFault = z.object({ type: z.string(), figures: z.record(z.string(), z.number()) })
type OwnFault = z.infer<typeof OwnFault>

function faultIn(issue: z.core.$ZodIssue, value: unknown): OwnFault {
  // A bound that a value must not even reach has no type here.
  if ('inclusive' in issue && issue.inclusive === false) return named('invalid')
  const { code } = issue
  if (code === 'too_small') {
    if (typeof value === 'string' && tidyLine(value) === '') return named('required')
    return named(hasLength(issue.origin) ? 'min_length' : 'min', { min: Number(issue.minimum) })
  }
  if (code === 'too_big')
    return named(hasLength(issue.origin) ? 'max_length' : 'max', { max: Number(issue.maximum) })
  // More decimals than are kept.
  if (code === 'not_multiple_of') return named('format')
  if (code === 'invalid_format') return named(issue.format === 'email' ? 'email' : 'format')
  if (code === 'invalid_value') {
    // A box that must be ticked.
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
