import { switchSchema } from '@washhouse/serving/env'
import { z } from 'zod'

/** What the web board reads from the environment. */
export const webboardVariables = z.object({ BOARD_PACES: switchSchema.default(true) })
