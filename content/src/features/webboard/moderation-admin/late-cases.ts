import type { BasePayload } from 'payload'
import { log } from '../../../platform/log.ts'
import { countCases } from './list-cases.rows.ts'

/** For the watch: how to say that cases have waited longer than a day. */
export async function checkLateCases(payload: BasePayload): Promise<(() => void) | undefined> {
  const { open, late } = await countCases(payload)
  return late === 0 ? undefined : () => log.warn({ open, late }, 'cases of the web board are late')
}
