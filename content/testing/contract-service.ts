import { once } from 'node:events'
import { createLimitedServer } from '@washhouse/serving/http-limits'
import type { BasePayload } from 'payload'
import { catchUp } from '../src/core/changes/follow-changes.ts'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { contractRoutes, contractWrites } from '../src/composition/contract/contract-app.ts'
import type { ContractRoute } from '../src/core/calls/contract-route.ts'
import type { ContractWrite } from '../src/core/calls/write-route.ts'
import type { CorsOrigins } from '../src/composition/contract/cors.ts'
import { createContractListener } from '../src/composition/contract/contract-listener.ts'

export interface ContractService {
  payload: BasePayload
  url: string
  /** Resolves once all earlier changes are announced. */
  announced(): Promise<void>
  /** Sends a request after `announced`. */
  get(
    path: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: unknown; headers: Headers }>
  stop(): Promise<void>
}

export interface ServiceOptions {
  routesOf?: (payload: BasePayload) => ContractRoute[]
  writesOf?: (payload: BasePayload) => ContractWrite[]
  corsOrigins?: CorsOrigins
}

/** The contract over real HTTP on a free port, with its own empty database. */
export async function startContractService({
  routesOf = contractRoutes,
  writesOf = contractWrites,
  corsOrigins = [],
}: ServiceOptions = {}): Promise<ContractService> {
  const payload = await openPayload()
  const options = { routes: routesOf(payload), writes: writesOf(payload), corsOrigins }
  const server = createLimitedServer(createContractListener(payload, options))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const url = `http://127.0.0.1:${address.port}`
  return {
    payload,
    url,
    announced: catchUp,
    async get(path, headers = {}) {
      await catchUp()
      const response = await fetch(`${url}${path}`, { headers })
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.startsWith('application/json')
      return {
        status: response.status,
        body: isJson ? JSON.parse(text) : text,
        headers: response.headers,
      }
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await closePayload(payload)
    },
  }
}
