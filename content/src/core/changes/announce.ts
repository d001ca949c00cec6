import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { BasePayload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isPostgres, isSqlite, sqliteClientOf } from '../../platform/database/dialect.ts'
import { changeBus, everythingTag } from './change-bus.ts'
import { cutTags } from './tag-pieces.ts'

const channel = 'washhouse_changes'
const Tags = z.array(z.string())

/** The interval of the health check on the listening connection, and the timeout of its answer. */
const beatMs = 3000
const beatLimitMs = 4000
const reconnectMs = 1000

/** False while this process does not hear of changes by others. Only PostgreSQL needs a connection for this. */
let isConnected = true
export const hearsChanges = () => isConnected

/** Publishes a change when its transaction commits, and never if it rolls back. */
export async function announce(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  const { db } = req.payload
  if (isSqlite(db)) {
    sqliteClientOf(db).whenStored(() => void changeBus.publish(tags))
    return
  }
  if (!isPostgres(db)) throw new Error(`${db.name} is no SQL database`)
  const connection = db.sessions[(await req.transactionID) ?? '']?.db ?? db.drizzle
  // One statement, so that all tags or none are announced even outside of a transaction.
  const pieces = sql`unnest(${sql.param(cutTags(tags))}::text[]) as piece`
  await connection.execute(sql`select pg_notify(${channel}, piece) from ${pieces}`)
}

/** Forwards changes committed by any process to this process's listeners. Returns a function that stops it. */
export async function listenToPostgres(payload: BasePayload): Promise<() => Promise<void>> {
  const { db, logger } = payload
  if (!isPostgres(db)) return async () => {}
  const { pg, poolOptions } = db
  const open = () => connect({ pg, poolOptions })
  let isStopped = false
  let client = await open()
  watch()

  function watch(): void {
    const stopBeats = checkBeats(client)
    client.once('end', () => {
      stopBeats()
      if (isStopped) return
      isConnected = false
      logger.error('the connection for change notifications was lost')
      void reconnect()
    })
  }

  async function reconnect(): Promise<void> {
    while (!isStopped) {
      await new Promise((resolve) => setTimeout(resolve, reconnectMs))
      try {
        client = await open()
        // Stopped during the reconnect.
        if (isStopped) return void client.end()
        watch()
        isConnected = true
        // Changes committed in the meantime were missed.
        changeBus.publish([everythingTag])
        return
      } catch (error) {
        logger.warn({ err: error }, 'cannot connect for change notifications yet')
      }
    }
  }

  return async () => {
    isStopped = true
    void client.end()
  }
}

type Line = Pick<PostgresAdapter, 'pg' | 'poolOptions'>
type Client = InstanceType<PostgresAdapter['pg']['Client']>

/** A dedicated connection: one from the pool may also have gone silent. */
async function connect({ pg, poolOptions }: Line): Promise<Client> {
  const client = new pg.Client(poolOptions)
  client.on('notification', ({ payload: text }) =>
    changeBus.publish(Tags.parse(JSON.parse(text ?? '[]'))),
  )
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    return client
  } catch (error) {
    void client.end()
    throw error
  }
}

/**
 * Ends a connection that no longer answers; it has no other queries that would reveal this. Returns a function that stops
 * the check.
 */
function checkBeats(client: Client): () => void {
  const beat = { text: 'select 1', query_timeout: beatLimitMs }
  const ask = () => {
    client.query(beat).then(
      () => {
        timer = setTimeout(ask, beatMs)
      },
      () => void client.end(),
    )
  }
  let timer = setTimeout(ask, beatMs)
  return () => clearTimeout(timer)
}
