import { afterEach, describe, expect, it, vi } from 'vitest'
import { spansOf, walkWindows, type Place, type SearchWindow } from './search-windows.ts'

afterEach(() => vi.restoreAllMocks())

const day = (number: number) => new Date(Date.UTC(2026, 0, number + 1)).toISOString()
/** So many windows, the newest first, a day each. */
const windowsOf = (count: number): SearchWindow[] =>
  Array.from({ length: count }, (_, index) => {
    const number = count - 1 - index
    return { number, since: day(number), until: day(number + 1) }
  })

interface Given {
  count: number
  most?: number
  /** Of each question. */
  ms?: number
  /** Windows with a text that matches. */
  texts?: number[]
  /** Those of them with a title that does. */
  titles?: number[]
  asksAtOnce?: boolean
}

/** A walk through an index that takes its time, and what it was asked for. */
async function walk(given: Given) {
  const { count, most = 300, ms = 0, texts = [], titles = [], asksAtOnce = false } = given
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const asked: string[] = []
  const walked = await walkWindows<number>({
    windows: windowsOf(count),
    most,
    asksAtOnce,
    nameOf: (key) => key,
    ask: async (within, place) => {
      now += ms
      if (within === 'texts') asked.push(nameOf(place))
      return (within === 'texts' ? texts : titles)
        .filter((window) => isIn(window, place))
        .toSorted((one, other) => other - one)
    },
  })
  return { ...walked, asked }
}
const nameOf = (place: Place) =>
  typeof place === 'string' ? place : `${place.size} ${place.number}`
function isIn(window: number, place: Place): boolean {
  if (typeof place === 'string') return place === 'everywhere'
  return place.number === (place.size === 'window' ? window : Math.floor(window / 8))
}

describe('A walk through windows', () => {
  it('asks for all at once where there are few', async () => {
    const { asked, stretches, since } = await walk({
      count: 3,
      ms: 100,
      texts: [2, 0],
      titles: [0],
    })
    expect(asked).toEqual(['everywhere'])
    expect(stretches).toEqual([{ titles: [0], texts: [2, 0] }])
    expect(since).toBeNull()
  })

  it.each([1, 2, 300])('finds the same where it asks at once, %i of it', async (most) => {
    const given = { count: 20, most, texts: [19, 18, 17, 16, 3], titles: [18, 3] }
    const inOrder = await walk(given)
    const atOnce = await walk({ ...given, asksAtOnce: true })
    expect(atOnce.stretches).toEqual(inOrder.stretches)
    expect(atOnce.since).toEqual(inOrder.since)
  })

  it('goes through all there is by blocks where that takes no time, each record once', async () => {
    const { asked, stretches, since } = await walk({ count: 20, texts: [19, 17, 16, 3] })
    expect(asked).toEqual(['elsewhere', 'window 19', 'window 18', 'block 2', 'block 1', 'block 0'])
    expect(stretches.flatMap(({ texts }) => texts).filter((key) => key === 3)).toEqual([3])
    expect(since).toBeNull()
  })

  it('ends once its time is up, behind the newest at least, and says since when it has looked', async () => {
    const slow = await walk({ count: 50, ms: 8, texts: [2] })
    expect(slow.asked).toEqual(['elsewhere', 'window 49', 'window 48'])
    expect(slow.since).toBe(day(48))
    const middling = await walk({ count: 50, ms: 2, texts: [2] })
    expect(middling.asked.slice(3, 5)).toEqual(['window 47', 'window 46'])
    expect(middling.since).toBe(day(50 - (middling.asked.length - 1)))
  })

  it('ends where enough is found, and then says nothing of older ones', async () => {
    const { asked, since } = await walk({ count: 50, ms: 1, most: 2, texts: [48, 46, 2] })
    expect(asked.at(-1)).toBe('window 46')
    expect(since).toBeNull()
  })

  it('keeps what it finds in the order of windows, titles before texts within one', async () => {
    const given = { count: 50, ms: 1, texts: [49, 48, 47, 46], titles: [48, 46] }
    const { stretches } = await walk(given)
    expect(stretches[0]).toEqual({ titles: [48], texts: [49, 48] })
    const later = stretches.slice(1).filter(({ texts }) => texts.length > 0)
    expect(later).toEqual([
      { titles: [], texts: [47] },
      { titles: [46], texts: [46] },
    ])
  })
})

it('A record of a source that grows stands in a window and a block, any other in none', () => {
  const source = {
    name: 'board_posts',
    kind: 'webboard',
    audience: 'members',
    tag: 'webboard',
  } as const
  const none = async () => []
  const grown = { ...source, grows: true as const, stampsAfter: none, read: none }
  expect(spansOf(grown, 70_000)).toEqual([
    { size: 'window', number: 8 },
    { size: 'block', number: 1 },
  ])
  expect(spansOf({ ...source, stampsAfter: none, read: none }, 70_000)).toBeNull()
})
