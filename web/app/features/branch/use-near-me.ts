import type { Language } from '@washhouse/contract/language'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { takeNearMePress } from '../../blocks/near-me-link/near-me-press.ts'
import { locateVisitor, type PlaceProblem } from './geolocation.ts'
import type { BranchSummary } from './branch-summary.ts'
import type { Place } from './distance.ts'
import { loadDirectory } from './load-directory.ts'

export type NearMe =
  | { kind: 'off' }
  | { kind: 'asking' }
  | { kind: 'failed'; problem: PlaceProblem | 'directory' }
  | { kind: 'on'; place: Place; branches: BranchSummary[] }

export interface NearMeControls {
  state: NearMe
  start(): void
  stop(): void
}

/** In memory only: the way back from a branch keeps the order, and the place is stored nowhere. */
let remembered: { language: Language; state: NearMe } | null = null

/** Sorting by distance, wholly in the browser: no request says where the visitor is. */
export function useNearMe(language: Language): NearMeControls {
  const [state, setState] = useState<NearMe>(() =>
    remembered?.language === language ? remembered.state : { kind: 'off' },
  )
  const attempt = useRef(0)

  function enter(next: NearMe) {
    remembered = next.kind === 'on' ? { language, state: next } : null
    setState(next)
  }

  async function start() {
    attempt.current += 1
    const own = attempt.current
    enter({ kind: 'asking' })
    const [answer, branches] = await Promise.all([
      locateVisitor(navigator.geolocation),
      loadDirectory(language),
    ])
    if (own !== attempt.current) return
    if (answer.kind !== 'found') return enter({ kind: 'failed', problem: answer.kind })
    if (!branches) return enter({ kind: 'failed', problem: 'directory' })
    enter({ kind: 'on', place: answer.place, branches })
  }

  const startIfPressed = useEffectEvent(() => {
    if (takeNearMePress() && state.kind === 'off') void start()
  })
  useEffect(() => startIfPressed(), [])

  return {
    state,
    start: () => void start(),
    stop: () => {
      attempt.current += 1
      enter({ kind: 'off' })
    },
  }
}
