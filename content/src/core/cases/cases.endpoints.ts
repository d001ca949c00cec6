import { parseLanguage } from '@washhouse/contract/language'
import { idParameter } from '@washhouse/contract/wire/parameters'
import { APIError, type Endpoint, NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { say } from '../../platform/languages/say.ts'
import { log } from '../../platform/log.ts'
import { readFields } from '../accounts/account-answers.ts'
import { answer, type Staff, staffEndpoint } from '../rest/staff-endpoint.ts'
import { writeWhole } from '../../platform/database/tables.ts'
import { caseKindsOf, kindsFor, RefusedDecision, refusals, type StoredCase } from './case-kind.ts'
import { assignCase, findCase } from './cases.rows.ts'
import { decide, undoDecision } from './decide.ts'
import { listCases, readCase } from './read-case.ts'

const mostPages = 100_000
const Assigned = z.strictObject({ isMine: z.boolean() })
const Version = z.looseObject({ version: z.number().int().optional() })

/** Endpoints for staff at `/cms-api/cases/…`. A case of a kind that the caller may not see is not found. */
export const caseEndpoints: Endpoint[] = [
  forStaff('get', '/queue', async (req, user, kinds) => {
    const page = Number(req.searchParams.get('page') ?? 1)
    if (!Number.isInteger(page) || page < 1 || page > mostPages) throw new NotFound(req.t)
    const kind = req.searchParams.get('kind') ?? undefined
    return answer(await listCases(req.payload, { kinds, page, kind, ...readerIn(req, user) }))
  }),
  forStaff('get', '/queue/:id', async (req, user, kinds) => {
    const found = await readCase(req.payload, kinds, idIn(req), readerIn(req, user))
    if (!found) throw new NotFound(req.t)
    return answer(found)
  }),
  forStaff('post', '/:id/decide', async (req, { id: by }, kinds) => {
    const { id, kind } = await requireCase(req, kinds)
    const form = await readFields(req, Version)
    if ('refusal' in form) return form.refusal
    const { version, ...sent } = form.sent
    return await decideCase(req, { caseId: id, kind, by, version, sent })
  }),
  forStaff('post', '/:id/undo', async (req, { id: by }, kinds) => {
    const { id } = await requireCase(req, kinds)
    await told(req, undoDecision(req.payload, { caseId: id, by }))
    return answer()
  }),
  forStaff('post', '/:id/assign', async (req, { id: by }, kinds) => {
    const found = await requireCase(req, kinds)
    const form = await readFields(req, Assigned)
    if ('refusal' in form) return form.refusal
    const { payload } = req
    const assignee = form.sent.isMine ? by : null
    const kind = caseKindsOf(payload)[found.kind]
    if (kind?.assign) await kind.assign(req, found, assignee)
    else
      await writeWhole(payload, () =>
        assignCase(payload, { ...found, caseId: found.id }, { assignee, by }),
      )
    return answer()
  }),
]

interface SentToCase {
  caseId: Parameters<typeof decide>[1]['caseId']
  kind: string
  by: number
  version?: number | undefined
  sent: object
}

/** Validates a decision by the rules of its kind, and stores it. */
export async function decideCase(
  req: PayloadRequest,
  { caseId, kind, by, version, sent }: SentToCase,
): Promise<Response> {
  const rules = caseKindsOf(req.payload)[kind]?.decision ?? z.never()
  const form = await readFields({ ...req, data: sent }, rules)
  if ('refusal' in form) return form.refusal
  await told(req, decide(req.payload, { caseId, by, version, decision: form.sent }))
  log.info({ staff: by, kind, act: form.sent.act }, 'a case was decided')
  return answer({ canUndo: true })
}

function kindsIn(req: PayloadRequest): string[] {
  return kindsFor(caseKindsOf(req.payload), req)
}

const readerIn = ({ i18n }: PayloadRequest, user: Staff) => ({
  language: parseLanguage(i18n.language),
  user,
})

const idIn = ({ routeParams }: PayloadRequest) =>
  idParameter('id').safeParse(routeParams?.['id']).data

async function requireCase(req: PayloadRequest, kinds: readonly string[]): Promise<StoredCase> {
  const id = idIn(req)
  const found = id === undefined ? undefined : await findCase(req.payload, id)
  if (!found || !kinds.includes(found.kind)) throw new NotFound(req.t)
  return found
}

/** Converts a `RefusedDecision` to a 409 with its message. */
export async function told<Result>(req: PayloadRequest, work: Promise<Result>): Promise<Result> {
  return await work.catch((error: unknown) => {
    if (!(error instanceof RefusedDecision)) throw error
    const [th, en] = refusals[error.why]
    throw new APIError(say(req, th, en), 409, undefined, true)
  })
}

/** For staff who may see cases of at least one kind. */
function forStaff(
  method: 'get' | 'post',
  path: string,
  handle: (req: PayloadRequest, user: Staff, kinds: string[]) => Promise<Response>,
): Endpoint {
  const seesAny = ({ req }: { req: PayloadRequest }) => kindsIn(req).length > 0
  return staffEndpoint(method, path, seesAny, (req, user) => handle(req, user, kindsIn(req)))
}
