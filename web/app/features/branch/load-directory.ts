import type { Language } from '@washhouse/contract/language'
import { localePath } from '../../i18n/language.ts'
import { isBranchDirectory } from './branch-directory.ts'
import type { BranchSummary } from './branch-summary.ts'

/** Every branch, for what the browser does by itself; null when they do not come. */
export async function loadDirectory(language: Language): Promise<BranchSummary[] | null> {
  try {
    const response = await fetch(localePath(language, '/branch/directory.json'))
    if (!response.ok) return null
    const directory: unknown = await response.json()
    return isBranchDirectory(directory) ? directory.branches : null
  } catch {
    // Offline or cut off: the visitor is told, there is nobody else to tell.
    return null
  }
}
