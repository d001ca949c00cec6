import { passwordLengths } from '@washhouse/contract/account/password-lengths'
import type { Language } from '@washhouse/contract/language'
import { failedValidation, retryLater } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import { createFairQueue, QueueFullError } from '@washhouse/serving/fair-queue'
import type { BasePayload } from 'payload'
import { findOwnFault } from '../../../core/accounts/passwords/password-rule.ts'

interface Owner {
  email: string
  firstName?: string | null
  lastName?: string | null
}

interface Caller {
  language: Language
  /** The client's network, for the fair queue. */
  visitor: string
}

const rule = { leastCharacters: passwordLengths.least }

// The longest password takes 0.1 s to check: one network must not block the others.
const waitSeconds = 3
const inTurn = createFairQueue({
  name: 'new passwords',
  running: 1,
  waiting: 50,
  waitMs: waitSeconds * 1000,
})

/**
 * Rejects a password that is easy to guess, also by someone who knows the member.
 * @throws FaultyBody with the reason in the caller's language; REQUESTS_EXCEEDED if too many passwords wait.
 */
export async function requireGoodPassword(
  payload: BasePayload,
  password: string,
  owner: Owner,
  { language, visitor }: Caller,
): Promise<void> {
  const judge = () => findOwnFault(payload, rule, password, owner)
  const fault = await inTurn.run(visitor, judge).catch((error: unknown) => {
    throw error instanceof QueueFullError ? retryLater(waitSeconds) : error
  })
  if (!fault) return
  const reason = fault[language].replace(/\.$/, '')
  throw new FaultyBody([failedValidation('password', 'guessable', reason)])
}
