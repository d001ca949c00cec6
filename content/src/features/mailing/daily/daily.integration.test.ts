import { beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { openMemberBench } from '../../../../testing/member-bench.ts'
import { sendCall } from '../../../../testing/member-requests.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { type NewNotification, tell } from '../../../core/notifications/new-notification.ts'
import { outboxOf, queueJobs } from '../../../core/mail/outbox.rows.ts'
import { storePost } from '../../webboard/board/store-writing.rows.ts'
import { createMemberLine } from '../line/line-outbox.ts'
import { createCampaign, findNewest } from '../sending/campaign.rows.ts'
import { sendDue } from '../sending/start-sending.ts'
import { dailyKind } from './daily.kind.ts'

const bench = await openMemberBench()
const { createMember, mailsTo, payload, post } = bench

const pace = { perMinute: 0, perDay: 0 }
const sixOClock = 'T11:00:00.000Z'
let days = 0
let told = 0

beforeEach(async () => {
  await payload.delete({ collection: 'members', where: {} })
  await payload.delete({ collection: 'campaigns', where: {} })
  await payload.delete({ collection: 'notifications', where: {} })
  days = 0
})

const createReader = (change = {}) => createMember({ emailNotifications: true, ...change })

/** An evening at least a day ahead, so that present notifications are before it. */
function evening(): Date {
  days += 1
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return new Date(`${day}${sixOClock}`)
}
const look = (now: Date) => sendDue(payload, [dailyKind], { now, pace })

/** Lets the next summary begin now, independent of the time of day. */
async function begin(): Promise<void> {
  await createCampaign(payload, {
    kind: 'daily',
    key: 'daily:2000-01-01',
    state: 'done',
    since: new Date(0).toISOString(),
    until: new Date(Date.now() - 60_000).toISOString(),
  })
}

async function tellOne(
  member: string,
  titleTh: string,
  more: Partial<NewNotification> = {},
): Promise<number> {
  told += 1
  const source = more.source ?? `test:${told}`
  const audience = { kind: 'member', member } as const
  await tell(payload, [
    { event: 'board', audience, titleTh, titleEn: null, slug: '7', image: null, ...more, source },
  ])
  const found = { collection: 'notifications', where: { source: { equals: source } } } as const
  return (await payload.find(found)).docs[0]?.id ?? 0
}

describe('The daily summary', () => {
  it('sends all of a member’s own news in one mail, in their language', async () => {
    await begin()
    const thai = await createReader()
    const english = await createReader({ language: 'en' })
    await tellOne(thai.id, 'มีคนตอบกระทู้ “คราบกาแฟ” ของคุณ')
    await tellOne(thai.id, 'เรื่องที่แจ้งไว้ 7K3M-Q9TD คืนเงินแล้ว', { event: 'account', slug: null })
    await tellOne(english.id, 'มีคนตอบ', { titleEn: 'New reply to your post “Coffee”' })
    await look(evening())
    const [mail, ...more] = await mailsTo(thai.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('มีความเคลื่อนไหวใหม่ของคุณที่ฟองใส')
    expect(mail?.text).toContain(
      '• มีคนตอบกระทู้ “คราบกาแฟ” ของคุณ\n  http://localhost:3000/webboard/7',
    )
    expect(mail?.text).toContain('คืนเงินแล้ว\n  http://localhost:3000/account')
    expect(mail?.leaving?.['List-Unsubscribe']).toContain('/unsubscribe?token=')
    expect(await mailsTo(english.email)).toMatchObject([
      {
        subject: 'Your updates from Fongsai',
        text: expect.stringContaining(
          'New reply to your post “Coffee”\n  http://localhost:3000/en/webboard/7',
        ),
      },
    ])
  })

  it('comes once a day, with what came since the last one', async () => {
    await begin()
    const reader = await createReader()
    const first = evening()
    await tellOne(reader.id, 'เรื่องแรก')
    await look(first)
    await look(new Date(first.getTime() + 3_600_000))
    expect(await mailsTo(reader.email)).toHaveLength(1)
    await look(evening())
    expect(await mailsTo(reader.email)).toHaveLength(1)
  })

  it('does not come before six, nor to anybody of whom there is nothing', async () => {
    await begin()
    const [reader, other] = [await createReader(), await createReader()]
    await tellOne(reader.id, 'รอถึงเย็น')
    const six = evening()
    await look(new Date(six.getTime() - 1000))
    expect(await findNewest(payload, ({ kind }) => eq(kind, 'daily'))).toMatchObject({
      key: 'daily:2000-01-01',
    })
    await look(six)
    expect(await mailsTo(reader.email)).toHaveLength(1)
    expect(await mailsTo(other.email)).toEqual([])
  })

  it('notifies followers of a topic, but not the replier, and not of earlier replies', async () => {
    await begin()
    const [asker, follower, replier] = [
      await createReader(),
      await createReader(),
      await createReader(),
    ]
    const topic = await storePost(payload, {
      memberId: asker.id,
      title: 'คราบกาแฟบนเสื้อขาว',
      detail: 'ซักยังไงให้ออกคะ',
    })
    const follow = ({ token }: typeof follower) =>
      post('/api/followed_posts', { web_board: topic }, { token })
    const notifyFollowers = (title: string) =>
      tellOne('', title, { audience: { kind: 'post', post: topic, except: replier.id } })
    await notifyFollowers('ก่อนติดตาม')
    await new Promise((resolve) => setTimeout(resolve, 5))
    for (const each of [follower, replier])
      expect(await follow(each)).toMatchObject({ status: 204 })
    await notifyFollowers('มีความเห็นใหม่')
    await look(evening())
    const [mail] = await mailsTo(follower.email)
    expect(mail?.text).toContain('มีความเห็นใหม่')
    expect(mail?.text).not.toContain('ก่อนติดตาม')
    for (const { email } of [asker, replier]) expect(await mailsTo(email)).toEqual([])
  })

  it('leaves out what the member has seen, or marked as read', async () => {
    await begin()
    const [looked, marked] = [await createReader(), await createReader()]
    await tellOne(looked.id, 'ดูแล้ว')
    const id = await tellOne(marked.id, 'อ่านแล้ว')
    await tellOne(marked.id, 'ยังไม่ได้อ่าน')
    await post('/api/open_notification', {}, { token: looked.token })
    await sendCall(bench.url, `/items/notifications/${id}`, {
      method: 'PATCH',
      token: marked.token,
      body: { read: true },
    })
    await look(evening())
    expect(await mailsTo(looked.email)).toEqual([])
    const [mail] = await mailsTo(marked.email)
    expect(mail?.text).toContain('ยังไม่ได้อ่าน')
    expect(mail?.text).not.toContain('อ่านแล้ว\n')
  })

  it('leaves out what LINE delivered, and contains what it could not', async () => {
    await begin()
    const { id, email } = await createReader()
    const [inLine, lost] = [await tellOne(id, 'บอกในไลน์แล้ว'), await tellOne(id, 'ไลน์ส่งไม่ได้')]
    const { outbox } = createMemberLine({ channel: undefined, monthly: 0 })
    const line = (part: number) => ({ subjectId: id, purpose: 'line-report', part: String(part) })
    await queueJobs(payload, outbox, [line(inLine), line(lost)])
    const box = outboxOf(payload)
    for (const [part, status] of [
      [inLine, 'sent'],
      [lost, 'failed'],
    ] as const)
      await connectionTo(payload)
        .update(box)
        .set({ status })
        .where(eq(box.key, `members:${id}:line-report:${part}`))
    await look(evening())
    const [mail] = await mailsTo(email)
    expect(mail?.text).toContain('ไลน์ส่งไม่ได้')
    expect(mail?.text).not.toContain('บอกในไลน์แล้ว')
  })

  it('is not sent to members who want no mail, nor to an unconfirmed address', async () => {
    await begin()
    const others = [
      await createReader({ emailNotifications: false }),
      await createReader({ emailVerified: false }),
    ]
    for (const { id } of others) await tellOne(id, 'ไม่ต้องส่ง')
    await look(evening())
    for (const { email, id } of others) {
      expect(await mailsTo(email)).toEqual([])
      expect(await bench.rowsOf(id)).toEqual([])
    }
  })
})
