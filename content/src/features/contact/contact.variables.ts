import { secretSchema, wholeNumberSchema } from '@washhouse/serving/env'
import { z } from 'zod'
import { webhookUrlSchema } from '../../core/mail/mail-variables.ts'

/** Environment variables for receiving and forwarding leads. */
export const contactVariables = z.object({
  LEAD_POST_LIMIT: wholeNumberSchema(1, 1_000_000).default(120),
  LEAD_WEBHOOK_URL: webhookUrlSchema.optional(),
  LEAD_WEBHOOK_SECRET: secretSchema.optional(),
  LINE_TO: z
    .string()
    .regex(/^[A-Za-z0-9]+$/, 'must be the id of a user, a group or a room')
    .optional(),
})
