import { randomUUID } from 'node:crypto'
import { languages, parseLanguage } from '@washhouse/contract/language'
import type { Endpoint } from 'payload'
import { readBrand } from '../../../engines/mail/brand.ts'
import { wakeOutbox } from '../../../engines/mail/outbox-wake-up.ts'
import { queueJobs } from '../../../engines/mail/outbox.rows.ts'
import {
  changed,
  conflict,
  done,
  forEditors,
  showMail,
  steering,
} from '../sending/run.endpoints.ts'
import { findObstacle } from './find-obstacle.ts'
import { writePolicyChange } from './policy-change-letter.ts'
import { policyProofOutbox } from './policy-change-outbox.ts'
import { beginChange, findChange, saidBy } from './policy-change.rows.ts'
import { policyDeskTexts } from './policy-change-desk.texts.ts'

const proofLifeMs = 60 * 60 * 1000
const desk = { table: 'policy_changes', find: findChange } as const
const endpoint = forEditors(desk)

/** What editors do with an announcement, at `/cms-api/policy-changes/{id}/…`. */
export const policyChangeEndpoints: Endpoint[] = [
  endpoint('get', 'preview', async ({ req, run }) => {
    const language = parseLanguage(req.searchParams.get('language') ?? undefined)
    const brand = await readBrand(req.payload, language)
    const letter = writePolicyChange(saidBy(run), language, brand)
    return showMail(letter, language, req.searchParams.get('part'))
  }),
  endpoint('post', 'proof', async ({ req, run, by }) => {
    const expiresAt = new Date(Date.now() + proofLifeMs)
    const jobs = languages.map((language) => ({
      subjectId: String(run.id),
      purpose: 'policy-proof',
      part: randomUUID(),
      content: { to: by.email, language },
      expiresAt,
    }))
    await queueJobs(req.payload, policyProofOutbox, jobs)
    wakeOutbox()
    return done()
  }),
  endpoint('post', 'start', async ({ req, run }) => {
    const obstacle = await findObstacle(req.payload, run, new Date())
    if (obstacle)
      throw conflict(
        req,
        policyDeskTexts.th.obstacles[obstacle],
        policyDeskTexts.en.obstacles[obstacle],
      )
    if (!(await beginChange(req.payload, run.id, new Date()))) throw changed(req)
    return done()
  }),
  ...steering(desk, ['running', 'paused', 'halted']),
]
