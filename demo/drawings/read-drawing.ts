import { readFile } from 'node:fs/promises'

export function readDrawing(name: string): Promise<Buffer> {
  return readFile(new URL(`${name}.svg`, import.meta.url))
}
