import { isShort } from '@washhouse/contract/search/search-terms'
import { z } from 'zod'
import { titleEnd, titleStart } from './folded-document.ts'
import { lastLetter, mostTitles, type MembersIndex } from './members-search.ts'
import type { Asked } from './search-index.ts'
import {
  isSeen,
  matchWords,
  quote,
  selection,
  writePair,
  type Part,
} from './search-tables.sqlite.ts'
import { SearchWindow, type Span } from './search-windows.ts'

/**
 * What members find is looked through otherwise, as it grows without end. FTS5 goes on until it finds something, past any
 * bounds of row numbers: so each text ends with a sign of its window, which is looked for beside each word. What a title is,
 * or begins with, is found in their order.
 */
export const membersSchema = [
  `CREATE TABLE search_starts_members (title TEXT NOT NULL, id INTEGER NOT NULL, source TEXT NOT NULL,
    PRIMARY KEY (title, id)) WITHOUT ROWID`,
  'CREATE INDEX search_starts_members_id ON search_starts_members (id)',
  `CREATE TRIGGER search_starts_gone AFTER DELETE ON search_documents WHEN old.audience = 'members'
    BEGIN DELETE FROM search_starts_members WHERE id = old.id; END`,
  'CREATE TABLE search_windows (number INTEGER PRIMARY KEY, since TEXT NOT NULL, until TEXT NOT NULL)',
]
export const membersTables = ['search_starts_members', 'search_windows']

/** Three signs, which no text holds, are looked up as one. */
const windowSign = '\u0004'
const elsewhere = `${windowSign}w\u4DFF`
/** Letters between a word and that sign, in whichever text. */
const apart = 1_000_000
const firstLetter = 0x4e00

function signOf({ size, number }: Span): string {
  return windowSign + (size === 'window' ? 'w' : 'b') + String.fromCodePoint(firstLetter + number)
}

/** What a text of a record ends with. */
export function signsOf(spans: readonly Span[] | null): string {
  return spans?.map(signOf).join('') ?? elsewhere
}

type Rows = (sql: string, args: (string | number | null)[]) => Promise<unknown[]>
const IdRow = z.object({ id: z.number() })

export function membersIndex(
  rows: Rows,
  { moment, most, source, before }: Asked,
): MembersIndex<number> {
  const now = moment.toISOString()
  const ofSource = source === undefined ? [] : [source]

  async function idsOf(sql: string, args: (string | number | null)[]): Promise<number[]> {
    return (await rows(sql, args)).map((row) => IdRow.parse(row).id)
  }

  async function match(part: Part, text: string, isOfSource: boolean): Promise<number[]> {
    const sql = selection(part, 'members', { now, isOfSource, before })
    return idsOf(sql, [text, most, now, ...(isOfSource ? ofSource : [])])
  }
  const find = (part: Part, text: string) => match(part, text, source !== undefined)

  /** Titles that lie between two, both included; undefined where there are too many. */
  async function titlesBetween(first: string, last: string): Promise<number[] | undefined> {
    const sql = `SELECT id FROM search_starts_members WHERE title >= ?1 AND title <= ?2
      AND ${isSeen('id', 'members', { now, before })} ${source === undefined ? '' : 'AND source = ?4'}
      LIMIT ${mostTitles}`
    const found = await idsOf(sql, [first, last, now, ...ofSource])
    if (found.length === mostTitles) return undefined
    return [...new Set(found)].toSorted(newestFirst).slice(0, most)
  }

  return {
    async findTitled(whole) {
      const found = await titlesBetween(whole, whole)
      return found ?? find('titles', quote(titleStart + whole + titleEnd))
    },
    async findBeginning(whole) {
      const found = await titlesBetween(whole, whole + lastLetter)
      if (found) return found
      const beginning = titleStart + whole
      return isShort(beginning)
        ? find('pairs', quote(writePair(beginning)))
        : find('titles', quote(beginning))
    },
    findPair: (pair) => find('pairs', quote(writePair(pair))),
    async readWindows(moment = lastLetter) {
      const sql =
        'SELECT number, since, until FROM search_windows WHERE since <= ? ORDER BY number DESC'
      return (await rows(sql, [moment])).map((row) => SearchWindow.parse(row))
    },
    async findWords(words, within, place) {
      const part = within === 'titles' ? 'titles' : 'grams'
      if (place === 'everywhere') return find(part, matchWords(words, quote))
      // What a source has that grows stands in windows alone.
      if (place === 'elsewhere' && source !== undefined) return []
      const sign = quote(place === 'elsewhere' ? elsewhere : signOf(place))
      const near = (way: string) => `NEAR(${quote(way)} ${sign}, ${apart})`
      return match(part, matchWords(words, near), false)
    },
    asksAtOnce: false,
    newestFirst,
    nameOf: (id) => id,
  }
}

const newestFirst = (one: number, other: number) => other - one
