import type { Language } from '@washhouse/contract/language'
import { useMemo, useEffect, useState } from 'react'
import type { BranchFilters } from './branch-filters.ts'
import type { DirectoryList } from './list-directory.ts'
import type { NearMe } from './use-near-me.ts'
import { type Directory, loadDirectory } from './load-directory.ts'

/**
 * What the server cannot know: the order from where the visitor is, and what is open at this moment.
 * Null while the server's page will do, or stands in until the branches are here; 'failed' if they
 * did not come.
 */
export function useDirectoryList(
  language: Language,
  filters: BranchFilters,
  near: NearMe,
  now: Date | null,
): DirectoryList | 'failed' | null {
  const isNear = near.kind === 'on'
  const asked = useDirectory(language, filters.isOpen && !isNear)
  const known = isNear ? near.directory : asked.kind === 'ok' ? asked.directory : null
  const directory = isNear || filters.isOpen ? known : null
  const place = isNear ? near.place : null
  const moment = filters.isOpen ? now : null

  const list = useMemo(
    () => directory && directory.tools.listDirectory(directory, filters, place, moment),
    [directory, filters, place, moment],
  )

  return list ?? (filters.isOpen && asked.kind === 'failed' ? 'failed' : null)
}

type DirectoryState =
  | { kind: 'none' | 'failed' }
  | { kind: 'ok'; language: Language; directory: Directory }

/** The way back from a branch finds it at once; it is asked for anew all the same. */
let remembered: DirectoryState = { kind: 'none' }

/** Every branch, once something is to be done with all of them. */
function useDirectory(language: Language, isWanted: boolean): DirectoryState {
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
