import { randomUUID } from 'node:crypto'
import { languages, parseLanguage } from '@washhouse/contract/language'
import { type Endpoint, NotFound, type PayloadRequest } from 'payload'
import { readBrand } from '../../../engines/mail/brand.ts'
import { renderHtml, renderText } from '../../../engines/mail/mail-body.ts'
import { wakeOutbox } from '../../../engines/mail/outbox-wake-up.ts'
import { queueJobs } from '../../../engines/mail/outbox.rows.ts'
import {
  type AskedRun,
  changedMeanwhile,
  runConflict,
  runEndpoint,
  runEndpoints,
  runSeenTo,
} from '../sending/run.endpoints.ts'
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
interface Asked extends AskedRun {
  issue: StoredIssue
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
    const { subject: title, parts } = letter
    const { brandName } = brand
    const shownAs = isText ? renderText(parts) : renderHtml({ title, language, brandName }, parts)
    return new Response(shownAs, {
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
    return runSeenTo()
  }),
  forEditors('post', 'start', async ({ req, issue }) => {
    const isToBeProved = !(await hasEverLeft(req.payload))
    if (isToBeProved && issue.provedAt === null)
      throw runConflict(
        req,
        'ฉบับแรกต้องส่งตัวอย่างให้ตัวเองและอ่านก่อน แล้วจึงเริ่มส่งได้',
        'Nobody has seen the first issue: send yourself a proof and read it, then start.',
      )
    if (!(await beginIssue(req.payload, issue.id, new Date(), { isToBeProved })))
      throw changedMeanwhile(req)
    return runSeenTo()
  }),
  ...runEndpoints('digest_issues'),
]

/** As it leaves or has left, or as it would now. */
async function readShown({ payload }: PayloadRequest, issue: StoredIssue) {
  return (await readFrozen(payload, issue.id)) ?? (await composeOpen(payload, issue, new Date()))
}

function forEditors(
  method: 'get' | 'post',
  name: string,
  work: (asked: Asked) => Promise<Response>,
): Endpoint {
  return runEndpoint({
    table: 'digest_issues',
    method,
    name,
    async work(asked) {
      const issue = await findIssue(asked.req.payload, asked.id)
      if (!issue) throw new NotFound(asked.req.t)
      return await work({ ...asked, issue })
    },
  })
}
