import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../../../composition/open-payload.ts'
import type { Lead } from '../../../platform/payload-types.ts'
import { createExample } from '../../../../testing/example-records.ts'
import { createProvince, memberData } from '../../../../testing/record-data.ts'
import { createInterest } from '../../../../testing/lead-records.ts'
import { storePhoto } from '../photo/lead-photo.files.ts'
import { createLeadOutbox } from './lead-outbox.ts'
import { type Outbox, startOutbox } from '../../../core/mail/outbox-worker.ts'
import type { Mail } from '../../../core/mail/mail.ts'

let payload: BasePayload
let province: number
let branch: number
let outbox: Outbox | undefined

beforeAll(async () => {
  payload = await openPayload()
  province = await createProvince(payload, 'เชียงใหม่')
  branch = Number((await createExample(payload, 'branches')).id)
  const data = {
    contactRecipients: ['hello@fongsai.example'],
    franchiseRecipients: ['sales@fongsai.example', 'boss@fongsai.example'],
    problemRecipients: ['care@fongsai.example'],
  }
  await payload.updateGlobal({ slug: 'lead-settings', data })
  const contacts = {
    email: 'hello@fongsai.example',
    phone: '+6620000024',
    lineId: '@fongsai',
    answerDays: 1,
    refundDays: 7,
  }
  for (const [locale, brandName] of [
    ['th', 'ฟองใส'],
    ['en', 'Fongsai'],
  ] as const)
    await payload.updateGlobal({
      slug: 'settings',
      locale,
      data: { ...contacts, brandName, homeTitle: brandName },
    })
})
afterEach(() => outbox?.stop())
afterAll(() => closePayload(payload))

/** The emails of one lead, to staff and to its sender. */
async function mailsOf(change: Partial<Omit<Lead, 'id'>>) {
  const mails: Mail[] = []
  const lead = await createInterest(payload, change)
  const source = createLeadOutbox({ webhook: undefined, line: undefined })
  outbox = startOutbox(payload, [source], {
    async sendMail(mail) {
      mails.push(mail)
    },
  })
  await outbox.wake()
  const find = (purpose: string) => mails.find(({ id }) => id.includes(`-${purpose}-`))
  return { lead, staff: find('staff'), sender: find('sender') }
}

describe('The mail to staff', () => {
  it('says all that a franchise lead says, in their words, and leads to it', async () => {
    const { lead, staff } = await mailsOf({
      province,
      budget: '2_to_3_99m',
      contactTime: '0900_to_1200',
      timeline: 'under_6_months',
      sourceOfFund: 'loan',
      placeType: 'gas_station',
      openShop: 'empty_land',
      adSource: 'facebook',
      message: 'มีที่ริมถนนใหญ่\nติดตลาด',
    })
    expect(staff).toMatchObject({
      to: ['sales@fongsai.example', 'boss@fongsai.example'],
      subject: 'สนใจแฟรนไชส์: สมชาย ใจดี (เชียงใหม่)',
      replyTo: { name: 'สมชาย ใจดี', address: lead.email },
      from: { name: 'ฟองใส' },
    })
    const words = [
      'ชื่อ: สมชาย',
      'นามสกุล: ใจดี',
      'โทรศัพท์: 089-876-5432',
      `อีเมล: ${lead.email}`,
      'จังหวัดที่สนใจ: เชียงใหม่',
      '2–3.99 ล้านบาท',
      '09:00–12:00 น.',
      'ภายใน 6 เดือน',
      'สินเชื่อ',
      'ปั๊มน้ำมัน',
      'มีที่ดินเปล่า',
      'เฟซบุ๊ก',
      'มีที่ริมถนนใหญ่\nติดตลาด',
      `/admin/collections/leads/${lead.id}`,
    ]
    for (const text of words) expect(staff?.text).toContain(text)
    // No code of an option is left.
    expect(staff?.text).not.toMatch(/[a-z]+_[a-z]+|undefined|null|NaN|\[object/)
    expect(staff?.html).toContain(`href="tel:+66898765432"`)
    expect(staff?.html).toContain('มีที่ริมถนนใหญ่<br>ติดตลาด')
  })

  it('names the code, the cause, the branch and the photo of a problem', async () => {
    const photo = await storePhoto(payload, { data: Buffer.from('jpeg'), width: 1, height: 1 })
    const { staff, lead } = await mailsOf({
      kind: 'problem',
      branch,
      photo,
      reference: '7K3M-Q9TD',
      cause: 'coin_not_returned',
      machine: 'W-04',
      amount: 1040.5,
      email: null,
      firstName: null,
      lastName: null,
      language: 'en',
    })
    expect(staff?.subject).toBe('แจ้งปัญหา 7K3M-Q9TD: จ่ายแล้วเครื่องไม่เดิน (นิมมาน ซอย 9)')
    const photoFact = 'รูปถ่าย: มี ดูได้ในหลังบ้าน'
    const words = ['สาขา: นิมมาน ซอย 9', 'W-04', ': 1,040.50', 'ภาษาที่ใช้: อังกฤษ', photoFact, lead.id]
    for (const text of words) expect(staff?.text).toContain(text)
    expect(staff).not.toHaveProperty('replyTo')
  })

  it('says when a lead looks automatic', async () => {
    const { staff, sender } = await mailsOf({ looksAutomatic: true })
    expect(staff?.subject).toMatch(/^\[น่าจะเป็นโปรแกรม\] /)
    expect(sender).toBeUndefined()
  })

  it('shows what was typed as text, whatever it is (case 17)', async () => {
    const script = '<img src=x onerror="alert(1)"><script>alert(1)</script>'
    const { staff } = await mailsOf({
      firstName: script,
      message: `${script}\n"'&`,
      lastName: null,
    })
    expect(staff?.html).not.toMatch(/<img|<script|onerror="/)
    expect(staff?.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
    expect(staff?.text).toContain(script)
  })

  it('keeps a name in its place (case 18)', async () => {
    const { staff } = await mailsOf({
      firstName: 'ก\r\nBcc: x@example.com',
      lastName: 'a,b\u2028<c>',
    })
    expect(staff?.subject).toBe('สนใจแฟรนไชส์: ก Bcc: x@example.com a,b <c>')
    expect(staff?.replyTo?.name).toBe('ก Bcc: x@example.com a,b <c>')
  })

  it('leads to no more than a new mail, whatever the address', async () => {
    const { staff } = await mailsOf({ email: 'a?bcc=victim&x@example.com' })
    expect(staff?.html).toContain('href="mailto:a%3Fbcc%3Dvictim%26x@example.com"')
  })
})

describe('The acknowledgement', () => {
  const spam = 'ซื้อเลย http://spam.example บริษัท <b>x</b>'
  const typed = { firstName: spam, lastName: spam, message: spam, machine: 'http://spam' }

  it.each([
    ['contact', 'th', 'ฟองใสได้รับข้อความของคุณแล้ว', 'ขอบคุณที่เขียนถึงฟองใส'],
    ['contact', 'en', 'Fongsai has received your message', 'Thanks for writing to Fongsai.'],
    ['franchise', 'th', 'ขอบคุณที่สนใจแฟรนไชส์ฟองใส', 'คือ 09:00–12:00 น.'],
    ['franchise', 'en', 'Thanks for your interest in a Fongsai franchise', '09:00–12:00'],
    ['problem', 'th', 'ฟองใสรับเรื่องแล้ว รหัส 7K3M-Q9TE', 'สาขา: นิมมาน ซอย 9'],
    ['problem', 'en', 'Fongsai has received your report 7K3M-Q9TF', 'Report code: 7K3M-Q9TF'],
  ] as const)(
    'of a %s in %s is in the sender’s language and repeats nothing that was typed',
    async (kind, language, subject, text) => {
      const reference = kind === 'problem' ? subject.slice(-9) : null
      const chosen = { province, branch, contactTime: '0900_to_1200' } as const
      const { sender, lead } = await mailsOf({ kind, language, reference, ...typed, ...chosen })
      expect(sender).toMatchObject({ subject, to: [lead.email] })
      expect(sender?.replyTo).toMatchObject({ address: 'hello@fongsai.example' })
      expect(sender?.text).toContain(text)
      expect(sender?.text).toContain(language === 'th' ? '02-000-0024' : '+6620000024')
      expect(sender?.text + String(sender?.html)).not.toContain('spam')
      expect(sender?.html).toContain(`lang="${language}"`)
      expect(sender?.text).not.toMatch(/undefined|null|\[object/)
    },
  )

  it.each([
    ['7K3M-Q9T2', 'their confirmed address', true, true, 'example.com'],
    ['7K3M-Q9T3', 'an address that they have not confirmed', false, false, 'example.com'],
    ['7K3M-Q9T4', 'another address', false, true, 'example.org'],
  ] as const)(
    'of the report %s, sent by a member to %s, knows the member: %j',
    async (reference, _, isKnown, emailVerified, host) => {
      const mark = randomUUID().slice(0, 8)
      const data = { ...memberData(mark), firstName: 'สมศรี', emailVerified }
      const { id: member } = await payload.create({ collection: 'members', data })
      const email = `${mark.toUpperCase()}@${host}`
      const { sender } = await mailsOf({ kind: 'problem', branch, reference, member, email })
      expect(sender?.text).toContain(`รหัสติดตามเรื่อง: ${reference}`)
      expect(sender?.text?.includes('สวัสดีคุณสมศรี')).toBe(isKnown)
      expect(sender?.text?.includes('หน้าตะกร้าผ้าของฉัน')).toBe(isKnown)
      expect(sender?.text?.includes('เก็บรหัสนี้ไว้')).toBe(!isKnown)
    },
  )

  it('promises what the settings promise, and nothing where they promise nothing', async () => {
    const problem = { kind: 'problem', branch, language: 'th' } as const
    const promised = await mailsOf({ ...problem, reference: '7K3M-Q9TG' })
    expect(promised.sender?.text).toContain('ภายใน 1 วันทำการ')
    expect(promised.sender?.text).toContain('ภายใน 7 วันทำการ')
    const english = await mailsOf({ kind: 'contact', language: 'en' })
    expect(english.sender?.text).toContain('within one working day')

    const nothing = { answerDays: null, refundDays: null }
    await payload.updateGlobal({ slug: 'settings', data: nothing })
    const silent = await mailsOf({ ...problem, reference: '7K3M-Q9TH' })
    expect(silent.sender?.text).not.toContain('วันทำการ')
  })

  it('is left out where the settings or the sender say so', async () => {
    await payload.updateGlobal({ slug: 'lead-settings', data: { acknowledges: false } })
    expect((await mailsOf({})).sender).toBeUndefined()
    await payload.updateGlobal({ slug: 'lead-settings', data: { acknowledges: true } })
    expect((await mailsOf({ email: null })).sender).toBeUndefined()
  })
})
