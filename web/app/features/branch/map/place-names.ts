/** A name on the map, in pixels; the first of a list goes before the others. */
export interface NameBox {
  left: number
  top: number
  width: number
  height: number
}

/** Which of the names can stand without touching what is taken or each other. */
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
