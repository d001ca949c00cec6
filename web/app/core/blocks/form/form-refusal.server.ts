import {
  firstMessage,
  limitedUntilOf,
  retryAfterOf,
  ServiceError,
} from '@washhouse/contract/client/service-error'
import type { Language } from '@washhouse/contract/language'
import { ErrorBody } from '@washhouse/contract/wire/errors'
import { textIn } from '../../i18n/compile.server.ts'
import { formatWait } from '../../i18n/format.ts'
import type { MessageCatalogue, MessageValues } from '../../i18n/messages.ts'
import type { FormDefinition } from './form-definition.ts'
import { limitFigures } from './limit-figures.ts'

/** Used for a rate limit without a wait time in the response. */
const usualWaitSeconds = 600

/** The form's text for a refusal without a field: by its code, or the service's message. */
export function toFormRefusal<Body, Result>(
  { refusalTexts = {}, tellsMessage = false }: FormDefinition<Body, Result>,
  error: unknown,
  language: Language,
): { reason: string; code: string | null } | null {
  if (!(error instanceof ServiceError)) return null
  const { body } = error
  const texts: MessageCatalogue<string> = refusalTexts
  const refusals = ErrorBody.safeParse(body).data?.errors ?? []
  const names = refusals.flatMap(({ extensions: { code, type } }) =>
    typeof type === 'string' ? [`${code}.${type}`, code] : [code],
  )
  const name = names.find((told) => told in texts)
  if (name !== undefined)
    return { reason: textIn(language, texts)(name, figuresOf(body, language)), code: name }
  const message = tellsMessage && error.status < 500 ? firstMessage(body) : undefined
  return message === undefined
    ? null
    : { reason: message, code: refusals[0]?.extensions.code ?? null }
}

/** The wait time of a rate limit as text, if the service sends it. */
export function waitOf({ body }: ServiceError, language: Language): { wait?: string } {
  const seconds = retryAfterOf(body)
  return seconds === undefined ? {} : { wait: formatWait(language, seconds) }
}

function figuresOf(body: unknown, language: Language): MessageValues {
  const seconds = retryAfterOf(body) ?? usualWaitSeconds
  const until = limitedUntilOf(body)
  return {
    minutes: Math.ceil(seconds / 60),
    wait: formatWait(language, seconds),
    ...(until !== undefined && limitFigures(language, until)),
  }
}
