import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { boardPortraits } from '../webboard/seed-board-portraits.ts'
import { drawings } from './drawings.demo.ts'
import { readDrawing } from './read-drawing.ts'

const media = Object.keys(drawings)
const all = [...media, ...boardPortraits.map((author) => `author-${author}`)]

async function findDrawings(isBad: (svg: string) => boolean): Promise<string[]> {
  const checked = await Promise.all(
    all.map(async (name) => (isBad(String(await readDrawing(name))) ? [name] : [])),
  )
  return checked.flat()
}

describe('the drawings', () => {
  test('are the files of the folder', async () => {
    const files = await readdir(import.meta.dirname)
    const drawn = files.filter((file) => file.endsWith('.svg'))
    expect(drawn.toSorted()).toEqual(all.map((name) => `${name}.svg`).toSorted())
  })

  test('have no text, as a server may lack its font', async () => {
    expect(await findDrawings((svg) => svg.includes('<text'))).toEqual([])
  })

  test('name each clipping circle once, so that none takes the shape of another', async () => {
    const doubled = await findDrawings((svg) => {
      const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
      return new Set(ids).size < ids.length
    })
    expect(doubled).toEqual([])
  })

  test('are lean: no filter, no embedded picture, at most 60 kB', async () => {
    const heavy = await findDrawings(
      (svg) => /<(?:filter|image|mask|pattern)/.test(svg) || svg.length > 60_000,
    )
    expect(heavy).toEqual([])
  })

  test('can be read, and are at least 240 wide', async () => {
    for (const name of all) {
      const { format, width } = await sharp(await readDrawing(name)).metadata()
      expect([name, format]).toEqual([name, 'svg'])
      expect(width).toBeGreaterThanOrEqual(240)
    }
  })

  test('differ from one another', async () => {
    const texts = await Promise.all(all.map(async (name) => String(await readDrawing(name))))
    expect(new Set(texts).size).toBe(all.length)
  })

  test('say in both languages what is to be seen', () => {
    const silent = Object.entries(drawings).filter(
      ([, { th, en }]) =>
        !/\p{Script=Thai}/u.test(th) || !/[a-z]/.test(en) || /\p{Script=Thai}/u.test(en),
    )
    expect(silent).toEqual([])
  })

  test('say it in words of their own, except the portraits', () => {
    const spoken = Object.entries(drawings).filter(([name]) => !/^(?:reviewer|shop)-/.test(name))
    expect(new Set(spoken.map(([, { th }]) => th)).size).toBe(spoken.length)
    expect(new Set(spoken.map(([, { en }]) => en)).size).toBe(spoken.length)
  })
})
