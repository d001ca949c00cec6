import { describe, expect, it, vi } from 'vitest'
import { sign } from '../../../../engines/mail/webhook.ts'
import { log } from '../../../../ground/log.ts'
import { own } from './own.ts'
import { postmark } from './postmark.ts'
import { ses } from './ses.ts'
import type { ToldRequest } from './teller.ts'

const secret = 'a-secret-that-is-shared-with-whoever-delivers'
const date = '2026-11-20T08:15:00.000Z'
const at = new Date(date)
const email = 'somsri@example.com'

interface Signed {
  id?: string
  /** Seconds from now. */
  age?: number
  by?: string
}

function signed(body: string, { id = 'call-1', age = 0, by = secret }: Signed = {}): ToldRequest {
  const seconds = String(Math.floor(Date.now() / 1000) + age)
  const signature = sign(by, `${id}.${seconds}.${body}`)
  const headers = { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature }
  return { headers, body }
}

const basic = (password: string, user = 'mail') =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

describe('Our own form', () => {
  const body = JSON.stringify({ events: [{ id: 'e1', type: 'hard_bounce', email, date }] })

  it('says what became of each mail', () => {
    expect(own.read(body)).toEqual([{ id: 'e1', what: 'hard', email, at }])
  })

  it('is believed of whoever signs its id, time and body with the secret', () => {
    expect(own.knows(signed(body), secret)).toBe(true)
    const request = signed(body)
    const both = `v1,bm90IHRoaXM= ${String(request.headers['webhook-signature'])}`
    const headers = { ...request.headers, 'webhook-signature': both }
    expect(own.knows({ ...request, headers }, secret)).toBe(true)
  })

  it.each([
    ['signed with another secret', signed(body, { by: 'another-secret-of-nobody-in-particular' })],
    ['too old', signed(body, { age: -301 })],
    ['from what is to come', signed(body, { age: 301 })],
    ['not what was signed', { ...signed(body), body: `${body} ` }],
    ['unsigned', { headers: {}, body }],
  ])('is not believed where it is %s', (_what, request) => {
    expect(own.knows(request, secret)).toBe(false)
  })

  it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])(
    'is not believed with another %s',
    (name) => {
      const request = signed(body)
      const later = String(Math.floor(Date.now() / 1000) + 1)
      const other = name === 'webhook-timestamp' ? later : 'other'
      const headers = { ...request.headers, [name]: other }
      expect(own.knows({ ...request, headers }, secret)).toBe(false)
      expect(own.knows({ ...request, headers: { ...headers, [name]: undefined } }, secret)).toBe(
        false,
      )
    },
  )

  it.each(['', '{', '[]', '{}', '{"events":[{"id":"e1"}]}', '{"events":[{"type":"reset"}]}'])(
    'is none: %j',
    (text) => {
      expect(() => own.read(text)).toThrow(/JSON|invalid/i)
    },
  )
})

describe('Forms of services that sign nothing that is checked here', () => {
  it('are believed by the password of the address alone', () => {
    for (const teller of [postmark, ses]) {
      const knows = (authorization: string | undefined) =>
        teller.knows({ headers: { authorization }, body: '{}' }, secret)
      expect(knows(basic(secret))).toBe(true)
      expect(knows(basic(secret, 'anyone'))).toBe(true)
      for (const other of [basic(''), basic(`${secret}x`), basic('', secret), secret, undefined])
        expect(knows(other)).toBe(false)
      expect(knows(`Bearer ${secret}`)).toBe(false)
    }
  })
})

describe('The form of Postmark', () => {
  const bounce = { RecordType: 'Bounce', ID: 42, Type: 'HardBounce', Email: email }
  const told = (change: object) =>
    postmark.read(JSON.stringify({ ...bounce, BouncedAt: '2026-11-20T15:15:00+07:00', ...change }))

  it.each([
    ['HardBounce', 'hard'],
    ['BadEmailAddress', 'hard'],
    ['SoftBounce', 'soft'],
    ['Transient', 'soft'],
    ['DnsError', 'soft'],
    ['SpamComplaint', 'complaint'],
  ])('has %s for %s', (Type, what) => {
    expect(told({ Type })).toEqual([{ id: '42', what, email, at }])
  })

  it('tells of complaints by a record of their own', () => {
    expect(told({ RecordType: 'SpamComplaint', Type: 'SpamComplaint' })).toMatchObject([
      { what: 'complaint' },
    ])
  })

  it.each([
    [{ Type: 'AutoResponder' }],
    [{ Type: 'Unsubscribe' }],
    [{ RecordType: 'Delivery', Type: undefined }],
    [{ RecordType: 'SubscriptionChange', Type: 'SpamNotification' }],
  ])('tells much that counts nothing: %j', (change) => {
    expect(told(change)).toEqual([])
  })

  it('is none without whose mail it was', () => {
    expect(() => told({ Email: undefined })).toThrow('Email')
    expect(() => postmark.read('not JSON')).toThrow(SyntaxError)
  })
})

describe('The form of Amazon SES', () => {
  const bounce = {
    bounceType: 'Permanent',
    bouncedRecipients: [{ emailAddress: `Somsri <${email}>` }, { emailAddress: 'b@example.com' }],
    timestamp: date,
    feedbackId: 'f-1',
  }
  const complaint = {
    complainedRecipients: [{ emailAddress: email }],
    timestamp: date,
    feedbackId: 'f-2',
  }
  const wrapped = (message: object) =>
    JSON.stringify({ Type: 'Notification', MessageId: 'm', Message: JSON.stringify(message) })

  it('tells of each who was to have the mail, in an envelope of SNS or raw', () => {
    const message = { notificationType: 'Bounce', bounce }
    const expected = [
      { id: `f-1 ${email}`, what: 'hard', email, at },
      { id: 'f-1 b@example.com', what: 'hard', email: 'b@example.com', at },
    ]
    expect(ses.read(wrapped(message))).toEqual(expected)
    expect(ses.read(JSON.stringify(message))).toEqual(expected)
  })

  it.each(['Transient', 'Undetermined'])('takes %s for soft', (bounceType) => {
    const told = ses.read(wrapped({ eventType: 'Bounce', bounce: { ...bounce, bounceType } }))
    expect(told).toMatchObject([{ what: 'soft' }, { what: 'soft' }])
  })

  it('tells of complaints', () => {
    expect(ses.read(wrapped({ eventType: 'Complaint', complaint }))).toEqual([
      { id: `f-2 ${email}`, what: 'complaint', email, at },
    ])
  })

  it('tells much that counts nothing', () => {
    expect(ses.read(wrapped({ eventType: 'Delivery', delivery: {} }))).toEqual([])
    expect(ses.read(JSON.stringify({ Type: 'UnsubscribeConfirmation', Message: 'x' }))).toEqual([])
  })

  it('asks an administrator to confirm, and opens no address that came with a request', () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const told = vi.spyOn(log, 'warn').mockImplementation(() => {})
    const SubscribeURL = 'https://sns.ap-southeast-1.amazonaws.com/?Action=ConfirmSubscription'
    const body = { Type: 'SubscriptionConfirmation', Message: 'You have chosen', SubscribeURL }
    expect(ses.read(JSON.stringify(body))).toEqual([])
    expect(told).toHaveBeenCalledWith({ address: SubscribeURL }, expect.any(String))
    expect(fetched).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  it.each(['', '{}}', JSON.stringify({ Type: 'Notification', Message: 'no JSON' })])(
    'is none: %j',
    (text) => {
      expect(() => ses.read(text)).toThrow(/JSON|invalid/i)
    },
  )
})
