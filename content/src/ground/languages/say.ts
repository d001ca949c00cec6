import type { PayloadRequest } from 'payload'

/** A message to the editor in the language of his admin. */
export function say(req: PayloadRequest, th: string, en: string): string {
  return req.i18n.language === 'th' ? th : en
}
