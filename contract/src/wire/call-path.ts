import { toWellFormed } from '../text/well-formed.ts'

/** Parameter names of a path: 'id' of '/api/branch/{id}'; never if there are none. */
export type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never

export function pathNamesOf<Path extends string>(path: Path): PathNames<Path>[]
export function pathNamesOf(path: string): string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
}

/**
 * Fills the path parameters, percent-encoded so that each stays one segment. Throws TypeError for a missing or empty value.
 */
export function fillPath(path: string, values: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = toWellFormed(String(values[name] ?? ''))
    if (value === '') throw new TypeError(`The path ${path} needs "${name}"`)
    // URLs drop '.' and '..' even when encoded once; encoded twice they match no record.
    return /^\.{1,2}$/.test(value) ? value.replaceAll('.', '%252E') : encodeURIComponent(value)
  })
}
