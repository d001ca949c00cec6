import { isShort, type SearchTerms } from '@washhouse/contract/search/search-terms'
import { z } from 'zod'
import { titleEnd, titleStart } from './folded-document.ts'
import type { Asked } from './search-index.ts'
import { isSeen, questions, quote, selection } from './search-tables.sqlite.ts'
import { walkWindows, type Place, type Stretch } from './search-windows.ts'

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
  'CREATE TABLE search_windows (number INTEGER PRIMARY KEY, since TEXT NOT NULL)',
]
export const membersTables = ['search_starts_members', 'search_windows']

/** Three signs, which no text holds, are looked up as one. */
const windowSign = '\u0004'
const elsewhere = 'w\u4DFF'
/** Letters between a word and that sign, in whichever text. */
const apart = 1_000_000
/** Titles with the same beginning that are gone through; of more, enough are among the newest. */
const mostBeginnings = 2000
/** Behind any letter. */
const lastLetter = '\u{10FFFF}'

export function signOf(window: number | null): string {
  return windowSign + (window === null ? elsewhere : `w${String.fromCodePoint(0x4e00 + window)}`)
}

interface MembersFound {
  /** By what found them, as `questions` has it. */
  lists: number[][]
  /** All of them, the best first. */
  ids: number[]
  since: string | null
}

type Rows = (sql: string, args: (string | number | null)[]) => Promise<unknown[]>
const IdRow = z.object({ id: z.number() })
const WindowRow = z.object({ number: z.number(), since: z.string() })

/** What is found of what members alone are shown. */
export async function findForMembers(
  rows: Rows,
  terms: SearchTerms,
  { moment, most, source, before }: Asked,
): Promise<MembersFound> {
  const now = moment.toISOString()
  const { whole } = terms
  const asked = questions(terms)

  async function idsOf(sql: string, args: (string | number | null)[]): Promise<number[]> {
    return (await rows(sql, args)).map((row) => IdRow.parse(row).id)
  }

  /** Titles whose text lies between two, both included; undefined where there are too many. */
  async function titlesBetween(first: string, last: string): Promise<number[] | undefined> {
    const ofSource = source === undefined ? '' : 'AND source = ?4'
    const sql = `SELECT id FROM search_starts_members WHERE title >= ?1 AND title <= ?2
      AND ${isSeen('id', 'members', { now, before })} ${ofSource} LIMIT ${mostBeginnings}`
    const found = await idsOf(sql, [first, last, now, ...(source === undefined ? [] : [source])])
    if (found.length === mostBeginnings) return undefined
    return [...new Set(found)].toSorted(newestFirst).slice(0, most)
  }

  async function match(part: (typeof asked)[number]['part'], text: string): Promise<number[]> {
    const sql = selection(part, 'members', { now, isOfSource: source !== undefined, before })
    return idsOf(sql, [text, most, now, ...(source === undefined ? [] : [source])])
  }

  async function find(index: number): Promise<number[]> {
    const question = asked[index]
    return question ? match(question.part, question.match) : []
  }

  const exact = (await titlesBetween(whole, whole)) ?? (await find(0))
  const beginnings = (await titlesBetween(whole, whole + lastLetter)) ?? (await find(1))
  if (isShort(whole)) {
    const lists = [exact, beginnings, await find(2)]
    return { lists, ids: lists.flat(), since: null }
  }

  async function ask(place: Place): Promise<Stretch<number>> {
    if (place === 'everywhere') return { titles: await find(2), all: await find(3) }
    // In none of the windows stands what this source has.
    if (place === 'elsewhere' && source !== undefined) return { titles: [], all: [] }
    const sign = quote(signOf(place === 'elsewhere' ? null : place.window))
    const near = terms.words.map((word) => `NEAR(${quote(word)} ${sign}, ${apart})`).join(' AND ')
    const all = await match('grams', near)
    return { titles: all.length > 0 ? await match('titles', near) : [], all }
  }

  const since = before ?? lastLetter
  const stored = await rows(
    'SELECT number, since FROM search_windows WHERE since <= ? ORDER BY number DESC',
    [since],
  )
  const windows = stored.map((row) => WindowRow.parse(row))
  const walked = await walkWindows(windows, most, ask)
  const sorted = walked.stretches.map(({ titles, all }) => ({
    titles: titles.toSorted(newestFirst),
    all: all.toSorted(newestFirst),
  }))
  return {
    lists: [
      exact,
      beginnings,
      sorted.flatMap(({ titles }) => titles),
      sorted.flatMap(({ all }) => all),
    ],
    ids: [...exact, ...beginnings, ...sorted.flatMap(({ titles, all }) => [...titles, ...all])],
    since: walked.since,
  }
}

const newestFirst = (one: number, other: number) => other - one

/** Each title, as it stands in the index between its signs. */
export function titlesIn(folded: string): string[] {
  return folded
    .split(titleStart)
    .map((title) => title.replace(titleEnd, ''))
    .filter(Boolean)
}
