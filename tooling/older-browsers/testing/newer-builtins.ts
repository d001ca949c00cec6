import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Oldest supported browsers, by MDN name. */
const oldest: Record<string, readonly [number, number]> = {
  chrome: [100, 0],
  chrome_android: [100, 0],
  webview_android: [100, 0],
  firefox: [100, 0],
  firefox_android: [100, 0],
  safari: [15, 4],
  safari_ios: [15, 4],
}

/** A builtin that one of the oldest browsers lacks: a whole interface, or some members. */
interface NewerBuiltin {
  name: string
  /** Empty: the whole interface. */
  members: readonly string[]
}

interface Support {
  version_added?: string | boolean | null
  version_removed?: string | boolean | null
  prefix?: string
  alternative_name?: string
  flags?: unknown
}

interface Feature {
  support: Record<string, Support | Support[]>
}

/** A node of MDN's data: child nodes by name, and compatibility data. */
interface CompatTree {
  [name: string]: CompatTree | undefined
}

/** MDN data of JavaScript builtins and browser APIs. */
export function readCompat(): CompatTree[] {
  const file = fileURLToPath(import.meta.resolve('@mdn/browser-compat-data'))
  const data: { api: CompatTree; javascript: { builtins: CompatTree } } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return [data.javascript.builtins, data.api]
}

/** Builtins that current Chromium, used by the browser tests, has and one of the oldest browsers lacks. */
export function findNewer(trees: readonly CompatTree[]): NewerBuiltin[] {
  return trees.flatMap((tree) =>
    parts(tree).flatMap(([name, part]): NewerBuiltin[] => {
      if (isNewer(part)) return [{ name, members: [] }]
      const members = parts(part).filter(([, member]) => isNewer(member))
      const names = members.map(([member]) => member.replace(/_static$/, ''))
      const real = names.filter((member) => /^[A-Za-z\d]+$/.test(member))
      return real.length > 0 ? [{ name, members: real }] : []
    }),
  )
}

export const parts = (tree: CompatTree) =>
  Object.entries(tree).flatMap(([name, part]): [string, CompatTree][] =>
    part && name !== '__compat' ? [[name, part]] : [],
  )

export function isNewer({ __compat: known }: CompatTree): boolean {
  if (!isFeature(known)) return false
  const { support } = known
  const isHere = listed(support['chrome']).some(
    (entry) => versionOf(entry) && !entry.version_removed,
  )
  return (
    isHere &&
    Object.entries(oldest).some(([browser, version]) => {
      return !listed(support[browser]).some((entry) => isSince(entry, version))
    })
  )
}

function isSince(entry: Support, oldestVersion: readonly [number, number]): boolean {
  const added = versionOf(entry)
  if (!added || typeof entry.version_removed === 'string') return false
  return (
    added[0] < oldestVersion[0] || (added[0] === oldestVersion[0] && added[1] <= oldestVersion[1])
  )
}

/** First version with support without prefix, other name or flag; undefined if there is none. */
function versionOf({ version_added: added, ...entry }: Support): [number, number] | undefined {
  if (typeof added !== 'string' || entry.prefix || entry.alternative_name || entry.flags)
    return undefined
  const [, major, minor = 0] = /^≤?(\d+)(?:\.(\d+))?/.exec(added) ?? []
  return major === undefined ? undefined : [Number(major), Number(minor)]
}

const listed = (support: Support | Support[] | undefined) => [support ?? []].flat()

function isFeature(known: unknown): known is Feature {
  return typeof known === 'object' && known !== null && 'support' in known
}
