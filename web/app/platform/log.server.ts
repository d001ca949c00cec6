import { BreakerOpenError } from '@washhouse/contract/client/breaker'
import { ServiceError } from '@washhouse/contract/client/service-error'
import { createLogger } from '@washhouse/serving/logger'
import { productVersion } from '@washhouse/serving/product-version'
import { env } from './env.server.ts'

export const log = createLogger({
  part: 'web',
  level: env.LOG_LEVEL,
  isKnown: (error) => error instanceof ServiceError || error instanceof BreakerOpenError,
})
log.setBindings({ version: productVersion() })
