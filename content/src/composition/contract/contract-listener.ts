import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { knownChangeHeader } from '@washhouse/contract/client/content-client'
import { securityHeaders } from '@washhouse/serving/security-headers'
import type { BasePayload } from 'payload'
import { changeBus } from '../../core/changes/change-bus.ts'
import { catchUp } from '../../core/changes/follow-changes.ts'
import { purgeOnChange } from '../../core/changes/purge-on-change.ts'
import { env } from '../../platform/env.ts'
import { log } from '../../platform/log.ts'
import { buildContract, contractRoutes, contractWrites } from './contract-app.ts'
import { compressReply } from '../../core/calls/compress-reply.ts'
import type { ContractRoute } from '../../core/calls/contract-route.ts'
import type { ContractWrite } from '../../core/calls/write-route.ts'
import { isFile, sendFile } from '../../core/files/send-file.ts'
import { createResponseCache } from '../../core/cache/response-cache.ts'
import { createCors, variesBy, type CorsOrigins } from './cors.ts'
import { createReferenceListener } from './reference/reference-listener.ts'

interface Options {
  routes?: readonly ContractRoute[]
  writes?: readonly ContractWrite[]
  corsOrigins?: CorsOrigins
}

/** Serves the contract: its description, cached answers where possible, and else the app's. */
export function createContractListener(
  payload: BasePayload,
  {
    routes = contractRoutes(payload),
    writes = contractWrites(payload),
    corsOrigins = env.corsOrigins,
  }: Options = {},
): RequestListener {
  const app = buildContract(payload, routes, writes)
  const headers = securityHeaders({ isHttps: env.isHttps, resourcePolicy: 'cross-origin' })
  const vary = variesBy(corsOrigins)
  const cache = createResponseCache({
    routes,
    headers,
    vary,
    // A cache of one byte stores nothing.
    maxBytes: Math.max(env.responseCacheBytes, 1),
    onError: (error) => log.error({ err: error }, 'a contract call failed'),
  })
  purgeOnChange(cache)
  const answerOrigin = createCors(corsOrigins, headers)
  const answerReference = createReferenceListener(vary)
  const answerUncached = getRequestListener(async (request, bindings) => {
    const response = await app.fetch(request, bindings)
    for (const name of vary) response.headers.append('vary', name)
    if (isFile(response)) return await sendFile(response, bindings)
    return compressReply(request, response)
  })

  function answer(req: IncomingMessage, res: ServerResponse): void {
    if (answerOrigin(req, res)) return
    if (answerReference(req, res)) return
    if (cache.handle(req, res)) return
    for (let index = 0; index < headers.length; index += 2)
      res.setHeader(headers[index] ?? '', headers[index + 1] ?? '')
    void answerUncached(req, res)
  }

  return (req, res) => {
    // Another process has told the website of a change that this one has not read yet.
    if (Number(req.headers[knownChangeHeader]) > changeBus.lastNumber())
      void catchUp().then(() => answer(req, res))
    else answer(req, res)
  }
}
