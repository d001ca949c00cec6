import type { Erasable } from '../../../engines/erasures/erasures.rows.ts'
import { removeMember } from './remove-member.ts'

export const eraseMembers: Erasable = {
  collection: 'members',
  async eraseAgain(payload, id) {
    await removeMember(payload, id, { isTold: false })
  },
}
