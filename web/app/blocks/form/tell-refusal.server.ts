import { firstMessage, retryAfterOf, ServiceError } from '@washhouse/contract/client/service-error'
import type { Language } from '@washhouse/contract/language'
import { ErrorBody } from '@washhouse/contract/wire/errors'
import { textIn } from '../../i18n/compile.server.ts'
import type { MessageCatalogue } from '../../i18n/messages.ts'
import type { FormDefinition } from './form-definition.ts'

/** A service that refuses for the time being without saying for how long. */
const usualWaitSeconds = 600

/** What the form says of a refusal that names no field: by its code, or in the service's own words. */
export function tellRefusal<Body, Result>(
  { refusalTexts = {}, tellsMessage = false }: FormDefinition<Body, Result>,
  error: unknown,
  language: Language,
): { reason: string; code: string | null } | null {
  if (!(error instanceof ServiceError)) return null
  const { body } = error
  const texts: MessageCatalogue<string> = refusalTexts
  const codes = ErrorBody.safeParse(body).data?.errors.map(({ extensions }) => extensions.code)
  const code = codes?.find((told) => told in texts)
  if (code !== undefined) {
    const minutes = Math.ceil((retryAfterOf(body) ?? usualWaitSeconds) / 60)
    return { reason: textIn(language, texts)(code, { minutes }), code }
  }
  const message = tellsMessage && error.status < 500 ? firstMessage(body) : undefined
  return message === undefined ? null : { reason: message, code: codes?.[0] ?? null }
}
