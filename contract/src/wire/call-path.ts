import { toWellFormed } from '../text/well-formed.ts'

/** The names in a path's braces: 'id' of '/api/branch/{id}', never where there are none. */
export type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never

/** The same of a path as it is, in their order. */
export function pathNamesOf<Path extends string>(path: Path): PathNames<Path>[]
export function pathNamesOf(path: string): string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
}

/**
 * Fills a path's braces, each value percent-encoded: it stays one segment, whatever it holds.
 * Throws TypeError when a value is missing or empty.
 */
export function fillPath(path: string, values: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = toWellFormed(String(values[name] ?? ''))
    if (value === '') throw new TypeError(`The path ${path} needs "${name}"`)
    // URLs drop '.' and '..' even when encoded once; encoded twice they name no record.
    return /^\.{1,2}$/.test(value) ? value.replaceAll('.', '%252E') : encodeURIComponent(value)
  })
}
