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
// Bundled, as its own file has classes that Safari before 16.4 cannot read, and imports that Firefox before 114 cannot.
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { Text } from '../../../core/i18n/messages.ts'
import type { BranchMapMessageId } from './branch-map.messages.ts'
import type { Box } from './cluster-branches.ts'

setWorkerUrl(worker)

/** Our own map has nothing to show beyond its provinces' edges. */
const drawnMaxZoom = 13
const streetMaxZoom = 18

/** The whole country. */
export const country: Box = [97.3, 5.6, 105.7, 20.5]

interface OpenMapOptions {
  container: HTMLElement
  /** The editors' map; null: our own. */
  styleUrl: string | null
  drawn: StyleSpecification
  box: Box
  t: Text<BranchMapMessageId>
}

/** Opens the map; throws where the browser cannot draw one. */
export function openMap({ container, styleUrl, drawn, box, t }: OpenMapOptions): MapCanvas {
  const map = new MapCanvas({
    container,
    style: styleUrl ?? drawn,
    bounds: box,
    fitBoundsOptions: fitting,
    minZoom: 3.5,
    maxZoom: styleUrl === null ? drawnMaxZoom : streetMaxZoom,
    renderWorldCopies: false,
    // One finger and the wheel belong to the page.
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
  // Our own map is credited below it.
  if (styleUrl !== null) map.addControl(new AttributionControl({ compact: true }), 'bottom-right')
  return map
}

export const fitting = { padding: 56, maxZoom: 11 }

export function createMarker(element: HTMLElement): Marker {
  return new Marker({ element })
}

const scheme = 'through-page'

/**
 * Tiles come in through the page, whose policy names the one host that they may come from; the
 * worker, which would load them otherwise, may load nothing at all.
 */
const throughPage: RequestTransformFunction = (url, type) =>
  type === 'Tile' && url.startsWith('https:') ? { url: `${scheme}:${url.slice(6)}` } : { url }

addProtocol(scheme, async ({ url }, { signal }) => {
  const response = await fetch(`https:${url.slice(scheme.length + 1)}`, { signal })
  if (!response.ok) throw new Error(`a tile of the map answered ${response.status}`)
  return { data: await response.arrayBuffer() }
})
