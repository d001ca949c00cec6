import { readEnv } from '@washhouse/serving/env'
import { webboardVariables } from './webboard.variables.ts'

const { BOARD_PACES } = readEnv(webboardVariables)

export const webboardEnv = {
  obeysRateLimits: BOARD_PACES,
}
