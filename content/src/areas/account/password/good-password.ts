import { passwordLengths } from '@washhouse/contract/account/password-lengths'
import type { Language } from '@washhouse/contract/language'
import { failedValidation } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import type { BasePayload } from 'payload'
import { findOwnFault } from '../../../engines/accounts/passwords/account-password.ts'

interface Owner {
  email: string
  firstName?: string | null
  lastName?: string | null
}

const rule = { leastCharacters: passwordLengths.least }

/**
 * Refuses a new password that is guessed early, by whoever knows the member too.
 * @throws FaultyBody, whose fault says why in the caller's language.
 */
export async function requireGoodPassword(
  payload: BasePayload,
  password: string,
  language: Language,
  owner: Owner,
): Promise<void> {
  const fault = await findOwnFault(payload, rule, password, owner)
  if (!fault) return
  const reason = fault[language].replace(/\.$/, '')
  throw new FaultyBody([failedValidation('password', 'guessable', reason)])
}
