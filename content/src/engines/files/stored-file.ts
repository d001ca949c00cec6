import { MediaId } from '@washhouse/contract/media/media.contract'
import { z } from 'zod'

/** The record of a file on the disk. */
export const StoredFile = z.object({
  id: MediaId,
  filename: z.string(),
  updatedAt: z.coerce.date(),
})
export type StoredFile = z.infer<typeof StoredFile>
