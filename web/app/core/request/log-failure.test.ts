import { beforeEach, expect, test, vi } from 'vitest'
import { log } from '../../platform/log.server.ts'
import { logFailure } from './log-failure.server.ts'

vi.mock('../../platform/env.server.ts', () => ({ env: { LOG_LEVEL: 'silent' } }))

const error = vi.spyOn(log, 'error')
const warn = vi.spyOn(log, 'warn')
beforeEach(() => {
  error.mockClear()
  warn.mockClear()
})

const refuse = (method: string, origin?: string) => {
  const headers: Record<string, string> = origin === undefined ? {} : { origin }
  const request = new Request('https://fongsai.example/login', { method, headers })
  logFailure(new Error('The origin does not match'), request)
}

test.each(['http://evil.example', 'http://fongsai.example', 'null', 'junk', ''])(
  'A form from another site (%j) is one warning without a stack',
  (origin) => {
    refuse('POST', origin)
    expect(error).not.toHaveBeenCalled()
    expect(warn.mock.calls).toEqual([[{ path: '/login' }, 'a form from another site was refused']])
  },
)

test('A failure of our own stays an error', () => {
  refuse('POST', 'https://fongsai.example')
  refuse('POST')
  refuse('GET', 'http://evil.example')
  expect(warn).not.toHaveBeenCalled()
  expect(error).toHaveBeenCalledTimes(3)
})
