import { removedSchema, secretSchema, wholeNumberSchema } from '@washhouse/serving/env'
import { z } from 'zod'

const noWarmUp = removedSchema('unset it and set MAIL_PER_DAY instead, raising it yourself')

/** Rate limits of bulk mail and LINE messages, and the secret of the bounce webhook. */
export const mailingVariables = z.object({
  MAIL_PER_MINUTE: wholeNumberSchema(0, 100_000).default(60),
  MAIL_PER_DAY: wholeNumberSchema(0, 100_000_000).default(0),
  MAIL_WARM_UP: noWarmUp,
  MAIL_WARM_UP_FROM: noWarmUp,
  LINE_MONTHLY_LIMIT: wholeNumberSchema(0, 10_000_000).default(300),
  MAIL_EVENTS_SECRET: secretSchema.optional(),
})
