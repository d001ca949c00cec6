import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import { expect, test, vi } from 'vitest'
import { memberToken, openMemberVisit } from '../../../testing/visit.ts'
import { handleForm } from '../form/handle-form.server.ts'
import { defineLead, readSender } from './lead.server.ts'

vi.mock('../../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))
vi.mock('../../content/content-client.server.ts', () => import('../../../testing/played-client.ts'))

const message = defineLead({
  write: contactCalls.sendMessage,
  fields: ['firstName', 'message', 'phone', 'consent'],
})
const typed = { firstName: 'สมศรี', message: 'ผ้าหอมมาก', phone: '0812345678', consent: 'on' }
const answers = { 'POST /items/contact': new Response(null, { status: 204 }) }

async function send(visit: ReturnType<typeof openMemberVisit>) {
  await handleForm(visit.sends('/contact', typed), message, '/contact?sent=1')
  return visit.sentTo('POST /items/contact').token
}

test('a member finds name, phone and email in the form, and the lead is stored as the member’s', async () => {
  const visit = openMemberVisit({ answers })
  expect(await readSender(visit.opens('/contact'))).toEqual({
    sender: {
      firstName: 'สมศรี',
      lastName: 'ใจดี',
      phone: '0812345678',
      email: 'somsri@example.com',
    },
  })
  expect(await send(visit)).toBe(`Bearer ${memberToken}`)
})

test('a stranger’s form is told nothing, asks for nothing, and shows no token', async () => {
  const visit = openMemberVisit({ answers, isStranger: true })
  expect(await readSender(visit.opens('/contact'))).toEqual({})
  expect(visit.asked()).toEqual([])
  expect(await send(visit)).toBeNull()
})

test('a member’s form is empty while the member’s record is unknown', async () => {
  const visit = openMemberVisit({ answers: { 'GET /users/me': new TypeError('fetch failed') } })
  expect(await readSender(visit.opens('/contact'))).toEqual({})
})
