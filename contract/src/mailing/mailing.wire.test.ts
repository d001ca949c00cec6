import { describe, expect, it } from 'vitest'
import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import { mailingCalls } from './mailing.calls.ts'
import * as fixtures from './mailing.fixtures.ts'
import * as wires from './mailing.wire.ts'

describeCodec(null, wires.leavingRequestWire, fixtures.leavingRequestFixture)
describeCodec(null, wires.mailLeavingWire, fixtures.mailLeavingFixture)
describeCodec(null, wires.mailChoicesWire, fixtures.mailChoicesFixture)
describeCodec(null, wires.mailChoiceChangesWire, fixtures.mailChoiceChangesFixture)

describe('What is sent about mail', () => {
  it('names what is left: nothing is left by a token alone', () => {
    const { token } = fixtures.leavingRequestFixture.clean.en
    expect(() => mailingCalls.leaveMail.read({ token })).toThrow('scope')
    expect(() => mailingCalls.leaveMail.read({ token, scope: 'reset' })).toThrow('scope')
  })

  it('changes nothing but what is named', () => {
    expect(mailingCalls.changeMailChoices.read({ bundle: false })).toEqual({ bundle: false })
    expect(() => mailingCalls.changeMailChoices.read({ date_stopped: null })).toThrow(
      'date_stopped',
    )
  })
})
