import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { mostPreferences } from '../src/core/rest/bound-preferences.ts'
import { startCmsCalls } from '../testing/cms-calls.ts'

let payload: BasePayload
let call: Awaited<ReturnType<typeof startCmsCalls>>

beforeAll(async () => {
  payload = await openPayload()
  call = await startCmsCalls(payload)
})
afterAll(() => closePayload(payload))

const path = '/payload-preferences'
const kept = async () => (await payload.count({ collection: 'payload-preferences' })).totalDocs
const columns = { value: { columns: [{ accessor: 'title', active: true }], limit: 50 } }

describe('what the admin remembers for an account', () => {
  it('is kept, and changed by the same key', async () => {
    expect((await call('POST', `${path}/news-list`, { body: columns })).status).toBe(200)
    const again = await call('POST', `${path}/news-list`, { body: { value: { limit: 10 } } })
    expect(again.doc).toMatchObject({ key: 'news-list', value: { limit: 10 } })
    expect(await kept()).toBe(1)
  })

  it('is refused above its bounds, however it is sent', async () => {
    const before = await kept()
    const large = { note: 'ซ'.repeat(12_000) }
    const byKey = [{ value: large }, large]
    for (const body of byKey) {
      const answer = await call('POST', `${path}/large`, { body })
      expect(answer).toMatchObject({ status: 400, fields: ['value'] })
    }
    const made = await call('POST', path, { body: { key: 'large', value: large } })
    expect(made).toMatchObject({ status: 400, fields: ['value'] })
    const changed = await call('PATCH', `${path}?where[key][equals]=news-list`, {
      body: { value: large },
    })
    expect(changed.status).toBe(400)
    const named = await call('POST', `${path}/${'k'.repeat(201)}`, { body: columns })
    expect(named).toMatchObject({ status: 400, fields: ['key'] })
    const madeNamed = await call('POST', path, { body: { key: 'k'.repeat(201), value: {} } })
    expect(madeNamed).toMatchObject({ status: 400, fields: ['key'] })
    expect(await kept()).toBe(before)
  })

  it('is forgotten, the oldest first, beyond a number of them', async () => {
    const own = await payload.find({ collection: 'payload-preferences', limit: 1 })
    const user = own.docs[0]!.user
    const old = new Date(0).toISOString()
    for (let index = await kept(); index < mostPreferences; index += 1)
      await payload.db.create({
        collection: 'payload-preferences',
        data: { key: `old-${index}`, user, value: {}, createdAt: old, updatedAt: old },
      })
    expect((await call('POST', `${path}/newest`, { body: columns })).status).toBe(200)
    expect((await call('POST', path, { body: { key: 'made', value: {} } })).status).toBe(201)
    expect(await kept()).toBe(mostPreferences)
    for (const key of ['news-list', 'newest', 'made'])
      expect((await call('GET', `${path}/${key}`)).text, key).toContain('"key"')
  })
})
