import { everythingTag } from './change-bus.ts'

/** PostgreSQL limits the payload of a notification to 7,999 bytes. */
const maxBytes = 7000

/**
 * Splits tags into JSON texts that each fit into a notification. If a single tag is too long, announces a change of
 * everything: a save must not fail because of its announcement.
 */
export function cutTags(tags: readonly string[]): string[] {
  if (tags.some((tag) => bytesOf([tag]) > maxBytes)) return [JSON.stringify([everythingTag])]
  const pieces: string[][] = []
  let left = 0
  for (const tag of tags) {
    // As JSON with a comma or bracket.
    const bytes = Buffer.byteLength(JSON.stringify(tag)) + 1
    if (pieces.length === 0 || bytes > left) {
      pieces.push([])
      left = maxBytes - 1
    }
    pieces.at(-1)?.push(tag)
    left -= bytes
  }
  return pieces.map((piece) => JSON.stringify(piece))
}

function bytesOf(tags: readonly string[]): number {
  return Buffer.byteLength(JSON.stringify(tags))
}
