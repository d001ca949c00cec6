import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo } from '../../../ground/database/tables.ts'
import { postsOf, repliesOf } from '../board-tables.ts'
import type { Stored } from '../subject.ts'
import { discountPost, discountReply } from './discount.rows.ts'

/** Sets columns of a post or reply. */
export async function setStored(
  payload: BasePayload,
  { kind, id }: Pick<Stored, 'kind' | 'id'>,
  set: object,
): Promise<void> {
  const table = kind === 'post' ? postsOf(payload) : repliesOf(payload)
  await connectionTo(payload)
    .update(table)
    .set({ ...set, updatedAt: new Date().toISOString() })
    .where(eq(table.id, id))
}

/** Counts out what was shown and is no more. Gives whether it was the reply that solved its post. */
export async function discount(payload: BasePayload, stored: Stored): Promise<boolean> {
  if (stored.state !== 'published') return false
  if (stored.kind === 'reply') return await discountReply(payload, stored)
  await discountPost(payload, stored)
  return false
}

/** Hides what is shown until staff decide; it keeps its number or place. Gives whether it had solved its post. */
export async function hide(payload: BasePayload, stored: Stored): Promise<boolean> {
  const wasSolution = await discount(payload, stored)
  await setStored(payload, stored, { state: 'hidden' })
  return wasSolution
}
