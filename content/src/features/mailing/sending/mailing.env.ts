import { readEnv } from '@washhouse/serving/env'
import { mailingVariables } from './mailing.variables.ts'

const variables = readEnv(mailingVariables)

export const mailingEnv = {
  /** Rate limits of mails to many, for all processes together; 0: none. */
  perMinute: variables.MAIL_PER_MINUTE,
  perDay: variables.MAIL_PER_DAY,
  /** How many messages members get in LINE within a month. */
  lineAMonth: variables.LINE_MONTHLY_LIMIT,
  /** Without it there is no bounce webhook. */
  eventsSecret: variables.MAIL_EVENTS_SECRET,
}
