import { z } from 'zod'
import { foldDocument, titleEnd, titlesIn, titleStart } from './folded-document.ts'
import { lastLetter, mostTitles, type MembersIndex } from './members-search.ts'
import { orderOf, undatedOrder, type Asked } from './search-index.ts'
import { contains, documents, order, schemaName } from './search-tables.postgres.ts'
import type { SearchDocument, SearchSource } from './search-source.ts'
import { SearchWindow, spansOf, type Place, type Span } from './search-windows.ts'
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

/** The bounds of a place in the order, too: what is frequent is found by that sooner than by its letters. */
function isWithin(place: Place): string {
  if (typeof place === 'string') return ''
  return `AND rank BETWEEN ${orderOf('news', place.since)} AND ${orderOf('news', place.until)}`
}

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

export const KeyRow = z
  .object({ source: z.string(), record_id: z.coerce.string(), rank: z.coerce.number() })
  .transform(({ source, record_id: recordId, rank }): RankedKey => ({ source, recordId, rank }))
const TitledRow = z
  .looseObject({ all_alike: z.coerce.number() })
  .transform(({ all_alike: allAlike, ...row }) => ({ allAlike, key: KeyRow.parse(row) }))
const lastMoment = '9999'

type Rows = (sql: string, values: unknown[]) => Promise<unknown[]>

export function membersIndex(
  rows: Rows,
  { moment, most, source, before }: Asked,
): MembersIndex<RankedKey> {
  const now = moment.toISOString()
  const isBefore = before === undefined ? '' : `AND rank <= ${orderOf('news', before)}`
  const newest = orderOf('news', now)
  // Ranks count seconds: what appears in this one may be still to come.
  const isSeen =
    before === undefined
      ? `(rank < ${newest} OR rank >= ${undatedOrder})`
      : `rank <= ${Math.min(newest - 1, orderOf('news', before))}`

  async function find(condition: string, values: unknown[]): Promise<RankedKey[]> {
    const ofSource = source === undefined ? '' : `AND source = $${values.length + 3}`
    const sql = `SELECT source, record_id, rank FROM ${documents}
      WHERE audience = 'members' AND ${condition} AND (published_at IS NULL OR published_at <= $1)
      AND (ends_at IS NULL OR ends_at > $1) ${isBefore} ${ofSource} ORDER BY ${order} LIMIT $2`
    const given = [now, most, ...values, ...(source === undefined ? [] : [source])]
    return (await rows(sql, given)).map((row) => KeyRow.parse(row))
  }

  /** Titles that lie between two, both included; undefined where there are too many. */
  async function titlesBetween(first: string, last: string): Promise<RankedKey[] | undefined> {
    const sql = `SELECT source, record_id, rank, count(*) OVER () AS all_alike FROM (
        SELECT source, record_id, rank FROM ${schemaName}.starts WHERE title >= $1 AND title <= $2
          AND ${isSeen} ${source === undefined ? '' : 'AND source = $4'} LIMIT ${mostTitles}) AS alike
      ORDER BY ${order} LIMIT $3`
    const given = [first, last, most, ...(source === undefined ? [] : [source])]
    const found = (await rows(sql, given)).map((row) => TitledRow.parse(row))
    if (found[0] && found[0].allAlike >= mostTitles) return undefined
    return found.map(({ key }) => key)
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
      const column = within === 'titles' ? 'folded_title' : 'folded'
      // What a source has that grows stands in windows alone.
      if (place === 'elsewhere' && source !== undefined) return []
      const { condition, values } = contains(column, [...words, ...signsAt(place)])
      return find(`${condition} ${isWithin(place)}`, values)
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
    titlesIn(foldDocument(document, spellings).title).map((title) => ({
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
