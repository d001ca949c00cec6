import { routeNotFound, WireError } from '@washhouse/contract/wire/errors'
import type { Context, Hono } from 'hono'
import type { CountCall } from '../attempts/shared-limit.ts'
import { createCallGuard } from './call-guard.ts'
import { answerRead } from './answer-read.ts'
import { askedOf } from './asked-read.ts'
import type { ContractRoute } from './contract-route.ts'
import { memberHeaders } from './reply-headers.ts'
import { matchesPath } from './route-path.ts'
import type { ContractWrite } from './write-route.ts'

export function answerCalls(
  app: Hono,
  routes: readonly ContractRoute[],
  writes: readonly ContractWrite[],
  countTogether: (write: ContractWrite) => CountCall | undefined = () => undefined,
): void {
  const admit = createCallGuard()
  for (const route of routes)
    app.on(route.method, route.path, admit(route), (context) => reply(context, route))
  for (const write of writes)
    app.on(write.method, write.path, admit(write, countTogether(write)), (context) =>
      confirm(context, write),
    )
}

async function reply(context: Context, route: ContractRoute): Promise<Response> {
  const { status, headers, body } = await answerRead(route, askedOf(context))
  return context.json(body, status, headers)
}

async function confirm(context: Context, write: ContractWrite): Promise<Response> {
  const body = await write.store(context)
  const unstored = write.caller === 'member' ? memberHeaders : undefined
  if (body === undefined)
    return context.body(null, 204, unstored ?? { 'cache-control': 'no-cache' })
  return context.json(body, 200, unstored ?? { 'cache-control': 'no-store' })
}

/** For requests that no call handles: 405 with the path's methods, or 404 if it has none. */
export function refuseUnknown(app: Hono): void {
  app.notFound((context) => {
    const { path, method } = context.req
    const known = app.routes.filter((route) => matchesPath(route.path, path))
    const methods = new Set(known.flatMap((route) => methodsOf(route.method)))
    if (methods.size === 0) throw routeNotFound(path)
    context.header('allow', [...methods].join(', '))
    throw new WireError('METHOD_NOT_ALLOWED', `Method ${method} is not allowed here.`, { path })
  })
}

/** Middleware is registered for ALL; it answers no request itself. */
function methodsOf(method: string): string[] {
  if (method === 'ALL') return []
  return method === 'GET' ? ['GET', 'HEAD'] : [method]
}
