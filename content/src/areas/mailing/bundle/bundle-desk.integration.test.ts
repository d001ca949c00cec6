import { createLocalReq, handleEndpoints, type ServerProps, type UIFieldServerProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { jsx } from 'react/jsx-runtime'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openMemberBench } from '../../../../testing/member-bench.ts'
import { staffData } from '../../../../testing/record-data.ts'
import { signInAs } from '../../../../testing/staff-service.ts'
import { tell } from '../../../engines/notifications/new-notification.ts'
import { connectionTo } from '../../../ground/database/tables.ts'
import { BundleDesk } from '../sending/run-desk.admin.tsx'
import { runsIn } from '../sending/run.rows.ts'
import { sendDue } from '../sending/start-sending.ts'
import { BundleNotice } from './bundle-notice.admin.tsx'
import { bundleRun } from './bundle-schedule.ts'
import { beginBundle } from './bundle.rows.ts'

// The service runs as in production, where React has no part for development.
vi.mock('react/jsx-dev-runtime', async () => ({
  ...(await import('react/jsx-runtime')),
  jsxDEV: jsx,
}))

const bench = await openMemberBench()
const { createMember, mailsTo, payload } = bench
const roles = ['editor', 'administrator'] as const
type Role = (typeof roles)[number]
for (const role of roles)
  await payload.create({ collection: 'staff', data: staffData(`bundle-${role}`, role) })

let days = 0
let id = 0
let reader: Awaited<ReturnType<typeof createMember>>

const look = () =>
  sendDue(payload, [{ kind: bundleRun, keep: async () => {} }], {
    now: new Date(),
    pace: { perMinute: 0, perDay: 0 },
  })
const bundle = () => payload.findByID({ collection: 'mail-bundles', id })

async function set(change: Record<string, unknown>) {
  const runs = runsIn(payload, 'mail_bundles')
  await connectionTo(payload).update(runs).set(change).where(eq(runs.id, id))
}

async function act(name: string, role: Role = 'administrator') {
  const token = await signInAs(payload, `bundle-${role}@example.com`)
  const request = new Request(`http://localhost/cms-api/mail-bundles/${id}/${name}`, {
    method: 'POST',
    headers: { authorization: `JWT ${token}`, 'accept-language': 'en' },
  })
  return (await handleEndpoints({ config: payload.config, request })).status
}

async function requestOf(role: Role) {
  const where = { email: { equals: `bundle-${role}@example.com` } }
  const [user] = (await payload.find({ collection: 'staff', where })).docs
  if (!user) throw new Error(`There is no ${role}`)
  const req = await createLocalReq({ user: { ...user, collection: 'staff' } }, payload)
  req.i18n = { ...req.i18n, language: 'en' }
  return req
}

async function desk(role: Role = 'administrator') {
  const props = { id, payload, req: await requestOf(role) } as Partial<UIFieldServerProps>
  return renderToStaticMarkup(await BundleDesk(props as UIFieldServerProps))
}

async function notice(role: Role = 'administrator') {
  const { i18n, user } = await requestOf(role)
  const props = { i18n, payload, user } as Partial<ServerProps>
  return renderToStaticMarkup(await BundleNotice(props as ServerProps))
}

beforeEach(async () => {
  for (const collection of ['members', 'mail-bundles', 'notifications'] as const)
    await payload.delete({ collection, where: {} })
  days += 1
  reader = await createMember({ emailNotifications: true })
  const audience = { kind: 'member', member: reader.id } as const
  await tell(payload, [
    {
      event: 'board',
      audience,
      titleTh: 'มีคนตอบกระทู้ของคุณ',
      titleEn: null,
      slug: '7',
      image: null,
      source: `bundle-desk:${days}`,
    },
  ])
  const day = new Date(Date.UTC(2001, 0, days)).toISOString().slice(0, 10)
  const until = new Date(Date.now() + 60_000).toISOString()
  await beginBundle(payload, { day, since: new Date(0).toISOString(), until })
  const [stored] = (await payload.find({ collection: 'mail-bundles' })).docs
  id = stored?.id ?? 0
})

describe('A bundle that errors have halted', () => {
  it('is shown to administrators, who have it go on', async () => {
    await set({ state: 'halted', errors: 1000 })
    await look()
    expect(await mailsTo(reader.email)).toEqual([])
    expect(await notice()).toContain('halted after 1000 failed attempts')
    expect(await desk()).toContain('Go on')
    expect(await act('resume')).toBe(200)
    expect(await notice()).toBe('')
    await look()
    expect(await mailsTo(reader.email)).toHaveLength(1)
    await look()
    expect(await bundle()).toMatchObject({ state: 'done', sent: 1 })
    expect(await desk()).toMatch(/<dt>Got it<\/dt><dd>1<\/dd>/)
    expect(await desk()).not.toContain('Pause')
  })

  it('is seen to by nobody else', async () => {
    await set({ state: 'halted' })
    expect(await act('resume', 'editor')).toBe(403)
    expect(await desk('editor')).toBe('')
    expect(await notice('editor')).toBe('')
    expect(await bundle()).toMatchObject({ state: 'halted' })
  })
})

it('Of a bundle that was stopped nothing leaves any more, not what waits either', async () => {
  await bench.pause()
  await look()
  expect(await act('stop')).toBe(200)
  bench.resume()
  expect(await mailsTo(reader.email)).toEqual([])
  expect(await act('resume')).toBe(409)
  await look()
  expect(await bundle()).toMatchObject({ state: 'stopped', sent: 0, dropped: 1, open: 0 })
})
