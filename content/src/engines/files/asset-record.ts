import { forbidden, invalidCredentials, WireError } from '@washhouse/contract/wire/errors'
import { MediaId } from '@washhouse/contract/media/media.contract'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { isStaff } from '../../ground/access.ts'
import { env } from '../../ground/env.ts'
import { connectionTo, tableOf } from '../../ground/database/tables.ts'
import { readBearerMember } from '../calls/bearer-member.ts'

const AssetRecord = z.object({
  id: MediaId,
  filename: z.string(),
  isPrivate: z.boolean().nullable(),
  updatedAt: z.coerce.date(),
})
export type AssetRecord = z.infer<typeof AssetRecord> & {
  /** Where its file lies. */
  folder: string
}

/** The record of a stored file; a missing and a malformed id are both FORBIDDEN, never NOT_FOUND. */
export async function findAsset(payload: BasePayload, id: string): Promise<AssetRecord> {
  if (!MediaId.safeParse(id).success) throw forbidden()
  const found = (await findMedia(payload, id)) ?? (await findMemberPicture(payload, id))
  if (found) return found
  const reason = `You don't have permission to perform "read" for collection "media" or it does not exist.`
  throw new WireError('FORBIDDEN', reason, { reason })
}

async function findMedia(payload: BasePayload, id: string): Promise<AssetRecord | undefined> {
  const media = tableOf(payload, 'media', ['id', 'filename', 'isPrivate', 'updatedAt'])
  const [row] = await connectionTo(payload)
    .select()
    .from(media)
    .where(eq(media.id, id.toLowerCase()))
    .limit(1)
  return row && { ...AssetRecord.parse(row), folder: env.mediaDir }
}

/** Whoever knows its id may see it: it stands beside what the member writes. */
async function findMemberPicture(
  payload: BasePayload,
  id: string,
): Promise<AssetRecord | undefined> {
  const pictures = tableOf(payload, 'member_pictures', ['id', 'filename', 'updatedAt'])
  const { filename, updatedAt } = pictures
  const [row] = await connectionTo(payload)
    .select({ id: pictures.id, filename, updatedAt })
    .from(pictures)
    .where(eq(pictures.id, id.toLowerCase()))
    .limit(1)
  return row && { ...AssetRecord.parse({ ...row, isPrivate: false }), folder: env.memberPictureDir }
}

/** Members' own files need a live member's token; a token that is none is refused for every file. */
export async function requireReader(
  payload: BasePayload,
  asset: AssetRecord,
  headers: Headers,
): Promise<void> {
  const member = await readBearerMember(payload, headers)
  if (member || !asset.isPrivate) return
  // The admin shows pictures by the cookie of whoever signed in there.
  const { user } = await payload.auth({ headers })
  if (isStaff({ req: { user } })) return
  throw invalidCredentials()
}
