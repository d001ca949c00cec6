import type { Language } from '@washhouse/contract/language'
import { failedValidation } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import type { BasePayload } from 'payload'
import { attemptKey, clearAttempts } from '../../../core/attempts/attempts.rows.ts'
import { isCountedPassword } from '../../../core/accounts/counted-password.ts'
import { readPasswordHash } from '../member/member.rows.ts'

interface Given {
  memberId: string
  password: string
  language: Language
  /** The client's network. */
  visitor: string
}

const wrong = {
  th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง',
  en: 'This is not your current password',
} satisfies Record<Language, string>

/**
 * Checks the member's password and returns its hash at that time. Attempts are counted per member, across sessions and
 * networks.
 * @throws REQUESTS_EXCEEDED after too many wrong ones; FaultyBody for a wrong one.
 */
export async function requireOwnPassword(payload: BasePayload, given: Given): Promise<string> {
  const { memberId, password, language, visitor } = given
  const key = confirmKey(payload, memberId)
  const hash = await readPasswordHash(payload, memberId)
  const isRight = await isCountedPassword(payload, { key, stored: hash, password, visitor })
  if (!isRight || hash === null) throw wrongPassword(language)
  await clearAttempts(payload, key)
  return hash
}

/** Key of the attempt counter. */
export function confirmKey(payload: BasePayload, memberId: string): string {
  return attemptKey(payload, 'confirm', 'members', memberId)
}

export function wrongPassword(language: Language): FaultyBody {
  const fault = failedValidation('current_password', 'wrong_password', wrong[language])
  return new FaultyBody([fault])
}
