import { z } from 'zod'
import { tidyLine } from '../text/tidy-text.ts'
import { isStorableText } from './query-text.ts'

/** Characters; longer texts are rejected, not cut. */
export const maxSearchLength = 200

/** Maximum of a 32-bit key column. */
export const maxId = 2_147_483_647

/** A positive integer, digits only. */
export function idParameter(name: string) {
  return wholeNumber(name, 1, maxId).optional()
}

/** Comma-separated ids. */
export function idListParameter(name: string, most: number) {
  return z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.length <= most, {
      error: `"${name}" must have at most ${most} ids`,
      abort: true,
    })
    .pipe(z.array(wholeNumber(name, 1, maxId)))
    .meta({
      type: 'string',
      pattern: String.raw`^\d+(,\d+)*$`,
      description: `Comma-separated ids, at most ${most}.`,
    })
    .optional()
}

/** Text normalized by `tidyLine`; empty means none. */
export function textParameter(name: string, most = maxSearchLength) {
  return z
    .string()
    .refine(isStorableText, { error: `"${name}" must be plain text`, abort: true })
    .overwrite(tidyLine)
    .max(most, { error: `"${name}" must have at most ${most} characters` })
    .transform((text) => text || undefined)
    .meta({ type: 'string', maxLength: most })
    .optional()
}

/** An integer within bounds; errors name the parameter. */
export function wholeNumber(name: string, least: number, most: number) {
  return (
    z
      .string()
      .refine((text) => /^-?\d+$/.test(text), { error: `"${name}" must be a number`, abort: true })
      // Adding 0 turns -0 into 0.
      .transform((text) => Number(text) + 0)
      .refine((value) => value >= least, {
        error: `"${name}" must be greater than or equal to ${least}`,
        abort: true,
      })
      .refine((value) => value <= most, {
        error: `"${name}" must be less than or equal to ${most}`,
      })
      .meta({ type: 'integer', minimum: least, maximum: most })
  )
}

/** `is_preview`: only 'true' or 'false'. */
export const previewParameter = z
  .enum(['true', 'false'], { error: '"is_preview" must be one of [true, false]' })
  .transform((text) => text === 'true')
  .meta({ type: 'boolean' })
  .optional()
