import { readEnv } from '@washhouse/serving/env'
import { linePush } from '../../core/mail/line-push.env.ts'
import { contactVariables } from './contact.variables.ts'

const variables = readEnv(contactVariables)
const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = variables
const { LINE_TO: to } = variables

export const contactEnv = {
  /** Leads that one client network may store in ten minutes. */
  postLimit: variables.LEAD_POST_LIMIT,
  /** The services that receive leads. */
  services: {
    webhook: url ? { url, secret } : undefined,
    line: linePush && to ? { ...linePush, to } : undefined,
  },
}
