import { defaultLanguage, languages } from '@washhouse/contract/language'
import { APIError, type PayloadRequest } from 'payload'
import { say } from '../../platform/languages/say.ts'

/**
 * A request without a language means Thai. Payload itself puts the default in only where texts fall back
 * to it, and would keep neither the texts of such a write nor those of one in an unknown language.
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
