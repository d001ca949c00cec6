import type { Language } from '@washhouse/contract/language'
import { useMemo } from 'react'
import type { BranchFilters } from './branch-filters.ts'
import type { DirectoryList } from './list-directory.ts'
import { useDirectory } from './use-directory.ts'
import type { NearMe } from './use-near-me.ts'

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
