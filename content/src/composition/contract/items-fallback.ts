import { forbiddenCollection } from '@washhouse/contract/wire/errors'
import type { Hono } from 'hono'

/** `/items` answers a collection that is missing, hidden or not written to with the same 403. */
export function forbidUnknownItems(app: Hono): void {
  app.all('/items/:collection/*', (context) => {
    throw forbiddenCollection(context.req.param('collection'))
  })
  app.all('/items/:collection', (context) => {
    throw forbiddenCollection(context.req.param('collection'))
  })
}
