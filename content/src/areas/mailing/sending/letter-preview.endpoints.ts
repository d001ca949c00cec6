import { randomUUID } from 'node:crypto'
import { languages, parseLanguage, type Language } from '@washhouse/contract/language'
import type { PayloadRequest } from 'payload'
import { type Brand, readBrand } from '../../../engines/mail/brand.ts'
import type { Letter } from '../../../engines/mail/letter.ts'
import { renderHtml, renderText } from '../../../engines/mail/mail-body.ts'
import type { OutboxSource } from '../../../engines/mail/outbox-source.ts'
import { wakeOutbox } from '../../../engines/mail/outbox-wake-up.ts'
import { queueJobs } from '../../../engines/mail/outbox.rows.ts'
import { type AskedRun, runSeenTo } from './run.endpoints.ts'

const proofLifeMs = 60 * 60 * 1000

/** What pages of the admin show in frames. */
export const previewPath = /^\/cms-api\/(digest-issues|policy-changes)\/\d+\/preview\?/

/** How a letter to many looks, by `language`; as plain text where `part` is `text`. */
export async function previewLetter(
  { payload, searchParams }: PayloadRequest,
  write: (language: Language, brand: Brand) => Letter | Promise<Letter>,
): Promise<Response> {
  const language = parseLanguage(searchParams.get('language') ?? undefined)
  const brand = await readBrand(payload, language)
  const { subject: title, parts } = await write(language, brand)
  const isText = searchParams.get('part') === 'text'
  const { brandName } = brand
  const shown = isText ? renderText(parts) : renderHtml({ title, language, brandName }, parts)
  return new Response(shown, {
    headers: {
      'content-type': `text/${isText ? 'plain' : 'html'}; charset=utf-8`,
      'cache-control': 'private, no-store',
      // It is shown within a page of the admin and does nothing there.
      'content-security-policy':
        "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}

/** Mails whoever asks a proof in each language, each time anew. */
export async function mailProofs(
  { req, id, by }: AskedRun,
  source: OutboxSource,
  purpose: string,
): Promise<Response> {
  const expiresAt = new Date(Date.now() + proofLifeMs)
  const jobs = languages.map((language) => ({
    subjectId: String(id),
    purpose,
    part: randomUUID(),
    content: { to: by.email, language },
    expiresAt,
  }))
  await queueJobs(req.payload, source, jobs)
  wakeOutbox()
  return runSeenTo()
}
