import { trustedProxiesSchema } from '@washhouse/serving/client-address'
import {
  accessLogSchema,
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
  WEB_METRICS_PORT: portSchema.optional(),
  CONTENT_URL: httpUrlSchema.default('http://127.0.0.1:8055'),
  PUBLIC_URL: httpUrlSchema.optional(),
  LOG_LEVEL: logLevelSchema.default('info'),
  ACCESS_LOG: accessLogSchema.default('all'),
  TRUSTED_PROXIES: trustedProxiesSchema.optional(),
  /** Memory of the page cache, in megabytes. */
  PAGE_CACHE_MB: wholeNumberSchema(8, 9999).default(128),
  /** A shared cache in front is told here which pages have changed, in the format of Cloudflare's API. */
  PURGE_URL: httpUrlSchema.optional(),
  PURGE_TOKEN: z.string().optional(),
  /** 1: the page /gallery shows all components. */
  GALLERY: switchSchema.default(false),
  /** 0: browsers remove the service worker and its caches. */
  OFFLINE_PAGE: switchSchema.default(true),
  /** The website sends only the first one. */
  SERVICE_TOKEN: secretListSchema.transform(([newest = '']) => newest),
  SESSION_SECRET: secretListSchema,
})
