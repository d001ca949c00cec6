import { randomUUID } from 'node:crypto'
import { type BasePayload, handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import type { Outbox } from '../../platform/payload-types.ts'
import { staffData } from '../../../testing/record-data.ts'
import { registerMember } from '../../../testing/member-requests.ts'
import { signInAs } from '../../../testing/staff-service.ts'
import { onOutboxWakeUp } from './outbox-wake-up.ts'

const content = { token: 'a-token-that-opens-an-account' }
let payload: BasePayload
const tokens = new Map<string, string>()

beforeAll(async () => {
  payload = await openPayload()
  for (const role of ['moderator', 'editor', 'administrator'] as const) {
    await payload.create({ collection: 'staff', data: staffData(role, role) })
    tokens.set(role, await signInAs(payload, `${role}@example.com`))
  }
  tokens.set('member', (await registerMember(payload, 'member')).token)
})
afterAll(() => closePayload(payload))

async function post(path: string, caller?: string, body: object = {}): Promise<number> {
  const headers = new Headers({ 'content-type': 'application/json' })
  if (caller) headers.set('authorization', `Bearer ${tokens.get(caller)}`)
  const url = `http://localhost/cms-api${path}`
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await handleEndpoints({ config: payload.config, request })).status
}

async function createRow(status: Outbox['status']): Promise<string> {
  const id = randomUUID()
  const gone = new Date(0).toISOString()
  const about = { purpose: 'staff', subjectKind: 'leads', subjectId: id } as const
  const row = { ...about, channel: 'mail', attempts: 7, lastError: 'x', content } as const
  const times = { queuedAt: gone, nextAttemptAt: gone }
  await payload.create({ collection: 'outbox', data: { id, key: id, status, ...row, ...times } })
  return id
}

const read = (id: string) => payload.findByID({ collection: 'outbox', id })

describe('The outbox in the admin', () => {
  it('shows nobody what a job carries, and finds nothing by it', async () => {
    const id = await createRow('failed')
    const get = async (path: string) => {
      const headers = { authorization: `Bearer ${tokens.get('administrator')}` }
      const request = new Request(`http://localhost/cms-api/outbox${path}`, { headers })
      return await handleEndpoints({ config: payload.config, request })
    }
    const row = await get(`/${id}`)
    expect(row.status).toBe(200)
    expect(await row.text()).not.toContain('a-token')
    expect((await get('?where[content][exists]=true')).status).not.toBe(200)
    expect((await get('?where[content.token][equals]=a')).status).not.toBe(200)
    expect(await (await get('?sort=content')).text()).not.toContain('a-token')
    expect(await read(id)).toMatchObject({ content })
  })

  it('obeys administrators alone', async () => {
    const id = await createRow('failed')
    for (const caller of [undefined, 'member', 'moderator', 'editor'])
      for (const path of ['/outbox/send-again', `/outbox/${id}/send-again`, `/outbox/${id}/drop`])
        expect(await post(path, caller)).toBe(403)
    expect(await read(id)).toMatchObject({ status: 'failed', attempts: 7 })
  })

  it('sends one again at once, as if it were new', async () => {
    const [id, other] = [await createRow('sent'), await createRow('failed')]
    const woken = vi.fn<() => void>()
    const stop = onOutboxWakeUp(woken)
    expect(await post(`/outbox/${id}/send-again`, 'administrator')).toBe(200)
    await expect.poll(() => woken.mock.calls.length).toBe(1)
    stop()
    const row = await read(id)
    expect(row).toMatchObject({ status: 'waiting', attempts: 0, lastError: null })
    expect(Date.now() - Date.parse(row.queuedAt ?? '')).toBeLessThan(10_000)
    expect(await read(other)).toMatchObject({ status: 'failed' })
  })

  it('sends all again that has not left, and leaves alone what is on its way', async () => {
    const ids = {
      waiting: await createRow('waiting'),
      sending: await createRow('sending'),
      failed: await createRow('failed'),
      sent: await createRow('sent'),
      dropped: await createRow('dropped'),
    }
    expect(await post('/outbox/send-again', 'administrator')).toBe(200)
    for (const id of [ids.waiting, ids.failed])
      expect(await read(id)).toMatchObject({ status: 'waiting', attempts: 0 })
    for (const status of ['sending', 'sent', 'dropped'] as const)
      expect(await read(ids[status])).toMatchObject({ status, attempts: 7 })
    expect(await post(`/outbox/${ids.sending}/send-again`, 'administrator')).toBe(200)
    expect(await read(ids.sending)).toMatchObject({ status: 'sending' })
  })

  it('gives up what shall not be sent', async () => {
    const [failed, sent] = [await createRow('failed'), await createRow('sent')]
    for (const id of [failed, sent]) await post(`/outbox/${id}/drop`, 'administrator')
    expect(await read(failed)).toMatchObject({ status: 'dropped', content: null })
    expect(await read(sent)).toMatchObject({ status: 'sent' })
  })
})
