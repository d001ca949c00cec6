import { describe, expect, it } from 'vitest'
import { WireError } from '../wire/errors.ts'
import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import { FaultyBody } from '../wire/write-body.ts'
import { accountCalls } from './account.calls.ts'
import * as fixtures from './account.fixtures.ts'
import * as wires from './account.wire.ts'

describeCodec('S3.account.1', wires.profileWire, fixtures.profileFixture)
describeCodec('S7.account.2', wires.registrationWire, fixtures.registrationFixture)
describeCodec('S3.account.2', wires.sessionTokensWire, fixtures.sessionTokensFixture)
describeCodec('S3.account.3', wires.roleWire, fixtures.roleFixture)
describeCodec('S7.account.1', wires.loginWire, fixtures.loginFixture)
describeCodec(null, wires.profileChangesWire, fixtures.profileChangesFixture)
describeCodec(null, wires.profilePictureWire, fixtures.profilePictureFixture)
describeCodec(null, wires.sessionRefreshWire, fixtures.sessionRefreshFixture)
describeCodec(null, wires.passwordRequestWire, fixtures.passwordRequestFixture)
describeCodec(null, wires.passwordResetWire, fixtures.passwordResetFixture)
describeCodec(null, wires.linkTokenWire, fixtures.linkTokenFixture)
describeCodec(null, wires.mailedLinkWire, fixtures.mailedLinkFixture)
describeCodec(null, wires.mailedLinkStateWire, fixtures.mailedLinkStateFixture)
describeCodec(null, wires.pendingEmailWire, fixtures.pendingEmailFixture)
describeCodec(null, wires.mailRequestWire, fixtures.mailRequestFixture)
describeCodec(null, wires.passwordChangeWire, fixtures.passwordChangeFixture)
describeCodec(null, wires.passwordCheckWire, fixtures.passwordCheckFixture)
describeCodec(null, wires.emailChangeWire, fixtures.emailChangeFixture)
describeCodec(null, wires.memberSessionWire, fixtures.memberSessionFixture)
describeCodec(null, wires.ownDataWire, fixtures.ownDataFixture)

const registration = fixtures.registrationFixture.wire.th

/** Code, status and message of the errors for a body. */
function refusals(read: () => unknown) {
  try {
    read()
  } catch (error) {
    const faults = error instanceof FaultyBody ? error.faults : [error]
    return faults.map((fault) => {
      if (!(fault instanceof WireError)) throw fault
      return [fault.status, fault.code, fault.message]
    })
  }
  throw new Error('It was taken')
}

describe('What is sent to /users', () => {
  const register = (more: object) => () => accountCalls.register.read({ ...registration, ...more })

  it('is the seven fields of the specification, of which the address alone may be missing', () => {
    expect(refusals(() => accountCalls.register.read({})).map(([, , message]) => message)).toEqual(
      ['email', 'password', 'first_name', 'last_name', 'tel', 'role'].map(
        (field) => `Validation failed for field "${field}". Value is required.`,
      ),
    )
  })

  it('may declare the age with one of two values', () => {
    const { email, password, first_name, last_name, tel, location, role } = registration
    const seven = { email, password, first_name, last_name, tel, location, role }
    expect(accountCalls.register.read(seven)).toMatchObject({ ageDeclaration: null })
    expect(register({ age_declaration: 'of_age' })()).toMatchObject({ ageDeclaration: 'of_age' })
    expect(refusals(register({ age_declaration: 'minor' }))).toEqual([
      [400, 'FAILED_VALIDATION', expect.stringContaining('"age_declaration"')],
    ])
  })

  it.each(['status', 'id', 'avatar', 'email_verified', 'anything'])(
    'is forbidden with %s',
    (name) =>
      expect(refusals(register({ [name]: 'active', email: 'no address' }))).toEqual([
        [403, 'FORBIDDEN', expect.stringContaining(`access field "${name}"`)],
      ]),
  )

  it('has a password of 10 to 128 code points, whatever it is made of', () => {
    for (const password of ['ก'.repeat(10), '😀'.repeat(10), 'a'.repeat(128)])
      expect(register({ password })()).toMatchObject({ password })
    for (const password of ['ก'.repeat(9), '😀'.repeat(9), 'a'.repeat(129)])
      expect(refusals(register({ password }))).toEqual([
        [400, 'FAILED_VALIDATION', expect.stringContaining('characters')],
      ])
  })
})

describe('What is sent to /users/me', () => {
  it.each(['guardian_agrees', null, 20])('makes nobody younger: %j', (age_declaration) => {
    expect(refusals(() => accountCalls.changeMe.read({ age_declaration }))).toEqual([
      [400, 'FAILED_VALIDATION', expect.stringContaining('"age_declaration"')],
    ])
  })
})

describe('What is sent to /auth', () => {
  const login = (body: object) => () => accountCalls.login.read(body)

  it('is refused as the reference service does, field by field', () => {
    expect(refusals(login({}))).toEqual([
      [400, 'INVALID_PAYLOAD', 'Invalid payload. "email" is required.'],
      [400, 'INVALID_PAYLOAD', 'Invalid payload. "password" is required.'],
    ])
    expect(refusals(login({ email: 'somsri', password: 'x' }))).toEqual([
      [400, 'INVALID_PAYLOAD', 'Invalid payload. "email" must be a valid email.'],
    ])
  })

  it('may hold fields that are not known', () => {
    expect(login({ email: 'a@b.example', password: 'x', otp: '1' })()).toMatchObject({ mode: null })
  })

  it('takes no mode but json', () => {
    expect(refusals(login({ email: 'a@b.example', password: 'x', mode: 'cookie' }))).toEqual([
      [400, 'INVALID_PAYLOAD', 'Invalid payload. "mode" is not valid: must be one of [json].'],
    ])
  })
})
