import '../testing/throwaway.env.ts'
import { runOnPostgres } from '../testing/on-postgres.ts'

const postgres = await runOnPostgres()
const { describeErasedMember } = await import('./erased-member.fixtures.ts')

describeErasedMember({
  // Payload keeps one connection until the process ends, but a restore needs a database without other connections.
  async leave() {
    await postgres.halt()
    await postgres.resume()
  },
})
