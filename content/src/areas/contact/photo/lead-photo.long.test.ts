import '../../../../testing/throwaway.env.ts'
import { runOnPostgres } from '../../../../testing/on-postgres.ts'

await runOnPostgres()
await import('./lead-photo.integration.test.ts')
