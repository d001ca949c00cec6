import { LRUCache } from 'lru-cache'
import type { DrawnPart, FindDrawn } from './drawn-once.tsx'

/** Some kilobytes each: a few for each language, and those of older settings. */
const mostKept = 200

const drawnBefore = new LRUCache<string, string>({ max: mostKept })

/** One document: finds what was drawn before, and keeps what it is the first to draw. */
export function openDrawnParts(): {
  find: FindDrawn
  keepFrom(this: void, document: Buffer): void
} {
  const missing = new Map<string, DrawnPart>()
  return {
    find(part) {
      const key = JSON.stringify(part)
      const drawn = drawnBefore.get(key)
      if (drawn === undefined) missing.set(key, part)
      return drawn
    },
    keepFrom(document) {
      if (missing.size === 0) return
      const html = document.toString()
      for (const [key, part] of missing) {
        const inside = cutInside(html, part)
        if (inside !== null) drawnBefore.set(key, inside)
      }
    },
  }
}

/** What stands in the element; null where it is not the only one, or belongs to this document alone. */
export function cutInside(
  html: string,
  { tag, className }: Pick<DrawnPart, 'tag' | 'className'>,
): string | null {
  const opening = `<${tag} class="${className}"`
  const at = html.indexOf(opening)
  if (at < 0 || html.includes(opening, at + 1)) return null
  // React writes none within an attribute.
  const start = html.indexOf('>', at) + 1
  const end = findEnd(html, tag, start)
  const inside = end === null ? null : html.slice(start, end)
  return inside === null || inside.includes(' nonce=') ? null : inside
}

/** Where the element ends that is open at `start`. */
function findEnd(html: string, tag: string, start: number): number | null {
  const edges = new RegExp(`<(?<closing>/?)${tag}[ >]`, 'g')
  edges.lastIndex = start
  let depth = 1
  for (let edge = edges.exec(html); edge; edge = edges.exec(html)) {
    depth += edge.groups?.['closing'] ? -1 : 1
    if (depth === 0) return edge.index
  }
  return null
}
