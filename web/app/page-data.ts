import type { UIMatch } from 'react-router'
import type { PageHead } from './head/head.ts'
import type { CompiledMessages } from './i18n/messages.ts'

/** What every page's loader returns beside its own content. */
export interface PageData {
  messages: CompiledMessages
  head: PageHead
}

/** The texts of all matched routes, in one language. */
export function mergeMessages(matches: readonly UIMatch[]): CompiledMessages {
  return Object.assign({}, ...matches.map(({ loaderData }) => readPart(loaderData, 'messages')))
}

/** The head of the innermost matched page. */
export function findHead(matches: readonly UIMatch[]): PageHead {
  return Object.assign({}, ...matches.map(({ loaderData }) => readPart(loaderData, 'head')))
}

function readPart(loaderData: unknown, part: keyof PageData): object {
  if (typeof loaderData !== 'object' || loaderData === null) return {}
  const value: unknown = Reflect.get(loaderData, part)
  return typeof value === 'object' && value !== null ? value : {}
}
