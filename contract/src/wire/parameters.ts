import { z } from 'zod'

/** Longest free text of a query; longer ones are refused, not cut. */
export const maxSearchLength = 200

/** An id in a query: digits only, a positive whole number. */
export function idParameter(name: string) {
  return wholeNumber(name, 1, Number.MAX_SAFE_INTEGER).optional()
}

/** A comma list of ids in a query. */
export function idListParameter(name: string, most: number) {
  return z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(
      z
        .array(wholeNumber(name, 1, Number.MAX_SAFE_INTEGER))
        .max(most, { error: `"${name}" must have at most ${most} ids` }),
    )
    .optional()
}

/** Free text in a query, outer spaces dropped; empty means none. */
export function textParameter(name: string) {
  return z
    .string()
    .trim()
    .max(maxSearchLength, { error: `"${name}" must have at most ${maxSearchLength} characters` })
    .transform((text) => text || undefined)
    .optional()
}

/** A whole number between two bounds, written in digits; the error names the parameter. */
export function wholeNumber(name: string, least: number, most: number) {
  return z
    .string()
    .refine((text) => /^-?\d+$/.test(text), { error: `"${name}" must be a number`, abort: true })
    .transform(Number)
    .refine((value) => value >= least, {
      error: `"${name}" must be greater than or equal to ${least}`,
      abort: true,
    })
    .refine((value) => value <= most, {
      error: `"${name}" must be less than or equal to ${most}`,
    })
}

/** `is_preview`: 'true' or 'false', anything else is junk. */
export const previewParameter = z
  .enum(['true', 'false'], { error: '"is_preview" must be one of [true, false]' })
  .transform((text) => text === 'true')
  .optional()
