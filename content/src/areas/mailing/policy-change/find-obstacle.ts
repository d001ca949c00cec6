import type { BasePayload } from 'payload'
import { dayInThailand } from '../sending/bangkok-clock.ts'
import { policyGlobals } from './frozen-change.ts'
import { saidBy, type StoredChange } from './policy-change.rows.ts'

/** Why an announcement may not leave yet. */
export type Obstacle = 'unpublished' | 'past' | 'unseen'

/** Members are told of what they can read, before it holds, and in words that somebody has looked at. */
export async function findObstacle(
  payload: BasePayload,
  change: StoredChange,
  now: Date,
): Promise<Obstacle | undefined> {
  const slug = policyGlobals[change.policy]
  // The newest of its versions: a draft is what editors have not published yet.
  const newest = await payload.findGlobal({ slug, draft: true, depth: 0 })
  if (newest._status !== 'published') return 'unpublished'
  if (saidBy(change).holdsFrom < dayInThailand(now)) return 'past'
  return change.provedAt === null ? 'unseen' : undefined
}
