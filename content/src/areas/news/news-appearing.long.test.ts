import '../../../testing/throwaway.env.ts'
import { runOnPostgres } from '../../../testing/on-postgres.ts'

await runOnPostgres()
await import('./news-appearing.integration.test.ts')
