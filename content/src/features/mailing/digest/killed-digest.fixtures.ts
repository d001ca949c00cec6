import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { getPayload, type BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAcceptingSmtp } from '../../../../testing/accepting-smtp.ts'
import { findFreePort } from '../../../../testing/free-port.ts'
import { createNews } from '../../../../testing/news-records.ts'
import { createNewsCategory } from '../../../../testing/record-data.ts'
import { launchServiceProcess, type ServiceProcess } from '../../../../testing/service-process.ts'
import {
  closePayload,
  openPayload,
  surviveLostConnections,
} from '../../../composition/open-payload.ts'
import { outboxOf } from '../../../core/mail/outbox.rows.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { findCampaign } from '../sending/campaign.rows.ts'
import { noteTested, startCampaign } from '../sending/draft.rows.ts'
import { createDigest, digestKind } from './digest.kind.ts'

interface Torture {
  members: number
  kills: number
}

// Delay of the mail server's answers: at every kill some mails are being sent.
const delayMs = 20
const quietMs = 5000
const mostMs = 540_000

/** Tests that each member gets an issue once, although the two sending services are killed repeatedly. */
export function describeKilledDigest({ members, kills }: Torture): void {
  describe(`A digest to ${members} members, while two services are killed ${kills} times`, () => {
    let result: Awaited<ReturnType<typeof sendWhileKilling>>
    let payload: BasePayload

    beforeAll(async () => {
      const before = await openPayload()
      const issue = await beginDigest(before, members)
      await closePayload(before)
      payload = await openAgain()
      result = await sendWhileKilling(payload, { issue, members, kills })
    }, 600_000)
    afterAll(() => closePayload(payload))

    it('reaches every member', () => {
      expect(result.accepted.size).toBe(members)
      expect(result.killed).toBe(kills)
    })

    it('reaches nobody twice, but for those whose mail was being taken when a kill came, who are counted', async () => {
      const box = outboxOf(payload)
      const rows = await connectionTo(payload).select().from(box).where(eq(box.purpose, 'digest'))
      expect(rows).toHaveLength(members)
      expect(rows.filter(({ status }) => status !== 'sent')).toEqual([])
      const unheard = rows.filter((row) => Number(row.unheard) > 0)
      const twice = [...result.accepted.values()].filter((count) => count > 1)
      expect(twice.length, 'mailed twice').toBeLessThanOrEqual(unheard.length)
      const mails = [...result.accepted.values()].reduce((sum, count) => sum + count, 0)
      const sum = rows.reduce((total, row) => total + Number(row.unheard), 0)
      expect(mails - members, 'mails too many').toBeLessThanOrEqual(sum)
      const issue = await payload.findByID({ collection: 'campaigns', id: result.issue })
      expect(issue).toMatchObject({ state: 'done', queued: members, sent: members, unheard: sum })
    })

    it('was being sent when the kills came', () => {
      expect(result.sendingWhenKilled).toBeGreaterThan(0)
    })
  })
}

/** A started issue and its readers. */
async function beginDigest(payload: BasePayload, count: number): Promise<number> {
  const now = new Date()
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    email: `reader-${index}@example.com`,
    language: index % 2 === 0 ? 'th' : 'en',
    status: 'active',
    emailVerified: true,
    emailNotifications: true,
    emailFrequency: 'weekly',
  }))
  for (let from = 0; from < count; from += 500)
    await payload.db.drizzle
      .insert(payload.db.tables['members'])
      .values(rows.slice(from, from + 500))
  const category = await createNewsCategory(payload)
  await createNews(payload, { slug: 'half-price', title: 'ซักผ้านวมลดครึ่งราคา', category })
  await createDigest(payload, { day: '2026-01-02', dueAt: now })
  const [issue] = (await payload.find({ collection: 'campaigns' })).docs
  if (!issue) throw new Error('No issue was planned')
  await startDigest(payload, issue.id, now)
  return issue.id
}

/** As if staff had received its test mail. */
async function startDigest(payload: BasePayload, id: number, now: Date): Promise<void> {
  const campaign = await findCampaign(payload, id)
  if (campaign) await noteTested(payload, campaign, now)
  await startCampaign(payload, digestKind, id, now)
}

/** Payload returns its closed instance unless another key is given. */
async function openAgain(): Promise<BasePayload> {
  const { default: config } = await import('../../../payload.config.ts')
  const payload = await getPayload({ config, key: 'beside the services' })
  // The database server stops while Payload still has a connection.
  surviveLostConnections(payload)
  return payload
}

/** Kills the two services in turn, each after another share of the mails, and starts a replacement. */
async function sendWhileKilling(
  payload: BasePayload,
  { issue, members, kills }: Torture & { issue: number },
) {
  const mailServer = await startAcceptingSmtp({ delayMs })
  const environment = {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'ฟองใส <hello@fongsai.example>',
    MAIL_PER_MINUTE: '0',
  }
  const launch = async () => launchServiceProcess(await findFreePort(), environment)
  const services: ServiceProcess[] = [await launch(), await launch()]
  const part = Math.floor(members / (kills + 1))
  let sendingWhenKilled = 0
  let killed = 0
  const deadline = Date.now() + mostMs
  try {
    while (killed < kills) {
      await until(() => mailServer.total() >= part * (killed + 1))
      const index = killed % services.length
      await services[index]?.kill()
      killed += 1
      sendingWhenKilled += await countSending(payload)
      services[index] = await launch()
    }
    await settle()
    return { issue, accepted: mailServer.accepted, killed, sendingWhenKilled }
  } finally {
    await Promise.all(services.map((service) => service.kill()))
    await mailServer.stop()
  }

  /** Makes the killed services' mails due at once instead of after five minutes. Nothing else is sent meanwhile. */
  async function settle(): Promise<void> {
    let last = -1
    while (last !== mailServer.total()) {
      last = mailServer.total()
      await wait(quietMs)
    }
    const box = outboxOf(payload)
    await connectionTo(payload)
      .update(box)
      .set({ nextAttemptAt: new Date(0).toISOString() })
      .where(eq(box.status, 'sending'))
    for (;;) {
      const { state } = await payload.findByID({ collection: 'campaigns', id: issue })
      if (state === 'done') return
      refuseLate(`the issue is ${state}`)
      await wait(500)
    }
  }

  async function until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      refuseLate(`${mailServer.total()} mails came`)
      await wait(5)
    }
  }

  function refuseLate(where: string): void {
    const ended = services.find((service) => service.exitCode() !== null)
    if (ended) throw new Error(`A service ended:\n${ended.output()}`)
    if (Date.now() > deadline)
      throw new Error(`${where}\n${services.map((service) => service.output()).join('\n')}`)
  }
}

async function countSending(payload: BasePayload): Promise<number> {
  const box = outboxOf(payload)
  const [row] = await connectionTo(payload)
    .select({ total: sql<number>`count(*)` })
    .from(box)
    .where(eq(box.status, 'sending'))
  return Number(row?.total ?? 0)
}
