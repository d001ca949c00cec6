import { jsx } from 'react/jsx-runtime'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPolicyBench } from '../../../../testing/campaign-bench.ts'
import { sendCall } from '../../../../testing/member-requests.ts'
import { staffData } from '../../../../testing/record-data.ts'
import { signInAs } from '../../../../testing/staff-service.ts'
import { storeMailChoice, unsubscribeFrom } from '../preferences/mail-preferences.rows.ts'
import { startCampaign } from '../sending/draft.rows.ts'
import { policyKind } from './policy.kind.ts'
import { laterYear } from '../../../../testing/later.ts'

// As in production: no development JSX runtime.
vi.mock('react/jsx-dev-runtime', async () => ({
  ...(await import('react/jsx-runtime')),
  jsxDEV: jsx,
}))

const bench = await openPolicyBench()
const { act, begin, campaignOf, createMember, draw, look, mailsTo, payload, url } = bench

beforeEach(async () => {
  await payload.delete({ collection: 'members', where: {} })
  await payload.delete({ collection: 'outbox', where: {} })
})

const mailed = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => !subject.startsWith('['))

describe('A changed policy', () => {
  it('is announced to each member once, in their language, with date and changes', async () => {
    const thai = await createMember()
    const english = await createMember({ language: 'en' })
    const id = await begin()
    await look()
    await look()
    const [mail, ...more] = await mailed(thai.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe(
      `นโยบายความเป็นส่วนตัวของฟองใสมีฉบับใหม่ เริ่มใช้ 1 มกราคม ${laterYear + 543}`,
    )
    expect(mail?.text).toContain('เราเก็บอายุที่คุณแจ้งไว้')
    expect(mail?.text).toContain('http://localhost:3000/pagePolicy')
    // Account mail has no unsubscribe link.
    expect(mail?.leaving).toBeUndefined()
    expect(await mailed(english.email)).toMatchObject([
      {
        subject: `Changes to our privacy policy from 1 January ${laterYear}`,
        text: expect.stringContaining('We keep the age that you declare.'),
      },
    ])
    await look()
    expect(await campaignOf(id)).toMatchObject({ state: 'done', sent: 2, queued: 2 })
  })

  it('reaches who has left every mail, is suspended, a minor, or at a stopped address; not who is unverified', async () => {
    const left = await createMember({ emailNotifications: true })
    await unsubscribeFrom(payload, left.id, ['digest', 'bundle'])
    const stopped = await createMember()
    const stop = { stoppedAddress: stopped.email, stoppedAt: new Date().toISOString() }
    await storeMailChoice(payload, stopped.id, stop)
    const suspended = await createMember()
    await payload.update({
      collection: 'members',
      id: suspended.id,
      data: { status: 'suspended' },
    })
    const minor = await createMember({ ageDeclaration: 'guardian_agrees' })
    const unverified = await createMember({ emailVerified: false })
    await begin()
    await look()
    for (const { email } of [left, stopped, suspended, minor])
      expect(await mailed(email)).toHaveLength(1)
    expect(await mailed(unverified.email)).toEqual([])
  })

  it('is no news to who registers after it was announced', async () => {
    await begin()
    const late = await createMember()
    await look()
    expect(await mailed(late.email)).toEqual([])
  })

  it('stands at the bell of members, and leads to the policy', async () => {
    const { token } = await createMember({ language: 'en' })
    const id = await begin()
    const where = { source: { equals: (await campaignOf(id)).key } }
    const { docs } = await payload.find({ collection: 'notifications', where })
    expect(docs).toMatchObject([{ event: 'policy', audience: 'all', slug: 'privacy' }])
    const { text } = await sendCall(url, '/items/notifications?limit=-1', { token })
    expect(JSON.parse(text).data).toContainEqual(
      expect.objectContaining({
        event: 'policy',
        title_en: `Changes to our privacy policy from 1 January ${laterYear}`,
        noti_count: true,
      }),
    )
  })

  it('is begun by one of several that begin it at once, and mailed once by two processes', async () => {
    const readers = await Promise.all([1, 2, 3, 4, 5].map(() => createMember()))
    const id = await draw()
    await act(id, 'test')
    await bench.wake()
    const begun = await Promise.all(
      [1, 2, 3].map(() => startCampaign(payload, policyKind, id, new Date())),
    )
    expect(begun.filter(Boolean)).toHaveLength(1)
    const where = { source: { equals: (await campaignOf(id)).key } }
    expect((await payload.count({ collection: 'notifications', where })).totalDocs).toBe(1)
    await Promise.all(['one', 'other', 'one', 'other'].map((holder) => look({ holder })))
    await look()
    for (const { email } of readers) expect(await mailed(email)).toHaveLength(1)
  })
})

describe('An announcement', () => {
  const start = async (id: number) => {
    const { status, text } = await act(id, 'start')
    return [status, text]
  }

  it('waits for a test mail of what it says now', async () => {
    const id = await draw()
    expect(await start(id)).toEqual([409, expect.stringContaining('read it')])
    await act(id, 'test')
    const tests = await mailsTo(bench.editor.email)
    // In any order.
    const marks = tests.map(({ subject }) => subject.replace(/ .*/s, '')).toSorted()
    expect(marks).toEqual(['[Test]', '[ทดสอบ]'])
    const data = { textEn: 'Something else.' }
    await payload.update({ collection: 'campaigns', id, data })
    expect(await start(id)).toEqual([409, expect.stringContaining('read it')])
    await act(id, 'test')
    await bench.wake()
    expect((await start(id))[0]).toBe(200)
  })

  it('is of a policy that members can read, before it holds', async () => {
    const terms = await draw({ policy: 'terms' })
    expect(await start(terms)).toEqual([409, expect.stringContaining('draft')])
    const past = await draw({ holdsFrom: '2020-01-01T05:00:00.000Z' })
    expect(await start(past)).toEqual([409, expect.stringContaining('has passed')])
    const title = 'ฉบับที่ยังไม่เผยแพร่'
    const draft = { title, _status: 'draft' } as const
    await payload.updateGlobal({ slug: 'privacy-policy', locale: 'th', data: draft, draft: true })
    expect(await start(await draw())).toEqual([409, expect.stringContaining('draft')])
    const published = { title, _status: 'published' } as const
    await payload.updateGlobal({ slug: 'privacy-policy', locale: 'th', data: published })
  })

  it('says what it says once it has begun, and is not deleted', async () => {
    const { user } = await bench.requestOf(bench.editor.email)
    const asEditor = { collection: 'campaigns', overrideAccess: false, user } as const
    const id = await begin()
    const data = { textTh: 'อย่างอื่น' }
    const forbidden = { status: 403 }
    await expect(payload.update({ ...asEditor, id, data })).rejects.toMatchObject(forbidden)
    await expect(payload.delete({ ...asEditor, id })).rejects.toMatchObject(forbidden)
    expect((await campaignOf(id)).textTh).toBe('เราเก็บอายุที่คุณแจ้งไว้')
  })

  it('of a version that was announced is refused', async () => {
    const id = await begin()
    const { version } = await campaignOf(id)
    await expect(draw({ version })).rejects.toMatchObject({ status: 400 })
    expect(await draw({ version, policy: 'terms' })).toBeGreaterThan(id)
  })

  it('is for editors alone', async () => {
    await payload.create({ collection: 'staff', data: staffData('keeper', 'moderator') })
    const token = await signInAs(payload, 'keeper@example.com')
    const id = await draw()
    for (const name of ['test', 'start', 'pause', 'resume', 'stop'])
      expect([name, (await act(id, name, { token })).status]).toEqual([name, 403])
    expect((await act(id, 'preview', { token, method: 'GET' })).status).toBe(403)
    expect((await act(999_999, 'test')).status).toBe(404)
  })

  it('is shown in both languages in its panel, which offers what it is ready for', async () => {
    const id = await draw()
    const preview = await act(id, 'preview?language=en', { method: 'GET' })
    expect(preview.text).toContain('We keep the age that you declare.')
    expect(preview.headers.get('content-security-policy')).toContain('sandbox')
    expect(await bench.show(id)).toContain('Send yourself a test email and read it')
    expect(await bench.show(id)).not.toContain('Notify all members')
    await act(id, 'test')
    await bench.wake()
    expect(await bench.show(id)).toContain('Notify all members')
    await act(id, 'start')
    expect(await bench.show(id)).toContain('Pause')
  })
})
