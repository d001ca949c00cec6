import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { isAdministrator } from '../../ground/access.ts'
import { wakeOutbox } from './outbox-wake-up.ts'
import { dropJob, queueAgain } from './outbox-care.rows.ts'

/** What an administrator may do with the outbox; rows are never edited, as the worker changes them too. */
export const outboxEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    path: '/send-again',
    method: 'post',
    handler: (req) => answer(req, () => queueAgain(req.payload)),
  },
  {
    path: '/:id/send-again',
    method: 'post',
    handler: (req) => answer(req, () => queueAgain(req.payload, idOf(req))),
  },
  {
    path: '/:id/drop',
    method: 'post',
    handler: (req) => answer(req, () => dropJob(req.payload, idOf(req))),
  },
]

async function answer(req: PayloadRequest, change: () => Promise<void>): Promise<Response> {
  if (!isAdministrator({ req })) throw new APIError('Only administrators may do that.', 403)
  await change()
  wakeOutbox()
  return Response.json({ done: true })
}

function idOf({ routeParams }: PayloadRequest): string {
  return String(routeParams?.['id'])
}
