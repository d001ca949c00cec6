import type { Erasable } from '../../../engines/erasures/erasable.ts'
import { removeMember } from './remove-member.ts'

export const eraseMembers: Erasable = {
  collection: 'members',
  async eraseAgain(payload, id) {
    await removeMember(payload, id, { isTold: false })
  },
}
