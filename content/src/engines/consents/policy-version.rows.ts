import type { BasePayload } from 'payload'
import { connectionTo, tableOf } from '../../ground/database/tables.ts'

/** The version of the policies that is in force, as the area consent keeps it; null until editors have saved one. */
export async function readPolicyVersion(payload: BasePayload): Promise<string | null> {
  const tracking = tableOf(payload, 'tracking', ['policyVersion'])
  const [row] = await connectionTo(payload)
    .select({ version: tracking.policyVersion })
    .from(tracking)
    .limit(1)
  return row ? String(row.version) : null
}
