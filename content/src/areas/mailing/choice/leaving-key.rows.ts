import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo } from '../../../ground/database/tables.ts'
import { keysOf } from './mailing-tables.ts'

const purpose = 'leaving'
const keyBytes = 32
const known = new WeakMap<BasePayload, Buffer>()

/** The key of the links by which mails are left: drawn once, by whichever process asks first, and kept. */
export async function leavingKey(payload: BasePayload): Promise<Buffer> {
  const key = known.get(payload) ?? (await readKey(payload)) ?? (await drawKey(payload))
  known.set(payload, key)
  return key
}

async function readKey(payload: BasePayload): Promise<Buffer | undefined> {
  const keys = keysOf(payload)
  const [row] = await connectionTo(payload)
    .select({ key: keys.key })
    .from(keys)
    .where(eq(keys.purpose, purpose))
  return row && Buffer.from(String(row.key), 'base64url')
}

async function drawKey(payload: BasePayload): Promise<Buffer> {
  const now = new Date().toISOString()
  const key = randomBytes(keyBytes).toString('base64url')
  await connectionTo(payload)
    .insert(keysOf(payload))
    .values({ purpose, key, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
  const kept = await readKey(payload)
  if (!kept) throw new Error('The key of unsubscribe links was not kept')
  return kept
}
