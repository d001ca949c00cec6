import { secretSchema } from '@washhouse/serving/env'
import { z } from 'zod'

/** What the bounce webhook reads from the environment. */
export const bounceVariables = z.object({ MAIL_EVENTS_SECRET: secretSchema.optional() })
