import { Id } from '@washhouse/contract/wire/scalars'
import { type Endpoint, NotFound } from 'payload'
import { z } from 'zod'
import { readFields } from '../../../core/accounts/account-answers.ts'
import { noteRead } from '../../../core/audit/note-read.ts'
import { decideCase, told } from '../../../core/cases/cases.endpoints.ts'
import { openCase } from '../../../core/cases/cases.rows.ts'
import { answer, staffEndpoint } from '../../../core/rest/staff-endpoint.ts'
import { isModerator } from '../../../platform/access.ts'
import { nextSequence } from '../board/counts.rows.ts'
import { answerAsStaff, StaffAnswer } from './answer-as-staff.ts'
import { draftFaq, FaqSource } from './draft-faq.ts'
import { markSpeaker, Speaker } from './mark-speaker.ts'
import { readPicture } from './case-picture.ts'

const Subject = z
  .looseObject({ post: Id.optional(), reply: Id.optional() })
  .refine(({ post, reply }) => (post === undefined) !== (reply === undefined))

/** Actions of moderators at `/cms-api/board-posts/…`, besides deciding cases. */
export const boardEndpoints: Endpoint[] = [
  staffEndpoint('get', '/pictures/:picture', isModerator, async (req) => {
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
  // For a post or reply without a report.
  staffEndpoint('post', '/decide', isModerator, async (req, { id: by }) => {
    const form = await readFields(req, Subject)
    if ('refusal' in form) return form.refusal
    const { post, reply, ...sent } = form.sent
    const { payload } = req
    const kind = 'reported'
    const subject = reply === undefined ? `post:${post}` : `reply:${reply}`
    const caseId = async () => {
      await nextSequence(payload, {})
      return await openCase(payload, { kind, subject })
    }
    return await decideCase(req, { caseId, kind, by, sent })
  }),
  staffEndpoint('post', '/answer', isModerator, async (req, { id: by }) => {
    const form = await readFields(req, StaffAnswer)
    if ('refusal' in form) return form.refusal
    return answer({ id: await told(req, answerAsStaff(req.payload, by, form.sent)) })
  }),
  staffEndpoint('post', '/speaker', isModerator, async (req, { id: by }) => {
    const form = await readFields(req, Speaker)
    if ('refusal' in form) return form.refusal
    await told(req, markSpeaker(req.payload, by, form.sent))
    return answer()
  }),
  staffEndpoint('post', '/draft-faq', isModerator, async (req, { id: by }) => {
    const form = await readFields(req, FaqSource)
    if ('refusal' in form) return form.refusal
    return answer(await told(req, draftFaq(req.payload, by, form.sent.post)))
  }),
]
