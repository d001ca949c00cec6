import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Lead } from '../../../platform/payload-types.ts'
import { pushToLine } from '../../../core/mail/line-push.ts'
import { lineTextOf, webhookBodyOf } from './staff-mail.ts'
import type { NamedLead } from '../lead/lead-texts.ts'
import { callWebhook } from '../../../core/mail/webhook.ts'

interface Call {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

let server: Server
let base: string
let calls: Call[]
let status: number

beforeAll(async () => {
  server = createServer((req, res) => {
    void text(req).then((body) => {
      calls.push({ path: req.url ?? '', headers: req.headers, body })
      if (status === 0) return
      if (status >= 300 && status < 400) res.setHeader('location', `${base}/elsewhere`)
      res.writeHead(status).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
beforeEach(() => {
  calls = []
  status = 200
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const lead: Lead = {
  id: '6d8b6a54-7b1c-4f5e-9a90-1d2f7b1c0a11',
  kind: 'problem',
  status: 'new',
  language: 'th',
  firstName: 'สมชาย',
  lastName: 'ใจดี',
  email: 'somchai@example.com',
  phone: '+66898765432',
  message: 'หยอดแล้วเครื่องไม่เดิน',
  machine: 'W-04',
  cause: 'coin_not_returned',
  reference: '7K3M-Q9TD',
  createdAt: '2026-11-21T17:05:23.492Z',
  updatedAt: '2026-11-21T17:05:23.492Z',
}
const given: NamedLead = { lead, province: undefined, branch: 'นิมมาน ซอย 9' }
const personal = ['สมชาย', 'ใจดี', 'somchai@', '89876', 'หยอดแล้ว', 'W-04']
const secret = 'a-secret-of-a-test-that-guards-nothing'

describe('The webhook', () => {
  const call = (change: { secret?: string; signal?: AbortSignal } = {}) =>
    callWebhook(
      { url: `${base}/hook?key=1`, secret: change.secret },
      { id: 'row-1', body: webhookBodyOf(given), signal: change.signal },
    )

  it('tells what came and where to find it, and nothing of who sent it', async () => {
    await call()
    expect(calls).toHaveLength(1)
    const [{ path, headers, body }] = calls as [Call]
    expect(path).toBe('/hook?key=1')
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': 'row-1' })
    expect(headers).not.toHaveProperty('webhook-signature')
    expect(JSON.parse(body)).toEqual({
      type: 'lead.created',
      timestamp: lead.createdAt,
      data: {
        id: lead.id,
        kind: 'problem',
        reference: '7K3M-Q9TD',
        province: null,
        branch: 'นิมมาน ซอย 9',
        adminUrl: expect.stringContaining(`/admin/collections/leads/${lead.id}`),
      },
    })
    for (const text of personal) expect(body).not.toContain(text)
  })

  it.each([secret, `whsec_${Buffer.from(secret).toString('base64')}`])(
    'is signed, with its id and time, by the secret %s',
    async (given) => {
      await call({ secret: given })
      const [{ headers, body }] = calls as [Call]
      const time = String(headers['webhook-timestamp'])
      expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(5)
      const mac = createHmac('sha256', secret).update(`row-1.${time}.${body}`).digest('base64')
      expect(headers['webhook-signature']).toBe(`v1,${mac}`)
    },
  )

  it.each([301, 302, 307, 308])(
    'goes nowhere else after %d, and counts as not told',
    async (code) => {
      status = code
      await expect(call({ secret })).rejects.toThrow(String(code))
      expect(calls.map(({ path }) => path)).toEqual(['/hook?key=1'])
    },
  )

  it.each([400, 401, 429, 500, 503])('that answers %d was not told', async (code) => {
    status = code
    await expect(call()).rejects.toThrow(String(code))
  })

  it('that does not answer is left when the service stops', async () => {
    status = 0
    const stop = new AbortController()
    setTimeout(() => stop.abort(), 100)
    await expect(call({ signal: stop.signal })).rejects.toThrow('abort')
  })
})

describe('LINE', () => {
  const push = (id: string) =>
    pushToLine(
      { token: 'channel-token', to: 'C0123456789', apiUrl: base },
      { id, text: lineTextOf(given) },
    )

  it('gets a text for the group, with nothing of who sent it', async () => {
    await push('row-1')
    const [{ path, headers, body }] = calls as [Call]
    expect(path).toBe('/v2/bot/message/push')
    expect(headers.authorization).toBe('Bearer channel-token')
    const sent = JSON.parse(body)
    expect(sent).toMatchObject({ to: 'C0123456789', messages: [{ type: 'text' }] })
    expect(sent.messages[0].text).toMatch(
      /^แจ้งปัญหา 7K3M-Q9TD\nจ่ายแล้วเครื่องไม่เดิน · นิมมาน ซอย 9\n22 พ\.ย\. 2569 00:05 น\.\nhttp.*leads/,
    )
    for (const text of personal) expect(body).not.toContain(text)
  })

  it('knows a message again by its retry key, and that it has it already is success', async () => {
    await push('row-1')
    status = 409
    await push('row-1')
    await push('row-2')
    const keys = calls.map(({ headers }) => String(headers['x-line-retry-key']))
    expect(keys[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
    status = 500
    await expect(push('row-3')).rejects.toThrow('500')
  })
})
