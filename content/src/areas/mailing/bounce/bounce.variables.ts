import { secretSchema } from '@washhouse/serving/env'
import { z } from 'zod'

/** What hearing of mails that were turned back reads from the environment. */
export const bounceVariables = z.object({ MAIL_EVENTS_SECRET: secretSchema.optional() })
