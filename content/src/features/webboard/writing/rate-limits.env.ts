import { readEnv } from '@washhouse/serving/env'
import { webboardVariables } from './webboard.variables.ts'

const { BOARD_PACES } = readEnv(webboardVariables)

export const webboardEnv = {
  /** Whether authors are held to the paces of the board. */
  obeysRateLimits: BOARD_PACES,
}
