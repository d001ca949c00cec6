import { describe, expect, it } from 'vitest'
import { consentChoiceFixture } from '../consent/consent.fixtures.ts'
import { consentChoiceWire } from '../consent/consent.wire.ts'
import { policyImageFixture } from '../policy/policy.fixtures.ts'
import { policyImageWires } from '../policy/policy.wire.ts'
import { branchWire } from '../branch/branch.wire.ts'
import { FaultyBody, parseWriteBody } from './write-body.ts'
import { defineWrite } from './write.ts'

const sent = consentChoiceFixture.wire.th

function faultsOf(body: unknown): string[] {
  try {
    parseWriteBody(consentChoiceWire, body)
  } catch (error) {
    if (error instanceof FaultyBody) return error.faults.map(({ message }) => message)
    throw error
  }
  return []
}

describe('A record that is sent', () => {
  it('is read by its names on the wire', () => {
    expect(parseWriteBody(consentChoiceWire, sent)).toEqual(consentChoiceFixture.clean.th)
  })

  it('may leave out what may be null', () => {
    const body: Record<string, unknown> = { ...policyImageFixture.wire.th }
    delete body['caption']
    expect(parseWriteBody(policyImageWires.cookie, body)).toEqual({
      ...policyImageFixture.clean.th,
      caption: null,
    })
  })

  it('is refused with every wrong field by its name on the wire', () => {
    const wrong = { id: 'x', categories: ['all'], policy_version: null, email: 'a@b.example' }
    expect(faultsOf(wrong)).toEqual([
      'Validation failed for field "email". There is no such field.',
      'Validation failed for field "id". Invalid UUID.',
      'Validation failed for field "action". Value is required.',
      expect.stringContaining('Validation failed for field "categories". Invalid option'),
      `Validation failed for field "policy_version". Value can't be null.`,
    ])
  })

  it.each([
    ['policyVersion', 'x'],
    ['__proto__', {}],
    ['constructor', 1],
    ['toString', 1],
  ])('is refused with the field %s, which there is not', (name, value) => {
    const body: unknown = JSON.parse(
      JSON.stringify(sent).replace('{', `{${JSON.stringify(name)}:${JSON.stringify(value)},`),
    )
    expect(faultsOf(body)).toEqual([
      `Validation failed for field "${name}". There is no such field.`,
    ])
  })

  it.each(['a\0b', '\ud800'])('is refused with a text that cannot be stored: %j', (text) => {
    expect(faultsOf({ ...sent, policy_version: text })).toEqual([
      'Validation failed for field "policy_version". Value holds a character that cannot be kept.',
    ])
  })

  it.each([null, 7, 'text', [sent], true])('is refused when it is no record: %j', (body) => {
    expect(faultsOf(body)).toEqual(['Invalid payload. The body must be an object.'])
  })

  it('is refused with a list of faults that stays short', () => {
    const many = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`f${index}`, 1]))
    expect(faultsOf(many)).toHaveLength(50)
  })
})

describe('A write', () => {
  it('cannot be described with texts by language, which it could not send', () => {
    const describeBranch = () =>
      defineWrite('storeBranch', { path: '/items/x', summary: 'x', table: branchWire })
    expect(describeBranch).toThrow('storeBranch cannot send "name": it is a text by language')
  })
})
