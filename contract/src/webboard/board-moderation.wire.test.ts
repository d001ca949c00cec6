import { describe, expect, it } from 'vitest'
import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import { errorBody } from '../wire/errors.ts'
import { readFaults } from '../wire/faults.ts'
import { FaultyBody } from '../wire/write-body.ts'
import {
  newBoardAppealFixture,
  newBoardReportFixture,
  newSuspensionAppealFixture,
  newTakeDownFixture,
} from './board-moderation.fixtures.ts'
import {
  newBoardAppealWire,
  newBoardReportWire,
  newSuspensionAppealWire,
  newTakeDownWire,
} from './board-moderation.wire.ts'
import { boardLengths } from './board-lengths.ts'
import { webboardCalls } from './webboard.calls.ts'

describeCodec(null, newBoardReportWire, newBoardReportFixture)
describeCodec(null, newBoardAppealWire, newBoardAppealFixture)
describeCodec(null, newSuspensionAppealWire, newSuspensionAppealFixture)
describeCodec(null, newTakeDownWire, newTakeDownFixture)

function refusalOf(write: { read(sent: unknown): unknown }, sent: unknown) {
  try {
    return write.read(sent)
  } catch (error) {
    if (!(error instanceof FaultyBody)) throw error
    return readFaults(errorBody(error.faults)).map(({ field, type }) => [field, type])
  }
}

describe('A report', () => {
  const read = (sent: unknown) => refusalOf(webboardCalls.reportWriting, sent)

  it('is about a post or about a reply, with a reason', () => {
    const bare = { reply: null, note: null, reason: 'spam' }
    expect(read({ web_board: 812, reason: 'spam' })).toEqual({ ...bare, post: 812 })
    expect(read({ reply: 3052, reason: 'spam', note: ' \u202E' })).toMatchObject({ reply: 3052 })
  })

  it.each([
    [{}, ['reason', 'required'], ['web_board', 'choice']],
    [{ reason: 'spam' }, ['web_board', 'choice']],
    [{ web_board: 812, reply: 3052, reason: 'spam' }, ['web_board', 'choice']],
    [{ web_board: 0, reason: 'ugly' }, ['web_board', 'invalid'], ['reason', 'choice']],
    [{ reply: 1, reason: 'spam', note: 'ก'.repeat(boardLengths.note + 1) }, ['note', 'max_length']],
    [{ reply: 1, reason: 'spam', state: 'removed' }, ['state', 'unknown']],
  ])('is refused by field as %j', (sent, ...faults) => {
    const found = read(sent)
    expect(found).toHaveLength(faults.length)
    expect(found).toEqual(expect.arrayContaining(faults))
  })
})

describe('A demand to take something down', () => {
  const read = (sent: unknown) => refusalOf(webboardCalls.requestTakeDown, sent)
  const sound = newTakeDownFixture.wire.th

  it.each([
    [{ address: '' }, ['address', 'min_length']],
    [{ email: 'wipa' }, ['email', 'email']],
    [{ consent: false }, ['consent', 'choice']],
    [{ message: '\u202E' }, ['message', 'min_length']],
    [{ name: 'ก'.repeat(300) }, ['name', 'max_length']],
  ])('is refused by field with %j', (wrong, fault) => {
    expect(read({ ...sound, ...wrong })).toEqual([[fault[0], expect.any(String)]])
  })
})

describe('An appeal', () => {
  it.each([{}, { message: '' }, { message: 7 }, { message: 'ก'.repeat(boardLengths.message + 1) }])(
    'is refused as %j',
    (sent) => {
      expect(refusalOf(webboardCalls.askAgain, sent)).toEqual([['message', expect.any(String)]])
    },
  )
})
