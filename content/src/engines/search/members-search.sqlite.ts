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

/** What members find grows without end: what a title is, or begins with, is found in the order of titles. */
export const membersSchema = [
  `CREATE TABLE search_starts_members (title TEXT NOT NULL, id INTEGER NOT NULL, source TEXT NOT NULL,
    PRIMARY KEY (title, id)) WITHOUT ROWID`,
  'CREATE INDEX search_starts_members_id ON search_starts_members (id)',
  `CREATE TRIGGER search_starts_gone AFTER DELETE ON search_documents WHEN old.audience = 'members'
    BEGIN DELETE FROM search_starts_members WHERE id = old.id; END`,
]
/** The last one is of an older version. */
export const membersTables = ['search_starts_members', 'search_windows']

type Rows = (sql: string, args: (string | number | null)[]) => Promise<unknown[]>
const IdRow = z.object({ id: z.number() })

export function membersIndex(rows: Rows, { moment, most, source }: Asked): MembersIndex<number> {
  const now = moment.toISOString()
  const ofSource = source === undefined ? [] : [source]

  async function idsOf(sql: string, args: (string | number | null)[]): Promise<number[]> {
    return (await rows(sql, args)).map((row) => IdRow.parse(row).id)
  }

  async function find(part: Part, text: string): Promise<number[]> {
    const sql = selection(part, 'members', { now, isOfSource: source !== undefined })
    return idsOf(sql, [text, most, now, ...ofSource])
  }

  /** Titles that lie between two, both included; undefined where there are too many. */
  async function titlesBetween(first: string, last: string): Promise<number[] | undefined> {
    const sql = `SELECT id FROM search_starts_members WHERE title >= ?1 AND title <= ?2
      AND ${isSeen('id', 'members', now)} ${source === undefined ? '' : 'AND source = ?4'}
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
    findWords: (words, within) =>
      find(within === 'titles' ? 'titles' : 'grams', matchWords(words, quote)),
    nameOf: (id) => id,
  }
}

const newestFirst = (one: number, other: number) => other - one
