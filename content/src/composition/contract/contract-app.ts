import { forbiddenCollection } from '@washhouse/contract/wire/errors'
import { Hono } from 'hono'
import type { BasePayload } from 'payload'
import { registerAssets } from '../../core/files/assets/assets.route.ts'
import { registerChanges } from '../../core/changes/changes.route.ts'
import { searchRoute, searchWordsRoute } from '../../core/search/search.route.ts'
import { areas, fileUses, privateFiles } from '../areas.ts'
import { createSharedLimit } from '../../core/attempts/shared-limit.ts'
import { answerCalls, refuseUnknown } from '../../core/calls/answer-calls.ts'
import { bearerGate } from '../../core/accounts/sessions/bearer-member.ts'
import type { ContractRoute } from '../../core/calls/contract-route.ts'
import { answerStreams } from '../../core/calls/private-stream.ts'
import { answerError } from '../../core/calls/error-answer.ts'
import { registerHealth } from './health.route.ts'
import { serverInfo } from './server-info.route.ts'
import type { ContractWrite } from '../../core/calls/write-route.ts'

/** Every read of the contract, feature by feature. */
export function contractRoutes(payload: BasePayload): ContractRoute[] {
  const ofAreas = areas.flatMap((area) => area.routes?.(payload) ?? [])
  return [...ofAreas, searchRoute(payload), searchWordsRoute(payload), serverInfo(payload)]
}

/** Every call of the contract that writes; none is ever cached. */
export function contractWrites(payload: BasePayload): ContractWrite[] {
  return areas.flatMap((area) => area.writes?.(payload) ?? [])
}

/** Builds the contract as one app, independent of node:http, the cache and the admin. */
export function buildContract(
  payload: BasePayload,
  routes: readonly ContractRoute[],
  writes: readonly ContractWrite[],
): Hono {
  const app = new Hono()
  app.onError(answerError)
  registerHealth(app, payload)
  registerChanges(app)
  registerAssets(app, payload, { uses: fileUses, privateFiles })

  app.use(bearerGate(payload))
  answerCalls(app, routes, writes, ({ method, path, limit }) =>
    createSharedLimit(payload, `${method} ${path}`, limit),
  )
  answerStreams(
    app,
    areas.flatMap((area) => area.streams?.(payload) ?? []),
  )
  // A missing, a hidden and a read-only list must look alike.
  app.all('/items/:collection/*', (context) => {
    throw forbiddenCollection(context.req.param('collection'))
  })
  refuseUnknown(app)
  return app
}
