import { expect, it } from 'vitest'
import { formatForTerminal } from './log-lines.ts'

it('writes a log record in one line with the name of its part', () => {
  const record = {
    level: 'info',
    time: '2026-11-21T02:50:28.793Z',
    part: 'content',
    requestId: '0841',
    path: '/api/branch',
    status: 200,
    msg: 'request',
  }
  expect(formatForTerminal('content', JSON.stringify(record))).toMatch(
    /^content \d\d:\d\d:28 info {2}request path=\/api\/branch status=200$/,
  )
})

it.each(['✓ Running next.config.mjs', '{"not":"a record"}', '{broken'])(
  'leaves %s as it is behind the name',
  (line) => {
    expect(formatForTerminal('web', line)).toBe(`web     ${line}`)
  },
)
