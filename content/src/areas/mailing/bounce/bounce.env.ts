import { readEnv } from '@washhouse/serving/env'
import { bounceVariables } from './bounce.variables.ts'

const { MAIL_EVENTS_SECRET } = readEnv(bounceVariables)

/** What whoever delivers our mails knows us by; without it nobody tells us what became of them. */
export const mailEventsSecret = MAIL_EVENTS_SECRET
