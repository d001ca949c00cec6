import type { BasePayload } from 'payload'
import { noteStaffAct } from '../../../engines/audit/staff-audit.rows.ts'
import { removeMember } from '../removal/remove-member.ts'
import { noteAct } from './member-history.rows.ts'

interface Erasure {
  /** Id of the member of staff. */
  by: number | string
  /** What else is done in the same write, first of all and last of all; a rejection keeps the account. */
  before?: () => Promise<void>
  alsoWrite?: () => Promise<void>
}

const nothing = async () => {}

/** Erases a member on behalf of staff, which is noted without naming him; false where he is gone already. */
export async function eraseMember(
  payload: BasePayload,
  memberId: string,
  { by, before = nothing, alsoWrite = nothing }: Erasure,
): Promise<boolean> {
  return await removeMember(payload, memberId, {
    before,
    alsoWrite: async () => {
      await noteAct(payload, { member: null, act: 'erased', by })
      await noteStaffAct(payload, { act: 'erase', by, about: 'members', ids: [memberId] })
      await alsoWrite()
    },
  })
}
