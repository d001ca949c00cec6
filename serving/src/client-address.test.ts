import { IncomingMessage } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createClientAddress, trustedProxiesSchema } from './client-address.ts'

const serviceToken = 'the-token-under-which-the-services-know-each-other'
const newToken = 'the-token-that-was-put-before-it-in-the-list-of-tokens'

function addressOf(peer: string, headers: IncomingHttpHeaders, trusted = '10.0.0.1,fd00::/8') {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: peer })
  const req = new IncomingMessage(socket)
  Object.assign(req.headers, headers)
  const trustedProxies = trusted === '' ? [] : trustedProxiesSchema.parse(trusted)
  return createClientAddress({ trustedProxies, serviceTokens: [newToken, serviceToken] })(req)
}

test('a forwarded address is not believed from just anybody', () => {
  const headers = { 'x-forwarded-for': '1.1.1.1', 'x-visitor-address': '1.1.1.1' }
  expect(addressOf('203.0.113.9', headers)).toBe('203.0.113.9')
  expect(addressOf('127.0.0.1', headers, '')).toBe('127.0.0.1')
})

test('behind a trusted proxy the nearest untrusted hop counts, not what the visitor wrote before it', () => {
  const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9, fd00::7' }
  expect(addressOf('10.0.0.1', headers)).toBe('203.0.113.9')
  expect(addressOf('::ffff:10.0.0.1', headers)).toBe('203.0.113.9')
})

test('a trusted proxy that sends junk is taken for the visitor itself', () => {
  expect(addressOf('10.0.0.1', { 'x-forwarded-for': 'unknown' })).toBe('10.0.0.1')
  expect(addressOf('10.0.0.1', {})).toBe('10.0.0.1')
})

test('the website is believed with the service token, and with no other', () => {
  const visitor = { 'x-visitor-address': '2001:db8::5' }
  expect(addressOf('127.0.0.1', { ...visitor, 'x-service-token': serviceToken })).toBe(
    '2001:db8::5',
  )
  expect(addressOf('127.0.0.1', { ...visitor, 'x-service-token': `${serviceToken}x` })).toBe(
    '127.0.0.1',
  )
  const junk = { 'x-visitor-address': 'nobody', 'x-service-token': serviceToken }
  expect(addressOf('127.0.0.1', junk)).toBe('127.0.0.1')
})

test('a list of proxies that are no addresses is refused', () => {
  for (const bad of ['proxy.example', '10.0.0.0/33', '10.0.0.1,', ''])
    expect(trustedProxiesSchema.safeParse(bad).success).toBe(false)
})
