import { describe, expect, it } from 'vitest'
import { mailedKinds } from '../../../../testing/mailed-kinds.ts'
import { openMemberBench } from '../../../../testing/member-bench.ts'
import { sendCall } from '../../../../testing/member-requests.ts'
import { testPassword } from '../../../../testing/test-password.ts'
import { storeMailChoice, unsubscribeFrom, readChoice } from './mail-preferences.rows.ts'

const bench = await openMemberBench()
const { payload, url, createMember, read } = bench
const path = '/api/mail_choices'
const weekly = { emailNotifications: true, emailFrequency: 'weekly' } as const
const unchosen = { date_complained: null, date_stopped: null }

async function choicesOf(token: string) {
  const { status, text, headers } = await sendCall(url, path, { token })
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  return JSON.parse(text).result
}

async function choose(token: string, body: object) {
  const { status, text } = await sendCall(url, path, { method: 'PATCH', token, body })
  return { status, result: JSON.parse(text).result }
}

describe('What a member is mailed', () => {
  it('is nothing at first, and own news once the member wants mail', async () => {
    const silent = await createMember({ emailNotifications: false })
    expect(await choicesOf(silent.token)).toEqual({ digest: 'none', bundle: false, ...unchosen })
    const { token } = await createMember({ emailNotifications: true })
    expect(await choicesOf(token)).toEqual({ digest: 'none', bundle: true, ...unchosen })
  })

  it('is chosen in one call, and the account says the same', async () => {
    const { id, token } = await createMember({ emailNotifications: false })
    expect(await choose(token, { digest: 'weekly', bundle: false })).toEqual({
      status: 200,
      result: { digest: 'weekly', bundle: false, ...unchosen },
    })
    expect(await read(id)).toMatchObject(weekly)
    expect(await mailedKinds(payload, id)).toEqual(['digest'])
    await choose(token, { digest: 'none', bundle: false })
    expect(await read(id)).toMatchObject({ emailNotifications: false, emailFrequency: 'none' })
  })

  it('is changed by what is named alone', async () => {
    const { token } = await createMember({ emailNotifications: false })
    expect((await choose(token, { digest: 'weekly' })).result).toMatchObject({ bundle: false })
    expect((await choose(token, { bundle: true })).result).toMatchObject({ digest: 'weekly' })
    expect((await choose(token, { digest: 'none' })).result).toMatchObject({ bundle: true })
  })

  it('is sent again to a member who asks for it, after any unsubscribing', async () => {
    const { id, token } = await createMember(weekly)
    await unsubscribeFrom(payload, id, ['digest', 'bundle'])
    expect(await choicesOf(token)).toMatchObject({ digest: 'none', bundle: false })
    await choose(token, { digest: 'weekly' })
    expect(await choicesOf(token)).toMatchObject({ digest: 'weekly', bundle: false })
    expect(await mailedKinds(payload, id)).toEqual(['digest'])
  })

  it('reports a complaint until the member asks for mail again', async () => {
    const { id, token } = await createMember(weekly)
    const complainedAt = new Date().toISOString()
    await unsubscribeFrom(payload, id, ['digest', 'bundle'])
    await storeMailChoice(payload, id, { complainedAt })
    expect(await choicesOf(token)).toMatchObject({ date_complained: complainedAt })
    await choose(token, { bundle: false })
    expect(await choicesOf(token)).toMatchObject({ date_complained: complainedAt })
    await choose(token, { bundle: true })
    expect(await choicesOf(token)).toMatchObject({ date_complained: null, bundle: true })
  })

  it('tells of a stopped address, and choosing does not start it', async () => {
    const { id, email, token } = await createMember(weekly)
    const stoppedAt = new Date().toISOString()
    await storeMailChoice(payload, id, { stoppedAddress: email, stoppedAt })
    await choose(token, { digest: 'weekly', bundle: true })
    expect(await choicesOf(token)).toMatchObject({ digest: 'weekly', date_stopped: stoppedAt })
    expect(await mailedKinds(payload, id)).toEqual([])
  })

  it.each([{ digest: 'daily' }, { bundle: 'maybe' }, { date_stopped: null }, {}])(
    'is nothing else: %j is refused',
    async (body) => {
      const { id, token } = await createMember(weekly)
      expect((await choose(token, body)).status).toBe(400)
      expect(await read(id)).toMatchObject(weekly)
    },
  )

  it('is not changed by who signed out or was suspended meanwhile', async () => {
    const { id, token } = await createMember(weekly)
    await payload.update({ collection: 'members', id, data: { status: 'suspended' } })
    expect((await choose(token, { digest: 'none' })).status).toBe(401)
    expect(await read(id)).toMatchObject(weekly)
  })

  it('is unsubscribed by a link while another choice is stored: neither undoes the other', async () => {
    const { id, token } = await createMember(weekly)
    await Promise.all([
      choose(token, { bundle: false }),
      unsubscribeFrom(payload, id, ['digest']),
      choose(token, { bundle: false }),
    ])
    expect(await choicesOf(token)).toMatchObject({ digest: 'none', bundle: false })
  })
})

describe('What is kept of choices', () => {
  it('is part of the member’s export, and is deleted with the account', async () => {
    const { id, token } = await createMember(weekly)
    await unsubscribeFrom(payload, id, ['digest'])
    const { digestLeftAt } = await readChoice(payload, id)
    const { text } = await sendCall(url, '/api/export', { token })
    expect(JSON.parse(text).result.records.mail_choices).toEqual([
      expect.objectContaining({ date_digest_left: digestLeftAt, date_bundle_left: null }),
    ])
    const body = { current_password: testPassword }
    const removed = await sendCall(url, '/users/me', { method: 'DELETE', token, body })
    expect(removed.status).toBe(204)
    const where = { memberId: { equals: id } }
    expect((await payload.count({ collection: 'mail-choices', where })).totalDocs).toBe(0)
  })
})
