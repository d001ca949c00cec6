import { sql } from '@payloadcms/db-postgres'
import type { BasePayload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isPostgres } from '../../ground/database/dialect.ts'
import { changeBus, everythingTag } from './change-bus.ts'

const channel = 'washhouse_changes'
const Tags = z.array(z.string())

/**
 * Publishes a change at the moment it can be read: at once, or on PostgreSQL when the transaction of
 * the request commits, and never when it does not.
 */
export async function announce(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  const { db } = req.payload
  if (!isPostgres(db)) {
    changeBus.publish(tags)
    return
  }
  const connection = db.sessions[(await req.transactionID) ?? '']?.db ?? db.drizzle
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
      changeBus.publish(Tags.parse(JSON.parse(text ?? '[]'))),
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
        changeBus.publish([everythingTag])
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
