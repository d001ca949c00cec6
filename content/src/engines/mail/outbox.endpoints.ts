import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { isAdministrator } from '../../ground/access.ts'
import { wakeOutbox } from './outbox-wake-up.ts'
import { dropJob, queueAgain } from './outbox-care.rows.ts'

/** What an administrator may do with the outbox; rows are never edited, as the worker changes them too. */
export const outboxEndpoints = [
  forAdministrators('/send-again', ({ payload }) => queueAgain(payload)),
  forAdministrators('/:id/send-again', (req) => queueAgain(req.payload, idOf(req))),
  forAdministrators('/:id/drop', (req) => dropJob(req.payload, idOf(req))),
]

function forAdministrators(path: string, change: (req: PayloadRequest) => Promise<void>) {
  return {
    path,
    method: 'post',
    async handler(req) {
      if (!isAdministrator({ req })) throw new APIError('Only administrators may do that.', 403)
      await change(req)
      wakeOutbox()
      return Response.json({ done: true })
    },
  } satisfies Endpoint
}

function idOf({ routeParams }: PayloadRequest): string {
  return String(routeParams?.['id'])
}
