import { describe, expect, it } from 'vitest'
import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import { lineCalls } from './line.calls.ts'
import * as fixtures from './line.fixtures.ts'
import * as wires from './line.wire.ts'

describeCodec(null, wires.signInMethodsWire, fixtures.signInMethodsFixture)
describeCodec(null, wires.ownSignInMethodsWire, fixtures.ownSignInMethodsFixture)
describeCodec(null, wires.lineStartWire, fixtures.lineStartFixture)
describeCodec(null, wires.lineAuthorizationWire, fixtures.lineAuthorizationFixture)
describeCodec(null, wires.lineReturnWire, fixtures.lineReturnFixture)
describeCodec(null, wires.lineTicketWire, fixtures.lineTicketFixture)
describeCodec(null, wires.lineLoginWire, fixtures.lineLoginFixture)
describeCodec(null, wires.lineRegistrationWire, fixtures.lineRegistrationFixture)
describeCodec(null, wires.lineChoicesWire, fixtures.lineChoicesFixture)
describeCodec(null, wires.ownLineChoicesWire, fixtures.ownLineChoicesFixture)

describe('What is sent about LINE', () => {
  it('is refused where it would fit no cookie or address', () => {
    const back = fixtures.lineReturnFixture.wire.th
    expect(() => lineCalls.finishLine.read({ ...back, flow: 'a'.repeat(2001) })).toThrow('"flow"')
    expect(() => lineCalls.finishLine.read({ ...back, code: 'a'.repeat(1001) })).toThrow('"code"')
    const longest = 'a'.repeat(2000)
    expect(lineCalls.finishLine.read({ ...back, flow: longest })).toMatchObject({ flow: longest })
  })
})
