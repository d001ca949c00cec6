import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { BasePayload } from 'payload'
import { bindMemberWrite } from '../../../engines/calls/bound-write.ts'
import { writeRoute, type ContractWrite } from '../../../engines/calls/write-route.ts'
import { removeOwnAccount } from './remove-own-account.ts'

/** `DELETE /users/me`. */
export function removalWrites(payload: BasePayload): ContractWrite[] {
  return [
    writeRoute({ most: 10, spanSeconds: 600 }, [
      bindMemberWrite(accountCalls.removeMe, (sent) => removeOwnAccount(payload, sent)),
    ]),
  ]
}
