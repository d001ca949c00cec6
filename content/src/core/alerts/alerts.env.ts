import { join } from 'node:path'
import { readEnv } from '@washhouse/serving/env'
import { env } from '../../platform/env.ts'
import { alertVariables } from './alert-variables.ts'

const { ALERT_MAIL, ALERT_URL } = readEnv(alertVariables)

export const alertsEnv = {
  /** Addresses of the operators. */
  mail: ALERT_MAIL,
  /** Receives each alert as JSON. */
  url: ALERT_URL,
  folder: join(env.dataDir, 'run', 'alerts'),
}

/** False: alerts are only logged. */
export const reachesOperators = () => alertsEnv.mail.length > 0 || alertsEnv.url !== undefined
