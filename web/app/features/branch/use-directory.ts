import type { Language } from '@washhouse/contract/language'
import { useEffect, useState } from 'react'
import { type Directory, loadDirectory } from './load-directory.ts'

export type DirectoryState =
  | { kind: 'none' | 'failed' }
  | { kind: 'ok'; language: Language; directory: Directory }

/** The way back from a branch finds it at once; it is asked for anew all the same. */
let remembered: DirectoryState = { kind: 'none' }

/** Every branch, once something is to be done with all of them. */
export function useDirectory(language: Language, isWanted: boolean): DirectoryState {
  const [state, setState] = useState(remembered)

  useEffect(() => {
    if (!isWanted) return undefined
    let isLeft = false
    void loadDirectory(language).then((directory) => {
      if (isLeft) return
      if (directory) remembered = { kind: 'ok', language, directory }
      setState(directory ? remembered : { kind: 'failed' })
    })
    return () => {
      isLeft = true
    }
  }, [language, isWanted])

  return state.kind === 'ok' && state.language !== language ? { kind: 'none' } : state
}
