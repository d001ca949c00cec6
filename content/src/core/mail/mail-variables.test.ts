import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mailboxSchema, mailVariables, smtpUrlSchema, webhookUrlSchema } from './mail-variables.ts'

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

describe('DKIM_KEY', () => {
  const encoding = { type: 'pkcs8', format: 'pem' } as const
  const rsa = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength }).privateKey
  const pem = String(rsa(2048).export(encoding))
  const set = { DKIM_KEY: pem, DKIM_DOMAIN: 'fongsai.example', DKIM_SELECTOR: 'mail' }
  const faultsOf = (variables: object) =>
    mailVariables.safeParse(variables).error?.issues.map(({ path }) => path.join('.')) ?? []

  it('is a private key in PEM, or that in base64, with whose it is', () => {
    expect(mailVariables.parse(set)).toMatchObject(set)
    const inBase64 = { ...set, DKIM_KEY: Buffer.from(pem).toString('base64') }
    expect(mailVariables.parse(inBase64)).toMatchObject(set)
    expect(faultsOf({ ...set, MAIL_FROM: 'hello@mail.fongsai.example' })).toEqual([])
  })

  it('is refused where mails would go out unsigned', () => {
    const ed25519 = String(generateKeyPairSync('ed25519').privateKey.export(encoding))
    const short = String(rsa(1024).export(encoding))
    for (const DKIM_KEY of ['', 'a key', ed25519, short, pem.slice(0, 200)])
      expect(faultsOf({ ...set, DKIM_KEY })).toEqual(['DKIM_KEY'])
  })

  it('is nothing without its domain and selector, nor with the domain of others', () => {
    expect(faultsOf({ DKIM_KEY: pem, DKIM_SELECTOR: 'mail' })).toEqual(['DKIM_DOMAIN'])
    expect(faultsOf({ DKIM_KEY: pem, DKIM_DOMAIN: 'fongsai.example' })).toEqual(['DKIM_SELECTOR'])
    for (const MAIL_FROM of ['hello@other.example', 'hello@notfongsai.example'])
      expect(faultsOf({ ...set, MAIL_FROM })).toEqual(['DKIM_DOMAIN'])
  })
})
