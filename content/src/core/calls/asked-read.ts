import { languageHeader, parseLanguage, type Language } from '@washhouse/contract/language'
import { previewTokenHeader } from '@washhouse/contract/client/content-client'
import type { Context } from 'hono'
import type { Member } from './member.ts'

export interface AskedRead {
  pathname: string
  /** The path parameters, as raw text. */
  path: Record<string, string>
  parameters: URLSearchParams
  language: Language
  previewToken?: string | undefined
  /** The member who calls, unless the call is for anyone. */
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
