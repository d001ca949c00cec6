import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLeadMailBench } from '../../../../testing/lead-mail-bench.ts'
import { createInterest } from '../../../../testing/lead-records.ts'

const { makeDue, payload, rowsOf, server, start } = await openLeadMailBench()

describe('A service that is told of leads', () => {
  let calls: string[]
  let status: number
  let service: Server
  let url: string

  beforeAll(async () => {
    service = createServer((req, res) => {
      calls.push(String(req.headers['webhook-id']))
      res.writeHead(status).end()
    }).listen(0, '127.0.0.1')
    await once(service, 'listening')
    const address = service.address()
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
  })
  beforeEach(() => {
    calls = []
    status = 200
  })
  afterAll(() => {
    service.closeAllConnections()
    service.close()
  })

  const startWithService = () => start({ webhook: { url, secret: undefined } }, 2000)

  it('hears of one while the mail server hangs', async () => {
    server.behave('hang')
    const lead = await createInterest(payload, { email: null })
    const sending = startWithService().wake()
    await vi.waitFor(() => expect(calls).toHaveLength(1), 1500)
    expect(await rowsOf(lead)).toMatchObject([{ purpose: 'staff', status: 'sending' }, {}])
    await sending
    expect(await rowsOf(lead)).toMatchObject([{ status: 'waiting' }, { status: 'sent' }])
  })

  it('is called again with the same id when it failed, and not for what looks automatic', async () => {
    status = 500
    await createInterest(payload, { email: null, looksAutomatic: true })
    await createInterest(payload, { email: null })
    const mail = startWithService()
    await mail.wake()
    status = 200
    await makeDue()
    await mail.wake()
    await mail.wake()
    expect(calls).toHaveLength(2)
    expect(new Set(calls).size).toBe(1)
    expect(server.mails).toHaveLength(2)
  })

  it('is not waited for once it has been switched off', async () => {
    status = 500
    const lead = await createInterest(payload, { email: null })
    await startWithService().wake()
    await makeDue()
    await start().wake()
    expect((await rowsOf(lead)).map((row) => row.status)).toEqual(['sent', 'dropped'])
  })
})
