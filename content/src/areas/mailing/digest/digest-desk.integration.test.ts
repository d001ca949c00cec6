import { createLocalReq, type ServerProps, type UIFieldServerProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { jsx } from 'react/jsx-runtime'
import { expect, it, vi } from 'vitest'
import { openDigestBench } from '../../../../testing/digest-bench.ts'
import { staffData } from '../../../../testing/record-data.ts'
import { DigestDesk } from './digest-desk.admin.tsx'
import { DigestNotice } from './digest-notice.admin.tsx'

// The service runs as in production, where React has no part for development.
vi.mock('react/jsx-dev-runtime', async () => ({
  ...(await import('react/jsx-runtime')),
  jsxDEV: jsx,
}))

const bench = await openDigestBench()
const { act, createReader, issueOf, look, payload, planNow, publishNews, set } = bench
const roles = ['moderator', 'editor', 'administrator'] as const
type Role = (typeof roles)[number]
for (const role of roles)
  await payload.create({ collection: 'staff', data: staffData(`${role}-at-the-desk`, role) })

async function askerOf(role: Role, language: 'th' | 'en') {
  const where = { email: { equals: `${role}-at-the-desk@example.com` } }
  const [user] = (await payload.find({ collection: 'staff', where })).docs
  if (!user) throw new Error(`There is no ${role}`)
  const req = await createLocalReq({ user: { ...user, collection: 'staff' } }, payload)
  // A copy: all requests without a language of their own share one.
  req.i18n = { ...req.i18n, language }
  return req
}

/** The page of an issue as one of these roles sees it. */
async function show(id: number, role: Role = 'editor', language: 'th' | 'en' = 'en') {
  const req = await askerOf(role, language)
  // What else Payload gives a field is not looked at.
  const props = { id, payload, req } as Partial<UIFieldServerProps> as UIFieldServerProps
  return renderToStaticMarkup(await DigestDesk(props))
}

async function notice(role: Role = 'editor') {
  const { i18n, user } = await askerOf(role, 'en')
  const props = { i18n, payload, user } as Partial<ServerProps> as ServerProps
  return renderToStaticMarkup(await DigestNotice(props))
}

it('The desk of the first issue offers its start once a proof has been sent, and says so on the first page', async () => {
  await createReader()
  await publishNews('อบฟรีทุกวันพุธ')
  const id = await planNow()
  await look()
  expect(await notice()).toContain('waits to be looked at and started')
  const before = await show(id)
  expect(before).toContain('does not leave before somebody has sent himself a proof')
  expect(before).not.toContain('Start now')
  await act(id, 'proof')
  await bench.wake()
  const proved = await show(id)
  for (const text of [
    'Start now',
    'Stop this issue',
    `/cms-api/digest-issues/${id}/preview?language=th`,
  ])
    expect(proved).toContain(text)
  expect(await show(id, 'administrator', 'th')).toContain('เริ่มส่งตอนนี้')
})

it('The desk shows what became of an issue, and what may be done with it by then', async () => {
  const { id } = await issueOf(
    (await payload.find({ collection: 'digest-issues' })).docs[0]?.id ?? 0,
  )
  await act(id, 'start')
  await look()
  await bench.wake()
  await look()
  const done = await show(id)
  expect(done).toMatch(/<dt>Got it<\/dt><dd>1<\/dd>/)
  expect(done).toMatch(/<dt>Left the digest since<\/dt><dd>0<\/dd>/)
  for (const gone of ['Pause', 'Start now', 'Stop this issue']) expect(done).not.toContain(gone)
  await set(id, { state: 'halted', errors: 1000 })
  expect(await show(id)).toContain('Go on')
  expect(await notice()).toContain('halted after 1000 failed attempts')
})

it('The desk is nothing that moderators see', async () => {
  const [issue] = (await payload.find({ collection: 'digest-issues' })).docs
  expect(await show(issue?.id ?? 0, 'moderator')).toBe('')
  expect(await notice('moderator')).toBe('')
})
