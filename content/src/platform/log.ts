import { createLogger } from '@washhouse/serving/logger'
import { findOutage } from './database/outage.ts'
import { env } from './env.ts'

export const log = createLogger({
  part: 'content',
  level: env.logLevel,
  isKnown: (error) => findOutage(error) !== undefined,
})
