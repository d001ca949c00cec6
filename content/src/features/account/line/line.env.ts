import { readEnv } from '@washhouse/serving/env'
import { lineVariables } from './line.variables.ts'

const variables = readEnv(lineVariables)
const { LINE_CHANNEL_ID: id, LINE_CHANNEL_SECRET: secret, LINE_ISSUER: issuer } = variables

/** The LINE Login channel; undefined: signing in with LINE is off. */
export const lineChannel = id && secret ? { id, secret, issuer } : undefined
export type LineChannel = NonNullable<typeof lineChannel>
