import { switchSchema } from '@washhouse/serving/env'
import { z } from 'zod'

/** Environment variables of the web board. */
export const webboardVariables = z.object({ BOARD_PACES: switchSchema.default(true) })
