import '../../../testing/throwaway.env.ts'
import { runOnPostgres } from '../../../testing/on-postgres.ts'

await runOnPostgres()
await import('./policy.route.integration.test.ts')
