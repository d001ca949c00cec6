import '../../../../testing/throwaway.env.ts'
import { runOnPostgres } from '../../../../testing/on-postgres.ts'

await runOnPostgres()
await import('./forget-leads.integration.test.ts')
