import type { BasePayload } from 'payload'
import { readNameRules } from '../author/name-rules.rows.ts'
import { visitLogOf } from '../counting/visit-log.ts'
import type { BoardReader, PostView } from './post-rows.ts'

/** With what posts are shown to a reader at this moment. */
export async function openPostView(payload: BasePayload, reader: BoardReader): Promise<PostView> {
  return { reader, visits: visitLogOf(payload), names: await readNameRules(payload) }
}
