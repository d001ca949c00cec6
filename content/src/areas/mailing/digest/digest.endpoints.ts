import { randomUUID } from 'node:crypto'
import { languages, parseLanguage } from '@washhouse/contract/language'
import { maxId } from '@washhouse/contract/wire/parameters'
import { APIError, type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { readBrand } from '../../../engines/mail/brand.ts'
import { renderHtml, renderText } from '../../../engines/mail/mail-body.ts'
import { wakeOutbox } from '../../../engines/mail/outbox-wake-up.ts'
import { queueJobs } from '../../../engines/mail/outbox.rows.ts'
import { isEditor } from '../../../ground/access.ts'
import { say } from '../../../ground/languages/say.ts'
import { log } from '../../../ground/log.ts'
import { changeState, runName, tallyRun } from '../sending/run.rows.ts'
import { writeDigest } from './digest-letter.ts'
import {
  beginIssue,
  composeOpen,
  findIssue,
  hasEverLeft,
  readFrozen,
  type StoredIssue,
} from './digest-issue.rows.ts'
import { proofOutbox } from './digest-outbox.ts'

/** An issue that an editor does something with. */
interface Asked {
  req: PayloadRequest
  issue: StoredIssue
  by: { id: number; email: string }
}

const proofLifeMs = 60 * 60 * 1000

/** What the page of an issue shows in frames. */
export const previewPath = /^\/cms-api\/digest-issues\/\d+\/preview\?/

/** What editors do with an issue of the digest, at `/cms-api/digest-issues/{id}/…`. */
export const digestEndpoints: Endpoint[] = [
  forEditors('get', 'preview', async ({ req, issue }) => {
    const language = parseLanguage(req.searchParams.get('language') ?? undefined)
    const shown = await readShown(req, issue)
    const brand = await readBrand(req.payload, language)
    const letter = writeDigest(shown, { language, brand, notices: shown.notices })
    const isText = req.searchParams.get('part') === 'text'
    const { subject, parts } = letter
    return new Response(isText ? renderText(parts) : renderHtml(subject, language, parts), {
      headers: {
        'content-type': `text/${isText ? 'plain' : 'html'}; charset=utf-8`,
        'cache-control': 'private, no-store',
        // It is shown within the page of the issue and does nothing there.
        'content-security-policy':
          "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'",
      },
    })
  }),
  forEditors('post', 'proof', async ({ req, issue, by }) => {
    const expiresAt = new Date(Date.now() + proofLifeMs)
    const jobs = languages.map((language) => ({
      subjectId: String(issue.id),
      purpose: 'digest-proof',
      part: randomUUID(),
      content: { to: by.email, language },
      expiresAt,
    }))
    await queueJobs(req.payload, proofOutbox, jobs)
    wakeOutbox()
    return done()
  }),
  forEditors('post', 'start', async ({ req, issue }) => {
    const isFirst = !(await hasEverLeft(req.payload))
    if (isFirst && issue.provedAt === null) throw conflict(req, 'unseen')
    if (!(await beginIssue(req.payload, issue.id, new Date()))) throw conflict(req, 'changed')
    return done()
  }),
  forEditors('post', 'pause', (asked) => change(asked, ['running'], 'paused')),
  forEditors('post', 'resume', async (asked) => {
    const { errors } = await tallyRun(asked.req.payload, runName('digest_issues', asked.issue.id))
    // Whoever has it go on has looked at what went wrong until now.
    return await change(asked, ['paused', 'halted'], 'running', { errorsForgiven: errors })
  }),
  forEditors('post', 'stop', (asked) =>
    change(asked, ['planned', 'waiting', 'running', 'paused', 'halted'], 'stopped', {
      endedAt: new Date().toISOString(),
      lastMemberId: null,
    }),
  ),
]

async function change(
  { req, issue: { id } }: Asked,
  from: Parameters<typeof changeState>[2]['from'],
  to: 'paused' | 'running' | 'stopped',
  more: Record<string, unknown> = {},
): Promise<Response> {
  const isChanged = await changeState(req.payload, 'digest_issues', { id, from, to, more })
  if (!isChanged) throw conflict(req, 'changed')
  return done()
}

/** As it leaves or has left, or as it would now. */
async function readShown({ payload }: PayloadRequest, issue: StoredIssue) {
  return (await readFrozen(payload, issue.id)) ?? (await composeOpen(payload, issue, new Date()))
}

function forEditors(
  method: 'get' | 'post',
  name: string,
  work: (asked: Asked) => Promise<Response>,
): Endpoint {
  return {
    path: `/:id/${name}`,
    method,
    async handler(req) {
      const { payload, routeParams, t, user } = req
      if (user?.collection !== 'staff' || !isEditor({ req })) throw new Forbidden(t)
      const id = Number(routeParams?.['id'])
      const isId = Number.isInteger(id) && id > 0 && id <= maxId
      const issue = isId ? await findIssue(payload, id) : undefined
      if (!issue) throw new NotFound(t)
      const response = await work({ req, issue, by: { id: user.id, email: user.email } })
      if (method === 'post')
        log.info({ staff: user.id, issue: id, act: name }, 'the digest was seen to')
      return response
    },
  }
}

function done(): Response {
  return Response.json({ done: true }, { headers: { 'cache-control': 'no-store' } })
}

function conflict(req: PayloadRequest, why: 'unseen' | 'changed') {
  const words: Record<typeof why, [string, string]> = {
    unseen: [
      'ฉบับแรกต้องส่งตัวอย่างให้ตัวเองและอ่านก่อน แล้วจึงเริ่มส่งได้',
      'Nobody has seen the first issue: send yourself a proof and read it, then start.',
    ],
    changed: [
      'สถานะของฉบับนี้เปลี่ยนไปแล้ว โหลดหน้านี้ใหม่',
      'The issue is in another state by now. Load the page anew.',
    ],
  }
  const [th, en] = words[why]
  return new APIError(say(req, th, en), 409, undefined, true)
}
