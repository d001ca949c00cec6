import type { ClientField } from 'payload'
import { describe, expect, it } from 'vitest'
import { findDifferences, mergeChosen, sideOf } from './field-differences.ts'

const fields: ClientField[] = [
  {
    type: 'tabs',
    tabs: [
      {
        label: 'ข้อความ',
        fields: [
          { type: 'text', name: 'name', admin: {} },
          { type: 'row', fields: [{ type: 'text', name: 'landmark', admin: {} }] },
        ],
      },
      { label: 'เวลา', fields: [{ type: 'group', name: 'hours', fields: [], admin: {} }] },
    ],
  },
  { type: 'text', name: 'notice', admin: {} },
  { type: 'array', name: 'steps', fields: [], admin: {} },
  { type: 'text', name: 'sector', admin: { readOnly: true } },
  { type: 'date', name: 'updatedAt', admin: { hidden: true } },
] as ClientField[]

const opened = {
  name: 'เชียงใหม่',
  landmark: null,
  notice: '',
  hours: { isOpenAllDay: true, weekdayOpens: null },
  steps: [],
  sector: 1,
  updatedAt: '2026-11-22T03:00:00.000Z',
}

const compare = (mine: object, theirs: object) =>
  findDifferences(fields, {
    opened,
    mine: { ...opened, ...mine },
    theirs: { ...opened, ...theirs },
  })

const told = (mine: object, theirs: object) =>
  compare(mine, theirs).map((each) => `${each.field.name}: ${each.changedBy}`)

describe('what differs between a form and a newer version', () => {
  it('is listed in the order of the form, with its author', () => {
    const mine = { name: 'ของฉัน', notice: 'ปิดซ่อม' }
    const theirs = { name: 'ของเขา', landmark: 'ประตูท่าแพ' }
    expect(told(mine, theirs)).toEqual(['name: both', 'landmark: them', 'notice: me'])
  })

  it('is nothing where both did the same', () => {
    expect(told({ notice: 'ปิดซ่อม' }, { notice: 'ปิดซ่อม' })).toEqual([])
  })

  it('is nothing where one side leaves out what is empty, or counts no rows', () => {
    const mine = { landmark: '', hours: { isOpenAllDay: true }, steps: 0 }
    expect(told(mine, { landmark: undefined, steps: null })).toEqual([])
  })

  it('is found within a group and within rows', () => {
    const theirs = { hours: { isOpenAllDay: false }, steps: [{ id: '1', title: 'หยอดเหรียญ' }] }
    expect(told({}, theirs)).toEqual(['hours: them', 'steps: them'])
  })

  it('leaves out what the service fills in itself', () => {
    expect(told({}, { sector: 2, updatedAt: '2026-11-22T04:00:00.000Z' })).toEqual([])
  })
})

describe('what is brought together of both', () => {
  const mine = { ...opened, notice: 'ปิดซ่อม' }
  const theirs = {
    ...opened,
    landmark: 'ประตูท่าแพ',
    sector: 2,
    updatedAt: '2026-11-22T04:00:00.000Z',
  }

  it('is everybody’s own work unless somebody chooses otherwise, on top of the newer version', () => {
    const chosen = new Map(compare(mine, theirs).map((each) => [each.field.name, sideOf(each)]))
    expect(mergeChosen({ mine, theirs }, chosen)).toEqual({ ...theirs, notice: 'ปิดซ่อม' })
  })

  it('is what was chosen, field by field', () => {
    const chosen = new Map([
      ['landmark', 'mine'],
      ['notice', 'theirs'],
    ] as const)
    const merged = mergeChosen({ mine, theirs }, chosen)
    expect(merged).toEqual({ ...theirs, landmark: null, notice: '' })
  })
})
