import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { BasePayload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isPostgres, isSqlite, sqliteClientOf } from '../../platform/database/dialect.ts'
import { changeBus, everythingTag } from './change-bus.ts'
import { cutTags } from './tag-pieces.ts'

const channel = 'washhouse_changes'
const Tags = z.array(z.string())

/** So often the connection that brings changes is asked whether it still does, and so long it may take to answer. */
const beatMs = 3000
const beatLimitMs = 4000
const reconnectMs = 1000

/** Publishes a change once its transaction is committed, and never if that fails. */
export async function announce(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  const { db } = req.payload
  if (isSqlite(db)) {
    sqliteClientOf(db).whenStored(() => void changeBus.publish(tags))
    return
  }
  if (!isPostgres(db)) throw new Error(`${db.name} is no SQL database`)
  const connection = db.sessions[(await req.transactionID) ?? '']?.db ?? db.drizzle
  // One statement: all of it is announced or nothing, also outside of a transaction.
  const pieces = sql`unnest(${sql.param(cutTags(tags))}::text[]) as piece`
  await connection.execute(sql`select pg_notify(${channel}, piece) from ${pieces}`)
}

/** Passes on what any process commits to this process's listeners; gives the way to stop. */
export async function listenToPostgres(payload: BasePayload): Promise<() => Promise<void>> {
  const { db, logger } = payload
  if (!isPostgres(db)) return async () => {}
  const { pg, poolOptions } = db
  const open = () => connect({ pg, poolOptions })
  let isStopped = false
  let client = await open()
  watch()

  /** Reconnects as soon as the connection ends, or no longer answers. */
  function watch(): void {
    const stopBeats = checkBeats(client)
    client.once('end', () => {
      stopBeats()
      if (isStopped) return
      logger.error('the connection that brings changes was lost')
      void reconnect()
    })
  }

  async function reconnect(): Promise<void> {
    while (!isStopped) {
      await new Promise((resolve) => setTimeout(resolve, reconnectMs))
      try {
        client = await open()
        // Stopped meanwhile.
        if (isStopped) return void client.end()
        watch()
        // What was committed meanwhile was not heard.
        changeBus.publish([everythingTag])
        return
      } catch (error) {
        logger.warn({ err: error }, 'the database cannot be listened to yet')
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

/** A connection of its own: one from the pool may have gone silent, too. */
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

/** Ends a connection that no longer answers: nothing else is ever asked of it. Gives the way to stop. */
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
