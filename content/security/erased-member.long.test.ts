import '../testing/throwaway.env.ts'
import { collectGarbage } from '@washhouse/serving/collect-garbage'

const { describeErasedMember } = await import('./erased-member.fixtures.ts')
const { closePayload } = await import('../src/composition/open-payload.ts')

describeErasedMember({
  async leave(payload) {
    await closePayload(payload)
    // Prepared statements keep the file open until they are collected.
    await collectGarbage()
  },
})
