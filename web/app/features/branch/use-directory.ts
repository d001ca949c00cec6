import type { Language } from '@washhouse/contract/language'
import { useEffect, useState } from 'react'
import type { BranchSummary } from './branch-summary.ts'
import { loadDirectory } from './load-directory.ts'

export type DirectoryState =
  | { kind: 'none' | 'failed' }
  | { kind: 'ok'; language: Language; branches: BranchSummary[] }

/** The way back from a branch finds it at once; it is asked for anew all the same. */
let remembered: DirectoryState = { kind: 'none' }

/** Every branch, once something is to be done with all of them. */
export function useDirectory(language: Language, isWanted: boolean): DirectoryState {
  const [state, setState] = useState(remembered)

  useEffect(() => {
    if (!isWanted) return undefined
    let isLeft = false
    void loadDirectory(language).then((branches) => {
      if (isLeft) return
      if (branches) remembered = { kind: 'ok', language, branches }
      setState(branches ? remembered : { kind: 'failed' })
    })
    return () => {
      isLeft = true
    }
  }, [language, isWanted])

  return state.kind === 'ok' && state.language !== language ? { kind: 'none' } : state
}
