import { z } from 'zod'

/** Id of a stored file at `/assets/{id}` (spec §3: asset id). */
export const MediaId = z.uuid().meta({ wireKind: 'file' })
export type MediaId = z.infer<typeof MediaId>
