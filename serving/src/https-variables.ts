import { z } from 'zod'
import { switchSchema } from './env.ts'

/** What responses over https promise browsers; read by both services. */
export const httpsVariables = z.object({
  /** 1: all subdomains of the service's host name use https too. */
  HSTS_SUBDOMAINS: switchSchema.default(false),
})
