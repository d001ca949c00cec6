import { languages } from '@washhouse/contract/language'
import { type BasePayload, createLocalReq, type GlobalSlug, type PayloadRequest } from 'payload'
import { doOneAtATime } from '../../platform/database/one-at-a-time.ts'
import { writeInRequestTransaction } from '../../platform/database/whole-writes.ts'
import { firstTexts } from './first-texts.ts'
import { firstNavigation, navigationIn } from './navigation-texts.ts'

/** Gives the website the texts that it needs, where there are none: in a new database, or after the demo was removed. */
export async function fillFirstTexts(payload: BasePayload): Promise<void> {
  const req = await createLocalReq({}, payload)
  if (await isComplete(req)) return
  await doOneAtATime(payload.db, 'first texts', () =>
    writeInRequestTransaction(req, async () => {
      // Each checks again: two processes may start at once.
      for (const { slug } of payload.config.globals) await fillGlobal(req, slug)
      await fillNavigation(req)
    }),
  )
}

async function isComplete(req: PayloadRequest): Promise<boolean> {
  for (const { slug } of req.payload.config.globals)
    if ((slug === 'navigation' || firstTexts[slug]) && !(await exists(req, slug))) return false
  return true
}

async function exists(req: PayloadRequest, slug: GlobalSlug): Promise<boolean> {
  const { createdAt } = await req.payload.findGlobal({ slug, depth: 0, draft: true, req })
  return Boolean(createdAt)
}

async function fillGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<void> {
  const texts = firstTexts[slug]
  if (!texts || (await exists(req, slug))) return
  for (const language of languages) {
    const values = Object.entries(texts).map(([name, text]) => [name, text[language]])
    const data = Object.fromEntries([...values, ['_status', 'published']])
    await req.payload.updateGlobal({ slug, locale: language, data, req })
  }
}

async function fillNavigation(req: PayloadRequest): Promise<void> {
  const slug = 'navigation'
  if (await exists(req, slug)) return
  await req.payload.updateGlobal({
    slug,
    locale: 'th',
    data: navigationIn('th', firstNavigation),
    req,
  })
  const stored = await req.payload.findGlobal({ slug, locale: 'th', req })
  await req.payload.updateGlobal({
    slug,
    locale: 'en',
    data: navigationIn('en', firstNavigation, stored),
    req,
  })
}
