import { httpUrlSchema } from '@washhouse/serving/env'
import { z } from 'zod'

/** Environment variables of signing in with LINE; it is off without an id. */
export const lineVariables = z
  .object({
    LINE_CHANNEL_ID: z
      .string()
      .regex(/^\d+$/, 'must be the digits of a LINE Login channel')
      .optional(),
    LINE_CHANNEL_SECRET: z.string().min(16).optional(),
    LINE_ISSUER: httpUrlSchema.default('https://access.line.me'),
  })
  .refine(({ LINE_CHANNEL_ID, LINE_CHANNEL_SECRET }) => !LINE_CHANNEL_ID || LINE_CHANNEL_SECRET, {
    path: ['LINE_CHANNEL_SECRET'],
    error: 'is needed with LINE_CHANNEL_ID',
  })
  .refine(({ LINE_CHANNEL_ID, LINE_CHANNEL_SECRET }) => !LINE_CHANNEL_SECRET || LINE_CHANNEL_ID, {
    path: ['LINE_CHANNEL_ID'],
    error: 'is needed with LINE_CHANNEL_SECRET',
  })
