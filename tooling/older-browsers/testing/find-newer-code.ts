import { parse } from 'acorn'
import { simple } from 'acorn-walk'
import { findNewer, isNewer, parts, readCompat } from './newer-builtins.ts'

/** Methods that only look newer, and those used after feature detection. */
const allowed = new Set([
  // Method of the map.
  'resize',
  'take',
  'toArray',
  'difference',
  'number',
  // React Router's own history.
  'navigate',
  // React and its router use it for view transitions, which no page has.
  'startViewTransition',
  // The map detects these features.
  'copyTo',
  'OffscreenCanvas',
  'VideoFrame',
  'Intl.Segmenter',
  // `add-streams.ts` adds them.
  'pipeThrough',
  'TransformStream',
  'TextEncoderStream',
])

const builtins = findNewer(readCompat())
const interfaces = new Set(
  builtins.filter(({ members }) => members.length === 0).map(({ name }) => name),
)
const members = new Set(
  builtins.flatMap(({ name, members: own }) => own.map((member) => `${name}.${member}`)),
)
const distinct = new Set(findDistinct())

/**
 * Finds syntax and unambiguous calls that the oldest browsers (`newer-builtins.ts`) lack. Returns each with an excerpt of
 * the code.
 */
export function findNewerCode(code: string): string[] {
  const found: string[] = []
  const report = (what: string, at: number) => {
    if (!allowed.has(what)) found.push(`${what}: ${code.slice(Math.max(at - 40, 0), at + 60)}`)
  }
  // Makes ES2023 syntax and later a parse error.
  const program = parse(code, { ecmaVersion: 2022, sourceType: 'module' })
  simple(program, {
    StaticBlock: ({ start }) => report('static block', start),
    Literal({ regex, start }) {
      if (regex && /\(\?<[=!]/.test(regex.pattern)) report('lookbehind', start)
    },
    NewExpression: ({ callee, start }) => {
      if (callee.type === 'Identifier' && interfaces.has(callee.name)) report(callee.name, start)
      const path = pathOf(callee)
      if (path && members.has(path)) report(path, start)
    },
    CallExpression({ callee, optional, start, end }) {
      if (callee.type !== 'MemberExpression' || optional) return
      const path = pathOf(callee)
      if (path && members.has(path)) report(path, start)
      else if (!callee.computed && callee.property.type === 'Identifier')
        if (distinct.has(callee.property.name)) report(callee.property.name, end - 20)
    },
  })
  return found
}

/** Member names that no object has in the oldest browsers, so calls by them need a newer one. */
function findDistinct(): string[] {
  const known = new Set<string>()
  const newer = new Set<string>()
  for (const [, part] of readCompat().flatMap(parts)) {
    // New interfaces are found by their own name.
    if (isNewer(part)) continue
    for (const [member, feature] of parts(part))
      (isNewer(feature) ? newer : known).add(member.replace(/_static$/, ''))
  }
  return [...newer].filter((name) => !known.has(name) && /^[A-Za-z\d]{3,}$/.test(name)).sort()
}

type Callee = Parameters<NonNullable<Parameters<typeof simple>[1]['CallExpression']>>[0]['callee']

/** Dotted name of a callee such as `URL.parse`. */
function pathOf(callee: Callee): string | null {
  if (callee.type !== 'MemberExpression' || callee.computed) return null
  const { object, property } = callee
  return object.type === 'Identifier' && property.type === 'Identifier'
    ? `${object.name}.${property.name}`
    : null
}
