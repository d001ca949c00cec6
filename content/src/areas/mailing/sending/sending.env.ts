import { readEnv } from '@washhouse/serving/env'
import { sendingVariables } from './sending.variables.ts'

const variables = readEnv(sendingVariables)
const { MAIL_WARM_UP: most, MAIL_WARM_UP_FROM: from } = variables

/** How many mails may leave on the first day, which doubles with each, and which day that is. */
export interface WarmUp {
  most: number
  from: string
}

export const sendingEnv = {
  /** How many mails to many leave in a minute; 0: as many as the mail server takes. */
  perMinute: variables.MAIL_PER_MINUTE,
  warmUp: most && from ? ({ most, from } satisfies WarmUp) : undefined,
  /** How many messages members get in LINE within a month. */
  lineAMonth: variables.LINE_MONTHLY_LIMIT,
}
