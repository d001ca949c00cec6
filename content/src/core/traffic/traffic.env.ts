import { join } from 'node:path'
import { env } from '../../platform/env.ts'
import { retentionDays } from '../../platform/retention/retention.env.ts'

export const trafficEnv = {
  /** A separate folder: excluded from backups and restores. */
  folder: join(env.dataDir, 'traffic'),
  keys: env.trafficKeys,
  /** A period of 0 days turns the log off. */
  isKept: retentionDays('traffic-log') > 0,
}
