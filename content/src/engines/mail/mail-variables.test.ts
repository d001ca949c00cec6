import { describe, expect, it } from 'vitest'
import { mailboxSchema, smtpUrlSchema, webhookUrlSchema } from './mail-variables.ts'

describe('MAIL_FROM', () => {
  it.each([
    ['hello@fongsai.example', { address: 'hello@fongsai.example' }],
    ['<hello@fongsai.example>', { address: 'hello@fongsai.example' }],
    ['ฟองใส <hello@fongsai.example>', { name: 'ฟองใส', address: 'hello@fongsai.example' }],
  ])('%s is read', (text, mailbox) => {
    expect(mailboxSchema.parse(text)).toEqual(mailbox)
  })

  it.each([
    '',
    'fongsai',
    'a@b.example, c@d.example',
    'x\ny <a@b.example>',
    'ฟองใส <a@b.example> x',
  ])('%j is refused', (text) => {
    expect(mailboxSchema.safeParse(text).success).toBe(false)
  })
})

it('SMTP_URL and LEAD_WEBHOOK_URL are addresses of their kind', () => {
  for (const good of ['smtp://localhost:25', 'smtps://user:pass@smtp.example.com'])
    expect(smtpUrlSchema.safeParse(good).success).toBe(true)
  for (const bad of ['smtp.example.com', 'https://smtp.example.com', 'smtp://'])
    expect(smtpUrlSchema.safeParse(bad).success).toBe(false)
  expect(webhookUrlSchema.safeParse('https://hooks.example.com/x?key=1').success).toBe(true)
  for (const bad of ['hooks.example.com', 'file:///etc/passwd', 'https://a:b@hooks.example.com'])
    expect(webhookUrlSchema.safeParse(bad).success).toBe(false)
})
