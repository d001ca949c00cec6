import type { ProvinceShape } from '@washhouse/contract/branch/province-shapes'
import type { Language } from '@washhouse/contract/language'
import type { Text } from '../../../core/i18n/messages.ts'
import type { BranchSummary } from '../card/branch-summary.ts'
import { showBubbles } from './branch-bubbles.ts'
import type { BranchMapMessageId } from './branch-map.messages.ts'
import { boxAround, clusterBranches, type Bubble } from './cluster-branches.ts'
import { drawnStyle, isOneOf, readColours, servedLayer } from './drawn-style.ts'
import { country, createMarker, fitting, openMap } from './open-map.ts'
import { nameProvinces } from './province-names.ts'
import { servedProvinces } from './served-provinces.ts'

/** Pixels; keeps the selected branch visible above its card. */
const aboveCard: [number, number] = [0, -72]

interface SceneOptions {
  container: HTMLElement
  /** Style URL from the editors; null: our own map. */
  styleUrl: string | null
  provinces: readonly ProvinceShape[]
  language: Language
  t: Text<BranchMapMessageId>
  onPick: (branchId: number) => void
}

export type MapScene = ReturnType<typeof createScene>

/** The map with all its layers; throws if the browser cannot render it. */
export function createScene({ container, styleUrl, provinces, language, t, onPick }: SceneOptions) {
  const drawn = drawnStyle(provinces, readColours(document.documentElement))
  const map = openMap({ container, styleUrl, drawn, box: country, t })
  let branches: readonly BranchSummary[] = []
  let served = new Set<string>()
  let isDrawn = styleUrl === null
  let chooseNames: ReturnType<typeof nameProvinces> | null = null

  const bubbles = showBubbles({
    map,
    createMarker,
    nameBubble: ({ branches: ids }) =>
      ids.length > 1
        ? t('branch.map.cluster', { count: ids.length })
        : (branches.find(({ id }) => id === ids[0])?.name ?? ''),
    onPress: pressBubble,
  })

  function pressBubble({ branches: [id], place, splitsAtZoom }: Bubble) {
    if (splitsAtZoom !== null) map.easeTo({ center: place, zoom: splitsAtZoom })
    if (splitsAtZoom !== null || id === undefined) return
    map.easeTo({ center: place, offset: aboveCard })
    onPick(id)
  }

  function paintLand() {
    if (!chooseNames) return
    map.setFilter(servedLayer, isOneOf([...served]))
    chooseNames(served, bubbles.boxes())
  }

  map.on('style.load', () => {
    if (isDrawn) chooseNames ??= nameProvinces(map, provinces, language)
    paintLand()
  })
  map.on('moveend', paintLand)
  map.on('error', ({ error }) => {
    if (isDrawn || map.isStyleLoaded()) return reportError(error)
    // The editors' map failed to load: falls back to our own.
    isDrawn = true
    map.setStyle(drawn)
  })

  function showAll(isAnimated = true) {
    map.fitBounds(boxAround(branches) ?? country, { ...fitting, animate: isAnimated })
  }

  return {
    showAll,
    show(next: readonly BranchSummary[]) {
      const isFirst = branches.length === 0
      branches = next
      served = servedProvinces(provinces, branches)
      bubbles.show(clusterBranches(branches))
      showAll(!isFirst)
      paintLand()
    },
    light: (id: number | null) => bubbles.setState('lit', id),
    choose: (id: number | null) => bubbles.setState('chosen', id),
    focus: bubbles.focus,
    remove: () => map.remove(),
  }
}
