import { forbidden, WireError } from '@washhouse/contract/wire/errors'
import { MediaId } from '@washhouse/contract/media/media.contract'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo, tableOf } from '../../ground/database/tables.ts'

const AssetRecord = z.object({
  id: MediaId,
  filename: z.string(),
  isPrivate: z.boolean().nullable(),
  updatedAt: z.coerce.date(),
})
export type AssetRecord = z.infer<typeof AssetRecord>

/** The record of a stored file; a missing and a malformed id are both FORBIDDEN, never NOT_FOUND. */
export async function findAsset(payload: BasePayload, id: string): Promise<AssetRecord> {
  if (!MediaId.safeParse(id).success) throw forbidden()
  const media = tableOf(payload, 'media', ['id', 'filename', 'isPrivate', 'updatedAt'])
  const [row] = await connectionTo(payload)
    .select()
    .from(media)
    .where(eq(media.id, id.toLowerCase()))
    .limit(1)
  if (row) return AssetRecord.parse(row)
  const reason = `You don't have permission to perform "read" for collection "media" or it does not exist.`
  throw new WireError('FORBIDDEN', reason, { reason })
}
