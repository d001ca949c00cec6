import type { Language } from '@washhouse/contract/language'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Place } from '../../core/blocks/near-me/distance.ts'
import type { PlaceProblem } from '../../core/blocks/near-me/geolocation.ts'
import { takeNearMePress } from '../../core/blocks/near-me/near-me-press.ts'
import { type Directory, loadDirectory } from './load-directory.ts'

export type NearMe =
  | { kind: 'off' }
  | { kind: 'asking' }
  | { kind: 'failed'; problem: PlaceProblem | 'directory' }
  | { kind: 'on'; place: Place; directory: Directory }

export interface NearMeControls {
  state: NearMe
  start(): void
  stop(): void
}

/** In memory only: keeps the order on the way back from a branch, and the location is never stored. */
let remembered: { language: Language; state: NearMe } | null = null

/** Sorts by distance in the browser; no request contains the location. */
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
    const directory = await loadDirectory(language)
    if (own !== attempt.current) return
    // Does not ask for the location if there is nothing to sort.
    if (!directory) return enter({ kind: 'failed', problem: 'directory' })
    const answer = await directory.tools.locateVisitor(navigator.geolocation)
    if (own !== attempt.current) return
    if (answer.kind !== 'found') return enter({ kind: 'failed', problem: answer.kind })
    enter({ kind: 'on', place: answer.place, directory })
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
