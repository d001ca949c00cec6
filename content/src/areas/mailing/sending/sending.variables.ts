import { wholeNumberSchema } from '@washhouse/serving/env'
import { z } from 'zod'

/** How fast what members asked for leaves. */
export const sendingVariables = z
  .object({
    MAIL_PER_MINUTE: wholeNumberSchema(0, 100_000).default(60),
    MAIL_WARM_UP: wholeNumberSchema(1, 1_000_000).optional(),
    MAIL_WARM_UP_FROM: z.iso
      .date('must be a day such as 2026-12-01')
      .meta({ example: '2026-12-01' })
      .optional(),
    LINE_MONTHLY_LIMIT: wholeNumberSchema(0, 10_000_000).default(300),
  })
  .refine(({ MAIL_WARM_UP, MAIL_WARM_UP_FROM }) => !MAIL_WARM_UP || MAIL_WARM_UP_FROM, {
    path: ['MAIL_WARM_UP_FROM'],
  })
