import { readEnv } from './env.ts'
import { httpsVariables } from './https-variables.ts'

const { HSTS_SUBDOMAINS } = readEnv(httpsVariables)

export const httpsEnv = { withSubdomains: HSTS_SUBDOMAINS }
