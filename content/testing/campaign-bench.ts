import { eq } from 'drizzle-orm'
import { createLocalReq, handleEndpoints } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { createDigest, digestKind } from '../src/features/mailing/digest/digest.kind.ts'
import { policyKind } from '../src/features/mailing/policy/policy.kind.ts'
import type { CampaignKind } from '../src/features/mailing/sending/campaign.ts'
import { campaignsOf } from '../src/features/mailing/sending/campaign.rows.ts'
import type { Batch } from '../src/features/mailing/sending/queue-batch.ts'
import { sendDue } from '../src/features/mailing/sending/start-sending.ts'
import type { Member } from '../src/platform/payload-types.ts'
import { connectionTo } from '../src/platform/database/tables.ts'
import { later } from './later.ts'
import { openMemberBench } from './member-bench.ts'
import { createNews } from './news-records.ts'
import { createNewsCategory, staffData } from './record-data.ts'
import { signInAs } from './staff-service.ts'

/** No rate limit, unless a test sets its own. */
export const anyPace: Batch['pace'] = { perMinute: 0, perDay: 0 }

/** The member bench with an editor and the actions on campaigns of a kind. */
export async function openCampaignBench(kind: CampaignKind) {
  const bench = await openMemberBench()
  const { payload } = bench
  await payload.create({ collection: 'staff', data: staffData('editor') })
  const editor = {
    email: 'editor@example.com',
    token: await signInAs(payload, 'editor@example.com'),
  }

  /** Does what the service does every few seconds. */
  const look = (batch: Partial<Batch> = {}) =>
    sendDue(payload, [kind], { now: new Date(), pace: anyPace, ...batch })

  const campaignOf = (id: number) => payload.findByID({ collection: 'campaigns', id })

  /** Sets columns that only the service changes. */
  async function set(id: number, change: Record<string, unknown>): Promise<void> {
    const table = campaignsOf(payload)
    await connectionTo(payload).update(table).set(change).where(eq(table.id, id))
  }

  /** Calls an admin action on a campaign. */
  async function act(id: number, name: string, { method = 'POST', token = editor.token } = {}) {
    const request = new Request(`http://localhost/cms-api/campaigns/${id}/${name}`, {
      method,
      headers: { authorization: `JWT ${token}`, 'accept-language': 'en' },
    })
    const answer = await handleEndpoints({ config: payload.config, request })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  /** A request by a member of staff in a language. */
  async function requestOf(email: string, language: 'th' | 'en' = 'en') {
    const where = { email: { equals: email } }
    const [user] = (await payload.find({ collection: 'staff', where })).docs
    if (!user) throw new Error(`There is no ${email}`)
    const req = await createLocalReq({ user: { ...user, collection: 'staff' } }, payload)
    // A copy, as requests without an own language share one object.
    req.i18n = { ...req.i18n, language }
    return req
  }

  /** The panel of a campaign as a member of staff sees it. */
  async function show(id: number, email = editor.email, language: 'th' | 'en' = 'en') {
    const { CampaignPanel } =
      await import('../src/features/mailing/campaigns/campaign-panel.admin.tsx')
    const req = await requestOf(email, language)
    return renderToStaticMarkup(await CampaignPanel({ id, payload, req }))
  }

  /** The campaign notice on the admin's first page. */
  async function notice(email = editor.email) {
    const { CampaignNotice } =
      await import('../src/features/mailing/campaigns/campaign-notice.admin.tsx')
    const { i18n, user } = await requestOf(email)
    return renderToStaticMarkup(await CampaignNotice({ i18n, payload, ...(user ? { user } : {}) }))
  }

  /** Tests and starts an open campaign. */
  async function start(id: number): Promise<number> {
    await act(id, 'test')
    await bench.wake()
    const { status, text } = await act(id, 'start')
    if (status !== 200) throw new Error(text)
    return id
  }

  return { ...bench, editor, look, campaignOf, set, act, requestOf, show, notice, start }
}

/** The same with readers of the digest. */
export async function openDigestBench() {
  const bench = await openCampaignBench(digestKind)
  const { payload, start } = bench
  const category = await createNewsCategory(payload)
  let news = 0
  let issues = 0

  /** A member who receives the digest. */
  const createReader = (change: Partial<Member> = {}) =>
    bench.createMember({ emailNotifications: true, emailFrequency: 'weekly', ...change })

  /** News for the next issue. */
  async function publishNews(title: string, english?: string): Promise<number> {
    news += 1
    const { id } = await createNews(payload, { slug: `digest-news-${news}`, title, category })
    if (english !== undefined)
      await payload.update({ collection: 'news', id, locale: 'en', data: { title: english } })
    return id
  }

  /** Replaces the planned digest with one that is due now; returns its id. */
  async function planNow(now = new Date()): Promise<number> {
    issues += 1
    await payload.delete({
      collection: 'campaigns',
      where: { state: { in: ['planned', 'waiting'] } },
    })
    // Consecutive days that are not in the real schedule.
    const day = new Date(Date.UTC(2000, 0, issues)).toISOString().slice(0, 10)
    await createDigest(payload, { day, dueAt: now })
    const found = { collection: 'campaigns', where: { key: { equals: `digest:${day}` } } } as const
    const [issue] = (await payload.find(found)).docs
    if (!issue) throw new Error('No issue was planned')
    return issue.id
  }

  /** Starts a new digest; the service starts all but the first by itself. */
  const begin = async () => start(await planNow())

  return { ...bench, createReader, publishNews, planNow, begin }
}

/** The same with a published privacy policy and announcements of a new version. */
export async function openPolicyBench() {
  const bench = await openCampaignBench(policyKind)
  const { payload, start } = bench
  const policy = { title: 'นโยบายความเป็นส่วนตัว', _status: 'published' } as const
  await payload.updateGlobal({ slug: 'privacy-policy', locale: 'th', data: policy })
  let versions = 1

  /** An announcement without a test email yet. */
  async function draw(change: object = {}): Promise<number> {
    versions += 1
    const data = {
      kind: 'policy',
      policy: 'privacy',
      version: String(versions),
      holdsFrom: later,
      textTh: 'เราเก็บอายุที่คุณแจ้งไว้',
      textEn: 'We keep the age that you declare.',
      state: 'waiting',
      ...change,
    } as const
    return (await payload.create({ collection: 'campaigns', data })).id
  }

  const begin = async (change: object = {}) => start(await draw(change))

  return { ...bench, draw, begin }
}
