import { expect, vi } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { failEvery } from './break-database.ts'
import { createLead } from './lead-records.ts'
import { registerMember } from './member-requests.ts'
import { sendRaw, type RawAnswer } from './raw-request.ts'
import { readMail } from './read-mail.ts'
import { staffData } from './record-data.ts'
import { startServiceProcess } from './service-process.ts'
import { tokenIn } from './staff-cookie.ts'
import { startStandInSmtp } from './stand-in-smtp.ts'
import { testPassword } from './test-password.ts'
import { someone } from './visitor.ts'

/** A visitor's request and staff's note about it. */
export const asked = {
  name: 'วิภาวรรณ',
  email: 'wipa.the-visitor@example.com',
  message: 'ขอลบเบอร์ 0899999999 ออกจากระบบ',
}
export const reason = 'ลบของคุณวิภาวรรณแล้ว'
const bounced = 'returned-to-wipa@example.com'
const personal = ['วิภาวรรณ', 'wipa', '899999999', 'the-member@', 'boss@', testPassword]

export type PersonalDataService = Awaited<ReturnType<typeof startPersonalDataService>>

/** A service with data requests, whose retention fails at the start. */
export async function startPersonalDataService() {
  const mail = await startStandInSmtp()
  const environment = { SMTP_URL: mail.url, MAIL_FROM: 'ฟองใส <hello@fongsai.example>' }
  const payload = await openPayload()
  await payload.create({ collection: 'staff', data: staffData('boss', 'administrator') })
  const member = await registerMember(payload, 'the-member')
  const lead = (await createLead(payload, { email: asked.email, message: asked.message })).id
  const occurredAt = new Date(Date.now() - 40 * 86_400_000).toISOString()
  const what = { memberId: member.id, what: 'hard', score: 2, event: 'e-1' } as const
  const bounce = { ...what, address: bounced, occurredAt }
  await payload.create({ collection: 'mail-bounces', data: bounce })
  await closePayload(payload)
  const mendRemoval = await failEvery('DELETE', 'mail_bounces')
  let service = await startServiceProcess({ LOG_LEVEL: 'trace', ...environment })
  await untilTrue(() => service.output().includes('could not be removed'))
  await mendRemoval()
  let staff = ''

  function send(
    path: string,
    own: Record<string, string>,
    body: object | undefined,
    method: string,
  ): Promise<RawAnswer> {
    const text = body === undefined ? '' : JSON.stringify(body)
    const length = String(Buffer.byteLength(text))
    const about = { 'content-type': 'application/json', 'content-length': length }
    const headers = { ...own, ...(body ? about : {}) }
    return sendRaw(service.url, path, { method, headers, ...(body ? { body: text } : {}) })
  }

  /** Calls the contract; POST if there is a body. */
  function call(path: string, body?: object, token?: string, method = body ? 'POST' : 'GET') {
    const own: Record<string, string> =
      token === undefined ? {} : { authorization: `Bearer ${token}` }
    return send(path, { ...someone(), ...own }, body, method)
  }

  /** Calls the admin API. */
  function cms(path: string, body?: object, method = body ? 'POST' : 'GET') {
    const own: Record<string, string> = staff ? { authorization: `Bearer ${staff}` } : {}
    return send(`/cms-api${path}`, own, body, method)
  }

  function proofs(): string[] {
    const holds = /\/data-request\/confirm\?token=([\w-]{43})"/
    return mail.mails.flatMap(({ raw }) => holds.exec(readMail(raw).html)?.[1] ?? [])
  }

  const signedIn = await cms('/staff/login', { email: 'boss@example.com', password: testPassword })
  staff = tokenIn(signedIn.headers['set-cookie'])
  await call('/auth/login', { email: 'the-member@example.com', password: testPassword })
  await call('/api/visitor_data_requests', { kind: 'erasure', ...asked })
  await untilTrue(() => proofs().length > 0)
  const [proof = ''] = proofs()
  await call('/api/data_request_proofs', { token: proof })
  await call('/api/data_requests', { kind: 'erasure', message: asked.message }, member.token)
  const { docs } = JSON.parse((await cms('/data-requests?sort=createdAt')).text)

  return {
    member,
    lead,
    proof,
    /** An open request of a visitor, and one of the member. */
    request: String(docs[0].id),
    erasure: String(docs[1].id),
    call,
    cms,
    output: () => service.output(),
    expectNothingPersonal(text: string): void {
      for (const word of [...personal, proof, member.token, staff]) expect(text).not.toContain(word)
    },
    async restart(): Promise<void> {
      await service.stop()
      service = await startServiceProcess(environment)
    },
    async stop(): Promise<void> {
      await service.stop()
      await mail.halt()
    },
  }
}

function untilTrue(isSo: () => boolean): Promise<boolean> {
  return vi.waitUntil(isSo, 30_000)
}
