import { maxId } from '@washhouse/contract/wire/parameters'
import {
  APIError,
  type BasePayload,
  type Endpoint,
  Forbidden,
  NotFound,
  type PayloadRequest,
} from 'payload'
import { isAdministrator, isEditor } from '../../../ground/access.ts'
import { say } from '../../../ground/languages/say.ts'
import { log } from '../../../ground/log.ts'
import type { RunState } from './run.fields.ts'
import { changeState, readState, runName, type RunTable, tallyRun } from './run.rows.ts'

/** A run that one of the staff does something with. */
export interface AskedRun {
  req: PayloadRequest
  id: number
  by: { id: number; email: string }
}

interface RunAct {
  table: RunTable
  method: 'get' | 'post'
  name: string
  work: (asked: AskedRun) => Promise<Response>
}

/** Who sees to the runs of a table. */
export const seesTo: Record<RunTable, typeof isEditor> = {
  digest_issues: isEditor,
  mail_bundles: isAdministrator,
  policy_changes: isEditor,
}

/** Something that is done with a run, at `/cms-api/{collection}/{id}/{name}`. */
export function runEndpoint({ table, method, name, work }: RunAct): Endpoint {
  return {
    path: `/:id/${name}`,
    method,
    async handler(req) {
      const { payload, routeParams, t, user } = req
      if (user?.collection !== 'staff' || !seesTo[table]({ req })) throw new Forbidden(t)
      const id = Number(routeParams?.['id'])
      const isId = Number.isInteger(id) && id > 0 && id <= maxId
      if (!isId || !(await readState(payload, table, id))) throw new NotFound(t)
      const response = await work({ req, id, by: { id: user.id, email: user.email } })
      if (method === 'post')
        log.info({ staff: user.id, run: runName(table, id), act: name }, 'a mailing was seen to')
      return response
    },
  }
}

/** The same with the run as its area reads it, named `stored`. */
export function endpointsOf<Stored>(
  table: RunTable,
  find: (payload: BasePayload, id: number) => Promise<Stored | undefined>,
) {
  return (
    method: RunAct['method'],
    name: string,
    work: (asked: AskedRun & { stored: Stored }) => Promise<Response>,
  ): Endpoint =>
    runEndpoint({
      table,
      method,
      name,
      async work(asked) {
        const stored = await find(asked.req.payload, asked.id)
        if (!stored) throw new NotFound(asked.req.t)
        return await work({ ...asked, stored })
      },
    })
}

/** Pauses, resumes and stops a run. */
export function runEndpoints(table: RunTable): Endpoint[] {
  const post = (name: string, work: RunAct['work']) =>
    runEndpoint({ table, method: 'post', name, work })
  const change = async (
    { req, id }: AskedRun,
    from: readonly RunState[],
    to: RunState,
    more: Record<string, unknown> = {},
  ) => {
    const isChanged = await changeState(req.payload, table, { id, from, to, more })
    if (!isChanged) throw changedMeanwhile(req)
    return runSeenTo()
  }
  return [
    post('pause', (asked) => change(asked, ['running'], 'paused')),
    post('resume', async (asked) => {
      const { errors } = await tallyRun(asked.req.payload, runName(table, asked.id))
      // Whoever has it go on has looked at what went wrong until now.
      return await change(asked, ['paused', 'halted'], 'running', { errorsForgiven: errors })
    }),
    post('stop', (asked) =>
      change(asked, ['planned', 'waiting', 'running', 'paused', 'halted'], 'stopped', {
        endedAt: new Date().toISOString(),
        lastMemberId: null,
      }),
    ),
  ]
}

export function runSeenTo(): Response {
  return Response.json({ done: true }, { headers: { 'cache-control': 'no-store' } })
}

export function changedMeanwhile(req: PayloadRequest) {
  return runConflict(
    req,
    'สถานะของฉบับนี้เปลี่ยนไปแล้ว โหลดหน้านี้ใหม่',
    'It is in another state by now. Load the page anew.',
  )
}

export function runConflict(req: PayloadRequest, th: string, en: string) {
  return new APIError(say(req, th, en), 409, undefined, true)
}
