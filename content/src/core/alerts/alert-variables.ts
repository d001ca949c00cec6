import { z } from 'zod'
import { isMailAddress, webhookUrlSchema } from '../mail/mail-variables.ts'

const addressesSchema = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((addresses) => addresses.every(isMailAddress), {
    error: 'must be email addresses, comma-separated',
  })
  .meta({ example: 'ops@example.com' })

export const alertVariables = z.object({
  ALERT_MAIL: addressesSchema.default([]),
  ALERT_URL: webhookUrlSchema.optional(),
})
