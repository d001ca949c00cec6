import { httpUrlSchema } from '@washhouse/serving/env'
import { z } from 'zod'

/** The Messaging API channel for LINE messages; without a token none are sent. */
export const linePushVariables = z.object({
  LINE_CHANNEL_TOKEN: z.string().min(1).optional(),
  LINE_API_URL: httpUrlSchema.default('https://api.line.me'),
})
