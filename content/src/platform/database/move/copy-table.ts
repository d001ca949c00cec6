import { StartProblem } from '../../start-problem.ts'
import type { MoveSource, Text } from './move-source.ts'
import { type Client, messageOf, namesOf, type Postgres, type TargetTable } from './move-target.ts'
import { tallyRows, type Tally } from './row-tally.ts'

/** Rows in memory at a time. */
const batchRows = 200

interface Copying {
  source: MoveSource
  client: Client
  pool: Postgres['pool']
}

/** Copies all rows of a table. PostgreSQL converts them to the types of its columns. Returns what was read. */
export async function copyTable(
  { source, client, pool }: Copying,
  { name, columns }: TargetTable,
): Promise<Tally> {
  const list = columns.map((column) => quote(column.name)).join(', ')
  const casts = columns.map((column) => `${quote(column.name)}::${column.type}`)
  const lists = columns.map((_, index) => `$${index + 1}::text[]`)
  const insert = `INSERT INTO ${quote(name)} (${list})
    SELECT ${casts.join(', ')} FROM unnest(${lists.join(', ')}) AS given (${list})`
  const tally = tallyRows(columns.map(({ type }) => type))
  let batch: Text[][] = []

  async function store(): Promise<void> {
    if (batch.length === 0) return
    const values = columns.map((_, index) => batch.map((row) => row[index]))
    try {
      await client.query(insert, values)
    } catch (error) {
      if (!isDataError(error)) throw error
      throw new StartProblem(await findRefused(pool, { name, columns }, batch))
    }
    for (const row of batch) tally.add(row)
    batch = []
  }

  for (const row of source.rows(name, namesOf({ name, columns })))
    if (batch.push(row) === batchRows) await store()
  await store()
  for (const { name: column, sequence } of columns)
    if (sequence !== null)
      await advance(client, { table: name, column, sequence }, source.lastId(name))
  return tally.total()
}

/** Ids of deleted rows are not given again: links to them may exist. */
async function advance(
  client: Client,
  { table, column, sequence }: Record<'table' | 'column' | 'sequence', string>,
  lastId: Text,
): Promise<void> {
  const last = `greatest(max(${quote(column)}), $2::bigint)`
  await client.query(`SELECT setval($1, ${last}) FROM ${quote(table)} HAVING ${last} > 0`, [
    sequence,
    lastId,
  ])
}

/** Counts and hashes the copied rows. */
export async function readCopy(client: Client, { name, columns }: TargetTable): Promise<Tally> {
  const list = columns.map((column) => `${quote(column.name)}::text`).join(', ')
  const tally = tallyRows(columns.map(({ type }) => type))
  await client.query(`DECLARE copied NO SCROLL CURSOR FOR SELECT ${list} FROM ${quote(name)}`)
  const text = `FETCH ${batchRows} FROM copied`
  for (;;) {
    const { rows } = await client.query<Text[]>({ text, rowMode: 'array' })
    if (rows.length === 0) break
    for (const row of rows) tally.add(row)
  }
  await client.query('CLOSE copied')
  return tally.total()
}

/** Tries each value by itself, because the error of a batch names none. */
async function findRefused(
  pool: Postgres['pool'],
  { name, columns }: TargetTable,
  batch: readonly Text[][],
): Promise<string> {
  const idAt = columns.findIndex((column) => column.name === 'id')
  for (const row of batch)
    for (const [at, column] of columns.entries())
      try {
        await pool.query(`SELECT $1::text::${column.type}`, [row[at]])
      } catch (error) {
        if (!isDataError(error)) throw error
        return `${name}.${column.name} of the row with the id ${row[idAt]} cannot be stored in PostgreSQL (${messageOf(error)}). Correct the value in the old installation and move again.`
      }
  return `PostgreSQL refused rows of the table ${name}, but each value by itself is accepted.`
}

/** Class 22: a value does not fit its type. */
function isDataError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('22')
}

const quote = (name: string) => `"${name}"`
