import { trustedProxiesSchema } from '@washhouse/serving/client-address'
import {
  hostSchema,
  httpUrlSchema,
  logLevelSchema,
  portSchema,
  secretListSchema,
  switchSchema,
  wholeNumberSchema,
} from '@washhouse/serving/env'
import { z } from 'zod'

export const webVariables = z.object({
  DATA_DIR: z.string().default('./data'),
  WEB_HOST: hostSchema.default('127.0.0.1'),
  WEB_PORT: portSchema.default(3000),
  CONTENT_URL: httpUrlSchema.default('http://127.0.0.1:8055'),
  PUBLIC_URL: httpUrlSchema.optional(),
  LOG_LEVEL: logLevelSchema.default('info'),
  TRUSTED_PROXIES: trustedProxiesSchema.optional(),
  /** Memory for kept pages, in megabytes. */
  PAGE_CACHE_MB: wholeNumberSchema(8, 9999).default(128),
  /** 1: the page /gallery shows every part of the look. */
  GALLERY: switchSchema.default(false),
  /** 0: browsers are told to remove the service worker and what it kept. */
  OFFLINE_PAGE: switchSchema.default(true),
  /** The website shows the first alone. */
  SERVICE_TOKEN: secretListSchema.transform(([newest = '']) => newest),
  SESSION_SECRET: secretListSchema,
})
