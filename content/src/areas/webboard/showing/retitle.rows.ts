import type { BasePayload } from 'payload'
import { retellFollowers } from '../following/tell-followers.ts'
import { retellAsker } from '../reply/tell-asker.ts'
import type { Stored } from '../subject.ts'
import { findStored } from './stored.rows.ts'

/** Has what members were told of a post name it as it is called now; in the write that changes its title. */
export async function retitle(
  payload: BasePayload,
  { kind, id }: Pick<Stored, 'kind' | 'id'>,
): Promise<void> {
  if (kind !== 'post') return
  const post = await findStored(payload, { kind, id })
  if (post?.kind !== 'post' || post.title === null) return
  const titled = { id, title: post.title }
  await retellAsker(payload, titled)
  await retellFollowers(payload, titled)
}
