import { describe, expect, it } from 'vitest'
import { branchFixture } from '../branch/branch.fixtures.ts'
import { selectFields } from './select-fields.ts'

const record = branchFixture.wire.th

describe('Selecting fields of a record', () => {
  it.each([[[]], [['*']], [['*.*']], [['*.*.*']], [['id', '*']]])(
    'keeps all for %j',
    (selectors) => {
      expect(selectFields(record, selectors)).toEqual(record)
    },
  )

  it('keeps what is named, in the order of the record', () => {
    expect(JSON.stringify(selectFields(record, ['slug', 'id']))).toBe(
      '{"id":7,"slug":"nimman-soi-11"}',
    )
  })

  it('keeps single texts of the block', () => {
    expect(selectFields(record, ['id', 'data.branch_name'])).toEqual({
      id: 7,
      data: { branch_name: 'ฟองใส นิมมานเหมินท์ ซอย ๑๑' },
    })
  })

  it.each(['data', 'data.*'])('keeps the whole block for %s', (selector) => {
    expect(selectFields(record, [selector])).toEqual({ data: record['data'] })
  })
})
