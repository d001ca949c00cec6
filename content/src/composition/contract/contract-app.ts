import { routeNotFound, WireError } from '@washhouse/contract/wire/errors'
import { Hono, type Context } from 'hono'
import type { BasePayload } from 'payload'
import { registerAssets } from '../../engines/files/assets.route.ts'
import { registerChanges } from '../../engines/changes/changes.route.ts'
import { searchRoute } from '../../engines/search/search.route.ts'
import { areas } from '../areas.ts'
import { bearerGate } from '../../engines/calls/bearer-gate.ts'
import type { ContractRoute } from '../../engines/calls/contract-route.ts'
import { answerError } from '../../engines/calls/error-answer.ts'
import { registerHealth } from './health.route.ts'
import { forbidUnknownItems } from './items-fallback.ts'
import { replyHeaders } from '../../engines/calls/reply-headers.ts'
import { matchesPath } from '../../engines/calls/route-path.ts'
import { serverInfo } from './server-info.route.ts'
import type { ContractWrite } from '../../engines/calls/write-route.ts'

/** Every call of the contract that is made of data, area by area. */
export function contractRoutes(payload: BasePayload): ContractRoute[] {
  const ofAreas = areas.flatMap((area) => area.routes?.(payload) ?? [])
  return [...ofAreas, searchRoute(payload), serverInfo(payload)]
}

/** Every call of the contract that stores something; none of them is ever cached. */
export function contractWrites(payload: BasePayload): ContractWrite[] {
  return areas.flatMap((area) => area.writes?.(payload) ?? [])
}

/** The contract as one app; it knows nothing of node:http, the cache or the admin. */
export function buildContract(payload: BasePayload, routes = contractRoutes(payload)): Hono {
  const app = new Hono()
  app.onError(answerError)
  registerHealth(app, payload)
  registerChanges(app)
  registerAssets(app, payload)

  app.use(bearerGate(payload))
  for (const route of routes) app.on(route.method, route.path, (context) => reply(context, route))
  for (const write of contractWrites(payload))
    app.on(write.method, write.path, (context) => confirm(context, write))
  forbidUnknownItems(app)
  app.notFound((context) => refuse(context, routes))
  return app
}

async function reply(context: Context, route: ContractRoute): Promise<Response> {
  const { body, ...caching } = await route.answer(context)
  return context.json(body, 200, replyHeaders(route, caching))
}

async function confirm(context: Context, write: ContractWrite): Promise<Response> {
  const body = await write.store(context)
  if (body === undefined) return context.body(null, 204, { 'cache-control': 'no-cache' })
  return context.json(body, 200, { 'cache-control': 'no-store' })
}

function refuse(context: Context, routes: readonly ContractRoute[]): Response {
  const { path, method } = context.req
  const isKnown = routes.some((route) => matchesPath(route.path, path))
  if (!isKnown) throw routeNotFound(path)
  context.header('allow', 'GET, HEAD')
  throw new WireError('METHOD_NOT_ALLOWED', `Method ${method} is not allowed here.`, { path })
}
