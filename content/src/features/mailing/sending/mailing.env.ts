import { readEnv } from '@washhouse/serving/env'
import { mailingVariables } from './mailing.variables.ts'

const variables = readEnv(mailingVariables)

export const mailingEnv = {
  /** Rate limits of bulk mail, for all processes together; 0: none. */
  perMinute: variables.MAIL_PER_MINUTE,
  perDay: variables.MAIL_PER_DAY,
  /** Messages to members in LINE per month. */
  lineAMonth: variables.LINE_MONTHLY_LIMIT,
  /** Undefined: no bounce webhook. */
  eventsSecret: variables.MAIL_EVENTS_SECRET,
}
