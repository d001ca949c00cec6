import { pino } from 'pino'
import { env } from './env.server.ts'

export const log = pino({ name: 'web', level: env.LOG_LEVEL })
