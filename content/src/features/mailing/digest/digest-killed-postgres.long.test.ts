import '../../../../testing/throwaway.env.ts'
import { runOnPostgres } from '../../../../testing/on-postgres.ts'

await runOnPostgres()
const { describeKilledDigest } = await import('./killed-digest.fixtures.ts')

describeKilledDigest({ members: 2000, kills: 10 })
