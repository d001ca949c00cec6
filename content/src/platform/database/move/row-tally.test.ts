import { expect, it } from 'vitest'
import { tallyRows } from './row-tally.ts'
import type { Text } from './move-source.ts'

const types = ['integer', 'boolean', 'numeric', 'timestamp(3) with time zone', 'jsonb', 'text']
const onSqlite = ['7', '1', '13.75', '2026-01-02T00:00:00.000Z', '{"b":[1.0,null],"aa":"x"}', 'ก🧺']
const onPostgres = [
  '7',
  'true',
  '13.750',
  '2026-01-02 00:00:00+00',
  '{"aa": "x", "b": [1, null]}',
  'ก🧺',
]

function tally(...rows: Text[][]) {
  const counted = tallyRows(types)
  for (const row of rows) counted.add(row)
  return counted.total()
}

const withValue = (index: number, value: Text) =>
  onPostgres.map((own, place) => (place === index ? value : own))

it('A row of SQLite and its copy in PostgreSQL are equal, in any order of rows', () => {
  const empty = types.map(() => null)
  expect(tally(onSqlite, empty)).toEqual(tally(empty, onPostgres))
})

it.each(types.map((type, index) => [type, index] as const))(
  'Another value of type %s makes a difference',
  (_, index) => {
    const others = ['8', 'false', '13.751', '2026-01-02 00:00:00.001+00', '{"aa": "x"}', 'ก']
    for (const other of [others[index]!, null])
      expect(tally(withValue(index, other))).not.toEqual(tally(onSqlite))
  },
)

it('An empty text, no value and the JSON value null are different', () => {
  const withText = (text: Text) => tally([null, null, null, null, null, text])
  const withJson = (json: Text) => tally([null, null, null, null, json, null])
  expect(withText('')).not.toEqual(withText(null))
  expect(withJson('null')).not.toEqual(withJson(null))
})

it('Two equal rows more, or values in other columns, make a difference', () => {
  const row = [null, null, null, null, null, 'x']
  expect(tally(onSqlite, row, row).hash).not.toBe(tally(onSqlite).hash)
  const swapped = (one: Text, other: Text) => [one, null, null, null, null, other]
  expect(tally(swapped('1', '2'))).not.toEqual(tally(swapped('2', '1')))
})
