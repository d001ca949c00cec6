import {
  type ProvinceShape,
  readProvince,
  type StoredProvince,
} from '@washhouse/contract/branch/province-shapes'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { Button } from '../../../core/ui/button/button.tsx'
import type { BranchSummary } from '../card/branch-summary.ts'
import sheet from './branch-map.css?url'
import type { BranchMapMessageId } from './branch-map.messages.ts'
import { ChosenBranch } from './chosen-branch.tsx'
import { lngLatOf } from './cluster-branches.ts'
import { followList, type ListFollower } from './follow-list.ts'
import { MapCredit } from './map-credit.tsx'
import { createScene, type MapScene } from './map-scene.ts'
import file from '@washhouse/contract/branch/provinces.json?url'

/** Loads what the map needs; rejects if any part fails. */
export async function prepareMap(styleUrl: string | null): Promise<ProvinceShape[]> {
  if (styleUrl !== null && reloadForPolicy()) await new Promise(() => {})
  const [provinces] = await Promise.all([loadProvinces(), loadSheet(sheet)])
  return provinces
}

interface BranchMapProps {
  provinces: readonly ProvinceShape[]
  /** The filtered branches; a new array only if they change. */
  branches: readonly BranchSummary[]
  /** Style URL from the editors; null: our own map. */
  styleUrl: string | null
  onClose: () => void
  onFailure: () => void
}

export function BranchMap(props: BranchMapProps) {
  const { provinces, branches, styleUrl, onClose, onFailure } = props
  const t = useText<BranchMapMessageId>()
  const language = useLanguage()
  const frame = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const scene = useRef<MapScene>(null)
  const list = useRef<ListFollower>(null)
  const [chosenId, setChosenId] = useState<number | null>(null)

  const chosen = branches.find(({ id }) => id === chosenId) ?? null
  const unplaced = branches.filter((branch) => !lngLatOf(branch)).length

  const open = useEffectEvent((container: HTMLElement) =>
    createScene({ container, styleUrl, provinces, language, t, onPick: setChosenId }),
  )
  const fail = useEffectEvent(onFailure)
  const light = useEffectEvent((slug: string | null) => {
    scene.current?.light(branches.find((branch) => branch.slug === slug)?.id ?? null)
  })

  function putAway() {
    if (chosen) scene.current?.focus(chosen.id)
    setChosenId(null)
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    if (chosen) putAway()
    else onClose()
  })

  useEffect(() => {
    const section = frame.current?.parentElement
    if (!canvas.current || !frame.current || !section) return
    try {
      scene.current = open(canvas.current)
    } catch {
      // No WebGL, or no free WebGL context.
      return fail()
    }
    list.current = followList(section, light)
    const listening = new AbortController()
    frame.current.addEventListener('keydown', onKeyDown, { signal: listening.signal })
    return () => {
      listening.abort()
      list.current?.stop()
      scene.current?.remove()
      scene.current = null
    }
  }, [])

  useEffect(() => scene.current?.show(branches), [branches])
  useEffect(() => {
    scene.current?.choose(chosen?.id ?? null)
    list.current?.mark(chosen?.slug ?? null)
  }, [chosen])

  return (
    <section className="branch-map" aria-label={t('branch.map.label')} ref={frame}>
      <div className="branch-map__stage">
        <div className="branch-map__canvas" ref={canvas} />
        {chosen && <ChosenBranch branch={chosen} onClose={putAway} />}
      </div>
      <div className="branch-map__foot">
        <Button variant="link" icon="map" onClick={() => scene.current?.showAll()}>
          {t('branch.map.whole')}
        </Button>
        {styleUrl === null && <MapCredit />}
        {unplaced > 0 && <span>{t('branch.map.unplaced', { count: unplaced })}</span>}
      </div>
    </section>
  )
}

function loadSheet(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      // Allows another try.
      link.remove()
      reject(new Error('the style sheet of the map could not be loaded'))
    })
    document.head.append(link)
  })
}

/** A URL with this hash opens the map on load. */
const mapHash = '#map'

/**
 * The CSP allows the editors' map only if the browser loaded the branch list itself. After a navigation within the app, the
 * first page's CSP still applies, so this reloads the page and returns true.
 */
function reloadForPolicy(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  if (!arrival || new URL(arrival.name).pathname === location.pathname) return false
  history.replaceState(history.state, '', location.pathname + location.search + mapHash)
  location.reload()
  return true
}

async function loadProvinces(): Promise<ProvinceShape[]> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`the provinces answered ${response.status}`)
  const stored: unknown = await response.json()
  if (!isProvinces(stored)) throw new Error('the file of provinces is malformed')
  return stored.map(readProvince)
}

function isProvinces(value: unknown): value is StoredProvince[] {
  return (
    Array.isArray(value) &&
    value.every((each) => typeof each === 'object' && each !== null && 'rings' in each)
  )
}
