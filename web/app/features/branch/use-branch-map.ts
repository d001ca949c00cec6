import type { ProvinceShape } from '@washhouse/contract/branch/province-shapes'
import type { Language } from '@washhouse/contract/language'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { BranchFilters } from './branch-filters.ts'
import { type Directory, loadDirectory } from './load-directory.ts'
import type { BranchMap } from './map/branch-map.tsx'

export type BranchMapState =
  | { kind: 'off' | 'loading' | 'failed' }
  | {
      kind: 'on'
      Map: typeof BranchMap
      provinces: ProvinceShape[]
      directory: Directory
    }

export type BranchMapControls = ReturnType<typeof useBranchMap>

/** Loads the map on demand; the list never waits for it. */
export function useBranchMap(
  language: Language,
  filters: BranchFilters,
  styleUrl: string | null,
  now: Date | null,
) {
  const [state, setState] = useState<BranchMapState>({ kind: 'off' })
  const button = useRef<HTMLDivElement>(null)
  const directory = state.kind === 'on' ? state.directory : null
  // Only this filter depends on the clock.
  const moment = filters.isOpen ? now : null
  const branches = useMemo(
    () =>
      directory
        ? directory.tools.filterBranches(directory.branches, filters, moment, directory.words)
        : [],
    [directory, filters, moment],
  )

  async function open() {
    setState({ kind: 'loading' })
    try {
      const [{ BranchMap: Map, prepareMap }, directory] = await Promise.all([
        import('./map/branch-map.tsx'),
        loadDirectory(language),
      ])
      const provinces = await prepareMap(styleUrl)
      setState(directory ? { kind: 'on', Map, provinces, directory } : { kind: 'failed' })
    } catch {
      // Offline or interrupted: the page shows it, and there is nothing to log to.
      setState({ kind: 'failed' })
    }
  }

  // The map may reload this page, see `reloadForPolicy`.
  const openIfAsked = useEffectEvent(() => {
    if (location.hash === '#map') void open()
  })
  useEffect(() => openIfAsked(), [])

  return {
    state,
    branches,
    button,
    toggle: () => (state.kind === 'on' ? setState({ kind: 'off' }) : void open()),
    close: () => {
      setState({ kind: 'off' })
      button.current?.querySelector('button')?.focus()
    },
    fail: () => setState({ kind: 'failed' }),
  }
}
