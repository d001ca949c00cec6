import { readEnv } from '@washhouse/serving/env'
import { notifyVariables } from './notify-variables.ts'

const {
  LEAD_WEBHOOK_URL: url,
  LEAD_WEBHOOK_SECRET: secret,
  LINE_CHANNEL_TOKEN: token,
  LINE_TO: to,
  LINE_API_URL: apiUrl,
} = readEnv(notifyVariables)

/** Which services are told of leads. */
export const notifyEnv = {
  webhook: url ? { url, secret } : undefined,
  line: token && to ? { token, to, apiUrl } : undefined,
}
