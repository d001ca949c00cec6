import { describe, expect, test } from 'vitest'
import { showMachines } from './price-table-view.ts'
import { makeMachine, makeWash } from './machine.fixtures.ts'

const round = (title: string, price: number, minutes: number) => ({
  temperature: null,
  title,
  price,
  minutes,
})

describe('the machines as the page shows them', () => {
  test('stand by kind, drafts left out, in the order of the editors', () => {
    const { washers, dryers, helpers } = showMachines([
      makeMachine({ id: 1 }),
      makeMachine({ id: 2, status: 'draft' }),
      makeMachine({ id: 3, kind: 'detergent_vending', capacity: null }),
      makeMachine({ id: 4, kind: 'dryer', programmes: [round('รอบแรก', 30, 30)] }),
      makeMachine({ id: 5, kind: 'coin_exchange', capacity: null, programmes: [] }),
      makeMachine({ id: 6, capacity: 9 }),
    ])
    const ids = (machines: { id: number }[]) => machines.map(({ id }) => id)
    expect([ids(washers.rows), ids(dryers.rows), ids(helpers)]).toEqual([[1, 6], [4], [3, 5]])
  })

  test('have their waters in columns from cold to hot; what a machine lacks is empty', () => {
    const { washers } = showMachines([
      makeMachine({ programmes: [makeWash('hot', 70, 42), makeWash('cold', 60, 32)] }),
      makeMachine({ id: 4, capacity: 27, programmes: [makeWash('warm', 120, 45)] }),
    ])
    expect(washers.columns).toEqual(
      ['cold', 'warm', 'hot'].map((temperature) => ({ kind: 'water', temperature })),
    )
    const prices = washers.rows.map(({ cells }) => cells.map((cell) => cell?.price ?? null))
    expect(prices).toEqual([
      [60, null, 70],
      [null, 120, null],
    ])
  })

  test('have one column for each title, whatever the order in a machine', () => {
    const { dryers } = showMachines([
      makeMachine({
        kind: 'dryer',
        programmes: [round('รอบแรก', 30, 30), round('ต่อเวลา', 10, 10)],
      }),
      makeMachine({ kind: 'dryer', programmes: [round('ต่อเวลา', 10, 5), round('รอบแรก', 60, 30)] }),
    ])
    expect(dryers.columns.map((column) => 'title' in column && column.title)).toEqual([
      'รอบแรก',
      'ต่อเวลา',
    ])
    expect(dryers.rows[1]?.cells.map((cell) => cell?.price)).toEqual([60, 10])
  })

  test('are named where their weight does not tell them apart', () => {
    const { washers } = showMachines([
      makeMachine({ id: 1 }),
      makeMachine({ id: 2, title: 'เครื่องสำหรับของสัตว์เลี้ยง' }),
      makeMachine({ id: 3, capacity: 9 }),
    ])
    expect(washers.rows.map(({ isNamed }) => isNamed)).toEqual([true, true, false])
  })
})
