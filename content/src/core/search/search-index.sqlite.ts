import { z } from 'zod'
import { isShort, type SearchTerms } from '@washhouse/contract/search/search-terms'
import type { SqliteClient } from '../../platform/database/sqlite-client.ts'
import { foldDocument, titleEnd, titleStart } from './folded-document.ts'
import { indexVersion, orderOf, type SearchIndex, undatedOrder } from './search-index.ts'
import { inOrder, StampRow, toRow } from './search-rows.ts'
import {
  audiences,
  type Audience,
  type SearchDocument,
  type SearchSource,
} from './search-source.ts'
import type { Spellings } from './spellings.ts'

type Value = string | number | null
type Statement = { sql: string; args: Value[] }

const tables = [
  'search_version',
  'search_documents',
  ...audiences.flatMap(tablesOf),
  // Tables of older versions.
  'search_starts_members',
  'search_windows',
]
const schema = [
  'CREATE TABLE search_version (version INTEGER NOT NULL)',
  `CREATE TABLE search_documents (id INTEGER PRIMARY KEY, source TEXT NOT NULL, record_id INTEGER NOT NULL,
    kind TEXT NOT NULL, audience TEXT NOT NULL, slug TEXT, published_at TEXT, ends_at TEXT, stamp TEXT NOT NULL,
    title_th TEXT NOT NULL, title_en TEXT NOT NULL, text_th TEXT NOT NULL, text_en TEXT NOT NULL)`,
  'CREATE INDEX search_documents_record ON search_documents (source, record_id, stamp)',
  'CREATE INDEX search_documents_end ON search_documents (ends_at) WHERE ends_at IS NOT NULL',
  ...audiences.flatMap(schemaOf),
  `INSERT INTO search_version (version) VALUES (${indexVersion})`,
]

function schemaOf(audience: Audience): string[] {
  const [pairs = '', titles = '', grams = ''] = tablesOf(audience)
  return [
    `CREATE VIRTUAL TABLE ${pairs} USING fts5(pairs,
      tokenize='ascii', content='', contentless_delete=1, detail=none)`,
    // Thai has no spaces between words, so texts are indexed by trigrams.
    ...[`${titles} USING fts5(title`, `${grams} USING fts5(title, text`].map(
      (table) => `CREATE VIRTUAL TABLE ${table},
        tokenize='trigram case_sensitive 1', content='', contentless_delete=1)`,
    ),
    `CREATE TRIGGER search_documents_gone_${audience} AFTER DELETE ON search_documents
      WHEN old.audience = '${audience}' BEGIN
      ${tablesOf(audience)
        .map((table) => `DELETE FROM ${table} WHERE rowid = old.id;`)
        .join(' ')} END`,
  ]
}

const MatchRow = z.object({ id: z.number(), place: z.number() })
const PlaceRow = z.object({ own: z.number().nullable(), highest: z.number().nullable() })

/** The index in SQLite; creates its tables if they are missing or of another version. */
export async function openSqliteIndex(client: SqliteClient): Promise<SearchIndex> {
  if ((await readVersion(client)) !== indexVersion) await create(client)

  async function rows(sql: string, args: Statement['args'] = []): Promise<unknown[]> {
    // Copied: libsql's rows are array-like, not plain objects.
    return (await client.execute({ sql, args })).rows.map((row) => ({ ...row }))
  }

  async function chooseId(
    source: SearchSource,
    document: SearchDocument,
    taken: Map<number, number>,
  ): Promise<number> {
    const order = orderOf(source.kind, document.publishedAt)
    const first = firstNumber(source.audience) + order * numbersOfAnOrder
    const last = first + numbersOfAnOrder - 1
    const sql = `SELECT
      (SELECT id FROM search_documents
        WHERE source = ?1 AND record_id = ?2 AND id BETWEEN ?3 AND ?4) AS own,
      (SELECT max(id) FROM search_documents WHERE id BETWEEN ?3 AND ?4) AS highest`
    const [place] = await rows(sql, [source.name, document.id, first, last])
    const { own, highest } = PlaceRow.parse(place)
    if (own !== null) return own
    const id = Math.max((highest ?? first - 1) + 1, taken.get(order) ?? 0)
    taken.set(order, id + 1)
    return id
  }

  return {
    async stampsBetween(source, after, last) {
      const sql = `SELECT record_id AS id, stamp FROM search_documents
        WHERE source = ? AND record_id > ? AND record_id <= ?`
      return (await rows(sql, [source.name, after, last])).map((row) => StampRow.parse(row))
    },

    async put(source, documents, spellings) {
      const taken = new Map<number, number>()
      const ids = documents.map(({ id }) => id)
      const placed: Placed[] = []
      for (const document of documents)
        placed.push({ id: await chooseId(source, document, taken), document })
      const statements = [removal(source, ids), ...additions(source, placed, spellings)]
      await client.batch(statements, 'write')
    },

    async remove(source, ids) {
      await client.execute(removal(source, ids))
    },

    async keepOnly(sources) {
      const sql =
        'DELETE FROM search_documents WHERE source NOT IN (SELECT value FROM json_each(?))'
      await rows(sql, [JSON.stringify(sources.map(({ name }) => name))])
    },

    async find(terms, { moment, most, audiences: given, source }) {
      const now = moment.toISOString()
      const found = new Set<number>()
      for (const { part, match } of questions(terms)) {
        const args = [match, most, now, ...(source === undefined ? [] : [source])]
        const matches = await Promise.all(
          given.map((audience) =>
            rows(selection(part, audience, { now, isOfSource: source !== undefined }), args),
          ),
        )
        // Merges the audiences into one list; on a tie, public documents come first.
        const inOrderOfPlace = matches
          .flat()
          .map((row) => MatchRow.parse(row))
          .toSorted((one, other) => other.place - one.place || one.id - other.id)
        for (const { id } of inOrderOfPlace.slice(0, most)) found.add(id)
        if (found.size >= most) break
      }
      return [...found].slice(0, most).map(String)
    },

    async read(keys) {
      const sql = `SELECT id AS key, kind, record_id, slug, published_at, title_th, title_en, text_th,
        text_en FROM search_documents WHERE id IN (SELECT value FROM json_each(?))`
      return inOrder(keys, await rows(sql, [JSON.stringify(keys.map(Number))]))
    },

    empty: () => create(client),
  }
}

function removal(source: SearchSource, ids: readonly number[]): Statement {
  const sql = `DELETE FROM search_documents
    WHERE source = ? AND record_id IN (SELECT value FROM json_each(?))`
  return { sql, args: [source.name, JSON.stringify(ids)] }
}

interface Placed {
  id: number
  document: SearchDocument
}

/** One statement per table, regardless of the number of documents: every prepared statement takes memory for a while. */
function additions(
  source: SearchSource,
  documents: readonly Placed[],
  spellings: Spellings,
): Statement[] {
  const { audience } = source
  const folded = documents.map(({ id, document }) => ({
    id,
    ...foldDocument(document, spellings, source),
  }))
  return [
    insertion(
      'search_documents',
      documents.map(({ id, document }) => ({ id, ...toRow(source, document) })),
    ),
    insertion(
      tableOf('pairs', audience),
      folded.map(({ id, pairs }) => ({ rowid: id, pairs: pairs.map(writePair).join(' ') })),
    ),
    insertion(
      tableOf('titles', audience),
      folded.map(({ id, title }) => ({ rowid: id, title })),
    ),
    insertion(
      tableOf('grams', audience),
      folded.map(({ id, title, text }) => ({ rowid: id, title, text })),
    ),
  ]
}

/** All rows must have the same columns. */
function insertion(table: string, rows: readonly Record<string, Value>[]): Statement {
  const names = Object.keys(rows[0] ?? {})
  const values = names.map((_, index) => `value ->> ${index}`).join(', ')
  const sql = `INSERT INTO ${table} (${names.join(', ')}) SELECT ${values} FROM json_each(?)`
  return { sql, args: [JSON.stringify(rows.map((row) => names.map((name) => row[name] ?? null)))] }
}

async function readVersion(client: SqliteClient): Promise<number | undefined> {
  const exists = "SELECT name FROM sqlite_schema WHERE name = 'search_version'"
  if ((await client.execute(exists)).rows.length === 0) return undefined
  const { rows } = await client.execute('SELECT version FROM search_version')
  return z.object({ version: z.number() }).parse({ ...rows[0] }).version
}

async function create(client: SqliteClient): Promise<void> {
  await client.batch([...tables.map((name) => `DROP TABLE IF EXISTS ${name}`), ...schema], 'write')
}

/**
 * FTS5 returns matches by descending rowid without sorting, and stops when it has enough. So the rowid is the rank (`orderOf`)
 * times this number, plus a counter for documents of equal rank.
 */
const numbersOfAnOrder = 2 ** 20
/** In the shared table of documents each audience has its own range of ids. */
const firstNumber = (audience: Audience) => audiences.indexOf(audience) * 2 ** 52

/** `pairs`: single letters and pairs of letters. `titles`, `grams`: trigrams of the title, and of title and text. */
type Part = 'pairs' | 'titles' | 'grams'

/** Each audience has its own tables, so that a search never reads documents for others. */
function tableOf(part: Part, audience: Audience): string {
  return audience === 'anyone' ? `search_${part}` : `search_${part}_${audience}`
}

function tablesOf(audience: Audience): string[] {
  return (['pairs', 'titles', 'grams'] as const).map((part) => tableOf(part, audience))
}

/** SQL for one audience, best matches first. ?1: query, ?2: maximum, ?3: `now`, ?4: source (only with `isOfSource`). */
function selection(
  part: Part,
  audience: Audience,
  { now, isOfSource }: { now: string; isOfSource: boolean },
): string {
  const table = tableOf(part, audience)
  // SQLite runs this subquery for each match, until it has found `?2` documents.
  const ofSource = `AND (SELECT source FROM search_documents WHERE id = ${table}.rowid) = ?4`
  return `SELECT rowid AS id, rowid - ${firstNumber(audience)} AS place FROM ${table}
    WHERE ${table} MATCH ?1 AND ${isSeen(audience, now)}
    ${isOfSource ? ofSource : ''}
    ORDER BY rowid DESC LIMIT ?2`
}

/** SQL condition: visible at `now`, which is also `?3`. */
function isSeen(audience: Audience, now: string): string {
  const first = firstNumber(audience)
  // Excludes documents scheduled for later: their ids lie from the first id of `now` up to the first undated id.
  const begins = first + orderOf('news', now) * numbersOfAnOrder
  const ends = first + undatedOrder * numbersOfAnOrder
  return `(rowid < ${begins} OR rowid >= ${ends})
    AND rowid NOT IN (SELECT id FROM search_documents WHERE ends_at <= ?3)`
}

/**
 * The queries, strictest first; each query includes the matches of the previous ones. Titles have their own index. With one
 * index for both, a search of titles would read every text that contains a trigram, even if the trigram is rare in titles.
 */
function questions({ whole, words }: SearchTerms): { part: Part; match: string }[] {
  const inTitle = (text: string) => ({ part: 'titles' as const, match: quote(text) })
  const quotePair = (text: string) => quote(writePair(text))
  const pair = (text: string) => ({ part: 'pairs' as const, match: quotePair(text) })
  const exact = inTitle(titleStart + whole + titleEnd)
  const beginning = titleStart + whole
  // A trigram index cannot find texts of one or two letters.
  if (isShort(whole)) {
    const inPairs = { part: 'pairs' as const, match: matchWords(words, quotePair) }
    return [exact, isShort(beginning) ? pair(beginning) : inTitle(beginning), inPairs]
  }
  const all = matchWords(words, quote)
  return [exact, inTitle(beginning), { part: 'titles', match: all }, { part: 'grams', match: all }]
}

/** An FTS5 expression that matches if every word occurs in one of its spellings. */
function matchWords(words: SearchTerms['words'], write: (way: string) => string): string {
  return words.map((ways) => `(${ways.map(write).join(' OR ')})`).join(' AND ')
}

/** Encodes one or two letters as a single token for FTS5. */
function writePair(pair: string): string {
  return Array.from(pair, (letter) => letter.codePointAt(0)?.toString(16)).join('g')
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
