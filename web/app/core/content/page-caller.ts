import type { Language } from '@washhouse/contract/language'
import { createContext } from 'react-router'

/** Visitor, language and deadline of a page's calls. */
export interface PageCaller {
  language: Language
  deadline: AbortSignal
  visitorAddress?: string | undefined
  visitorAgent?: string | undefined
}

export const pageCaller = createContext<PageCaller>()

export function callerOptions(caller: PageCaller) {
  const { language, deadline, visitorAddress, visitorAgent } = caller
  return {
    language,
    signal: deadline,
    ...(visitorAddress === undefined ? {} : { visitorAddress }),
    ...(visitorAgent === undefined ? {} : { visitorAgent }),
  }
}
