import { readEnv } from '@washhouse/serving/env'
import { webboardVariables } from './webboard.variables.ts'

const { BOARD_RATE_LIMITS } = readEnv(webboardVariables)

export const webboardEnv = {
  /** False: no rate limits for authors. */
  obeysRateLimits: BOARD_RATE_LIMITS,
}
