import type { RunKind } from '../sending/queue-batch.ts'
import { policyChangeOutbox } from './policy-change-outbox.ts'
import { findChange, isToldOf } from './policy-change.rows.ts'

/** An announced change as something that goes to many members. */
export const policyChangeRun: RunKind = {
  table: 'policy_changes',
  purpose: 'policy-change',
  source: policyChangeOutbox,
  async isFor(payload, id) {
    const change = await findChange(payload, id)
    if (!change) throw new Error(`There is no announcement ${id}`)
    return isToldOf(payload, change)
  },
}
