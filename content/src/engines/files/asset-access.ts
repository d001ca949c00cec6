import { invalidCredentials } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import { readBearerMember } from '../calls/bearer-member.ts'
import type { AssetRecord } from './asset-record.ts'

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
  if (user?.collection === 'staff') return
  throw invalidCredentials()
}
