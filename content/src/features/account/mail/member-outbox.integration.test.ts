import { setImmediate as nextRound } from 'node:timers/promises'
import { languages } from '@washhouse/contract/language'
import { describe, expect, it, vi } from 'vitest'
import { openMemberBench } from '../../../../testing/member-bench.ts'
import { log } from '../../../platform/log.ts'
import { queueAppealAnswer, queueMail, memberMails, queueWarning } from './queue-mail.ts'
import { thaiWords, type TextName } from './member-emails.th.ts'
import { type EmailFacts, writeMemberEmail } from './write-email.ts'
import { renderHtml, renderText } from '../../../core/mail/mail-body.ts'
import { onOutboxWakeUp } from '../../../core/mail/outbox-wake-up.ts'

const { createMember, mailsTo, payload, post, rowsOf, shift, tokensFor } = await openMemberBench()

const longAgo = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000).toISOString()
const brand = { brandName: 'Fongsai', email: 'hello@fongsai.example' }
const names = Object.keys(thaiWords({ brand: '', time: '' })).filter(isName)
const android = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Safari/537.36'

const otherLetters = { th: /[a-z]{2}/i, en: /[ก-๙]/u }

function isName(name: string): name is TextName {
  return name in thaiWords({ brand: '', time: '' })
}

function letterOf(name: TextName, language: 'th' | 'en', more: Partial<EmailFacts> = {}) {
  const facts = { name, language, at: '2026-11-23T12:00:00.000Z', token: 'secret', ...more }
  const { subject, parts } = writeMemberEmail(facts, brand)
  return { subject, text: renderText(parts), html: renderHtml({ title: subject, language }, parts) }
}

describe('A letter to a member', () => {
  it.each(languages.flatMap((language) => names.map((name) => [name, language] as const)))(
    '%s in %s is whole: nothing unknown, in one language, with a page of it',
    (name, language) => {
      const { subject, text, html } = letterOf(name, language)
      for (const part of [subject, text, html])
        expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid Date| {2}(?=\S)/)
      // Both languages' emails contain brand names.
      const words = `${subject}\n${text.replaceAll(/https?:\S+|Fongsai|LINE/g, '')}`
      expect(words.replaceAll(/Fongsai|LINE/g, '')).not.toMatch(otherLetters[language])
      const page = language === 'en' ? 'http://localhost:3000/en/' : 'http://localhost:3000/'
      expect(html).toContain(`href="${page}`)
      expect(html).toContain(`<html lang="${language}">`)
      expect(text).toContain('Fongsai')
    },
  )

  it.each([
    ['password-changed', '23 พ.ย. 2569 19:00 น.'],
    ['new-device', '23 พ.ย. 2569 19:00 น.'],
    ['line-joined', '23 พ.ย. 2569 19:00 น.'],
  ] as const)('%s tells when, on the clock of Thailand', (name, time) => {
    expect(letterOf(name, 'th').text.replaceAll(' ', ' ')).toContain(time)
  })

  it('names the browser in our words, never in its own', () => {
    expect(letterOf('new-device', 'th', { userAgent: android }).text).toContain(
      'เบราว์เซอร์: Chrome, Android',
    )
    const spam = letterOf('new-device', 'th', { userAgent: 'win at http://spam.example' })
    expect(spam.text).not.toMatch(/spam|เบราว์เซอร์:/)
  })

  it('gives staff’s reason for a suspension as text', () => {
    const { html } = letterOf('suspended', 'th', { reason: '<b>โฆษณา</b>\nซ้ำ' })
    expect(html).toContain('&lt;b&gt;โฆษณา&lt;/b&gt; ซ้ำ')
  })

  it('exists for every purpose', () => {
    expect(Object.keys(memberMails).filter((purpose) => !isName(purpose))).toEqual([])
  })
})

describe('A warning', () => {
  it('of a new device comes once a day, and not on the first day of an account', async () => {
    const old = await createMember()
    await shift('members', { createdAt: longAgo })
    const young = await createMember()
    for (const { id } of [old, young, old])
      await queueWarning(payload, id, 'new-device', { userAgent: android })
    expect(await mailsTo(old.email)).toMatchObject([{ subject: 'มีการเข้าสู่ระบบบัญชีฟองใสจากเครื่องใหม่' }])
    expect(await mailsTo(young.email)).toEqual([])
  })

  it('of a misused session comes once a day, on the first day too', async () => {
    const { id, email } = await createMember()
    await queueWarning(payload, id, 'misuse', { userAgent: null })
    await queueWarning(payload, id, 'misuse', { userAgent: null })
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it.each([true, false])(
    'greets the member by name only at a confirmed address (%j)',
    async (emailVerified) => {
      const { id, email } = await createMember({ firstName: 'สมศรี', emailVerified })
      await queueWarning(payload, id, 'misuse', { userAgent: null })
      const [mail] = await mailsTo(email)
      expect(mail?.text?.includes('สวัสดีคุณสมศรี')).toBe(emailVerified)
    },
  )

  it.each(['ทีมงานฟองใส', 'evil.example', 'โทร 081-234-5678'])(
    'does not greet by a name that others may not see: %s',
    async (firstName) => {
      const { id, email } = await createMember({ firstName, emailVerified: true })
      await queueWarning(payload, id, 'misuse', { userAgent: null })
      const [mail] = await mailsTo(email)
      expect(mail?.text).toMatch(/^สวัสดี$/m)
      expect(mail?.text).not.toContain(`คุณ${firstName}`)
    },
  )

  it('wakes the outbox once a day, however often the member signs in', async () => {
    const { id } = await createMember()
    let wakings = 0
    const stop = onOutboxWakeUp(() => void (wakings += 1))
    for (const userAgent of [android, null, android]) {
      await queueWarning(payload, id, 'new-device', { userAgent })
      await nextRound()
    }
    stop()
    expect(wakings).toBe(1)
  })
})

describe('A notice', () => {
  it('of a suspension is not sent when it was lifted meanwhile', async () => {
    const { id, email } = await createMember()
    await queueMail(payload, id, 'suspended', { reason: 'โฆษณา' })
    expect(await mailsTo(email)).toEqual([])
    await payload.update({ collection: 'members', id, data: { status: 'suspended' } })
    await queueMail(payload, id, 'suspended', { reason: 'โฆษณา' })
    const [mail] = await mailsTo(email)
    expect(mail?.text).toContain('เหตุผล: โฆษณา')
    expect(mail?.text).toMatch(/\/appeal\?token=[\w-]{43}/)
  })

  it.each([
    [true, 'active', ['กลับมาใช้บัญชีฟองใสได้แล้ว']],
    [true, 'suspended', []],
    [false, 'suspended', ['ผลการทบทวนการระงับบัญชีฟองใส']],
    [false, 'active', []],
  ] as const)(
    'of an appeal that was granted (%j) leaves for whom it is true: %s',
    async (isGranted, status, subjects) => {
      const { id, email } = await createMember()
      await payload.update({ collection: 'members', id, data: { status } })
      await queueAppealAnswer(payload, id, { isGranted, key: 'a' })
      expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(subjects)
    },
  )

  it('of a deletion reaches the former member, in their language', async () => {
    const { id, email } = await createMember({ language: 'en' })
    await queueMail(payload, id, 'deleted', { to: email, language: 'en' })
    await payload.delete({ collection: 'members', id })
    const [mail] = await mailsTo(email)
    expect(mail).toMatchObject({ subject: 'Your Fongsai account was deleted' })
    expect(await rowsOf(id)).toMatchObject([{ status: 'sent', content: null }])
  })
})

describe('What is logged', () => {
  it('of mails to members holds neither address nor token (cases 23, 28)', async () => {
    const lines: unknown[] = []
    const spies = (['info', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(log, level).mockImplementation((...line: unknown[]) => void lines.push(line)),
    )
    const { email } = await createMember()
    for (let asked = 0; asked < 7; asked++) await post('/auth/password/request', { email })
    const [token = ''] = await tokensFor(email, '/reset-password')
    await post('/auth/password/reset', { token, password: 'ม้าลายขี่จักรยานสีส้ม' })
    await mailsTo(email)
    spies.forEach((spy) => spy.mockRestore())
    expect(lines.length).toBeGreaterThan(5)
    expect(JSON.stringify(lines)).not.toContain(token)
    expect(JSON.stringify(lines)).not.toContain(email)
  })
})
