import { afterAll, beforeAll } from 'vitest'
import { describeAlbums } from './album-laws.fixtures.ts'
import { describeAssets } from './asset-laws.fixtures.ts'
import { describeErrors } from './error-laws.fixtures.ts'
import { describeFields } from './field-laws.fixtures.ts'
import { describeFilters } from './filter-laws.fixtures.ts'
import { describeHttp } from './http-laws.fixtures.ts'
import { describeReading } from './reading-laws.fixtures.ts'
import { connectClient, type Connected } from './service.fixtures.ts'

let connected: Connected
const current = () => connected

beforeAll(async () => {
  connected = await connectClient()
})
afterAll(() => connected.service.stop())

describeReading(current)
describeFields(current)
describeFilters(current)
describeAlbums(current)
describeErrors(current)
describeAssets(current)
describeHttp(current)
