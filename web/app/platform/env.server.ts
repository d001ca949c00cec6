import { readEnv } from '@washhouse/serving/env'
import { webVariables } from './variables.ts'

export const env = readEnv(webVariables)
