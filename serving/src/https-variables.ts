import { z } from 'zod'
import { switchSchema } from './env.ts'

/** What answers on https promise browsers, read by both services. */
export const httpsVariables = z.object({
  /** 1: that all names below the service's own are on https too. */
  HSTS_SUBDOMAINS: switchSchema.default(false),
})
