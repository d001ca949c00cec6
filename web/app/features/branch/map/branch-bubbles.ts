import type { Map as MapCanvas, Marker } from 'maplibre-gl'
import type { Box, Bubble } from './cluster-branches.ts'
import type { NameBox } from './place-names.ts'

interface BubbleParts {
  map: MapCanvas
  createMarker: (element: HTMLElement) => Marker
  /** Accessible name. */
  nameBubble: (bubble: Bubble) => string
  onPress: (bubble: Bubble) => void
}

interface Shown {
  bubble: Bubble
  button: HTMLButtonElement
  marker: Marker
}

/** Shows the branches on the map as HTML buttons, which the keyboard can reach. */
export function showBubbles({ map, createMarker, nameBubble, onPress }: BubbleParts) {
  const shown = new Map<string, Shown>()
  let gather: (box: Box, zoom: number) => Bubble[] = () => []
  const states = { lit: null as number | null, chosen: null as number | null }
  let awaitsFocus: number | null = null

  function refresh() {
    const bubbles = gather(boxOf(map), map.getZoom())
    const keys = new Set(bubbles.map(({ key }) => key))
    const gone = [...shown].filter(([key]) => !keys.has(key))
    const hadFocus = gone.some(([, { button }]) => button === document.activeElement)
    for (const [key, { marker }] of gone) {
      marker.remove()
      shown.delete(key)
    }
    for (const bubble of bubbles) if (!shown.has(bubble.key)) add(bubble)
    if (hadFocus) map.getCanvas().focus({ preventScroll: true })
    dress()
  }

  function add(bubble: Bubble) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'branch-map__bubble'
    button.setAttribute('aria-label', nameBubble(bubble))
    if (bubble.branches.length > 1) button.textContent = String(bubble.branches.length)
    button.addEventListener('click', () => {
      if (bubble.splitsAtZoom !== null) awaitsFocus = bubble.branches[0] ?? null
      onPress(bubble)
    })
    const marker = createMarker(button).setLngLat(bubble.place).addTo(map)
    shown.set(bubble.key, { bubble, button, marker })
  }

  function dress() {
    for (const { bubble, button } of shown.values())
      for (const [state, id] of Object.entries(states))
        button.toggleAttribute(`data-${state}`, id !== null && bubble.branches.includes(id))
  }

  /** After a press on a cluster, focuses one of its branches. */
  function settle() {
    refresh()
    if (awaitsFocus !== null) focus(awaitsFocus)
    awaitsFocus = null
  }

  function focus(id: number) {
    const holder = [...shown.values()].find(({ bubble }) => bubble.branches.includes(id))
    holder?.button.focus({ preventScroll: true })
  }

  let zoomSeen = Math.floor(map.getZoom())
  function onZoom() {
    const zoom = Math.floor(map.getZoom())
    if (zoom === zoomSeen) return
    zoomSeen = zoom
    refresh()
  }
  map.on('zoom', onZoom)
  map.on('moveend', settle)

  return {
    focus,
    show(next: typeof gather) {
      for (const { marker } of shown.values()) marker.remove()
      shown.clear()
      gather = next
      refresh()
    },
    /** Highlights the bubble that contains the branch; null: none. */
    setState(state: keyof typeof states, id: number | null) {
      states[state] = id
      dress()
    },
    boxes: (): NameBox[] =>
      [...shown.values()].map(({ bubble: { place }, button }) => {
        const { x, y } = map.project(place)
        const { offsetWidth: width, offsetHeight: height } = button
        return { left: x - width / 2, top: y - height / 2, width, height }
      }),
  }
}

function boxOf(map: MapCanvas): Box {
  const bounds = map.getBounds()
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
}
