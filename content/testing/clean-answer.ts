import { expect } from 'vitest'
import type { RawAnswer } from './raw-request.ts'

const leaks = [
  /\n\s+at .+:\d+/,
  /node_modules|file:\/\/|\/src\//,
  /sqlite|postgres|drizzle|payload|libsql|\bhono\b/i,
  /\bselect\b.+\bfrom\b/i,
  /node\/\d|v\d+\.\d+\.\d+/i,
]

/** The contract's own name for an invalid body. */
const wordsOfTheContract = /Invalid payload\.|INVALID_PAYLOAD/g

/** Checks of every response, refused or not: it reveals no internals and has the required headers. */
export function expectClean(answer: RawAnswer, asked = ''): void {
  // A message may repeat the request.
  const own = leaks.filter((leak) => !leak.test(asked.replaceAll('%20', ' ')))
  const text = answer.text.replaceAll(wordsOfTheContract, '')
  for (const leak of own) expect(text).not.toMatch(leak)
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
  })
  expect(answer.headers).not.toHaveProperty('x-powered-by')
  expect(answer.headers).not.toHaveProperty('server')
  expect(answer.ms).toBeLessThan(5000)
}
