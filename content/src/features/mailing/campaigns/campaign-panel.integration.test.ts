import { eq } from 'drizzle-orm'
import { jsx } from 'react/jsx-runtime'
import { expect, it, vi } from 'vitest'
import { openDigestBench } from '../../../../testing/campaign-bench.ts'
import { staffData } from '../../../../testing/record-data.ts'
import { signInAs } from '../../../../testing/staff-service.ts'
import { tell } from '../../../core/notifications/new-notification.ts'
import { dailyKind, startDaily } from '../daily/daily.kind.ts'
import { findNewest } from '../sending/campaign.rows.ts'
import { sendDue } from '../sending/start-sending.ts'

// As in production: no development JSX runtime.
vi.mock('react/jsx-dev-runtime', async () => ({
  ...(await import('react/jsx-runtime')),
  jsxDEV: jsx,
}))

const bench = await openDigestBench()
const { act, campaignOf, createMember, createReader, look, mailsTo, notice, payload, set, show } =
  bench
const administrator = 'administrator@example.com'
const moderator = 'moderator@example.com'
await payload.create({ collection: 'staff', data: staffData('administrator', 'administrator') })
await payload.create({ collection: 'staff', data: staffData('moderator', 'moderator') })
const byAdministrator = { token: await signInAs(payload, administrator) }

/** A daily summary with content for one reader, the only member. */
async function createDaily(day: string) {
  await payload.delete({ collection: 'members', where: {} })
  const reader = await createMember({ emailNotifications: true })
  const audience = { kind: 'member', member: reader.id } as const
  const titles = { titleTh: 'มีคนตอบกระทู้ของคุณ', titleEn: null }
  await tell(payload, [
    { ...titles, event: 'board', audience, slug: '7', image: null, source: `panel:${day}` },
  ])
  const until = new Date(Date.now() + 60_000).toISOString()
  await startDaily(payload, `daily:${day}`, { since: new Date(0).toISOString(), until })
  const campaign = await findNewest(payload, ({ kind }) => eq(kind, 'daily'))
  return { reader, id: campaign?.id ?? 0 }
}
const lookAtDaily = () =>
  sendDue(payload, [{ ...dailyKind, plan: async () => {} }], {
    now: new Date(),
    pace: { perMinute: 0, perDay: 0 },
  })

it('The panel of the first digest offers its start once a test mail has been sent, and the first page says that it waits', async () => {
  await createReader()
  await bench.publishNews('อบฟรีทุกวันพุธ')
  const id = await bench.planNow()
  await look()
  expect(await notice()).toContain('is waiting for you to review and start it')
  const before = await show(id)
  expect(before).toContain('Send yourself a test email and read it')
  expect(before).toContain('This is the first issue')
  expect(before).not.toContain('Start now')
  await act(id, 'test')
  await bench.wake()
  const tested = await show(id)
  for (const text of ['Start now', 'Stop', `/cms-api/campaigns/${id}/preview?language=th`])
    expect(tested).toContain(text)
  expect(await show(id, administrator, 'th')).toContain('เริ่มส่งตอนนี้')

  await act(id, 'start')
  await look()
  await bench.wake()
  await look()
  const done = await show(id)
  expect(done).toMatch(/<dt>Sent<\/dt><dd>1<\/dd>/)
  expect(done).toMatch(/<dt>Unsubscribed since<\/dt><dd>0<\/dd>/)
  for (const gone of ['Pause', 'Start now', 'Stop']) expect(done).not.toContain(gone)
  await set(id, { state: 'halted', errors: 1000 })
  expect(await show(id)).toContain('Resume')
  expect(await notice()).toContain('stopped after 1000 failed attempts')
  expect(await show(id, moderator)).toBe('')
  expect(await notice(moderator)).toBe('')
  await set(id, { state: 'done' })
})

it('A daily summary that errors have halted is shown to administrators, who resume it', async () => {
  const { id, reader } = await createDaily('2001-01-01')
  await set(id, { state: 'halted', errors: 1000 })
  await lookAtDaily()
  expect(await mailsTo(reader.email)).toEqual([])
  expect(await notice(administrator)).toContain('stopped after 1000 failed attempts')
  expect(await show(id, administrator)).toContain('Resume')
  expect(await show(id, administrator)).not.toContain('test mail')
  expect(await act(id, 'preview', { ...byAdministrator, method: 'GET' })).toMatchObject({
    status: 404,
  })
  expect(await act(id, 'resume', byAdministrator)).toMatchObject({ status: 200 })
  expect(await notice(administrator)).toBe('')
  await lookAtDaily()
  expect(await mailsTo(reader.email)).toHaveLength(1)
  await lookAtDaily()
  expect(await campaignOf(id)).toMatchObject({ state: 'done', sent: 1 })
  expect(await show(id, administrator)).not.toContain('Pause')
})

it('A daily summary is neither shown to editors nor changed by them', async () => {
  const { id } = await createDaily('2001-01-02')
  await set(id, { state: 'halted' })
  expect(await act(id, 'resume')).toMatchObject({ status: 403 })
  expect(await show(id)).toBe('')
  expect(await notice()).toBe('')
  const { user } = await bench.requestOf(bench.editor.email)
  const asEditor = { collection: 'campaigns', overrideAccess: false, user } as const
  const { docs } = await payload.find({ ...asEditor, limit: 0 })
  expect(docs.map(({ kind }) => kind)).not.toContain('daily')
  expect(
    (await payload.count({ ...asEditor, where: { kind: { equals: 'daily' } } })).totalDocs,
  ).toBe(0)
  await expect(payload.findByID({ ...asEditor, id })).rejects.toMatchObject({ status: 404 })
  await set(id, { state: 'stopped' })
})

it('Of a campaign that was stopped nothing leaves any more, not what waits either', async () => {
  const { id, reader } = await createDaily('2001-01-03')
  await bench.pause()
  await lookAtDaily()
  expect(await act(id, 'stop', byAdministrator)).toMatchObject({ status: 200 })
  bench.resume()
  expect(await mailsTo(reader.email)).toEqual([])
  expect(await act(id, 'resume', byAdministrator)).toMatchObject({ status: 409 })
  await lookAtDaily()
  expect(await campaignOf(id)).toMatchObject({ state: 'stopped', sent: 0, dropped: 1, open: 0 })
})
