import { Id } from '@washhouse/contract/wire/scalars'
import { Forbidden, type Endpoint, NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { readFields } from '../../../core/accounts/account-answers.ts'
import { noteRead } from '../../../core/audit/note-read.ts'
import { answer, decideCase, told } from '../../../core/cases/cases.endpoints.ts'
import { openCase } from '../../../core/cases/cases.rows.ts'
import { isModerator } from '../../../platform/access.ts'
import { takeNumbers } from '../board/counts.rows.ts'
import { answerAsStaff, StaffAnswer } from './answer-as-staff.ts'
import { draftFaq, FaqSource } from './draft-faq.ts'
import { markSpeaker, Speaker } from './mark-speaker.ts'
import { readPicture } from './case-picture.ts'

const Subject = z
  .looseObject({ post: Id.optional(), reply: Id.optional() })
  .refine(({ post, reply }) => (post === undefined) !== (reply === undefined))

/** What those who keep order do at `/cms-api/board-posts/…`, beside deciding cases. */
export const boardEndpoints: Endpoint[] = [
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
  // About a post or reply that nobody has reported.
  forModerators('post', '/decide', async (req, by) => {
    const form = await readFields(req, Subject)
    if ('refusal' in form) return form.refusal
    const { post, reply, ...sent } = form.sent
    const { payload } = req
    const kind = 'reported'
    const subject = reply === undefined ? `post:${post}` : `reply:${reply}`
    const caseId = async () => {
      await takeNumbers(payload, {})
      return await openCase(payload, { kind, subject })
    }
    return await decideCase(req, { caseId, kind, by, sent })
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

/** Somebody else is told that it is not there for them. */
function forModerators(
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
