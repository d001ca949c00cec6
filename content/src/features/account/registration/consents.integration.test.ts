import { describe, expect, it } from 'vitest'
import { openLineBench } from '../../../../testing/line-bench.ts'
import { sendCall } from '../../../../testing/member-requests.ts'
import { someone } from '../../../../testing/visitor.ts'

const bench = await openLineBench()
const { payload, url, post, createMember, testPassword } = bench
const { registrationOf } = await import('../../../../testing/member-bench.ts')
const { listConsents } = await import('../../../core/consents/member-consents.rows.ts')

const english = { from: { ...someone(), lang: 'en' } }

async function idOf(email: string): Promise<string> {
  const where = { email: { equals: email } }
  return (await payload.find({ collection: 'members', where })).docs[0]?.id ?? ''
}

async function register(mark: string, change: object = {}, sent = {}) {
  const { status, text } = await post('/users', registrationOf(mark, change), sent)
  return { status, text, id: await idOf(`${mark}@example.com`) }
}

const change = (token: string, body: object, from = someone()) =>
  sendCall(url, '/users/me', { method: 'PATCH', token, body, from })

describe('What somebody agrees to by registering', () => {
  it('is kept with version, language, channel and time', async () => {
    await payload.updateGlobal({ slug: 'tracking', data: { policyVersion: '3' } })
    const { id } = await register('agrees', { age_declaration: 'guardian_agrees' }, english)
    const how = { act: 'given', policyVersion: '3', language: 'en', channel: 'website' }
    const consents = await listConsents(payload, id)
    expect(consents).toMatchObject([
      { purpose: 'terms', ...how },
      { purpose: 'guardian', ...how },
    ])
    for (const { at } of consents)
      expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000)
  })

  it('is the terms alone of who sends the seven fields of the specification', async () => {
    const { status, id } = await register('seven')
    expect(status).toBe(204)
    expect(await listConsents(payload, id)).toMatchObject([{ purpose: 'terms' }])
    expect(await bench.read(id)).toMatchObject({ ageDeclaration: null })
  })

  it('is nothing where it is refused: a wrong age names its field and stores nobody', async () => {
    const { status, text, id } = await register('wrong-age', { age_declaration: 'seven' })
    expect([status, id]).toEqual([400, ''])
    expect(text).toContain('age_declaration')
  })

  it('is kept of who registers with LINE, too', async () => {
    await bench.register(await bench.ticketOf(), { age_declaration: 'of_age' })
    const id = await idOf(bench.line.state.user.email ?? '')
    expect(await listConsents(payload, id)).toMatchObject([
      { purpose: 'terms', channel: 'line' },
      { purpose: 'of_age', channel: 'line' },
    ])
    expect(await bench.read(id)).toMatchObject({ ageDeclaration: 'of_age' })
  })
})

describe('A declared minor', () => {
  it('is refused marketing by the field’s name, in profile and choices, and nothing is stored', async () => {
    const { id, token } = await createMember({ ageDeclaration: 'guardian_agrees' })
    const profile = await change(token, { email_frequency: 'weekly', first_name: 'อื่น' })
    expect([profile.status, profile.text]).toEqual([
      400,
      expect.stringContaining('"email_frequency"'),
    ])
    const body = { digest: 'weekly', bundle: true }
    const chosen = await sendCall(url, '/api/mail_choices', { method: 'PATCH', token, body })
    expect([chosen.status, chosen.text]).toEqual([400, expect.stringContaining('"digest"')])
    expect(await bench.read(id)).toMatchObject({
      emailFrequency: 'none',
      emailNotifications: false,
    })
    expect((await bench.read(id)).firstName).not.toBe('อื่น')
    expect(await listConsents(payload, id)).toEqual([])
  })

  it('may have mail about own matters', async () => {
    const { id, token } = await createMember({ ageDeclaration: 'guardian_agrees' })
    const body = { digest: 'none', bundle: true }
    const chosen = await sendCall(url, '/api/mail_choices', { method: 'PATCH', token, body })
    expect(chosen.status).toBe(200)
    expect(await listConsents(payload, id)).toMatchObject([{ purpose: 'bundle', act: 'given' }])
  })

  it('can declare once to be 20, in the same call that asks for news; not the reverse', async () => {
    const { id, token } = await createMember({ ageDeclaration: 'guardian_agrees' })
    const news = { email_notifications: true, email_frequency: 'weekly' }
    expect((await change(token, { age_declaration: 'of_age', ...news })).status).toBe(200)
    expect((await change(token, { age_declaration: 'of_age' })).status).toBe(200)
    expect((await change(token, { age_declaration: 'guardian_agrees' })).status).toBe(400)
    expect(await bench.read(id)).toMatchObject({ ageDeclaration: 'of_age' })
    const purposes = (await listConsents(payload, id)).map(({ purpose }) => purpose)
    expect(purposes.toSorted()).toEqual(['bundle', 'digest', 'of_age'])
    const me = JSON.parse((await sendCall(url, '/users/me', { token })).text).data
    expect(me).toMatchObject({ age_declaration: 'of_age' })
  })
})

describe('What a member changes in the profile', () => {
  it('is an agreement where it is about mail, and a withdrawal, each with its language', async () => {
    const { id, token } = await createMember()
    const lang = { ...someone(), lang: 'en' }
    await change(token, { email_notifications: true, email_frequency: 'weekly' }, lang)
    await change(token, { first_name: 'ศรี' })
    await change(token, { email_notifications: true })
    await change(token, { email_notifications: false })
    const shared = { channel: 'website' }
    expect(await listConsents(payload, id)).toMatchObject([
      { purpose: 'digest', act: 'given', language: 'en', ...shared },
      { purpose: 'bundle', act: 'given', language: 'en', ...shared },
      { purpose: 'digest', act: 'withdrawn', language: 'th', ...shared },
      { purpose: 'bundle', act: 'withdrawn', language: 'th', ...shared },
    ])
  })

  it('is noted once by many that do the same at once', async () => {
    const { id, token } = await createMember()
    const same = { email_notifications: true }
    await Promise.all(Array.from({ length: 6 }, () => change(token, same)))
    expect(await listConsents(payload, id)).toMatchObject([{ purpose: 'bundle', act: 'given' }])
  })
})

describe('What is kept of it', () => {
  it('is part of the member’s export, and is deleted with the account', async () => {
    const { id, token } = await createMember()
    await change(token, { email_notifications: true })
    const { text } = await sendCall(url, '/api/export', { token })
    expect(JSON.parse(text).result.records.consents).toEqual([
      {
        purpose: 'bundle',
        act: 'given',
        policy_version: '3',
        language: 'th',
        channel: 'website',
        date: expect.stringMatching(/Z$/),
      },
    ])
    const body = { current_password: testPassword }
    expect((await sendCall(url, '/users/me', { method: 'DELETE', token, body })).status).toBe(204)
    const where = { memberId: { equals: id } }
    expect((await payload.count({ collection: 'member-consents', where })).totalDocs).toBe(0)
  })
})
