import { httpUrlSchema, secretSchema } from '@washhouse/serving/env'
import { z } from 'zod'
import { webhookUrlSchema } from '../../../engines/mail/mail-variables.ts'

/** What telling others of leads reads from the environment. */
export const notifyVariables = z
  .object({
    LEAD_WEBHOOK_URL: webhookUrlSchema.optional(),
    LEAD_WEBHOOK_SECRET: secretSchema.optional(),
    LINE_CHANNEL_TOKEN: z.string().min(1).optional(),
    LINE_TO: z
      .string()
      .regex(/^[A-Za-z0-9]+$/, 'must be the id of a user, a group or a room')
      .optional(),
    LINE_API_URL: httpUrlSchema.default('https://api.line.me'),
  })
  .refine(({ LINE_CHANNEL_TOKEN, LINE_TO }) => !LINE_CHANNEL_TOKEN || LINE_TO, {
    path: ['LINE_TO'],
  })
