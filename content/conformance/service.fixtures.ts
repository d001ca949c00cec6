import { createDirectus, rest, type DirectusClient, type RestClient } from '@directus/sdk'
import { contractRoutes } from '../src/composition/contract/contract-app.ts'
import { startContractService, type ContractService } from '../testing/contract-service.ts'
import { itemsOf } from '../testing/items-of.ts'
import { fillRecords } from './records.fixtures.ts'
import { placeEntity, regionEntity, shopEntity, type Schema } from './schema.fixtures.ts'

/** A service with records, and the reference service's own client connected to it. */
export interface Connected {
  service: ContractService
  client: Client
  /** The same client with English as its language. */
  english: Client
  ids: Awaited<ReturnType<typeof fillRecords>>
}

type Client = DirectusClient<Schema> & RestClient<Schema>

export async function connectClient(): Promise<Connected> {
  const service = await startContractService({
    routesOf: (payload) => [
      ...contractRoutes(payload),
      ...itemsOf(payload, shopEntity),
      ...itemsOf(payload, placeEntity),
      ...itemsOf(payload, regionEntity),
    ],
  })
  const ids = await fillRecords(service.payload)
  const client = createDirectus<Schema>(service.url).with(rest())
  const inEnglish: typeof fetch = (url, options) => {
    const headers = new Headers(options?.headers)
    headers.set('lang', 'en')
    return fetch(url, { ...options, headers })
  }
  const english = createDirectus<Schema>(service.url, { globals: { fetch: inEnglish } }).with(
    rest(),
  )
  return { service, client, english, ids }
}
