import { createLogger } from '@washhouse/serving/logger'
import { env } from './env.server.ts'

export const log = createLogger({ part: 'web', level: env.LOG_LEVEL })
