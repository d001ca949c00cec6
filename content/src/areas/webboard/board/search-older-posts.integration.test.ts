import { searchTerms } from '@washhouse/contract/search/search-terms'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openBoardBench, type BoardBench } from '../../../../testing/board-bench.ts'
import { openSearchBench } from '../../../../testing/search-bench.ts'
import { openSearchIndex } from '../../../engines/search/open-search-index.ts'
import type { SearchIndex } from '../../../engines/search/search-index.ts'
import { compileSpellings } from '../../../engines/search/spellings.ts'
import { postSource } from './post.search.ts'

const count = 25

let bench: Awaited<ReturnType<typeof openSearchBench>>
let board: BoardBench
let index: SearchIndex

/** As if there were two hundred thousand posts: one in each window, a month apart. */
const made = Array.from({ length: count }, (_, window) => ({
  id: window * 8192 + 1,
  stamp: '',
  slug: null,
  publishedAt: new Date(Date.UTC(2020, window, 1)).toISOString(),
  endsAt: null,
  texts: {
    th: { title: window % 3 === 0 ? `พรมผืนที่ ${window}` : `ซักขนแกะ ${window}`, text: 'พรมขนแกะ' },
    en: { title: '', text: '' },
  },
}))

beforeAll(async () => {
  bench = await openSearchBench()
  board = await openBoardBench(bench)
  await bench.settled()
  index = await openSearchIndex(bench.payload)
  await index.put(postSource, made, compileSpellings([]))
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => bench.stop())

/** Each look at the clock finds it so much later. */
function passTime(ms: number): void {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += ms))
}

async function find(before?: string) {
  const asked = { moment: new Date(), most: 300, before }
  const { keys, since } = await index.find(searchTerms('ขนแกะ'), {
    ...asked,
    audiences: ['members'],
    source: postSource.name,
  })
  const found = await index.read(keys)
  return { windows: found.map(({ recordId }) => (recordId - 1) / 8192), since }
}
const windowsFrom = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, step) => newest - step)

it('A search that takes no time goes through all posts, the newest windows first', async () => {
  passTime(0)
  const { windows, since } = await find()
  expect(since).toBeNull()
  expect(windows.toSorted((one, other) => other - one)).toEqual(windowsFrom(24, 0))
  expect(windows.slice(0, 2)).toEqual([23, 24])
})

it('One that takes long ends behind the newest, says since when it has looked, and another goes on', async () => {
  passTime(20)
  const newest = await find()
  expect(newest).toEqual({ windows: [23, 24], since: made[23]?.publishedAt })
  const next = await find(newest.since ?? '')
  // The one that it ended with appeared in that second.
  expect(next.windows).toEqual([23, 22])
  expect(next.since).toBe(made[22]?.publishedAt)
  passTime(0)
  expect(await find(next.since ?? '')).toMatchObject({ since: null })
})

it('Words that are frequent among the newest are found in their order, each post once', async () => {
  const newest = made.at(-1)
  if (!newest) throw new Error('there are no posts')
  // Of the window before by their ids, and as new as the newest.
  const frequent = Array.from({ length: 60 }, (_, place) => ({
    ...newest,
    id: newest.id + (place % 2 === 0 ? 1 : -1) * (place + 1),
    texts: { ...newest.texts, th: { title: `ซักพรม ${place}`, text: 'พรมขนสั้น' } },
  }))
  await index.put(postSource, frequent, compileSpellings([]))
  passTime(0)
  const asked = { moment: new Date(), audiences: ['members' as const], source: postSource.name }
  const { keys } = await index.find(searchTerms('ขนสั้น'), { ...asked, most: 300 })
  expect(new Set(keys).size).toBe(60)
  expect(keys).toHaveLength(60)
  const few = await index.find(searchTerms('ซักพรม'), { ...asked, most: 40 })
  expect(few).toMatchObject({ since: null })
  expect(few.keys).toHaveLength(40)
  await index.remove(
    postSource,
    frequent.map(({ id }) => id),
  )
})

it('Words that are rare among the newest are found in every window, too', async () => {
  passTime(0)
  const asked = { moment: new Date(), audiences: ['members' as const], source: postSource.name }
  const { keys, since } = await index.find(searchTerms('ผืนที่'), { ...asked, most: 300 })
  const wanted = made.filter(({ texts }) => texts.th.title.includes('ผืนที่'))
  expect(since).toBeNull()
  expect(new Set(keys)).toHaveProperty('size', wanted.length)
})

it('The board and the search of the site say so on the wire, and strangers are told nothing of it', async () => {
  passTime(20)
  const query = `search=${encodeURIComponent('ขนแกะ')}`
  expect((await board.list(query)).searchedSince).toBe(made[23]?.publishedAt)
  const { member, searchNow } = bench
  expect((await searchNow('ขนแกะ', { token: member.token })).searchedSince).toBe(
    made[23]?.publishedAt,
  )
  const { body } = await bench.get(`/api/search?q=${encodeURIComponent('ขนแกะ')}`)
  expect(body).toEqual({ total: { total_page: 0, total: 0 }, next: null, result: [] })
})
