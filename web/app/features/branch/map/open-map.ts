import {
  AttributionControl,
  Map as MapCanvas,
  Marker,
  NavigationControl,
  setWorkerUrl,
  type StyleSpecification,
  addProtocol,
  type RequestTransformFunction,
} from 'maplibre-gl'
// Bundled: the original file has classes that Safari before 16.4 cannot parse, and imports that Firefox before 114 cannot.
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { Text } from '../../../core/i18n/messages.ts'
import type { BranchMapMessageId } from './branch-map.messages.ts'
import type { Box } from './cluster-branches.ts'

setWorkerUrl(worker)

/** Our own map has no more detail at a higher zoom. */
const drawnMaxZoom = 13
const streetMaxZoom = 18

/** Bounds of Thailand. */
export const country: Box = [97.3, 5.6, 105.7, 20.5]

interface OpenMapOptions {
  container: HTMLElement
  /** Style URL from the editors; null: our own map. */
  styleUrl: string | null
  drawn: StyleSpecification
  box: Box
  t: Text<BranchMapMessageId>
}

/** Opens the map; throws if the browser cannot render it. */
export function openMap({ container, styleUrl, drawn, box, t }: OpenMapOptions): MapCanvas {
  const map = new MapCanvas({
    container,
    style: styleUrl ?? drawn,
    bounds: box,
    fitBoundsOptions: fitting,
    minZoom: 3.5,
    maxZoom: styleUrl === null ? drawnMaxZoom : streetMaxZoom,
    renderWorldCopies: false,
    // One finger and the wheel scroll the page.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    transformRequest: throughPage,
    locale: {
      'Map.Title': t('branch.map.keys'),
      'NavigationControl.ZoomIn': t('branch.map.closer'),
      'NavigationControl.ZoomOut': t('branch.map.farther'),
      'AttributionControl.ToggleAttribution': t('branch.map.source'),
      'CooperativeGesturesHandler.WindowsHelpText': t('branch.map.wheel', { key: 'Ctrl' }),
      'CooperativeGesturesHandler.MacHelpText': t('branch.map.wheel', { key: '⌘' }),
      'CooperativeGesturesHandler.MobileHelpText': t('branch.map.fingers'),
    },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  // The credit for our own map is below it.
  if (styleUrl !== null) map.addControl(new AttributionControl({ compact: true }), 'bottom-right')
  return map
}

export const fitting = { padding: 56, maxZoom: 11 }

export function createMarker(element: HTMLElement): Marker {
  return new Marker({ element })
}

const scheme = 'through-page'

/**
 * The page loads the tiles, because its CSP allows the tile host. The worker, which would load them otherwise, may not load
 * anything.
 */
const throughPage: RequestTransformFunction = (url, type) =>
  type === 'Tile' && url.startsWith('https:') ? { url: `${scheme}:${url.slice(6)}` } : { url }

addProtocol(scheme, async ({ url }, { signal }) => {
  const response = await fetch(`https:${url.slice(scheme.length + 1)}`, { signal })
  if (!response.ok) throw new Error(`a tile of the map answered ${response.status}`)
  return { data: await response.arrayBuffer() }
})
