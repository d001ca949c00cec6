import '../../testing/throwaway.env.ts'
import { runOnPostgres } from '../../testing/on-postgres.ts'

await runOnPostgres()
const { describeKilledRetention } = await import('./killed-retention.fixtures.ts')

describeKilledRetention()
