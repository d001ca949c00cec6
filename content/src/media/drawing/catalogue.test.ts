import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawings } from './catalogue.ts'
import { palette, skin } from './palette.ts'

const named = Object.entries(drawings)

describe('the drawings', () => {
  test('use the colours of the look and no others', () => {
    const known = new Set<string>([...Object.values(palette), ...Object.values(skin)])
    const strays = named.flatMap(([name, { render }]) =>
      [...render().matchAll(/(?:fill|stroke)="([^"]*)"/g)]
        .map(([, colour = '']) => colour)
        .filter((colour) => colour !== 'none' && !known.has(colour))
        .map((colour) => `${name}: ${colour}`),
    )
    expect(strays).toEqual([])
  })

  test('have no text and no number that went wrong', () => {
    const broken = named.filter(([, { render }]) => /<text|NaN|undefined|Infinity/.test(render()))
    expect(broken.map(([name]) => name)).toEqual([])
  })

  test('come out the same at every call', () => {
    const restless = named.filter(([, { render }]) => render() !== render())
    expect(restless.map(([name]) => name)).toEqual([])
  })

  test('become rasters of the size they state', async () => {
    for (const [name, { render, width, height }] of named) {
      const { info } = await sharp(Buffer.from(render()))
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect([name, info.width, info.height]).toEqual([name, width, height])
    }
  }, 60_000)

  test('say in both languages what is to be seen', () => {
    const silent = named.filter(
      ([, { alt }]) => !/\p{Script=Thai}/u.test(alt.th) || !/[a-z]/.test(alt.en),
    )
    expect(silent.map(([name]) => name)).toEqual([])
  })
})
