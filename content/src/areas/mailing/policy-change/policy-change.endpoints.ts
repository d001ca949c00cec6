import { randomUUID } from 'node:crypto'
import { languages, parseLanguage } from '@washhouse/contract/language'
import { type Endpoint, NotFound } from 'payload'
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
import { findObstacle } from './find-obstacle.ts'
import { policyDeskTexts } from './policy-change-desk.texts.ts'
import { writePolicyChange } from './policy-change-letter.ts'
import { policyProofOutbox } from './policy-change-outbox.ts'
import { beginChange, findChange, saidBy, type StoredChange } from './policy-change.rows.ts'

/** An announcement that an editor does something with. */
interface Asked extends AskedRun {
  change: StoredChange
}

const proofLifeMs = 60 * 60 * 1000

/** What editors do with an announcement, at `/cms-api/policy-changes/{id}/…`. */
export const policyChangeEndpoints: Endpoint[] = [
  forEditors('get', 'preview', async ({ req, change }) => {
    const language = parseLanguage(req.searchParams.get('language') ?? undefined)
    const brand = await readBrand(req.payload, language)
    const { subject: title, parts } = writePolicyChange(saidBy(change), language, brand)
    const { brandName } = brand
    const isText = req.searchParams.get('part') === 'text'
    const shown = isText ? renderText(parts) : renderHtml({ title, language, brandName }, parts)
    return new Response(shown, {
      headers: {
        'content-type': `text/${isText ? 'plain' : 'html'}; charset=utf-8`,
        'cache-control': 'private, no-store',
        // It is shown within the page of the announcement and does nothing there.
        'content-security-policy':
          "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'",
      },
    })
  }),
  forEditors('post', 'proof', async ({ req, change, by }) => {
    const expiresAt = new Date(Date.now() + proofLifeMs)
    const jobs = languages.map((language) => ({
      subjectId: String(change.id),
      purpose: 'policy-proof',
      part: randomUUID(),
      content: { to: by.email, language },
      expiresAt,
    }))
    await queueJobs(req.payload, policyProofOutbox, jobs)
    wakeOutbox()
    return runSeenTo()
  }),
  forEditors('post', 'start', async ({ req, change }) => {
    const obstacle = await findObstacle(req.payload, change, new Date())
    if (obstacle) {
      const { th, en } = policyDeskTexts
      throw runConflict(req, th.obstacles[obstacle], en.obstacles[obstacle])
    }
    if (!(await beginChange(req.payload, change.id, new Date()))) throw changedMeanwhile(req)
    return runSeenTo()
  }),
  ...runEndpoints('policy_changes'),
]

function forEditors(
  method: 'get' | 'post',
  name: string,
  work: (asked: Asked) => Promise<Response>,
): Endpoint {
  return runEndpoint({
    table: 'policy_changes',
    method,
    name,
    async work(asked) {
      const change = await findChange(asked.req.payload, asked.id)
      if (!change) throw new NotFound(asked.req.t)
      return await work({ ...asked, change })
    },
  })
}
