import type { Language } from '@washhouse/contract/language'
import { env } from './env.ts'

/** The full address of a page of the website, e.g. of '/login'. Never derived from a request. */
export function websitePage(language: Language, path: string): string {
  return `${env.websiteUrl}${language === 'en' ? '/en' : ''}${path}`
}

export function isWebsitePage(address: string): boolean {
  return URL.parse(address)?.origin === new URL(env.websiteUrl).origin
}
