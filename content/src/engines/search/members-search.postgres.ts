import type { SearchTerms } from '@washhouse/contract/search/search-terms'
import { z } from 'zod'
import { foldDocument, titleEnd, titlesIn, titleStart } from './folded-document.ts'
import { lastLetter, mostTitles, type MembersIndex } from './members-search.ts'
import { orderOf, undatedOrder, type Asked } from './search-index.ts'
import { contains, documents, order, schemaName } from './search-tables.postgres.ts'
import type { SearchDocument, SearchSource } from './search-source.ts'
import { SearchWindow, spansOf, type Place, type Span, type Within } from './search-windows.ts'
import type { Spellings } from './spellings.ts'

/**
 * What members find is looked through otherwise, as it grows without end: GIN goes through all that has the letters of a
 * word. So each text ends with a sign of its window, which is looked for beside the words. What a title is, or begins with,
 * is found in their order.
 */
export const membersTables = `
CREATE TABLE ${schemaName}.starts (title text COLLATE "C", source text, record_id bigint, rank bigint NOT NULL,
  PRIMARY KEY (title, source, record_id),
  FOREIGN KEY (source, record_id) REFERENCES ${documents} ON DELETE CASCADE);
CREATE INDEX ON ${schemaName}.starts (source, record_id);
CREATE TABLE ${schemaName}.windows (number integer PRIMARY KEY, since text COLLATE "C" NOT NULL,
  until text COLLATE "C" NOT NULL);`

/** Of letters, as pg_trgm looks up nothing else, and three times the same, as that is one entry of its index. */
function signFor(letter: number): string {
  return titleStart + String.fromCodePoint(letter).repeat(3)
}
const firstLetters = { window: 0x4e00, block: 0x3400 }
const signOf = ({ size, number }: Span) => signFor(firstLetters[size] + number)
const elsewhere = signFor(0x9fa5)

/** What a text of a record ends with. */
export function signsOf(spans: readonly Span[] | null): string {
  return spans?.map(signOf).join('') ?? elsewhere
}

function signsAt(place: Place): string[] {
  if (place === 'everywhere') return []
  return [place === 'elsewhere' ? elsewhere : signOf(place)]
}

/** The bounds of a place in the order: what is frequent is found by that sooner than by its letters. */
function boundsOf({ since, until }: Stretch): string {
  return `rank BETWEEN ${orderOf('news', since)} AND ${orderOf('news', until)}`
}

const columnOf = { titles: 'folded_title', texts: 'folded' } satisfies Record<Within, string>

/** So many of the newest are looked at to tell whether words are frequent: where so many of them have the words. */
const glance = { documents: 400, frequentFrom: 20 }

type Stretch = Extract<Place, object>

interface RankedKey {
  source: string
  recordId: string
  rank: number
}

export const keyOf = ({ source, recordId }: RankedKey) => `${source} ${recordId}`

/** As `order` says. */
export function compareKeys(one: RankedKey, other: RankedKey): number {
  return (
    other.rank - one.rank ||
    Number(other.recordId) - Number(one.recordId) ||
    (one.source < other.source ? -1 : 1)
  )
}

const KeyRow = z.object({
  source: z.string(),
  record_id: z.union([z.string(), z.number()]),
  rank: z.union([z.string(), z.number()]),
})
const TitledRow = z.looseObject({ all_alike: z.coerce.number() })

/** Some hundred a search: what zod changes by itself takes it eight times as long as what it only looks at. */
export function keyFrom(row: unknown): RankedKey {
  const { source, record_id: recordId, rank } = KeyRow.parse(row)
  return { source, recordId: String(recordId), rank: Number(rank) }
}

const CountRow = z.object({ number: z.coerce.number() })
const lastMoment = '9999'

type Rows = (sql: string, values: unknown[]) => Promise<unknown[]>

export function membersIndex(
  rows: Rows,
  { moment, most, source, before }: Asked,
  /** Whether texts are found by their letters at all. */
  hasLetters: boolean,
): MembersIndex<RankedKey> {
  const now = moment.toISOString()
  const isBefore = before === undefined ? '' : `AND rank <= ${orderOf('news', before)}`
  const newest = orderOf('news', now)
  // Ranks count seconds: what appears in this one may be still to come.
  const isSeen =
    before === undefined
      ? `(rank < ${newest} OR rank >= ${undatedOrder})`
      : `rank <= ${Math.min(newest - 1, orderOf('news', before))}`

  /** What is there now and meets a condition, whose values come from `$3` on. */
  function whereShown(condition: string, values: readonly unknown[]) {
    const ofSource = source === undefined ? '' : `AND source = $${values.length + 3}`
    const where = `WHERE audience = 'members' AND ${condition}
      AND (published_at IS NULL OR published_at <= $1)
      AND (ends_at IS NULL OR ends_at > $1) ${isBefore} ${ofSource}`
    return { where, given: [...values, ...(source === undefined ? [] : [source])] }
  }

  async function find(condition: string, values: unknown[]): Promise<RankedKey[]> {
    const { where, given } = whereShown(condition, values)
    const sql = `SELECT source, record_id, rank FROM ${documents} ${where} ORDER BY ${order} LIMIT $2`
    return (await rows(sql, [now, most, ...given])).map(keyFrom)
  }

  /** By their letters: all that have them, and then the newest of these. */
  async function findRare(condition: string, values: unknown[]): Promise<RankedKey[]> {
    const { where, given } = whereShown(condition, values)
    const sql = `WITH found AS MATERIALIZED (SELECT source, record_id, rank FROM ${documents} ${where})
      SELECT source, record_id, rank FROM found ORDER BY ${order} LIMIT $2`
    return (await rows(sql, [now, most, ...given])).map(keyFrom)
  }

  const known = new Map<Within, Promise<boolean>>()

  /** As the newest of a place tell, for this search. */
  function areFrequent(
    words: SearchTerms['words'],
    within: Within,
    place: Stretch,
  ): Promise<boolean> {
    const frequent = known.get(within) ?? glanceAt(words, within, place)
    known.set(within, frequent)
    return frequent
  }

  /** Past its beginning, too: the newest window may have begun a moment ago. */
  async function glanceAt(words: SearchTerms['words'], within: Within, { until }: Stretch) {
    const { condition, values } = contains('words', words)
    const { where, given } = whereShown(`rank <= ${orderOf('news', until)}`, values)
    const sql = `SELECT count(*) AS number FROM (SELECT ${columnOf[within]} AS words FROM ${documents} ${where}
      ORDER BY ${order} LIMIT $2) AS newest WHERE ${condition}`
    const [row] = await rows(sql, [now, glance.documents, ...given])
    return CountRow.parse(row).number >= glance.frequentFrom
  }

  /** Titles that lie between two, both included; undefined where there are too many. */
  async function titlesBetween(first: string, last: string): Promise<RankedKey[] | undefined> {
    const sql = `SELECT source, record_id, rank, count(*) OVER () AS all_alike FROM (
        SELECT source, record_id, rank FROM ${schemaName}.starts WHERE title >= $1 AND title <= $2
          AND ${isSeen} ${source === undefined ? '' : 'AND source = $4'} LIMIT ${mostTitles}) AS alike
      ORDER BY ${order} LIMIT $3`
    const given = [first, last, most, ...(source === undefined ? [] : [source])]
    const found = await rows(sql, given)
    const isTooMany = found.length > 0 && TitledRow.parse(found[0]).all_alike >= mostTitles
    return isTooMany ? undefined : found.map(keyFrom)
  }

  async function findInTitles(text: string): Promise<RankedKey[]> {
    const { condition, values } = contains('folded_title', [text])
    return find(condition, values)
  }

  return {
    async findTitled(whole) {
      const found = await titlesBetween(whole, whole)
      return found ?? findInTitles(titleStart + whole + titleEnd)
    },
    async findBeginning(whole) {
      const found = await titlesBetween(whole, whole + lastLetter)
      return found ?? findInTitles(titleStart + whole)
    },
    findPair: (pair) => find('pairs @> ARRAY[$3]', [pair]),
    async readWindows(moment = lastMoment) {
      const sql = `SELECT number, since, until FROM ${schemaName}.windows WHERE since <= $1 ORDER BY number DESC`
      return (await rows(sql, [moment])).map((row) => SearchWindow.parse(row))
    },
    async findWords(words, within, place) {
      const column = columnOf[within]
      // What a source has that grows stands in windows alone.
      if (place === 'elsewhere' && source !== undefined) return []
      if (typeof place !== 'string' && (!hasLetters || (await areFrequent(words, within, place)))) {
        // An expression: no index finds it sooner than the order does.
        const { condition, values } = contains(`(${column} || '')`, words)
        return find(`${boundsOf(place)} AND ${condition}`, values)
      }
      const { condition, values } = contains(column, [...words, ...signsAt(place)])
      // Its sign says all: bounds would have the planner go through the order once more.
      return typeof place === 'string' ? find(condition, values) : findRare(condition, values)
    },
    asksAtOnce: true,
    newestFirst: compareKeys,
    nameOf: keyOf,
  }
}

/** Takes in what members’ searches go by besides, within the write of the documents: by these a start tells what it has missed. */
export async function putForMembers(
  client: { query(sql: string, values: unknown[]): Promise<unknown> },
  source: SearchSource,
  given: readonly SearchDocument[],
  spellings: Spellings,
): Promise<void> {
  const ids = given.map(({ id }) => id)
  const starts = given.flatMap((document) =>
    titlesIn(foldDocument(document, spellings, source).title).map((title) => ({
      title,
      id: document.id,
      rank: orderOf(source.kind, document.publishedAt),
    })),
  )
  const titles = starts.map(({ title }) => title)
  const owners = starts.map(({ id }) => id)
  const ranks = starts.map(({ rank }) => rank)
  await client.query(
    `DELETE FROM ${schemaName}.starts WHERE source = $1 AND record_id = ANY($2::bigint[])
      AND (title, record_id) NOT IN (SELECT * FROM unnest($3::text[], $4::bigint[]))`,
    [source.name, ids, titles, owners],
  )
  await client.query(
    `INSERT INTO ${schemaName}.starts (title, source, record_id, rank)
      SELECT title, $1, given.record_id, given.rank
      FROM unnest($2::text[], $3::bigint[], $4::bigint[]) AS given (title, record_id, rank)
      JOIN ${documents} AS document ON document.source = $1 AND document.record_id = given.record_id
      ON CONFLICT (title, source, record_id) DO UPDATE SET rank = excluded.rank`,
    [source.name, titles, owners, ranks],
  )
  const windows = given.flatMap(({ id, publishedAt }) => {
    const [window] = spansOf(source, id) ?? []
    return !window || publishedAt === null ? [] : [{ number: window.number, publishedAt }]
  })
  await client.query(
    `INSERT INTO ${schemaName}.windows AS kept (number, since, until)
      SELECT number, min(moment), max(moment)
      FROM unnest($1::integer[], $2::text[]) AS given (number, moment) GROUP BY number
      ON CONFLICT (number) DO UPDATE
      SET since = least(kept.since, excluded.since), until = greatest(kept.until, excluded.until)`,
    [windows.map(({ number }) => number), windows.map(({ publishedAt }) => publishedAt)],
  )
}
