import { expect, test } from 'vitest'
import { pageAnswer } from './page-answer.ts'

const answerWith = async (status: number, headers: Record<string, string> = {}) => {
  const rendered = {
    status,
    headers: new Headers({ 'content-type': 'text/html', ...headers }),
    body: Buffer.from('<p>รอสักครู่</p>'),
    nonce: 'n',
    note: { tags: new Set<string>(), isIncomplete: false },
  }
  const { identity } = await pageAnswer(rendered, {
    isHttps: false,
    audience: { encoding: 'identity' },
    cacheControl: 'private, no-cache',
  })
  return identity.headers.join('\n')
}

test('a page that cannot be given just now says when to come again', async () => {
  expect(await answerWith(503)).toContain('Retry-After\n5')
  const told = await answerWith(503, { 'retry-after': '60' })
  expect(told).toContain('retry-after\n60')
  expect(told).not.toContain('Retry-After')
  expect(await answerWith(200)).not.toMatch(/retry-after/i)
})
