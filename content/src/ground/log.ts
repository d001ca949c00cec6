import { createLogger } from '@washhouse/serving/logger'
import { env } from './env.ts'

export const log = createLogger({ part: 'content', level: env.logLevel })
