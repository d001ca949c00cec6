import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { BasePayload } from 'payload'
import { bindWrite } from '../../../engines/calls/bound-write.ts'
import { type ContractWrite, writeRoute } from '../../../engines/calls/write-route.ts'
import { signIn } from './sign-in.ts'

// Of a network, behind which many may sit: a guesser is stopped earlier, by the account.
const limit = { most: 60, spanSeconds: 60 }

/** Signing in. */
export function signInWrites(payload: BasePayload): ContractWrite[] {
  return [writeRoute(limit, [bindWrite(accountCalls.login, (sent) => signIn(payload, sent))])]
}
