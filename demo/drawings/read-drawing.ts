import { readFile } from 'node:fs/promises'

/** The SVG of a drawing, by its name. */
export function readDrawing(name: string): Promise<Buffer> {
  return readFile(new URL(`${name}.svg`, import.meta.url))
}
