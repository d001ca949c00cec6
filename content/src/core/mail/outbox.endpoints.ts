import type { BasePayload, Endpoint } from 'payload'
import { isAdministrator } from '../../platform/access.ts'
import { noteStaffAct } from '../audit/staff-audit.rows.ts'
import { answer, staffEndpoint } from '../rest/staff-endpoint.ts'
import { wakeOutbox } from './outbox-wake-up.ts'
import { dropJob, queueAgain } from './outbox-admin.rows.ts'

/** Actions of an administrator. Rows are never edited, as the worker changes them too. */
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
    // Audited before the act: without an audit entry it must not happen.
    await noteStaffAct(payload, { act: 'change', by, about: 'outbox', ids })
    await change(payload, String(id))
    wakeOutbox()
    return answer()
  })
}
