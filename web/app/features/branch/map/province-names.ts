import type { ProvinceShape } from '@washhouse/contract/branch/province-shapes'
import type { Language } from '@washhouse/contract/language'
import type { Map as MapCanvas } from 'maplibre-gl'
import { placeNames, type NameBox } from './place-names.ts'

/** Maximum width of a name relative to its province. */
const overhang = 1.25

interface Name {
  element: HTMLElement
  shape: ProvinceShape
  degreesWide: number
  width: number
  height: number
}

/** Shows province names as HTML text in the page's font, where there is room. */
export function nameProvinces(
  map: MapCanvas,
  provinces: readonly ProvinceShape[],
  language: Language,
) {
  const layer = document.createElement('div')
  layer.className = 'branch-map__names'
  layer.setAttribute('aria-hidden', 'true')
  const elements = provinces.map((shape) => {
    const element = document.createElement('span')
    element.textContent = shape.name[language]
    layer.append(element)
    return { element, shape }
  })
  map.getCanvasContainer().append(layer)
  const names = elements
    .map(
      ({ element, shape }): Name => ({
        element,
        shape,
        degreesWide: widthOf(shape),
        width: element.offsetWidth,
        height: element.offsetHeight,
      }),
    )
    .sort((a, b) => b.degreesWide - a.degreesWide)

  function boxOf(name: Name): NameBox & { name: Name } {
    const { x, y } = map.project(name.shape.heart)
    const { width, height } = name
    return { name, left: x - width / 2, top: y - height / 2, width, height }
  }

  function move() {
    for (const { name, left, top } of names.map(boxOf))
      name.element.style.transform = `translate(${left}px, ${top}px)`
  }

  /** Updates the visible names: served provinces first, none below a bubble. */
  function choose(served: ReadonlySet<string>, taken: readonly NameBox[]) {
    const pixelsPerDegree = (512 * 2 ** map.getZoom()) / 360
    const fitting = names
      .filter(({ width, degreesWide }) => width < degreesWide * pixelsPerDegree * overhang)
      .sort((a, b) => Number(served.has(b.shape.code)) - Number(served.has(a.shape.code)))
      .map(boxOf)
    const shown = placeNames(fitting, taken)
    const shownNames = new Set([...shown].map(({ name }) => name))
    for (const name of names) name.element.dataset['shown'] = String(shownNames.has(name))
    move()
  }

  map.on('move', move)
  return choose
}

function widthOf({ rings }: ProvinceShape): number {
  const xs = rings.flat().map(([x]) => x)
  return Math.max(...xs) - Math.min(...xs)
}
