import { readEnv } from '@washhouse/serving/env'
import type { Days } from './retained-data.ts'
import { type TimedRetentionName, retentionTable } from './retention-table.ts'
import { retentionVariables } from './environment-overrides.ts'

const variables = readEnv(retentionVariables)

export function retentionDays(name: TimedRetentionName): number {
  const { days, setting }: Days = retentionTable[name].period
  return setting === undefined ? days : variables[setting]
}
