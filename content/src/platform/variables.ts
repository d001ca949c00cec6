import { trustedProxiesSchema } from '@washhouse/serving/client-address'
import {
  accessLogSchema,
  hostSchema,
  httpUrlSchema,
  logLevelSchema,
  originsSchema,
  portSchema,
  secretListSchema,
  secretSchema,
  switchSchema,
  wholeNumberSchema,
} from '@washhouse/serving/env'
import { z } from 'zod'

export const serviceVariables = z.object({
  DATA_DIR: z.string().default('data'),
  ADOPT_DATA_FOLDER: switchSchema.default(false),
  DEMO: switchSchema.default(true),
  CONTENT_HOST: hostSchema.default('127.0.0.1'),
  CONTENT_PORT: portSchema.default(8055),
  CONTENT_METRICS_PORT: portSchema.optional(),
  WEB_METRICS_PORT: portSchema.optional(),
  CONTENT_PUBLIC_URL: httpUrlSchema.optional(),
  PUBLIC_URL: httpUrlSchema.optional(),
  WEB_PORT: portSchema.default(3000),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, 'must be file:<path> or postgres://…')
    .meta({ example: 'file:data/washhouse.db' })
    .optional(),
  FILES_URL: z
    .string()
    .regex(
      /^s3:\/\/[a-z0-9][a-z0-9.-]+(\/[\w./-]*)?(\?.+)?$/,
      'must be s3://<bucket>/<prefix>?endpoint=<address>&region=<region>',
    )
    .meta({ example: 's3://washhouse/files?endpoint=https://s3.example.com&region=ap-southeast-7' })
    .optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  TRUSTED_PROXIES: trustedProxiesSchema.optional(),
  CORS_ORIGINS: originsSchema.default([]),
  LOG_LEVEL: logLevelSchema.default('info'),
  ACCESS_LOG: accessLogSchema.default('all'),
  RESPONSE_CACHE_MB: wholeNumberSchema(0, 9999).default(64),
  BEFORE_MIGRATION: z.string().optional(),
  PAYLOAD_SECRET: secretListSchema,
  SERVICE_TOKEN: secretListSchema,
  PREVIEW_SECRET: secretSchema,
  TRAFFIC_LOG_KEY: secretListSchema,
})
