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

/** Loads the directory and its code on demand; null on failure. */
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
    // Offline or interrupted: the page shows it, and there is nothing to log to.
    return null
  }
}
