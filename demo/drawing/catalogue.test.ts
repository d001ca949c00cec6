import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawings } from './catalogue.ts'
import { palette, skin } from './palette.ts'
import { drawFigures } from './part/figures.ts'
import { drawFilledSiteIcon, drawSiteIcon } from './site-icon.ts'
import { drawVideoFrame, videoSeconds } from './video/frame.ts'

const named = Object.entries(drawings)
const frames = Array.from({ length: videoSeconds * 4 }, (_, quarter) => quarter / 4)
const rendered: [name: string, svg: string][] = [
  ...named.map(([name, { render }]): [string, string] => [name, render()]),
  ...frames.map((seconds): [string, string] => [`film at ${seconds} s`, drawVideoFrame(seconds)]),
  ['icon', drawSiteIcon()],
  ['filled icon', drawFilledSiteIcon(0.7)],
]

describe('the drawings', () => {
  test('use the colours of the look and no others', () => {
    const known = new Set<string>([...Object.values(palette), ...Object.values(skin)])
    const strays = rendered.flatMap(([name, svg]) =>
      [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)]
        .map(([, colour = '']) => colour)
        .filter((colour) => colour !== 'none' && !known.has(colour))
        .map((colour) => `${name}: ${colour}`),
    )
    expect(strays).toEqual([])
  })

  test('have no text and no number that went wrong', () => {
    const broken = rendered.filter(([, svg]) => /<text|NaN|undefined|Infinity|\de-\d/.test(svg))
    expect(broken.map(([name]) => name)).toEqual([])
  })

  test('name each clipping circle once, so that none takes the shape of another', () => {
    const doubled = rendered.filter(([, svg]) => {
      const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
      return new Set(ids).size < ids.length
    })
    expect(doubled.map(([name]) => name)).toEqual([])
  })

  test('are lean: no filter, no embedded picture, at most 60 kB', () => {
    const heavy = rendered.filter(
      ([, svg]) => /<(?:filter|image|mask|pattern)/.test(svg) || svg.length > 60_000,
    )
    expect(heavy.map(([name]) => name)).toEqual([])
  })

  test('come out the same at every call', () => {
    const restless = named.filter(([, { render }]) => render() !== render())
    expect(restless.map(([name]) => name)).toEqual([])
  })

  test('differ from one another', () => {
    expect(new Set(named.map(([, { render }]) => render())).size).toBe(named.length)
  })

  // That they can be drawn, all of them, is among the slow tests.
  test('can be read, and have the size they state', async () => {
    for (const [name, { render, width, height }] of named) {
      const read = await sharp(Buffer.from(render())).metadata()
      expect([name, read.width, read.height]).toEqual([name, width, height])
    }
  })

  test('say in both languages what is to be seen', () => {
    const silent = named.filter(
      ([, { alt }]) =>
        !/\p{Script=Thai}/u.test(alt.th) ||
        !/[a-z]/.test(alt.en) ||
        /\p{Script=Thai}/u.test(alt.en),
    )
    expect(silent.map(([name]) => name)).toEqual([])
  })

  test('say it in words of their own, except the portraits', () => {
    const spoken = named.filter(([name]) => !/^(?:reviewer|shop)-/.test(name))
    expect(new Set(spoken.map(([, { alt }]) => alt.th)).size).toBe(spoken.length)
    expect(new Set(spoken.map(([, { alt }]) => alt.en)).size).toBe(spoken.length)
  })
})

test('A figure without an outline is refused, not left out', () => {
  expect(() => drawFigures('5 ก', 0, 0, 100, palette.night)).toThrow('No outline for "ก"')
})
