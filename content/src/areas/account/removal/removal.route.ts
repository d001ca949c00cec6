import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { BasePayload } from 'payload'
import { bindMemberWrite } from '../../../engines/calls/bound-write.ts'
import { writeRoute, type ContractWrite } from '../../../engines/calls/write-route.ts'
import { removeMember } from './remove-member.ts'

/** `DELETE /users/me`; of two at once both find the account gone. */
export function removalWrites(payload: BasePayload): ContractWrite[] {
  return [
    writeRoute({ most: 10, spanSeconds: 600 }, [
      bindMemberWrite(accountCalls.removeMe, async ({ member }) => {
        await removeMember(payload, member.id)
      }),
    ]),
  ]
}
