import '../testing/throwaway.env.ts'
import { afterAll, beforeAll } from 'vitest'
import { useDatabase } from '../testing/inherited.env.ts'
import { startPostgres, type ThrowawayPostgres } from '../testing/throwaway-postgres.ts'
import { describeAlbums } from './album-laws.fixtures.ts'
import { describeAssets } from './asset-laws.fixtures.ts'
import { describeErrors } from './error-laws.fixtures.ts'
import { describeFields } from './field-laws.fixtures.ts'
import { describeFilters } from './filter-laws.fixtures.ts'
import { describeHttp } from './http-laws.fixtures.ts'
import { describeReading } from './reading-laws.fixtures.ts'
import type { Connected } from './service.fixtures.ts'

let postgres: ThrowawayPostgres
let connected: Connected
const current = () => connected

beforeAll(async () => {
  postgres = await startPostgres()
  useDatabase(postgres.url)
  const { connectClient } = await import('./service.fixtures.ts')
  connected = await connectClient()
}, 240_000)
afterAll(async () => {
  await connected?.service.stop()
  await postgres?.stop()
})

describeReading(current)
describeFields(current)
describeFilters(current)
describeAlbums(current)
describeErrors(current)
describeAssets(current)
describeHttp(current)
