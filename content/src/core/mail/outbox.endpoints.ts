import type { BasePayload, Endpoint } from 'payload'
import { isAdministrator } from '../../platform/access.ts'
import { noteStaffAct } from '../audit/staff-audit.rows.ts'
import { answer, staffEndpoint } from '../rest/staff-endpoint.ts'
import { wakeOutbox } from './outbox-wake-up.ts'
import { dropJob, queueAgain } from './outbox-admin.rows.ts'

/** What an administrator may do with the outbox; rows are never edited, as the worker changes them too. */
export const outboxEndpoints = [
  forAdministrators('/send-again', (payload) => queueAgain(payload)),
  forAdministrators('/:id/send-again', queueAgain),
  forAdministrators('/:id/drop', dropJob),
]

function forAdministrators(
  path: string,
  change: (payload: BasePayload, id: string) => Promise<void>,
): Endpoint {
  return staffEndpoint('post', path, isAdministrator, async (req, { id: by }) => {
    const { payload, routeParams } = req
    const id = routeParams?.['id']
    const ids = typeof id === 'string' ? [id] : []
    // Before it is done: what cannot be written down is not done.
    await noteStaffAct(payload, { act: 'change', by, about: 'outbox', ids })
    await change(payload, String(id))
    wakeOutbox()
    return answer()
  })
}
