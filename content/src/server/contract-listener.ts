import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { securityHeaders } from '@washhouse/serving/security-headers'
import type { BasePayload } from 'payload'
import { purgeOnChange } from '../changes/purge-on-change.ts'
import { env } from '../env.ts'
import { log } from '../log.ts'
import { buildContract, contractRoutes } from '../rest/contract-app.ts'
import { createResponseCache } from '../rest/response-cache.ts'
import { isHttps } from './admin-listener.ts'

/** The contract: from the cache where it may, else from the app. */
export function createContractListener(payload: BasePayload): RequestListener {
  const routes = contractRoutes(payload)
  const app = buildContract(payload, routes)
  const headers = securityHeaders({ isHttps: isHttps() })
  const cache = createResponseCache({
    routes,
    answer: async (request) => await app.fetch(request),
    headers,
    // A cache of one byte keeps nothing.
    maxBytes: Math.max(env.responseCacheBytes, 1),
    onError: (error) => log.error({ err: error }, 'a contract call failed'),
  })
  purgeOnChange(cache)
  const answer = getRequestListener(app.fetch)

  return (req, res) => {
    if (cache.handle(req, res)) return
    for (let index = 0; index < headers.length; index += 2)
      res.setHeader(headers[index] ?? '', headers[index + 1] ?? '')
    void answer(req, res)
  }
}
