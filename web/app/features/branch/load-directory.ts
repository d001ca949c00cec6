import type { Language } from '@washhouse/contract/language'
import type { SearchWords } from '@washhouse/contract/search/search.contract'
import { localePath } from '../../core/i18n/language.ts'
import type { BranchSummary } from './card/branch-summary.ts'
import type * as directoryTools from './directory-tools.ts'

export interface Directory {
  branches: BranchSummary[]
  words: SearchWords
  tools: typeof directoryTools
}

/** Null when it does not come. The page itself needs neither, so both come when they are asked for. */
export async function loadDirectory(language: Language): Promise<Directory | null> {
  try {
    const [response, tools] = await Promise.all([
      fetch(localePath(language, '/branch/directory.json')),
      import('./directory-tools.ts'),
    ])
    if (!response.ok) return null
    const directory: unknown = await response.json()
    return tools.isBranchDirectory(directory) ? { ...directory, tools } : null
  } catch {
    // Offline or cut off: the visitor is told, there is nobody else to tell.
    return null
  }
}
