import { tidyText } from '@washhouse/contract/text/tidy-text'
import { APIError, type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { readFields } from '../../../engines/accounts/account-answers.ts'
import { noteStaffAct } from '../../../engines/audit/staff-audit.rows.ts'
import { isAdministrator } from '../../../ground/access.ts'
import { say } from '../../../ground/languages/say.ts'
import { log } from '../../../ground/log.ts'
import type { Breach } from '../../../ground/payload-types.ts'
import { concernedFile } from '../concerned/concerned-file.ts'
import { readConcernedQuery, type ConcernedQuery } from '../concerned/concerned-query.ts'
import { countConcerned } from '../concerned/concerned.rows.ts'
import { addBreachStep } from '../register/breach-steps.rows.ts'
import { closeBreach, reopenBreach, toldConcerned, toldOffice } from './act-on-breach.ts'

const Reason = z.object({ reason: z.string().overwrite(tidyText).min(1).max(500) })

const acts = {
  'told-office': toldOffice,
  'told-concerned': toldConcerned,
  close: closeBreach,
  reopen: reopenBreach,
}

/** What administrators do about a breach, at `/cms-api/breaches/{id}/…`; each act is kept in its log. */
export const breachEndpoints: Endpoint[] = [
  ...Object.entries(acts).map(([name, act]) =>
    forAdministrators('post', name, async (req, breach, by) => {
      const form = await readFields(req, Reason)
      if ('refusal' in form) return form.refusal
      if (!(await act(req.payload, { breach, by, ...form.sent }))) throw unfit(req)
      log.info({ staff: by, breach: breach.id, act: name }, 'a breach was handled')
      return answer({ done: true })
    }),
  ),
  forAdministrators('get', 'concerned', async (req, _breach, by) => {
    const query = queryOf(req)
    const people = await countConcerned(req.payload, query)
    const about = collectionOf(query)
    await noteStaffAct(req.payload, { act: 'search', by, about, ids: [], count: people })
    return answer({ count: people })
  }),
  forAdministrators('get', 'concerned.csv', async (req, { id }, by) => {
    const query = queryOf(req)
    const people = await countConcerned(req.payload, query)
    await addBreachStep(req.payload, {
      breach: id,
      act: 'listed',
      note: printed(query, people),
      by,
    })
    const about = collectionOf(query)
    await noteStaffAct(req.payload, { act: 'export', by, about, ids: [], count: people })
    log.info({ staff: by, breach: id, who: query.who, people }, 'those concerned were listed')
    return concernedFile(req.payload, query)
  }),
]

type Handle = (req: PayloadRequest, breach: Breach, by: number) => Promise<Response>

function forAdministrators(method: 'get' | 'post', name: string, handle: Handle): Endpoint {
  return {
    method,
    path: `/:id/${name}`,
    async handler(req) {
      const { user, payload, routeParams, t } = req
      if (user?.collection !== 'staff' || !isAdministrator({ req })) throw new Forbidden(t)
      const id = String(routeParams?.['id'])
      const breach = await payload.findByID({ collection: 'breaches', id, disableErrors: true })
      if (!breach) throw new NotFound(t)
      return await handle(req, breach, user.id)
    },
  }
}

function queryOf(req: PayloadRequest): ConcernedQuery {
  const query = readConcernedQuery(req.searchParams)
  if (query) return query
  const message = say(req, 'กลุ่มหรือช่วงเวลาไม่ถูกต้อง', 'The group or the times make no sense.')
  throw new APIError(message, 400, undefined, true)
}

function collectionOf({ who }: ConcernedQuery): 'leads' | 'members' {
  return who === 'leads' ? 'leads' : 'members'
}

/** 'leads 2026-11-24T17:00:00.000Z – 2026-11-25T17:00:00.000Z: 12' */
function printed({ who, from, to }: ConcernedQuery, people: number): string {
  const isTimed = to.getTime() > 0
  return `${who}${isTimed ? ` ${from.toISOString()} – ${to.toISOString()}` : ''}: ${people}`
}

function answer(body: object): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store' } })
}

/** Somebody else was quicker, or something is still to be done. */
function unfit(req: PayloadRequest): Error {
  const message = say(
    req,
    'ยังประเมินหรือแจ้งไม่ครบ หรือสถานะเปลี่ยนไปแล้ว โหลดหน้านี้ใหม่',
    'It is not assessed, not all were told, or it has changed meanwhile. Load the page anew.',
  )
  return new APIError(message, 409, undefined, true)
}
