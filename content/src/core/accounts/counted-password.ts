import { retryLater } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import { giveTryBack, takeTry } from '../attempts/attempts.rows.ts'
import { isArgonPassword, requireHashingPlace } from './passwords/argon-password.ts'

interface Shown {
  /** What its tries are counted by. */
  key: string
  /** Null and undefined: there is none, which takes as long. */
  stored: string | null | undefined
  password: string
  /** The network that it comes from. */
  visitor: string
}

/**
 * Whether a password is the one that is kept, as one try.
 * @throws REQUESTS_EXCEEDED after too many wrong ones, or while too many wait, which counts as no try.
 */
export async function isCountedPassword(
  payload: BasePayload,
  { key, stored, password, visitor }: Shown,
): Promise<boolean> {
  requireHashingPlace(visitor)
  const wait = await takeTry(payload, key)
  if (wait > 0) throw retryLater(wait)
  try {
    return await isArgonPassword(stored, password, visitor)
  } catch (error) {
    await giveTryBack(payload, key)
    throw error
  }
}
