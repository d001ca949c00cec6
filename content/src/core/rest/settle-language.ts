import { defaultLanguage, languages } from '@washhouse/contract/language'
import { APIError, type PayloadRequest } from 'payload'
import { say } from '../../platform/languages/say.ts'

/**
 * A request without a language means Thai. Payload only applies the default if fallback is enabled; otherwise it would
 * discard the texts of a write without a language, or in an unknown one.
 */
export function settleLanguage(req: PayloadRequest, { isWrite }: { isWrite: boolean }): void {
  req.locale ||= defaultLanguage
  if (!isWrite && req.locale === 'all') return
  checkLanguage(req, 'locale', req.locale)
}

export function checkLanguage(req: PayloadRequest, path: string, sent: unknown): void {
  if (languages.some((language) => language === sent)) return
  const known = languages.join(', ')
  const message = say(
    req,
    `${path} ต้องเป็นภาษาใดภาษาหนึ่ง: ${known}`,
    `${path} must be one of the languages: ${known}.`,
  )
  throw new APIError(message, 400, { errors: [{ path, message }] }, true)
}
