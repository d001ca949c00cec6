/** A name on the map, in pixels; earlier ones have priority. */
export interface NameBox {
  left: number
  top: number
  width: number
  height: number
}

/** Returns the names that overlap neither the taken boxes nor each other. */
export function placeNames<T extends NameBox>(
  names: readonly T[],
  taken: readonly NameBox[],
): Set<T> {
  const shown = new Set<T>()
  const boxes = [...taken]
  for (const name of names) {
    if (boxes.some((box) => touches(box, name))) continue
    shown.add(name)
    boxes.push(name)
  }
  return shown
}

function touches(a: NameBox, b: NameBox): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  )
}
