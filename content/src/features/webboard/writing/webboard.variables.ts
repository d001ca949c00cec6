import { removedSchema, switchSchema } from '@washhouse/serving/env'
import { z } from 'zod'

/** What the web board reads from the environment. */
export const webboardVariables = z.object({
  BOARD_RATE_LIMITS: switchSchema.default(true),
  BOARD_PACES: removedSchema('set BOARD_RATE_LIMITS instead'),
})
