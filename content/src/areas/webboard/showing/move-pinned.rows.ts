import type { BasePayload } from 'payload'
import { moveOnShelves } from '../counting/shelves.rows.ts'
import type { StoredPost } from '../subject.ts'
import { setStored } from './hide.rows.ts'

/** Pins a post that is shown, or unpins it: what is pinned stands on no shelf. */
export async function movePinned(
  payload: BasePayload,
  { id, number, activity, pinnedAt: before }: StoredPost,
  pinnedAt: string | null,
): Promise<void> {
  await setStored(payload, { kind: 'post', id }, { pinnedAt })
  if ((before === null) === (pinnedAt === null)) return
  for (const [sorting, place] of [
    ['number', number],
    ['activity', activity],
  ] as const)
    await moveOnShelves(
      payload,
      sorting,
      pinnedAt === null ? null : place,
      pinnedAt === null ? place : null,
    )
}
