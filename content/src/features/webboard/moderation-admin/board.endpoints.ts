import { maxId } from '@washhouse/contract/wire/parameters'
import { APIError, type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { readFields } from '../../../core/accounts/account-answers.ts'
import { noteRead } from '../../../core/audit/note-read.ts'
import { noteStaffAct } from '../../../core/audit/staff-audit.rows.ts'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import { isModerator } from '../../../platform/access.ts'
import { say } from '../../../platform/languages/say.ts'
import { log } from '../../../platform/log.ts'
import { decide } from '../moderation/decide.ts'
import { Decision, RefusedDecision } from '../moderation/decision.ts'
import { undoDecision } from '../moderation/undo-decision.ts'
import { undoMs } from '../tables/undo-time.ts'
import { answerAsStaff, StaffAnswer } from './answer-as-staff.ts'
import { draftFaq, FaqSource } from './draft-faq.ts'
import { markSpeaker, Speaker } from './mark-speaker.ts'
import { readPicture } from './case-picture.ts'
import { listCases } from './list-cases.rows.ts'
import { readCase } from './read-case.ts'

const Undo = z.object({ key: z.uuid() })
const mostPages = 100_000

/** What those who keep order do at `/cms-api/board-cases/…`. */
export const queueEndpoints: Endpoint[] = [
  forModerators('get', '/queue', async (req) => {
    const page = Number(req.searchParams.get('page') ?? 1)
    if (!Number.isInteger(page) || page < 1 || page > mostPages) throw new NotFound(req.t)
    return answer(await listCases(req.payload, page))
  }),
  forModerators('get', '/queue/:id', async (req, by) => {
    const id = Number(req.routeParams?.['id'])
    const known = Number.isInteger(id) && id > 0 && id <= maxId
    const found = known ? await readCase(req.payload, id) : undefined
    if (!found) throw new NotFound(req.t)
    await noteStaffAct(req.payload, { act: 'read', by, about: 'board-cases', ids: [id] })
    return answer(found)
  }),
  forModerators('get', '/pictures/:picture', async (req) => {
    const id = String(req.routeParams?.['picture'])
    const picture = await readPicture(req.payload, id)
    if (!picture) throw new NotFound(req.t)
    noteRead(req, 'board-pictures', { act: 'read', ids: [id] })
    const headers = {
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    }
    return new Response(new Uint8Array(picture), { headers })
  }),
  forModerators('post', '/decide', async (req, by) => {
    const form = await readFields(req, Decision)
    if ('refusal' in form) return form.refusal
    const { act } = form.sent
    const decided = await told(req, decide(req.payload, by, form.sent))
    // What is mailed of it leaves when nobody can take that back any more.
    setTimeout(wakeOutbox, undoMs + 500).unref()
    log.info({ staff: by, act }, 'a case of the web board was decided')
    return answer(decided)
  }),
  forModerators('post', '/undo', async (req, by) => {
    const form = await readFields(req, Undo)
    if ('refusal' in form) return form.refusal
    const isUndone = await told(req, undoDecision(req.payload, by, form.sent.key))
    if (!isUndone) throw conflict(req, 'late')
    return answer({ done: true })
  }),
  forModerators('post', '/answer', async (req, by) => {
    const form = await readFields(req, StaffAnswer)
    if ('refusal' in form) return form.refusal
    return answer({ id: await told(req, answerAsStaff(req.payload, by, form.sent)) })
  }),
  forModerators('post', '/speaker', async (req, by) => {
    const form = await readFields(req, Speaker)
    if ('refusal' in form) return form.refusal
    await told(req, markSpeaker(req.payload, by, form.sent))
    return answer({ done: true })
  }),
  forModerators('post', '/draft-faq', async (req, by) => {
    const form = await readFields(req, FaqSource)
    if ('refusal' in form) return form.refusal
    return answer(await told(req, draftFaq(req.payload, by, form.sent.post)))
  }),
]

/** Says in words why something was refused. */
async function told<Result>(req: PayloadRequest, work: Promise<Result>): Promise<Result> {
  return await work.catch((error: unknown) => {
    throw error instanceof RefusedDecision ? conflict(req, error.why) : error
  })
}

/** Somebody else is told that it is not there for him. */
export function forModerators(
  method: 'get' | 'post',
  path: string,
  handler: (req: PayloadRequest, by: number) => Promise<Response>,
): Endpoint {
  return {
    method,
    path,
    async handler(req) {
      const { t, user } = req
      if (user?.collection !== 'staff' || !isModerator({ req })) throw new Forbidden(t)
      return await handler(req, user.id)
    },
  }
}

export function answer(body: object): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store' } })
}

type Conflict = RefusedDecision['why'] | 'late'

export function conflict(req: PayloadRequest, why: Conflict) {
  const words: Record<Conflict, [string, string]> = {
    decided: ['มีคนตัดสินเรื่องนี้ไปแล้ว', 'Somebody else has decided this already.'],
    changed: [
      'ผู้เขียนแก้ข้อความไปแล้ว อ่านอีกครั้งก่อนตัดสิน',
      'Its author has changed the text. Read it again first.',
    ],
    rewritten: [
      'มีคนแก้ข้อความนี้หลังจากนั้นแล้ว จึงเลิกทำไม่ได้',
      'The text has been changed since, so this cannot be undone.',
    ],
    gone: ['ข้อความนี้ไม่อยู่แล้ว', 'This is not there any more.'],
    nobody: ['ผู้เขียนไม่ได้เป็นสมาชิกแล้ว', 'Its author is no member any more.'],
    unfit: ['เรื่องนี้ตัดสินแบบนี้ไม่ได้', 'This cannot be decided so.'],
    late: ['เลยเวลาเลิกทำแล้ว', 'It is too late to undo this.'],
  }
  const [th, en] = words[why]
  return new APIError(say(req, th, en), 409, undefined, true)
}
