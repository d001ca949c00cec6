import { beforeEach, describe, expect, it } from 'vitest'
import { openDigestBench } from '../../../../testing/campaign-bench.ts'
import { fillBranches } from '../../../../testing/branch-records.ts'
import { staffData } from '../../../../testing/record-data.ts'
import { signInAs } from '../../../../testing/staff-service.ts'
import { tell } from '../../../core/notifications/new-notification.ts'
import { findCampaign } from '../sending/campaign.rows.ts'
import { noteTested, startCampaign } from '../sending/draft.rows.ts'
import { digestKind } from './digest.kind.ts'

const bench = await openDigestBench()
const {
  act,
  begin,
  createReader,
  editor,
  campaignOf,
  look,
  mailsTo,
  payload,
  planNow,
  publishNews,
} = bench

beforeEach(async () => {
  await payload.delete({ collection: 'members', where: {} })
})

describe('The schedule', () => {
  it('has one issue for the next Friday, until that has left', async () => {
    await payload.delete({ collection: 'campaigns', where: {} })
    const wednesday = new Date('2026-11-25T22:40:00Z')
    await digestKind.plan?.(payload, wednesday)
    await digestKind.plan?.(payload, new Date('2026-11-27T09:59:00Z'))
    const { docs } = await payload.find({ collection: 'campaigns' })
    expect(docs).toMatchObject([
      { key: 'digest:2026-11-27', dueAt: '2026-11-27T10:00:00.000Z', state: 'planned' },
    ])
  })
})

describe('The very first issue', () => {
  it('waits until an editor has had a test mail and started it, however long it is due', async () => {
    await payload.delete({ collection: 'campaigns', where: {} })
    const reader = await createReader()
    await publishNews('อบฟรีทุกวันพุธ', 'Free drying on Wednesdays')
    const id = await planNow()
    await look()
    await look()
    expect(await campaignOf(id)).toMatchObject({ state: 'waiting' })
    expect(await mailsTo(reader.email)).toEqual([])
    expect(await act(id, 'start')).toMatchObject({ status: 409 })

    expect(await act(id, 'test')).toMatchObject({ status: 200 })
    const tests = await mailsTo(editor.email)
    expect(tests.map(({ subject }) => subject).toSorted()).toEqual([
      '[Test] New at Fongsai this week',
      '[ทดสอบ] สัปดาห์นี้ที่ฟองใสมีอะไรใหม่',
    ])
    expect(tests.map(({ text }) => text).join()).toMatch(
      /อบฟรีทุกวันพุธ[^]*Free drying|Free drying[^]*อบฟรี/,
    )
    expect(await mailsTo(reader.email)).toEqual([])

    expect(await act(id, 'start')).toMatchObject({ status: 200 })
    await look()
    expect(await mailsTo(reader.email)).toMatchObject([{ subject: 'สัปดาห์นี้ที่ฟองใสมีอะไรใหม่' }])
  })

  it('has not been seen any more once its introduction is another one', async () => {
    await payload.delete({ collection: 'campaigns', where: {} })
    const id = await planNow()
    await act(id, 'test')
    await bench.wake()
    await payload.update({ collection: 'campaigns', id, data: { textTh: 'สวัสดีปีใหม่' } })
    expect(await act(id, 'start')).toMatchObject({ status: 409 })
    // Two clicks, executed one after the other.
    expect(await startCampaign(payload, digestKind, id, new Date())).toBeUndefined()
  })

  it('has been seen by nobody whose test mail was written before its introduction', async () => {
    await payload.delete({ collection: 'campaigns', where: {} })
    const id = await planNow()
    const read = async () => {
      const issue = await findCampaign(payload, id)
      if (!issue) throw new Error('There is no issue')
      return issue
    }
    const written = await read()
    await payload.update({ collection: 'campaigns', id, data: { textTh: 'สวัสดีปีใหม่' } })
    await noteTested(payload, written, new Date())
    expect((await read()).testedAt).toBeNull()
    await noteTested(payload, await read(), new Date())
    expect((await read()).testedAt).toEqual(expect.any(Date))
  })
})

describe('An issue', () => {
  it('is sent to members who chose it, each in their language, once', async () => {
    const thai = await createReader()
    const english = await createReader({ language: 'en' })
    const others = [
      await createReader({ emailFrequency: 'none' }),
      await createReader({ emailVerified: false }),
      await createReader({ emailNotifications: false }),
      await createReader({ status: 'active', emailFrequency: null }),
    ]
    await publishNews('ซักผ้านวมลดครึ่งราคา', 'Half price for duvets')
    const id = await begin()
    await look()
    await look()
    expect(await mailsTo(thai.email)).toMatchObject([
      {
        text: expect.stringContaining(
          'ซักผ้านวมลดครึ่งราคา\n  http://localhost:3000/news/digest-news-',
        ),
      },
    ])
    const [mail] = await mailsTo(english.email)
    expect(mail?.text).toMatch(/Half price for duvets\n {2}http:\/\/localhost:3000\/en\/news\//)
    expect(mail?.text).not.toContain('ผ้านวม')
    for (const { email } of others) expect(await mailsTo(email)).toEqual([])
    await look()
    expect(await campaignOf(id)).toMatchObject({ state: 'done', queued: 2, sent: 2, open: 0 })
  })

  it('can be left by the mail program and by a link, and tells nobody when it is read', async () => {
    const { email, id } = await createReader()
    await publishNews('เปิดสาขาใหม่')
    await begin()
    await look()
    const [mail] = await mailsTo(email)
    expect(mail?.leaving).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<http:\/\/localhost:3000\/unsubscribe\?token=/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(mail?.html).not.toMatch(/<img|url\(|@import|<link/)
    const links = [...(mail?.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    expect(links.filter((href) => href?.includes('?'))).toEqual([
      expect.stringContaining('/unsubscribe?token='),
    ])
    expect(mail?.html).not.toContain(email)
    expect(mail?.html).not.toContain(id)
  })

  it('says what it said when it began, whatever editors change meanwhile', async () => {
    const reader = await createReader()
    const news = await publishNews('ชื่อเดิม')
    await begin()
    await payload.update({ collection: 'news', id: news, locale: 'th', data: { title: 'ชื่อใหม่' } })
    await publishNews('มาทีหลัง')
    await look()
    const [mail] = await mailsTo(reader.email)
    expect(mail?.text).toContain('ชื่อเดิม')
    expect(mail?.text).not.toMatch(/ชื่อใหม่|มาทีหลัง/)
  })

  it('tells of what is new since the last one alone, and is empty without', async () => {
    const reader = await createReader()
    await publishNews('เรื่องแรก')
    await begin()
    await look()
    const second = await planNow()
    await look()
    expect(await campaignOf(second)).toMatchObject({ state: 'empty' })
    await publishNews('เรื่องที่สอง')
    await planNow()
    await look()
    const mails = await mailsTo(reader.email)
    expect(mails).toHaveLength(2)
    expect(mails[1]?.text).toContain('เรื่องที่สอง')
    expect(mails[1]?.text).not.toContain('เรื่องแรก')
  })

  it('leaves by itself once the first has left, with the introduction of editors in either language', async () => {
    const english = await createReader({ language: 'en' })
    const id = await planNow()
    await payload.update({
      collection: 'campaigns',
      id,
      data: { textTh: 'สุขสันต์วันสงกรานต์\nจากทีมงาน' },
    })
    await look()
    expect(await mailsTo(english.email)).toMatchObject([
      { text: expect.stringContaining('สุขสันต์วันสงกรานต์\nจากทีมงาน') },
    ])
  })

  it('brings notices of branches to those alone who followed them by then', async () => {
    await planNow()
    await look()
    const { branches } = await fillBranches(payload, 2)
    const [branch = { id: 0, slug: '' }, second = { id: 0 }] = branches
    const [follower, late, other] = [
      await createReader(),
      await createReader(),
      await createReader(),
    ]
    const follow = ({ token }: typeof follower) =>
      bench.post('/api/followed_branches', { branch: branch.id }, { token })
    expect(await follow(follower)).toMatchObject({ status: 204 })
    const told = { titleTh: 'นิมมานปิดชั่วคราว: ซ่อมท่อ', event: 'branch', slug: branch.slug } as const
    await payload.create({
      collection: 'notifications',
      data: { ...told, audience: 'branch', branch: branch.id, status: 'published' },
    })
    const both = await bench.post(
      '/api/followed_branches',
      { branch: second.id },
      { token: follower.token },
    )
    expect(both).toMatchObject({ status: 204 })
    const titles = { titleTh: 'สองสาขาปิดชั่วคราว', titleEn: null }
    const ofBoth = { kind: 'branches', branches: [branch.id, second.id] } as const
    const source = 'closed:of-both'
    await tell(payload, [
      { ...titles, source, event: 'branch', audience: ofBoth, slug: null, image: null },
    ])
    await follow(late)
    const id = await planNow()
    await look()
    const [mail] = await mailsTo(follower.email)
    expect(mail?.text).toContain('นิมมานปิดชั่วคราว: ซ่อมท่อ')
    expect(mail?.text).toContain(`http://localhost:3000/branch/${branch.slug}`)
    expect(mail?.text?.match(/สองสาขาปิดชั่วคราว/g)).toHaveLength(1)
    expect(await mailsTo(late.email)).toEqual([])
    expect(await mailsTo(other.email)).toEqual([])
    expect(await campaignOf(id)).toMatchObject({ queued: 1 })
  })

  it('is not sent to a member who unsubscribed after it was queued', async () => {
    const reader = await createReader()
    await bench.pause()
    await publishNews('เขาไม่อยากรู้แล้ว')
    await planNow()
    await look()
    await payload.update({
      collection: 'members',
      id: reader.id,
      data: { emailNotifications: false },
    })
    bench.resume()
    expect(await mailsTo(reader.email)).toEqual([])
    expect(await bench.rowsOf(reader.id)).toMatchObject([{ status: 'dropped', channel: 'bulk' }])
  })
})

describe('What editors do with an issue', () => {
  it('pauses it, has it go on, and stops it for those who have not got it', async () => {
    const readers = [await createReader(), await createReader(), await createReader()]
    const perMinute = { pace: { perMinute: 6, perDay: 0 } }
    await publishNews('ค่อย ๆ ส่ง')
    const id = await planNow()
    const start = Date.now() + 60 * 60_000
    const at = (seconds: number) => ({ ...perMinute, now: new Date(start + seconds * 1000) })
    await look(at(0))
    expect(await act(id, 'pause')).toMatchObject({ status: 200 })
    await look(at(11))
    const count = async () => (await Promise.all(readers.map(({ email }) => mailsTo(email)))).flat()
    expect(await count()).toHaveLength(1)
    expect(await act(id, 'resume')).toMatchObject({ status: 200 })
    await look(at(22))
    expect(await count()).toHaveLength(2)
    expect(await act(id, 'stop')).toMatchObject({ status: 200 })
    await look(at(33))
    expect(await count()).toHaveLength(2)
    expect(await act(id, 'resume')).toMatchObject({ status: 409 })
  })

  it('shows it in either language, where nothing in it acts', async () => {
    await publishNews('ดูก่อนส่ง', 'Look before it leaves')
    const id = await planNow()
    const english = await act(id, 'preview?language=en', { method: 'GET' })
    expect(english.text).toContain('Look before it leaves')
    expect(english.headers.get('content-security-policy')).toContain('sandbox')
    const thai = await act(id, 'preview?language=th&part=text', { method: 'GET' })
    expect(thai.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(thai.text).toContain('ดูก่อนส่ง')
  })

  it('is refused to moderators and strangers', async () => {
    const id = await planNow()
    await payload.create({ collection: 'staff', data: staffData('order', 'moderator') })
    const moderator = await signInAs(payload, 'order@example.com')
    for (const token of [moderator, ''])
      for (const name of ['test', 'start', 'pause', 'resume', 'stop'])
        expect(await act(id, name, { token })).toMatchObject({ status: 403 })
  })
})
