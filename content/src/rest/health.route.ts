import type { Hono } from 'hono'
import type { BasePayload } from 'payload'
import { log } from '../log.ts'

/** `/healthz`: the process answers. `/readyz`: it also reaches its database. */
export function registerHealth(app: Hono, payload: BasePayload): void {
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) => {
    try {
      await payload.count({ collection: 'sectors' })
      return context.json({ status: 'ok' })
    } catch (error) {
      log.error({ err: error }, 'the database does not answer')
      return context.json({ status: 'error' }, 503)
    }
  })
}
