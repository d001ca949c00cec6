import type { Language } from '@washhouse/contract/language'
import { useMemo, useEffect, useState } from 'react'
import type { BranchFilters } from './branch-filters.ts'
import type { DirectoryList } from './list-directory.ts'
import type { NearMe } from './use-near-me.ts'
import { type Directory, loadDirectory } from './load-directory.ts'

/**
 * The list that only the browser can make: sorted by distance, or open now. Null while the server's list applies or the
 * branches load; 'failed' if loading failed.
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

/** Available at once after the way back from a branch; refreshed in the background. */
let remembered: DirectoryState = { kind: 'none' }

/** Loads all branches when they are first needed. */
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
