import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { createExample } from '../testing/example-records.ts'
import { registerMember } from '../testing/member-requests.ts'
import { staffData } from '../testing/record-data.ts'
import { sendRaw } from '../testing/raw-request.ts'
import { tokenIn } from '../testing/staff-cookie.ts'
import { startServiceProcess, type ServiceProcess } from '../testing/service-process.ts'
import { testPassword } from '../testing/test-password.ts'

const password = testPassword
const phone = '+66812345678'

let service: ServiceProcess
let lead: string
let photo: string
let memberToken: string

beforeAll(async () => {
  const payload = await openPayload()
  for (const role of ['editor', 'moderator'] as const)
    await payload.create({ collection: 'staff', data: staffData(role, role) })
  memberToken = (await registerMember(payload, 'member')).token
  lead = String((await createExample(payload, 'leads')).id)
  photo = String((await createExample(payload, 'lead-photos')).id)
  await closePayload(payload)
  service = await startServiceProcess()
}, 120_000)
afterAll(() => service?.stop())

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function signIn(mark: string): Promise<Record<string, string>> {
  const answer = await sendRaw(service.url, '/cms-api/staff/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${mark}@example.com`, password }),
  })
  expect(answer.status, answer.text).toBe(200)
  return bearer(tokenIn(answer.headers['set-cookie']))
}

const paths = () => [
  `/cms-api/leads/${lead}`,
  '/cms-api/leads?limit=0',
  `/cms-api/leads?where[phone][like]=668`,
  `/cms-api/lead-photos/${photo}`,
]

async function photoAddress(headers: Record<string, string>): Promise<string> {
  const { text } = await sendRaw(service.url, `/cms-api/lead-photos/${photo}`, { headers })
  return String(JSON.parse(text).url)
}

describe('case 21: a lead and its photo', () => {
  it('are read by those who answer them', async () => {
    const headers = await signIn('editor')
    for (const path of paths())
      expect((await sendRaw(service.url, path, { headers })).status, path).toBe(200)
    expect((await sendRaw(service.url, `/cms-api/leads/${lead}`, { headers })).text).toContain(
      phone,
    )
    const picture = await sendRaw(service.url, await photoAddress(headers), { headers })
    expect(picture.status).toBe(200)
    expect(picture.headers['content-type']).toBe('image/jpeg')
  })

  it('are read by no visitor, no member and no moderator', async () => {
    const address = await photoAddress(await signIn('editor'))
    const callers = [{}, bearer(memberToken), bearer('x'), await signIn('moderator')]
    for (const headers of callers)
      for (const path of [...paths(), address]) {
        const { status, text } = await sendRaw(service.url, path, { headers })
        expect([401, 403, 404], path).toContain(status)
        expect(text).not.toContain(phone)
      }
  })

  it('are written by none of those either, and taken away by no editor', async () => {
    const body = JSON.stringify({ kind: 'contact', firstName: 'x', message: 'x', status: 'closed' })
    const path = `/cms-api/leads/${lead}`
    const strangers = [{}, bearer(memberToken), bearer('x'), await signIn('moderator')]
    for (const caller of strangers)
      for (const [method, at] of [
        ['POST', '/cms-api/leads'],
        ['PATCH', path],
        ['DELETE', path],
        ['DELETE', `/cms-api/lead-photos/${photo}`],
      ] as const) {
        const headers = { ...caller, 'content-type': 'application/json' }
        const sent = method === 'DELETE' ? {} : { body }
        const { status } = await sendRaw(service.url, at, { method, headers, ...sent })
        expect([401, 403], `${method} ${at}`).toContain(status)
      }
    const headers = await signIn('editor')
    for (const at of [path, `/cms-api/lead-photos/${photo}`])
      expect((await sendRaw(service.url, at, { method: 'DELETE', headers })).status).toBe(403)
    const { text } = await sendRaw(service.url, path, { headers })
    expect(JSON.parse(text)).toMatchObject({ phone, status: 'new' })
  })
})
