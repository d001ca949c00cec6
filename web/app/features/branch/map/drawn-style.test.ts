import { expect, test } from 'vitest'
import { drawnStyle, isOneOf } from './drawn-style.ts'
import { readBuiltProvinces } from './map.fixtures.ts'

const colours = {
  sea: '#d8f4f7',
  coast: '#6fd6e3',
  land: '#f3f9fb',
  served: '#12a5bd',
  border: '#7a94a2',
}
const style = drawnStyle(readBuiltProvinces(), colours)

test('our own map is drawn in the colours of the page and in no others', () => {
  const written = JSON.stringify(style.layers).match(/#[\da-f]{3,8}/g)
  expect(new Set(written)).toEqual(new Set(Object.values(colours)))
})

test('our own map needs no external source: no glyphs, no sprite, no tiles', () => {
  expect(style).not.toHaveProperty('glyphs')
  expect(style).not.toHaveProperty('sprite')
  expect(Object.values(style.sources).map(({ type }) => type)).toEqual(['geojson'])
  expect(JSON.stringify(style)).not.toMatch(/https?:\/\//)
})

test('served provinces are identified by their codes', () => {
  expect(isOneOf(['TH-50'])).toEqual(['in', ['get', 'code'], ['literal', ['TH-50']]])
})
