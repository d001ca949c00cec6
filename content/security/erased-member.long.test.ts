import '../testing/throwaway.env.ts'
import { collectGarbage } from '@washhouse/serving/collect-garbage'

const { describeErasedMember } = await import('./erased-member.fixtures.ts')
const { closePayload } = await import('../src/composition/open-payload.ts')

describeErasedMember({
  async leave(payload) {
    await closePayload(payload)
    // Statements that are still ready keep the file open until then.
    await collectGarbage()
  },
})
