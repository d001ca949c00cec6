import { greetingName } from '../../../core/accounts/greeting-name.ts'
import { randomUUID } from 'node:crypto'
import { type Language, languages } from '@washhouse/contract/language'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { type Brand, readBrand, sendBrandEmail } from '../../../core/mail/brand-email.ts'
import {
  type Delivered,
  type DeliveryTools,
  dropped,
  type OutboxSource,
  type Job,
} from '../../../core/mail/outbox-source.ts'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import { queueJobs } from '../../../core/mail/outbox.rows.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { label } from '../../../platform/languages/labels.ts'
import { unsubscribeHeaders } from '../preferences/unsubscribe-link.ts'
import type { Campaign } from '../sending/campaign.ts'
import { campaignIdIn, campaignsOf, findCampaign } from '../sending/campaign.rows.ts'
import { noteTested } from '../sending/draft.rows.ts'
import { findReader } from '../sending/mailed-reader.rows.ts'
import { purposeOf } from '../sending/queue-batch.ts'
import { campaignKinds, kindOf, readDraft } from './campaign-kinds.ts'

export const campaignOutbox: OutboxSource = {
  collection: 'members',
  purposes: Object.assign({}, ...campaignKinds.map(purposeOf)),
  deliver: sendToMember,
}

async function sendToMember(job: Job, tools: DeliveryTools): Promise<Delivered> {
  const { payload } = tools
  const id = campaignIdIn(job.run)
  const going = id === undefined ? undefined : await readGoing(payload, id)
  if (!going) return dropped('ยกเลิกการส่งนี้แล้ว (the campaign was stopped)')
  const { campaign, content } = going
  const kind = kindOf(campaign)
  const memberId = job.subjectId
  const reader = await findReader(payload, memberId, kind.audience(payload, content, campaign))
  if (!reader) return dropped('ไม่ได้รับอีเมลนี้แล้ว (it is not for this member any more)')
  const { language, email } = reader
  const firstName = await greetingName(payload, reader.firstName)
  const brand = await readKeptBrand(payload, language)
  const way =
    kind.leftAs && (await unsubscribeHeaders(payload, { memberId, kind: kind.leftAs }, language))
  const letter = await kind.write(payload, content, { memberId, firstName, language, brand, way })
  if (!letter) return dropped('ไม่มีเรื่องสำหรับสมาชิกคนนี้แล้ว (there is nothing for this member any more)')
  return await sendBrandEmail(job, tools, { to: [email], language, brand }, () => letter)
}

interface Going {
  campaign: Campaign
  content: unknown
}
const cached = new WeakMap<BasePayload, Going>()

/** Reads a campaign that is being sent. Its content never changes after the start, so the campaign read last is cached. */
async function readGoing(payload: BasePayload, id: number): Promise<Going | undefined> {
  const table = campaignsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ state: table.state })
    .from(table)
    .where(eq(table.id, id))
  if (!row || row.state === 'stopped') return undefined
  const last = cached.get(payload)
  if (last?.campaign.id === id) return last
  const campaign = await findCampaign(payload, id)
  if (!campaign) return undefined
  const going = { campaign, content: kindOf(campaign).contentOf(campaign) }
  cached.set(payload, going)
  return going
}

interface Kept {
  until: number
  brand: Promise<Brand>
}

const keptBrands = new WeakMap<BasePayload, Map<Language, Kept>>()
const keptForMs = 10_000

/** Caches the brand per language: thousands of emails leave one after another. */
async function readKeptBrand(payload: BasePayload, language: Language): Promise<Brand> {
  const brands = keptBrands.get(payload) ?? new Map<Language, Kept>()
  keptBrands.set(payload, brands)
  const known = brands.get(language)
  if (known && known.until > Date.now()) return await known.brand
  const brand = readBrand(payload, language)
  brands.set(language, { until: Date.now() + keptForMs, brand })
  try {
    return await brand
  } catch (error) {
    brands.delete(language)
    throw error
  }
}

const testPurpose = 'campaign-test'
const testLifeMs = 60 * 60 * 1000

/** Test mails to staff, sent ahead of bulk mail. */
export const testMailOutbox: OutboxSource = {
  collection: 'campaigns',
  purposes: { [testPurpose]: { label: label('อีเมลทดสอบ', 'Test email'), channel: 'mail' } },
  deliver: sendTest,
}

const TestContent = z.object({ to: z.string(), language: z.enum(languages) })

/** Queues one test mail per language. Each call sends new ones. */
export async function queueTests(payload: BasePayload, id: number, to: string): Promise<void> {
  const expiresAt = new Date(Date.now() + testLifeMs)
  const jobs = languages.map((language) => ({
    subjectId: String(id),
    purpose: testPurpose,
    part: randomUUID(),
    content: { to, language } satisfies z.infer<typeof TestContent>,
    expiresAt,
  }))
  await queueJobs(payload, testMailOutbox, jobs)
  wakeOutbox()
}

async function sendTest(job: Job, tools: DeliveryTools): Promise<Delivered> {
  const { payload } = tools
  const { data: content } = TestContent.safeParse(job.content)
  const campaign = await findCampaign(payload, Number(job.subjectId))
  const draft = campaign && (await readDraft(payload, campaign))
  if (!content || !draft) return dropped('ไม่มีฉบับนี้แล้ว (there is no such campaign)')
  const { to, language } = content
  const sent = await sendBrandEmail(job, tools, { to: [to], language }, (brand) => {
    const letter = draft.sample(language, brand)
    return { ...letter, subject: (language === 'th' ? '[ทดสอบ] ' : '[Test] ') + letter.subject }
  })
  await noteTested(payload, campaign, new Date())
  return sent
}
