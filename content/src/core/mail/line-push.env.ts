import { readEnv } from '@washhouse/serving/env'
import { linePushVariables } from './line-push.variables.ts'

const { LINE_CHANNEL_TOKEN: token, LINE_API_URL: apiUrl } = readEnv(linePushVariables)

/** How texts are sent in LINE, whoever they go to; undefined: they are not. */
export const linePush = token ? { token, apiUrl } : undefined
