import { readEnv } from '@washhouse/serving/env'
import { sendingVariables } from './sending.variables.ts'

const variables = readEnv(sendingVariables)

export const sendingEnv = {
  /** Rate limits of mails to many, for all processes together; 0: none. */
  perMinute: variables.MAIL_PER_MINUTE,
  perDay: variables.MAIL_PER_DAY,
  /** How many messages members get in LINE within a month. */
  lineAMonth: variables.LINE_MONTHLY_LIMIT,
}
