import { readEnv } from '@washhouse/serving/env'
import { bounceVariables } from './bounce.variables.ts'

const { MAIL_EVENTS_SECRET } = readEnv(bounceVariables)

/** The secret of the bounce webhook; without it there is no webhook. */
export const mailEventsSecret = MAIL_EVENTS_SECRET
