import { afterAll } from 'vitest'
import { chooseDatabase } from './inherited.env.ts'
import { startPostgres, type ThrowawayPostgres } from './throwaway-postgres.ts'

/** Starts a PostgreSQL for this test file. Import modules that read the environment afterwards. */
export async function runOnPostgres(): Promise<ThrowawayPostgres> {
  const postgres = await startPostgres().then((started) => {
    chooseDatabase(started.url)
    return started
  })
  afterAll(() => postgres.stop())
  return postgres
}
