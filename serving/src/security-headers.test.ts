import { expect, test } from 'vitest'
import { closedCsp, securityHeaders } from './security-headers.ts'

function named(flat: readonly string[]): Map<string, string> {
  const pairs = new Map<string, string>()
  for (let i = 0; i < flat.length; i += 2) pairs.set(String(flat[i]), String(flat[i + 1]))
  return pairs
}

test('every answer forbids sniffing and framing and limits the referrer', () => {
  const headers = named(securityHeaders({ isHttps: false }))
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('Content-Security-Policy')).toBe(closedCsp)
})

test('what has a private address tells nothing but its origin', () => {
  const headers = named(securityHeaders({ isHttps: false, referrerPolicy: 'origin' }))
  expect(headers.get('Referrer-Policy')).toBe('origin')
})

test('only a website reached by https asks for https for ever', () => {
  expect(named(securityHeaders({ isHttps: false })).has('Strict-Transport-Security')).toBe(false)
  expect(named(securityHeaders({ isHttps: true })).has('Strict-Transport-Security')).toBe(true)
})

test('the names below it are promised only where that is set', () => {
  const promise = (withSubdomains?: boolean) =>
    named(securityHeaders({ isHttps: true, ...(withSubdomains && { withSubdomains }) })).get(
      'Strict-Transport-Security',
    )
  expect(promise()).toBe('max-age=31536000')
  expect(promise(true)).toBe('max-age=31536000; includeSubDomains')
})

test('an answer with its own policy carries only that one', () => {
  const flat = securityHeaders({ isHttps: false, csp: "default-src 'self'" })
  expect(flat.filter((text) => text === 'Content-Security-Policy')).toHaveLength(1)
  expect(named(flat).get('Content-Security-Policy')).toBe("default-src 'self'")
})

test('pages of other sites may take in what says so, and nothing else', () => {
  const policy = 'Cross-Origin-Resource-Policy'
  expect(named(securityHeaders({ isHttps: false })).get(policy)).toBe('same-origin')
  const open = securityHeaders({ isHttps: false, resourcePolicy: 'cross-origin' })
  expect(named(open).get(policy)).toBe('cross-origin')
})
