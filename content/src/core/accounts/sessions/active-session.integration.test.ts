import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInMember } from '../../../../testing/member-requests.ts'
import { memberData } from '../../../../testing/record-data.ts'
import { closePayload, openPayload } from '../../../composition/open-payload.ts'
import { connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { requireActiveSession } from './active-session.ts'
import { membersOf } from '../member-tables.ts'

let payload: BasePayload

beforeAll(async () => {
  payload = await openPayload()
})
afterAll(() => closePayload(payload))

it('A suspension waits for a transaction that has found the member’s session active', async () => {
  const { id } = await payload.create({ collection: 'members', data: memberData(randomUUID()) })
  const { sessionId } = await signInMember(payload, id)
  const members = membersOf(payload)
  const order: string[] = []
  const found = Promise.withResolvers<void>()
  const writing = writeWhole(payload, async () => {
    await requireActiveSession(payload, { id, sessionId })
    found.resolve()
    await sleep(300)
    order.push('written')
  })
  await found.promise
  await connectionTo(payload).update(members).set({ status: 'suspended' }).where(eq(members.id, id))
  order.push('suspended')
  await writing
  expect(order).toEqual(['written', 'suspended'])
  const late = writeWhole(payload, () => requireActiveSession(payload, { id, sessionId }))
  await expect(late).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
})
