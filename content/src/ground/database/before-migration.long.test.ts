import '../../../testing/throwaway.env.ts'
import { runOnPostgres } from '../../../testing/on-postgres.ts'

await runOnPostgres()
await import('./before-migration.integration.test.ts')
