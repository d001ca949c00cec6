import type { BasePayload } from 'payload'
import { z } from 'zod'

const key = 'demo-content'
const DemoState = z
  .union([
    z.enum(['filling', 'removed']),
    // Filled before this table kept the time.
    z.literal('filled'),
    z.object({ filledAt: z.iso.datetime() }),
  ])
  .nullable()

/**
 * True for an empty database and after an interrupted run. A database with staff or branches belongs to somebody, who started
 * it without demo content.
 */
export async function needsDemo(payload: BasePayload): Promise<boolean> {
  const state = DemoState.parse(await payload.kv.get(key))
  if (state !== null) return state === 'filling'
  const counts = await Promise.all([
    payload.count({ collection: 'branches' }),
    payload.count({ collection: 'staff' }),
  ])
  return counts.every(({ totalDocs }) => totalDocs === 0)
}

export async function noteDemo(
  payload: BasePayload,
  state: Exclude<z.infer<typeof DemoState>, null | 'filled'>,
): Promise<void> {
  await payload.kv.set(key, state)
}

/** When the demo content was complete; undefined if there is none, or if that was not stored. */
export async function demoFilledAt(payload: BasePayload): Promise<string | undefined> {
  const state = DemoState.parse(await payload.kv.get(key))
  return typeof state === 'object' ? state?.filledAt : undefined
}
