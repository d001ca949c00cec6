import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { MailKind } from '@washhouse/contract/mailing/mailing.contract'
import { membersOf } from '../../../core/accounts/member-tables.ts'
import { mailedKinds } from '../../../../testing/mailed-kinds.ts'
import { memberData } from '../../../../testing/record-data.ts'
import { closePayload, openPayload } from '../../../composition/open-payload.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { isMissingValue } from '../../../platform/database/taken-value.ts'
import type { Member } from '../../../platform/payload-types.ts'
import { storeMailChoice, unsubscribeFrom, resubscribeTo } from './mail-preferences.rows.ts'
import { isMailable } from './mailable.ts'

let payload: BasePayload
beforeAll(async () => {
  payload = await openPayload()
})
afterAll(() => closePayload(payload))

const asked = { emailVerified: true, emailNotifications: true, emailFrequency: 'weekly' } as const

async function createMember(change: Partial<Member> = {}): Promise<string> {
  const data = { ...memberData(`reader-${randomUUID()}`), ...asked, ...change }
  return (await payload.create({ collection: 'members', data })).id
}

/** Queried for one member and for all: both must agree. */
async function kindsFor(id: string): Promise<MailKind[]> {
  const kinds: MailKind[] = []
  for (const kind of ['digest', 'bundle'] as const) {
    const members = membersOf(payload)
    const rows = await connectionTo(payload)
      .select({ id: members.id })
      .from(members)
      .where(isMailable(payload, kind))
    const isIn = rows.some((row) => row.id === id)
    if (isIn) kinds.push(kind)
  }
  expect(await mailedKinds(payload, id)).toEqual(kinds)
  return kinds
}

describe('A member who may be mailed', () => {
  it('has a confirmed address and asked for mail; the digest requires its own choice', async () => {
    expect(await kindsFor(await createMember())).toEqual(['digest', 'bundle'])
    expect(await kindsFor(await createMember({ emailFrequency: 'none' }))).toEqual(['bundle'])
    expect(await kindsFor(randomUUID())).toEqual([])
  })

  it.each([
    ['suspended', { status: 'suspended' }],
    ['at an unconfirmed address', { emailVerified: false }],
    ['who wants no mail', { emailNotifications: false }],
  ] as const)('is none who is %s', async (_who, change) => {
    expect(await kindsFor(await createMember(change))).toEqual([])
  })

  it('is sent no marketing if declared under 20, whatever the account says', async () => {
    const minor = await createMember({ ageDeclaration: 'guardian_agrees' })
    expect(await kindsFor(minor)).toEqual(['bundle'])
    const adult = await createMember({ ageDeclaration: 'of_age' })
    expect(await kindsFor(adult)).toEqual(['digest', 'bundle'])
  })

  it('has not unsubscribed from the kind; the other kind is sent as before, and resubscribing works', async () => {
    const id = await createMember()
    await unsubscribeFrom(payload, id, ['digest'])
    expect(await kindsFor(id)).toEqual(['bundle'])
    await unsubscribeFrom(payload, id, ['digest', 'bundle'])
    expect(await kindsFor(id)).toEqual([])
    await resubscribeTo(payload, id, ['digest'])
    expect(await kindsFor(id)).toEqual(['digest'])
  })

  it('has an address that takes mail: nothing goes to one that is stopped, but to a newer one', async () => {
    const id = await createMember()
    const { email } = await payload.findByID({ collection: 'members', id })
    await storeMailChoice(payload, id, {
      stoppedAddress: email,
      stoppedAt: new Date().toISOString(),
    })
    expect(await kindsFor(id)).toEqual([])
    const moved = `moved-${email}`
    const members = membersOf(payload)
    await connectionTo(payload).update(members).set({ email: moved }).where(eq(members.id, id))
    expect(await kindsFor(id)).toEqual(['digest', 'bundle'])
  })
})

describe('A choice', () => {
  it('stays one row, however many make it at once', async () => {
    const id = await createMember()
    await Promise.all(Array.from({ length: 10 }, () => unsubscribeFrom(payload, id, ['digest'])))
    const where = { memberId: { equals: id } }
    expect((await payload.count({ collection: 'mail-choices', where })).totalDocs).toBe(1)
  })

  it('is left since the first time', async () => {
    const id = await createMember()
    const first = new Date(Date.now() - 60_000)
    await unsubscribeFrom(payload, id, ['digest'], first)
    await unsubscribeFrom(payload, id, ['digest', 'bundle'])
    const where = { memberId: { equals: id } }
    const [row] = (await payload.find({ collection: 'mail-choices', where })).docs
    expect(row?.digestLeftAt).toBe(first.toISOString())
    expect(row?.bundleLeftAt).not.toBe(first.toISOString())
  })

  it('is kept of no stranger', async () => {
    await expect(unsubscribeFrom(payload, randomUUID(), ['digest'])).rejects.toSatisfy(
      isMissingValue,
    )
  })
})
