import { describe, expect, it } from 'vitest'
import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import { errorBody } from '../wire/errors.ts'
import { readFaults } from '../wire/faults.ts'
import { FaultyBody } from '../wire/write-body.ts'
import { dataRequestLengths } from './data-request-lengths.ts'
import { dataRequestCalls } from './data-request.calls.ts'
import {
  dataRequestFixture,
  dataRequestProofFixture,
  newDataRequestFixture,
  newVisitorDataRequestFixture,
} from './data-request.fixtures.ts'
import {
  dataRequestProofWire,
  dataRequestWire,
  newDataRequestWire,
  newVisitorDataRequestWire,
} from './data-request.wire.ts'

describeCodec(null, dataRequestWire, dataRequestFixture)
describeCodec(null, newDataRequestWire, newDataRequestFixture)
describeCodec(null, newVisitorDataRequestWire, newVisitorDataRequestFixture)
describeCodec(null, dataRequestProofWire, dataRequestProofFixture)

function faultsOf(write: { read(sent: unknown): unknown }, sent: unknown) {
  try {
    return write.read(sent)
  } catch (error) {
    if (!(error instanceof FaultyBody)) throw error
    return readFaults(errorBody(error.faults)).map(({ field, type }) => [field, type])
  }
}

describe('What is asked about personal data', () => {
  const sound = newVisitorDataRequestFixture.wire.th

  it('needs no words beside its kind', () => {
    expect(faultsOf(dataRequestCalls.askAboutData, { kind: 'copy' })).toEqual({
      kind: 'copy',
      message: null,
    })
  })

  it.each([
    [{ kind: 'everything' }, 'kind'],
    [{ kind: null }, 'kind'],
    [{ email: 'wipa' }, 'email'],
    [{ name: '' }, 'name'],
    [{ message: 'ก'.repeat(dataRequestLengths.message + 1) }, 'message'],
    [{ state: 'answered' }, 'state'],
    [{ member: 'mine' }, 'member'],
  ])('is refused by field with %j', (wrong, field) => {
    expect(faultsOf(dataRequestCalls.askAboutDataAt, { ...sound, ...wrong })).toEqual([
      [field, expect.any(String)],
    ])
  })
})
