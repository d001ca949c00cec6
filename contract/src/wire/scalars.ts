import { z } from 'zod'

export const Id = z.int().positive()

/** Content status (spec §4); notifications capitalise it on the wire. */
export const Status = z.enum(['draft', 'published'])
export type Status = z.infer<typeof Status>

/** ISO 8601 in UTC with milliseconds, e.g. '2026-11-21T00:05:23.492Z'. */
export const Timestamp = z.iso.datetime().meta({ wireKind: 'timestamp' })
