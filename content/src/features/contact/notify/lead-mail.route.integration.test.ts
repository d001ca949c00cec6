import { createContentClient } from '@washhouse/contract/client/content-client'
import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { startStandInSmtp } from '../../../../testing/stand-in-smtp.ts'
import { createLeadOutbox } from './lead-outbox.ts'
import { type Outbox, startOutbox } from '../../../core/mail/outbox-worker.ts'
import { createSmtp } from '../../../core/mail/smtp.ts'

let service: ContractService
let server: Awaited<ReturnType<typeof startStandInSmtp>>
let outbox: Outbox

beforeAll(async () => {
  service = await startContractService()
  server = await startStandInSmtp()
  const contactRecipients = ['team@fongsai.example']
  await service.payload.updateGlobal({ slug: 'lead-settings', data: { contactRecipients } })
  const source = createLeadOutbox({ webhook: undefined, line: undefined })
  const sendMail = createSmtp({ url: server.url })
  outbox = startOutbox(service.payload, [source], { sendMail, stopMs: 100 })
})
afterAll(async () => {
  await outbox.stop()
  await server.halt()
  await service.stop()
})

const message = {
  type: 'contact',
  firstName: 'สมศรี',
  lastName: null,
  email: null,
  phone: '+66812345678',
  message: 'ขอคุยเรื่องราคาซักผ้านวม',
  consent: true,
  looksAutomatic: null,
} as const

it('a post is answered at once while the mail server hangs, and its mail is on the way', async () => {
  server.behave('hang')
  const client = createContentClient({ baseUrl: service.url })
  for (let count = 1; count <= 6; count++) {
    const startedAt = performance.now()
    await client.send(contactCalls.sendMessage, message, { language: 'th' })
    expect(performance.now() - startedAt).toBeLessThan(1000)
  }
  await vi.waitFor(() => expect(server.calls()).toBeGreaterThan(0), 5000)
  const { totalDocs } = await service.payload.count({ collection: 'outbox' })
  expect(totalDocs).toBeGreaterThan(0)
})
