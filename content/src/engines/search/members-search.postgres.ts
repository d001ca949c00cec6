import { z } from 'zod'
import { foldDocument, titleEnd, titlesIn, titleStart } from './folded-document.ts'
import { lastLetter, mostTitles, type MembersIndex } from './members-search.ts'
import { orderOf, undatedOrder, type Asked } from './search-index.ts'
import { contains, documents, order, schemaName } from './search-tables.postgres.ts'
import type { SearchDocument, SearchSource } from './search-source.ts'
import type { Spellings } from './spellings.ts'

/** What members find grows without end: what a title is, or begins with, is found in the order of titles. */
export const membersTables = `
CREATE TABLE ${schemaName}.starts (title text COLLATE "C", source text, record_id bigint, rank bigint NOT NULL,
  PRIMARY KEY (title, source, record_id),
  FOREIGN KEY (source, record_id) REFERENCES ${documents} ON DELETE CASCADE);
CREATE INDEX ON ${schemaName}.starts (source, record_id);`

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

type Rows = (sql: string, values: unknown[]) => Promise<unknown[]>

export function membersIndex(rows: Rows, { moment, most, source }: Asked): MembersIndex<RankedKey> {
  const now = moment.toISOString()
  const newest = orderOf('news', now)
  // Ranks count seconds: what appears in this one may be still to come.
  const isSeen = `(rank < ${newest} OR rank >= ${undatedOrder})`

  /** What is there now and meets a condition, whose values come from `$3` on. */
  async function find(condition: string, values: unknown[]): Promise<RankedKey[]> {
    const ofSource = source === undefined ? '' : `AND source = $${values.length + 3}`
    const sql = `SELECT source, record_id, rank FROM ${documents}
      WHERE audience = 'members' AND ${condition}
      AND (published_at IS NULL OR published_at <= $1)
      AND (ends_at IS NULL OR ends_at > $1) ${ofSource} ORDER BY ${order} LIMIT $2`
    const given = [now, most, ...values, ...(source === undefined ? [] : [source])]
    return (await rows(sql, given)).map(keyFrom)
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
    async findWords(words, within) {
      const column = within === 'titles' ? 'folded_title' : 'folded'
      const { condition, values } = contains(column, words)
      return find(condition, values)
    },
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
}
