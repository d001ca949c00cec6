import { APIError, type Endpoint, NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { readFields } from '../../../core/accounts/account-answers.ts'
import { copyOfAddress } from '../../../core/accounts/copy/copy-of-address.ts'
import { copyResponse } from '../../../core/accounts/copy/copy-archive.ts'
import { noteStaffAct } from '../../../core/audit/staff-audit.rows.ts'
import { addStep, findCaseAbout } from '../../../core/cases/cases.rows.ts'
import { answer, staffEndpoint } from '../../../core/rest/staff-endpoint.ts'
import { isAdministrator } from '../../../platform/access.ts'
import { say } from '../../../platform/languages/say.ts'
import { log } from '../../../platform/log.ts'
import type { Act } from '../request/data-request.labels.ts'
import { aboutRequest, findRequest, type StoredRequest } from '../request/stored-request.rows.ts'
import {
  answerRequest,
  eraseAddress,
  proveByHand,
  refuseRequest,
  reopenRequest,
  withdrawForMinor,
} from './act-on-request.ts'

const Reason = z.object({ reason: z.string().trim().min(1).max(500) })

const acts = {
  prove: proveByHand,
  answer: answerRequest,
  refuse: refuseRequest,
  reopen: reopenRequest,
  erase: eraseAddress,
  withdraw: withdrawForMinor,
}

/** Acts that delete permanently. */
const erasing = ['erase', 'withdraw']

/** What administrators do with a request, at `/cms-api/data-requests/{id}/…`. Each act is logged. */
export const handleEndpoints: Endpoint[] = [
  ...Object.entries(acts).map(([name, act]) =>
    forAdministrators('post', name, async (req, request, by) => {
      const form = await readFields(req, Reason)
      if ('refusal' in form) return form.refusal
      const about = { by, about: 'data-requests', ids: [request.id] }
      // Audited first: an act that cannot be audited must not happen.
      await noteStaffAct(req.payload, {
        act: erasing.includes(name) ? 'erase' : 'change',
        ...about,
      })
      if (!(await act(req.payload, { id: request.id, by, ...form.sent }))) throw changed(req)
      log.info({ staff: by, request: request.id, act: name }, 'a request about data was handled')
      return answer()
    }),
  ),
  forAdministrators('get', 'copy', async (req, { id, state, email, memberId, language }, by) => {
    if (state === 'unproven' || memberId !== null || email === null) throw new NotFound(req.t)
    await noteStaffAct(req.payload, { act: 'export', by, about: 'data-requests', ids: [id] })
    const about = aboutRequest(id)
    const caseId = await findCaseAbout(req.payload, about)
    await addStep(req.payload, { ...about, caseId, act: 'copied' satisfies Act, by })
    log.info({ staff: by, request: id, act: 'copy' }, 'a request about data was handled')
    return copyResponse(copyOfAddress(req.payload, email, language))
  }),
]

type Handle = (req: PayloadRequest, request: StoredRequest, by: number) => Promise<Response>

function forAdministrators(method: 'get' | 'post', name: string, handle: Handle): Endpoint {
  return staffEndpoint(method, `/:id/${name}`, isAdministrator, async (req, { id: by }) => {
    const request = await findRequest(req.payload, String(req.routeParams?.['id']))
    if (!request) throw new NotFound(req.t)
    return await handle(req, request, by)
  })
}

/** Another administrator was faster, the page is outdated, or the account still has to be erased. */
function changed(req: PayloadRequest): Error {
  const message = say(
    req,
    'สถานะของคำขอเปลี่ยนไปแล้ว หรือยังไม่ได้ลบบัญชี โหลดหน้านี้ใหม่',
    'The request has changed, or the account hasn’t been deleted yet. Reload the page.',
  )
  return new APIError(message, 409, undefined, true)
}
