import type { BasePayload } from 'payload'
import { z } from 'zod'

const key = 'demo-content'
const DemoState = z.enum(['filling', 'filled']).nullable()

/** True if there is no demo content yet or its seeding was interrupted. */
export async function needsDemo(payload: BasePayload): Promise<boolean> {
  const state = DemoState.parse(await payload.kv.get(key))
  if (state !== null) return state === 'filling'
  const { totalDocs } = await payload.count({ collection: 'branches' })
  return totalDocs === 0
}

export async function noteDemo(payload: BasePayload, state: 'filling' | 'filled'): Promise<void> {
  await payload.kv.set(key, state)
}
