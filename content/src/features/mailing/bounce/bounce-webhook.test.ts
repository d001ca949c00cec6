import { describe, expect, it } from 'vitest'
import { sign } from '../../../core/mail/webhook.ts'
import { isSigned, readEvents } from './bounce-webhook.ts'

const secret = 'a-secret-that-is-shared-with-the-provider'
const date = '2026-11-20T08:15:00Z'
const email = 'somsri@example.com'
const body = JSON.stringify({ events: [{ id: 'evt-1', type: 'hard_bounce', email, date }] })

function headersFor({ id = 'call-1', age = 0, by = secret } = {}) {
  const seconds = String(Math.floor(Date.now() / 1000) - age)
  const signature = sign(by, `${id}.${seconds}.${body}`)
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature }
}

describe('A call of the bounce webhook', () => {
  it('says what became of each mail', () => {
    expect(readEvents(body)).toEqual([{ id: 'evt-1', what: 'hard', email, at: new Date(date) }])
  })

  it.each(['', '{', '[]', '{}', '{"events":[{"id":"e1"}]}', '{"events":[{"type":"reset"}]}'])(
    'is refused with the body %j',
    (text) => {
      expect(() => readEvents(text)).toThrow(/JSON|invalid/i)
    },
  )

  it('is accepted with the signature of its id, time and body, also beside another one', () => {
    const headers = headersFor()
    expect(isSigned(headers, body, secret)).toBe(true)
    const both = `v1,bm90IHRoaXM= ${headers['webhook-signature']}`
    expect(isSigned({ ...headers, 'webhook-signature': both }, body, secret)).toBe(true)
  })

  it('is signed like the example in docs/mail.md', () => {
    const text = `call-1.1795853700.${body}`
    expect(sign(secret, text)).toBe('v1,CWzbvOnQsNT+9gihThHPIglphNXxkAQi4A4EvybDbg4=')
  })

  it.each([
    ['another secret', headersFor({ by: 'another-secret-of-nobody-in-particular' }), body],
    ['a time too old', headersFor({ age: 301 }), body],
    ['a time too far ahead', headersFor({ age: -302 }), body],
    ['a body that was not signed', headersFor(), `${body} `],
    ['no signature', {}, body],
  ])('is refused with %s', (_what, headers, sent) => {
    expect(isSigned(headers, sent, secret)).toBe(false)
  })

  it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])(
    'is refused with another %s, or none',
    (name) => {
      const headers = headersFor()
      const later = String(Math.floor(Date.now() / 1000) + 1)
      const other = name === 'webhook-timestamp' ? later : 'other'
      expect(isSigned({ ...headers, [name]: other }, body, secret)).toBe(false)
      expect(isSigned({ ...headers, [name]: undefined }, body, secret)).toBe(false)
    },
  )
})
