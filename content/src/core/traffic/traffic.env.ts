import { join } from 'node:path'
import { env } from '../../platform/env.ts'
import { retentionDays } from '../../platform/retention/retention.env.ts'

export const trafficEnv = {
  /** Of its own: no backup has it, and no restore touches it. */
  folder: join(env.dataDir, 'traffic'),
  keys: env.trafficKeys,
  /** With a period of no day none is kept. */
  isKept: retentionDays('traffic-log') > 0,
}
