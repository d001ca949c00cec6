import { retryLater } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import { giveTryBack, takeTry } from '../attempts/attempts.rows.ts'
import { isArgonPassword, requireHashingPlace } from './passwords/argon-password.ts'

interface Shown {
  key: string
  /** Null and undefined mean no password; the check then takes equally long. */
  stored: string | null | undefined
  password: string
  visitor: string
}

/**
 * Checks a password against the stored one and counts the attempt.
 * @throws REQUESTS_EXCEEDED after too many wrong passwords, or while too many checks wait, which does not count as an
 * attempt.
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
