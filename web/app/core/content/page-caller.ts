import type { Language } from '@washhouse/contract/language'
import { createContext } from 'react-router'

/** For whom a page makes its calls, in which language, and until when they must be answered. */
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
