import { languageHeader, parseLanguage, type Language } from '@washhouse/contract/language'
import { previewTokenHeader } from '@washhouse/contract/client/content-client'
import type { Context } from 'hono'
import type { Member } from './member.ts'

/** A read as it was asked for: past the cache through the app, or by the cache itself. */
export interface AskedRead {
  pathname: string
  /** What stands in the path's places, as raw text. */
  path: Record<string, string>
  parameters: URLSearchParams
  language: Language
  previewToken?: string | undefined
  /** Who asks, of calls that members alone may make. */
  member?: Member | undefined
}

export function askedOf(context: Context): AskedRead {
  const { pathname, searchParams } = new URL(context.req.url)
  return {
    pathname,
    path: context.req.param(),
    parameters: searchParams,
    language: parseLanguage(context.req.header(languageHeader)),
    previewToken: context.req.header(previewTokenHeader),
    member: context.get('member'),
  }
}
