import type { Hono } from 'hono'
import type { BasePayload } from 'payload'
import { log } from '../../ground/log.ts'

/**
 * `/healthz`: the process answers. `/readyz`: it also reaches its database. `/server/ping` and
 * `/server/health` are the same two in the reference service's form.
 */
export function registerHealth(app: Hono, payload: BasePayload): void {
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/server/ping', (context) => context.html('pong'))
  app.get('/readyz', async (context) => context.json(...(await checkHealth(payload))))
  app.get('/server/health', async (context) => {
    const type = { 'content-type': 'application/health+json; charset=utf-8' }
    const [body, status] = await checkHealth(payload)
    return context.body(JSON.stringify(body), status, type)
  })
}

async function checkHealth(payload: BasePayload): Promise<[{ status: string }, 200 | 503]> {
  try {
    await payload.count({ collection: 'sectors' })
    return [{ status: 'ok' }, 200]
  } catch (error) {
    log.error({ err: error }, 'the database does not answer')
    return [{ status: 'error' }, 503]
  }
}
