import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { BasePayload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isPostgres } from '../../ground/database/dialect.ts'
import { publishChange } from './change-bus.ts'

/** Stands for every tag: what changed while nobody listened is not known. */
export const everythingTag = 'everything'

const channel = 'washhouse_changes'
const Tags = z.array(z.string())

/** PostgreSQL delivers this when the transaction of the request commits, and never when it does not. */
export async function notifyInTransaction(
  db: PostgresAdapter,
  req: PayloadRequest,
  tags: readonly string[],
): Promise<void> {
  const transactionId = await req.transactionID
  const session = transactionId === undefined ? undefined : db.sessions[transactionId]
  const connection = session?.db ?? db.drizzle
  await connection.execute(sql`select pg_notify(${channel}, ${JSON.stringify(tags)})`)
}

/** Passes on what any process commits to this process's listeners; gives the way to stop. */
export async function listenToPostgres(payload: BasePayload): Promise<() => Promise<void>> {
  const { db, logger } = payload
  if (!isPostgres(db)) return async () => {}
  const { pool } = db
  let isStopped = false
  let release = await connect()

  async function connect(): Promise<() => void> {
    const client = await pool.connect()
    client.on('notification', ({ payload: text }) =>
      publishChange(Tags.parse(JSON.parse(text ?? '[]'))),
    )
    client.on('error', (error) => {
      // Released already: the database went down before the connection had ended.
      if (isStopped) return
      logger.error({ err: error }, 'the connection that brings changes was lost')
      release = () => {}
      client.release(true)
      void reconnect()
    })
    await client.query(`listen ${channel}`)
    return () => client.release(true)
  }

  async function reconnect(): Promise<void> {
    while (!isStopped) {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      try {
        release = await connect()
        // What was committed meanwhile was not heard.
        publishChange([everythingTag])
        return
      } catch (error) {
        logger.warn({ err: error }, 'the database cannot be listened to yet')
      }
    }
  }

  return async () => {
    isStopped = true
    release()
  }
}
