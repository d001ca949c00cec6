import { describe, expect, it } from 'vitest'
import { consentChoiceFixture } from '../consent/consent.fixtures.ts'
import { consentChoiceWire } from '../consent/consent.wire.ts'
import { policyImageFixture } from '../policy/policy.fixtures.ts'
import { policyImageWires } from '../policy/policy.wire.ts'
import { branchWire } from '../branch/branch.wire.ts'
import { note, noteDraftWire, type NoteDraft } from './notes.fixtures.ts'
import { encodeChanges, FaultyBody, parseChanges, parseWriteBody } from './write-body.ts'
import type { WireTable } from './wire-table.ts'
import { defineWrite } from './write.ts'

const sent = consentChoiceFixture.wire.th

const parseChoice = (body: unknown): unknown => parseWriteBody(consentChoiceWire, body)

function faultsOf(body: unknown, parse = parseChoice): string[] {
  try {
    parse(body)
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
      'Validation failed for field "email". Unknown field.',
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
    expect(faultsOf(body)).toEqual([`Validation failed for field "${name}". Unknown field.`])
  })

  it.each(['a\0b', '\ud800'])('is refused with a text that cannot be stored: %j', (text) => {
    expect(faultsOf({ ...sent, policy_version: text })).toEqual([
      'Validation failed for field "policy_version". Value contains a character that cannot be stored.',
    ])
  })

  it.each([null, 7, 'text', [sent], true])('is refused when it is no record: %j', (body) => {
    expect(faultsOf(body)).toEqual(['Invalid payload. The body must be a JSON object.'])
  })

  it('is refused with a list of faults that stays short', () => {
    const many = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`f${index}`, 1]))
    expect(faultsOf(many)).toHaveLength(50)
  })
})

describe('What is to change in a record', () => {
  const changes: WireTable<Partial<NoteDraft>> = noteDraftWire
  const parse = (body: unknown) => parseChanges(changes, body)

  it.each([
    [{ is_pinned: true }, { isPinned: true }],
    [{ remind_at: null }, { remindAt: null }],
    [
      { body: ' ผ้าหอม ', remind_at: '18:00' },
      { body: 'ผ้าหอม', remindAt: '18:00' },
    ],
  ])('is read field by field, and what is left out is not made up: %j', (body, read) => {
    expect(parse(body)).toEqual(read)
  })

  it('is refused with every wrong field by its name on the wire', () => {
    const wrong = { id: 8, body: '', is_pinned: null, isPinned: true, remind_at: 'a\0' }
    expect(faultsOf(wrong, parse)).toEqual([
      'Validation failed for field "id". Unknown field.',
      'Validation failed for field "isPinned". Unknown field.',
      'Validation failed for field "remind_at". Value contains a character that cannot be stored.',
      expect.stringContaining('Validation failed for field "body". Too small'),
      `Validation failed for field "is_pinned". Value can't be null.`,
    ])
  })

  it('is refused when it is nothing', () => {
    expect(faultsOf({}, parse)).toEqual([
      'Invalid payload. The body must contain at least one field to change.',
    ])
  })

  it.each([null, [], 'x', { __proto__: null }, JSON.parse('{"__proto__":{"body":"x"}}')])(
    'is refused when it is no record of its own fields: %j',
    (body) => {
      expect(faultsOf(body, parse)).toHaveLength(1)
    },
  )

  it('goes out with the names on the wire of what is given alone', () => {
    expect(encodeChanges(changes, { isPinned: false, body: undefined }, 'th')).toEqual({
      is_pinned: false,
    })
    expect(encodeChanges(changes, { remindAt: null }, 'th')).toEqual({ remind_at: null })
    expect(encodeChanges(changes, note, 'th')).not.toHaveProperty('id')
  })
})

describe('A write', () => {
  it('cannot be described with texts by language, which it could not send', () => {
    const describeBranch = () =>
      defineWrite('storeBranch', { path: '/items/x', summary: 'x', table: branchWire })
    expect(describeBranch).toThrow(
      'storeBranch cannot send "name": its text depends on the language',
    )
  })
})
