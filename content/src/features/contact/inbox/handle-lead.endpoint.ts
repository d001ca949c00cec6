import { leadLengths } from '@washhouse/contract/contact/lead-lengths'
import { z } from 'zod'
import { readFields } from '../../../core/accounts/account-answers.ts'
import { answer, staffEndpoint } from '../../../core/rest/staff-endpoint.ts'
import { isEditor } from '../../../platform/access.ts'
import { leadStatuses } from '../lead/lead.labels.ts'

const Handled = z.strictObject({
  status: z.enum(leadStatuses).optional(),
  newNote: z.string().trim().min(1).max(leadLengths.message).optional(),
})

/** What the queue changes of a lead: POST /cms-api/leads/{id}/handle, as its own page does. */
export const handleLead = staffEndpoint('post', '/:id/handle', isEditor, async (req) => {
  const form = await readFields(req, Handled)
  if ('refusal' in form) return form.refusal
  const id = String(req.routeParams?.['id'])
  const changed = { collection: 'leads', id, data: form.sent } as const
  await req.payload.update({ ...changed, req, overrideAccess: false })
  return answer()
})
