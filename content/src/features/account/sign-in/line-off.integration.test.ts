import { expect, it } from 'vitest'
import { openMemberBench } from '../../../../testing/member-bench.ts'
import { sendCall } from '../../../../testing/member-requests.ts'

const { url, post, createMember } = await openMemberBench()

it('Without its ids nobody signs in with LINE, and every call says so', async () => {
  const { text } = await sendCall(url, '/api/sign_in_ways')
  expect(JSON.parse(text)).toEqual({ result: { line: false } })
  const { token } = await createMember()
  const back = { code: 'a', state: 'b', flow: 'c' }
  const answers = [
    await post('/auth/line/start', { intent: 'sign_in' }),
    await post('/auth/line/finish', back),
    await post('/auth/line/join', back, { token }),
    await post('/auth/line/login', { ticket: 'x' }),
    await post('/auth/line/register', {
      ticket: 'x',
      email: 'somsri@example.com',
      first_name: 'สมศรี',
      last_name: 'ใจดี',
      tel: '0812345678',
    }),
  ]
  for (const { status } of answers) expect(status).toBe(404)
})
