import { readEnv } from '@washhouse/serving/env'
import { linePushVariables } from './line-push.variables.ts'

const { LINE_CHANNEL_TOKEN: token, LINE_API_URL: apiUrl } = readEnv(linePushVariables)

/** How LINE messages are sent; undefined: none are sent. */
export const linePush = token ? { token, apiUrl } : undefined
