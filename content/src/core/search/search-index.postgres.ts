import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { isShort, type SearchTerms } from '@washhouse/contract/search/search-terms'
import { z } from 'zod'
import { allowLongQueries } from '../../platform/database/long-queries.ts'
import { log } from '../../platform/log.ts'
import { foldDocument, titleEnd, titleStart } from './folded-document.ts'
import { indexVersion, orderOf, type SearchIndex } from './search-index.ts'
import { inOrder, StampRow, toRow } from './search-rows.ts'
import {
  audiences,
  type Audience,
  type SearchDocument,
  type SearchSource,
} from './search-source.ts'
import type { Spellings } from './spellings.ts'
import { escapeLike } from '../../platform/database/text-match.ts'

/** A separate schema, because backups exclude the index and extensions: both can be rebuilt. */
const schemaName = 'washhouse_search'
const documents = `${schemaName}.documents`
/** A total order: ties would follow the order of the table, which also contains documents of other audiences. */
const order = 'rank DESC, record_id DESC, source'

/** SQL condition for all parts; a list means any of its texts. Values start at `$3`. */
function contains(column: string, parts: readonly (string | readonly string[])[]) {
  const values: string[] = []
  const likes = parts.map((part) => {
    const ways = [part].flat().map((way) => {
      values.push(`%${escapeLike(way)}%`)
      return `${column} LIKE $${values.length + 2}`
    })
    return ways.length === 1 ? ways.join('') : `(${ways.join(' OR ')})`
  })
  return { condition: likes.join(' AND '), values }
}

type Pool = PostgresAdapter['pool']

const lock = 7_281_993_412

const Version = z.object({ version: z.number() })

/** The index in PostgreSQL; creates its tables if they are missing or of another version. */
export async function openPostgresIndex(pool: Pool): Promise<SearchIndex> {
  await create(pool, { evenIfThere: false })

  async function rows(sql: string, values: unknown[] = []): Promise<unknown[]> {
    return (await pool.query(sql, values)).rows
  }

  return {
    async stampsBetween(source, after, last) {
      const sql = `SELECT record_id AS id, stamp FROM ${documents}
        WHERE source = $1 AND record_id > $2 AND record_id <= $3`
      return (await rows(sql, [source.name, after, last])).map((row) => StampRow.parse(row))
    },

    async put(source, given, spellings) {
      // A single upsert: several processes may index the same change.
      const columns = given.map((document) => valuesOf(source, document, spellings))
      const names = Object.keys(columns[0] ?? {})
      const values = names.map((name) => columns.map((column) => column[name]))
      const types = names.map((name, index) => `$${index + 1}::${columnTypes[name] ?? 'text'}[]`)
      const sql = `INSERT INTO ${documents} (${names.join(', ')})
        SELECT ${names.map((name) => columnReads[name] ?? name).join(', ')}
        FROM unnest(${types.join(', ')}) AS given (${names.join(', ')})
        ON CONFLICT (source, record_id) DO UPDATE SET
        ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`
      await pool.query(sql, values)
    },

    async remove(source, ids) {
      const sql = `DELETE FROM ${documents} WHERE source = $1 AND record_id = ANY($2::bigint[])`
      await pool.query(sql, [source.name, ids])
    },

    async keepOnly(sources) {
      const sql = `DELETE FROM ${documents} WHERE NOT source = ANY($1::text[])`
      await pool.query(sql, [sources.map(({ name }) => name)])
    },

    async find(terms, { moment, most, audiences: given, source }) {
      const found = new Set<string>()
      for (const { condition, values } of questions(terms)) {
        const isOfSource = source === undefined ? 'true' : `source = $${values.length + 3}`
        const args = [moment.toISOString(), most, ...values]
        if (source !== undefined) args.push(source)
        const matches = await Promise.all(
          given.map((audience) =>
            rows(selection(`${condition} AND ${isOfSource}`, audience), args),
          ),
        )
        const keys = matches.flat().map(keyFrom).toSorted(compareKeys)
        for (const key of keys.slice(0, most)) found.add(keyOf(key))
        if (found.size >= most) break
      }
      return [...found].slice(0, most)
    },

    async read(keys) {
      const sql = `SELECT source || ' ' || record_id AS key, kind, record_id, slug, published_at,
        title_th, title_en, text_th, text_en FROM ${documents}
        WHERE (source, record_id) IN (SELECT * FROM unnest($1::text[], $2::bigint[]))`
      const parted = keys.map((key) => key.split(' '))
      const found = await rows(sql, [parted.map(([source]) => source), parted.map(([, id]) => id)])
      return inOrder(keys, found)
    },

    empty: () => create(pool, { evenIfThere: true }),
  }
}

/** The best `$2` matches for one audience at the moment `$1`. Only uses indexes of this audience. */
function selection(condition: string, audience: Audience): string {
  return `SELECT source, record_id, rank FROM ${documents}
    WHERE audience = '${audience}' AND ${condition} AND (published_at IS NULL OR published_at <= $1)
    AND (ends_at IS NULL OR ends_at > $1) ORDER BY ${order} LIMIT $2`
}

/** From the best match to the weakest; each query includes the matches of the previous ones. */
function questions({ whole, words }: SearchTerms): { condition: string; values: unknown[] }[] {
  const best = [
    contains('folded_title', [titleStart + whole + titleEnd]),
    contains('folded_title', [titleStart + whole]),
  ]
  // A trigram index cannot find shorter texts.
  if (isShort(whole))
    return [...best, { condition: 'pairs @> $3::text[]', values: [words.map(([way]) => way)] }]
  return [...best, contains('folded_title', words), contains('folded', words)]
}

interface RankedKey {
  source: string
  recordId: string
  rank: number
}

const keyOf = ({ source, recordId }: RankedKey) => `${source} ${recordId}`

/** The same order as `order`. */
function compareKeys(one: RankedKey, other: RankedKey): number {
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

/** Called some hundred times in a search: transforms in zod take eight times as long as checks. */
function keyFrom(row: unknown): RankedKey {
  const { source, record_id: recordId, rank } = KeyRow.parse(row)
  return { source, recordId: String(recordId), rank: Number(rank) }
}

const columnTypes: Record<string, string> = { record_id: 'bigint', rank: 'bigint' }
/** Lists are passed as JSON, because `unnest` would flatten an array of arrays. */
const columnReads: Record<string, string> = {
  pairs: 'ARRAY(SELECT jsonb_array_elements_text(pairs::jsonb))',
}

function valuesOf(
  source: SearchSource,
  document: SearchDocument,
  spellings: Spellings,
): Record<string, unknown> {
  const { title, text, pairs } = foldDocument(document, spellings, source)
  return {
    ...toRow(source, document),
    rank: orderOf(source.kind, document.publishedAt),
    folded_title: title,
    folded: title + text,
    pairs: JSON.stringify(pairs),
  }
}

/** With a lock and a transaction, because several processes may start at once. */
async function create(pool: Pool, { evenIfThere }: { evenIfThere: boolean }): Promise<void> {
  const build = async (client: Pick<Pool, 'query'>) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [lock])
    const { rows } = await client.query(`SELECT to_regclass('${schemaName}.version') AS name`)
    const isThere = z.object({ name: z.string().nullable() }).parse(rows[0]).name !== null
    const version =
      isThere && (await client.query(`SELECT version FROM ${schemaName}.version`)).rows[0]
    if (!evenIfThere && version && Version.parse(version).version === indexVersion) return
    await client.query(`DROP SCHEMA IF EXISTS ${schemaName} CASCADE`)
    await client.query(tables)
    await addTrigrams(client)
  }
  await allowLongQueries(() => inTransaction(pool, build))
}

async function inTransaction(
  pool: Pool,
  work: (client: Pick<Pool, 'query'>) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await work(client)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}

/** Limits, in KB, the pending list that every search scans. At PostgreSQL's default of 4 MB this took half of a search. */
const pending = 'WITH (gin_pending_list_limit = 128)'

const tables = `
CREATE SCHEMA ${schemaName};
CREATE TABLE ${schemaName}.version (version integer NOT NULL);
INSERT INTO ${schemaName}.version VALUES (${indexVersion});
CREATE TABLE ${documents} (source text, record_id bigint, kind text NOT NULL, audience text NOT NULL, slug text,
  published_at text COLLATE "C", ends_at text COLLATE "C", stamp text NOT NULL, rank bigint NOT NULL,
  title_th text NOT NULL, title_en text NOT NULL, text_th text NOT NULL, text_en text NOT NULL,
  folded_title text NOT NULL, folded text NOT NULL, pairs text[] NOT NULL,
  PRIMARY KEY (source, record_id));
${indexEach(`(${order})`)}
${indexEach(`USING gin (pairs) ${pending}`)}`

/** Separate indexes per audience: documents for others must not slow down a search. */
function indexEach(columns: string): string {
  return audiences
    .map((audience) => `CREATE INDEX ON ${documents} ${columns} WHERE audience = '${audience}';`)
    .join('\n')
}

/** Without the extension a search scans the table in result order until it has enough matches. */
async function addTrigrams(client: { query(sql: string): Promise<unknown> }): Promise<void> {
  await client.query('SAVEPOINT without_trigrams')
  try {
    await client.query(`SET LOCAL search_path TO ${schemaName}, public`)
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm')
    for (const column of ['folded_title', 'folded'])
      await client.query(indexEach(`USING gin (${column} gin_trgm_ops) ${pending}`))
  } catch (error) {
    await client.query('ROLLBACK TO SAVEPOINT without_trigrams')
    log.warn({ err: error }, 'PostgreSQL has no pg_trgm: a search reads the whole table')
  }
}
