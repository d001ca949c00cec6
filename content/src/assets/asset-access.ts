import { WireError } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import type { AssetRecord } from './asset-record.ts'

/** Members' own files need a live member's token; a token that is none is refused for every file. */
export async function requireReader(
  payload: BasePayload,
  asset: AssetRecord,
  headers: Headers,
): Promise<void> {
  const hasToken = headers.get('authorization')?.startsWith('Bearer ') ?? false
  if (!asset.isPrivate && !hasToken) return
  const { user } = await payload.auth({ headers })
  if (user?.collection === 'staff') return
  if (user?.collection === 'members' && user.status === 'active') return
  throw new WireError('INVALID_CREDENTIALS', 'Invalid user credentials.')
}
