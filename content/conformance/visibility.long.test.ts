import '../testing/throwaway.env.ts'
import { afterAll } from 'vitest'
import { useDatabase } from '../testing/inherited.env.ts'
import { startPostgres, type ThrowawayPostgres } from '../testing/throwaway-postgres.ts'
import { describeVisibility } from './visibility-laws.fixtures.ts'

let postgres: ThrowawayPostgres
afterAll(() => postgres?.stop())

describeVisibility(async () => {
  postgres = await startPostgres()
  useDatabase(postgres.url)
  const { startVisibilityService } = await import('./visibility-service.fixtures.ts')
  return await startVisibilityService()
})
