import { readdir } from 'node:fs/promises'
import type { AnyCall } from './call-operation.ts'
import type { AnyWrite } from './write-operation.ts'

type Calls = Record<string, AnyCall | AnyWrite>

const source = new URL('../../src/', import.meta.url)

/** Calls of the contract by area: `<area>Calls` (camel case) of every `src/<area>/<area>.calls.ts`. */
export async function readAreas(): Promise<Record<string, Calls>> {
  const folders = (await readdir(source, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
  const areas = await Promise.all(
    folders.map(async (area) => [area, await readCalls(area)] as const),
  )
  return Object.fromEntries(areas.flatMap(([area, calls]) => (calls ? [[area, calls]] : [])))
}

async function readCalls(area: string): Promise<Calls | undefined> {
  const files = await readdir(new URL(`${area}/`, source))
  const file = `${area}.calls.ts`
  if (!files.includes(file)) return undefined
  const module: Record<string, Calls> = await import(new URL(`${area}/${file}`, source).href)
  const name = `${area.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Calls`
  const calls = module[name]
  if (!calls) throw new Error(`${file} must export "${name}"`)
  return calls
}
