import { afterAll } from 'vitest'
import { chooseDatabase } from './inherited.env.ts'
import { startPostgres, type ThrowawayPostgres } from './throwaway-postgres.ts'

/** Gives this test file a PostgreSQL of its own; what reads the environment is imported afterwards. */
export async function runOnPostgres(): Promise<ThrowawayPostgres> {
  const postgres = await startPostgres().then((started) => {
    chooseDatabase(started.url)
    return started
  })
  afterAll(() => postgres.stop())
  return postgres
}
