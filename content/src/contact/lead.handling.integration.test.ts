import type { BasePayload, TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../database/open-payload.ts'
import { createExample, staffData } from '../testing/example-records.ts'

let payload: BasePayload
let first: TypedUser
let second: TypedUser

beforeAll(async () => {
  payload = await openPayload()
  const users: TypedUser[] = []
  for (const mark of ['first', 'second']) {
    const user = await payload.create({ collection: 'staff', data: staffData(mark) })
    users.push({ ...user, collection: 'staff' })
  }
  if (users[0]) first = users[0]
  if (users[1]) second = users[1]
})
afterAll(() => closePayload(payload))

async function createLead(): Promise<string> {
  return String((await createExample(payload, 'leads')).id)
}

const save = (id: string, user: TypedUser, data: object) =>
  payload.update({ collection: 'leads', id, data, user, overrideAccess: false })

describe('What staff do with a lead', () => {
  it('is noted with the moment they first took it up, which then stays', async () => {
    const id = await createLead()
    const note = { notes: [{ text: 'จะโทรพรุ่งนี้' }] }
    expect((await save(id, first, note)).firstAnsweredAt ?? null).toBe(null)
    const taken = await save(id, first, { status: 'working' })
    expect(Math.abs(Date.parse(taken.firstAnsweredAt ?? '') - Date.now())).toBeLessThan(60_000)
    for (const status of ['new', 'closed']) {
      expect(await save(id, second, { status })).toMatchObject({
        firstAnsweredAt: taken.firstAnsweredAt,
      })
    }
  })

  it('is signed note by note, by nobody but who wrote it', async () => {
    const id = await createLead()
    const forged = { text: 'โทรแล้วไม่รับ', by: second.id, at: '2020-01-01T00:00:00.000Z' }
    const { notes } = await save(id, first, { notes: [forged] })
    expect(notes).toMatchObject([{ text: 'โทรแล้วไม่รับ', by: first.id }])
    expect(notes?.[0]?.at).not.toContain('2020')
    const added = await save(id, second, { notes: [...(notes ?? []), { text: 'นัดดูพื้นที่' }] })
    expect(added.notes?.map(({ by }) => by)).toEqual([first.id, second.id])
    expect(added.notes?.[0]?.at).toBe(notes?.[0]?.at)
    const [old, own] = added.notes ?? []
    const changed = await save(id, second, { notes: [{ ...old, text: 'รับสายแล้ว' }, own] })
    expect(changed.notes?.map(({ by }) => by)).toEqual([second.id, second.id])
  })

  it('leaves what the visitor sent as it was sent', async () => {
    const id = await createLead()
    const other = { firstName: 'x', phone: '+66800000000', message: 'x', kind: 'problem' }
    const sealed = { reference: 'AAAA-2222', firstAnsweredAt: '2020-01-01T00:00:00.000Z' }
    const saved = await save(id, first, { ...other, ...sealed })
    expect(saved).toMatchObject({ firstName: 'สมศรี', phone: '+66812345678', kind: 'contact' })
    expect([saved.reference ?? null, saved.firstAnsweredAt ?? null]).toEqual([null, null])
  })
})
