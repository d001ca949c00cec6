import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteDue } from '../../../testing/delete-due.ts'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import { linkKinds } from './mail-links.collection.ts'
import {
  drawSeed,
  endLaterLinks,
  isHeldByLink,
  type LinkKind,
  openLink,
  readLink,
  redeemLink,
  tokenOf,
} from './mail-links.rows.ts'

let payload: BasePayload
let account: { collection: 'members'; id: string }
const email = 'somsri@example.com'
const inAnHour = () => new Date(Date.now() + 60 * 60 * 1000)

beforeAll(async () => {
  payload = await openPayload()
})
beforeEach(async () => {
  account = { collection: 'members', id: randomUUID() }
  await payload.delete({ collection: 'mail-links', where: {} })
})
afterAll(() => closePayload(payload))

async function open(kind: LinkKind, expiresAt = inAnHour()): Promise<string> {
  const token = tokenOf(payload, drawSeed())
  expect(await openLink(payload, { kind, account, email, token, expiresAt })).toBe(true)
  return token
}
const works = async (kind: LinkKind, token: string) =>
  (await readLink(payload, kind, 'members', token)) !== undefined

describe('A mailed link', () => {
  it.each(linkKinds)('to %s is taken once, of twenty at once', async (kind) => {
    const token = await open(kind)
    const taken = await Promise.all(
      Array.from({ length: 20 }, () => redeemLink(payload, kind, token)),
    )
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await works(kind, token)).toBe(false)
  })

  it.each(linkKinds)('to %s is none of another kind, nor of staff', async (kind) => {
    const token = await open(kind)
    for (const other of linkKinds.filter((each) => each !== kind)) {
      expect(await works(other, token)).toBe(false)
      expect(await redeemLink(payload, other, token)).toBe(false)
    }
    expect(await readLink(payload, kind, 'staff', token)).toBeUndefined()
    expect(await works(kind, token)).toBe(true)
  })

  it.each([
    ['reset', false],
    ['verify', false],
    ['email', false],
    ['undo', true],
  ] as const)('to %s leaves the others of its kind working: %s', async (kind, isLeft) => {
    const [token, other] = [await open(kind), await open(kind)]
    expect(await redeemLink(payload, kind, token)).toBe(true)
    expect(await works(kind, other)).toBe(isLeft)
  })

  it('does not work again when its mail is tried once more', async () => {
    const token = await open('reset')
    await redeemLink(payload, 'reset', token)
    const again = { kind: 'reset', account, email, token, expiresAt: inAnHour() } as const
    expect(await openLink(payload, again)).toBe(false)
    expect(await works('reset', token)).toBe(false)
  })

  it('ends with those that came after another, and not with those before', async () => {
    const first = await open('undo')
    await new Promise((resolve) => setTimeout(resolve, 5))
    const second = await open('undo')
    await new Promise((resolve) => setTimeout(resolve, 5))
    const third = await open('undo')
    const { openedAt = '' } = (await readLink(payload, 'undo', 'members', second)) ?? {}
    await endLaterLinks(payload, account, 'undo', openedAt)
    expect([await works('undo', first), await works('undo', second)]).toEqual([true, true])
    expect(await works('undo', third)).toBe(false)
  })

  it('holds its address against others for as long as it works', async () => {
    const token = await open('undo')
    expect(await isHeldByLink(payload, 'undo', email)).toBe(true)
    expect(await isHeldByLink(payload, 'undo', email, account)).toBe(false)
    await redeemLink(payload, 'undo', token)
    expect(await isHeldByLink(payload, 'undo', email)).toBe(false)
  })

  it('is opened five times an hour and ten times in all', async () => {
    const later = (hours: number) => new Date(inAnHour().getTime() + hours * 60 * 60 * 1000)
    for (let count = 0; count < 5; count++) await open('verify', later(0))
    const one = { kind: 'verify', account, email, token: 'a sixth', expiresAt: later(0.5) } as const
    expect(await openLink(payload, one)).toBe(false)
    for (let count = 0; count < 5; count++) await open('verify', later(2))
    expect(await openLink(payload, { ...one, expiresAt: later(4) })).toBe(false)
    expect(await works('verify', 'a sixth')).toBe(false)
  })

  it('is opened five times an hour, in whatever order their mails leave', async () => {
    const asked = inAnHour().getTime()
    for (let count = 0; count < 5; count++) await open('reset', new Date(asked - count * 1000))
    const sixth = { kind: 'reset', account, email, token: 'a sixth' } as const
    const expiresAt = new Date(asked - 5000)
    expect(await openLink(payload, { ...sixth, expiresAt })).toBe(false)
  })

  it('is forgotten once it has had its time, used or not', async () => {
    const past = new Date(Date.now() - 1000)
    const link = { kind: 'email', account, email, token: 'late', expiresAt: past } as const
    await openLink(payload, link)
    await open('email')
    await deleteDue(payload, 'mailed-links')
    expect((await payload.find({ collection: 'mail-links' })).totalDocs).toBe(1)
  })
})
