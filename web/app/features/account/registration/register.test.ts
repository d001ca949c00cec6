import { profileFixture, roleFixture } from '@washhouse/contract/account/account.fixtures'
import { errorBody, failedValidation, retryLater, WireError } from '@washhouse/contract/wire/errors'
import { expect, test, vi } from 'vitest'
import { ledTo, openVisit } from '../../../testing/visit.ts'
import { action } from './register.page.tsx'

vi.mock('../../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))

const member = roleFixture.wire.th
const staff = { ...member, id: '0b0c7d5e-57b5-4f43-9d0c-5a0a0f8e7d11', name: 'Administrator' }
const tokens = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires: 900_000,
  device: 'mark',
}
const answers = {
  'GET /roles': Response.json({ data: [staff, member] }),
  'POST /users': new Response(null, { status: 204 }),
  'POST /auth/login': Response.json({ data: tokens }),
  'PATCH /users/me': Response.json({ data: profileFixture.wire.th }),
  'GET /users/me': Response.json({ data: profileFixture.wire.th }),
}
const password = 'ผ้าหอมแดดยามเช้า'
const somsri = {
  firstName: 'สมศรี',
  lastName: 'ใจดี',
  phone: '+66 81-234-5678',
  location: '',
  email: 'somsri@example.com',
  password,
  confirmPassword: password,
  ageDeclaration: 'of_age',
  next: '',
}
const refused = (status: number, ...errors: WireError[]) =>
  Response.json(errorBody(errors), { status })

test('registering looks the role up, sends the spec’s fields, signs in and leads on [S5.register.1] [S6.roles.2] [S6.roles.4]', async () => {
  const visit = openVisit({ answers })
  const typed = { ...somsri, location: ' 99/7 ถนนนิมมานเหมินท์ ' }
  expect(ledTo(await action(visit.sends('/register', typed)))).toBe('/en/account')
  expect(visit.asked()).toEqual(['GET /roles', 'POST /users', 'POST /auth/login', 'GET /users/me'])
  expect(visit.sentTo('POST /users').record).toEqual({
    first_name: 'สมศรี',
    last_name: 'ใจดี',
    tel: '+66812345678',
    location: '99/7 ถนนนิมมานเหมินท์',
    email: 'somsri@example.com',
    password,
    role: member['id'],
    age_declaration: 'of_age',
  })
  for (const call of ['GET /roles', 'POST /users', 'POST /auth/login'])
    expect(visit.sentTo(call).token).toBeNull()
  expect(visit.state).toMatchObject({ change: 'set', session: { isRemembered: true } })
})

test('news are requested only if the box is ticked', async () => {
  const visit = openVisit({ answers })
  await action(visit.sends('/register', { ...somsri, wantsNews: 'on' }))
  expect(visit.sentTo('PATCH /users/me')).toMatchObject({
    record: { email_notifications: true, email_frequency: 'weekly' },
    token: 'Bearer access',
  })
})

test('a minor declares it and gets no news, ticked or not', async () => {
  const visit = openVisit({ answers })
  const minor = { ...somsri, ageDeclaration: 'guardian_agrees', wantsNews: 'on' }
  expect(ledTo(await action(visit.sends('/register', minor)))).toBe('/en/account')
  expect(visit.sentTo('POST /users').record).toMatchObject({ age_declaration: 'guardian_agrees' })
  expect(visit.asked()).not.toContain('PATCH /users/me')
})

test('a new member who cannot be signed in has an account and is redirected to the log-in', async () => {
  const busy = Response.json(retryLater(2).toBody(), { status: 429 })
  const visit = openVisit({ answers: { ...answers, 'POST /auth/login': busy } })
  const outcome = await action(visit.sends('/register', { ...somsri, next: '/en/problem' }))
  expect(ledTo(outcome)).toBe('/en/login?next=%2Fen%2Fproblem&reason=registered')
  expect(visit.state).toEqual({ session: null, change: 'none' })
})

test('without a role named Member nobody is registered', async () => {
  const visit = openVisit({
    answers: { ...answers, 'GET /roles': Response.json({ data: [staff] }) },
  })
  expect(await action(visit.sends('/register', somsri))).toMatchObject({
    data: { kind: 'failed', status: 503, values: { email: somsri.email } },
  })
  expect(visit.asked()).toEqual(['GET /roles'])
})

test('while the roles cannot be read, the last known ones serve', async () => {
  await action(openVisit({ answers }).sends('/register', somsri))
  const away = openVisit({ answers: { ...answers, 'GET /roles': refused(503) } })
  expect(ledTo(await action(away.sends('/register', somsri)))).toBe('/en/account')
  expect(away.sentTo('POST /users').record).toMatchObject({ role: member['id'] })
})

test.each([
  ['th', { firstName: '' }, ['firstName: กรอกชื่อ']],
  ['en', { lastName: ' ' }, ['lastName: Please enter last name']],
  ['en', { phone: '08x' }, ['phone: Numbers only']],
  ['en', { phone: '' }, ['phone: Please enter phone number']],
  ['en', { email: 'somsri@' }, ['email: Invalid email format']],
  [
    'en',
    { password: 'สั้น', confirmPassword: 'สั้น' },
    ['password: Too short: use at least 10 characters'],
  ],
  ['th', { confirmPassword: 'ผ้าหอมแดดยามเย็น' }, ['confirmPassword: รหัสผ่านสองช่องไม่ตรงกัน']],
  [
    'en',
    { ageDeclaration: '' },
    ['ageDeclaration: Please choose your age. If you’re under 20, ask your guardian first.'],
  ],
  ['th', { ageDeclaration: '19' }, ['ageDeclaration: เลือกอายุ ถ้ายังไม่ถึง 20 ปี ขออนุญาตผู้ปกครองก่อน']],
] as const)('%s: %j is told before anything is stored', async (language, changed, faults) => {
  const visit = openVisit({ answers, language })
  const outcome = await action(visit.sends('/register', { ...somsri, ...changed }))
  expect(faultsIn(outcome)).toEqual(faults)
  expect(visit.asked()).toEqual(['GET /roles'])
  expect(JSON.stringify(outcome)).not.toContain(password)
})

test('a taken e-mail shows an error at its field; typed values stay, passwords do not', async () => {
  const taken = new WireError('RECORD_NOT_UNIQUE', 'Taken.', { field: 'email' })
  const visit = openVisit({ answers: { ...answers, 'POST /users': refused(400, taken) } })
  const outcome = await action(visit.sends('/register', { ...somsri, wantsNews: 'on' }))
  expect(outcome).toMatchObject({
    data: {
      status: 422,
      faults: [{ name: 'email', type: 'unique', text: 'This email already has an account' }],
      values: {
        firstName: 'สมศรี',
        phone: '+66 81-234-5678',
        ageDeclaration: 'of_age',
        wantsNews: 'on',
      },
    },
  })
  expect(JSON.stringify(outcome)).not.toContain(password)
})

test('why a password is easily guessed the service says, in the visitor’s language', async () => {
  const guessable = failedValidation('password', 'guessable', 'รหัสผ่านนี้ใช้กันบ่อย ลองหลายคำต่อกัน')
  const visit = openVisit({
    language: 'th',
    answers: { ...answers, 'POST /users': refused(400, guessable) },
  })
  expect(faultsIn(await action(visit.sends('/register', somsri)))).toEqual([
    'password: รหัสผ่านนี้ใช้กันบ่อย ลองหลายคำต่อกัน',
  ])
})

test('a refusal without a field shows the service’s first message [S8.errors.3]', async () => {
  const closed = [
    new WireError('FORBIDDEN', 'No new members today.'),
    new WireError('FORBIDDEN', 'No.'),
  ]
  const visit = openVisit({ answers: { ...answers, 'POST /users': refused(403, ...closed) } })
  expect(await action(visit.sends('/register', somsri))).toMatchObject({
    data: { reason: 'No new members today.' },
  })
})

test('too many from one network shows how long to wait', async () => {
  const busy = Response.json(retryLater(1800).toBody(), { status: 429 })
  const visit = openVisit({ answers: { ...answers, 'POST /users': busy } })
  expect(await action(visit.sends('/register', somsri))).toMatchObject({
    data: { status: 429, reason: expect.stringContaining('30 minutes') },
  })
})

function faultsIn(outcome: Awaited<ReturnType<typeof action>>): string[] {
  if (outcome instanceof Response || outcome.data.kind !== 'refused') throw new Error('not refused')
  return outcome.data.faults.map(({ name, text }) => `${name}: ${text}`)
}
