import { parse } from 'acorn'
import { simple } from 'acorn-walk'
import { findNewer, isNewer, parts, readCompat } from './newer-builtins.ts'

/** Names that only look newer, and what the code asks for before it uses it. */
const allowed = new Set([
  // The map's own.
  'resize',
  'take',
  'toArray',
  'difference',
  'number',
  // React Router's own history.
  'navigate',
  // React and its router call it for view transitions, which no page has.
  'startViewTransition',
  // The map asks for these first.
  'copyTo',
  'OffscreenCanvas',
  'VideoFrame',
  'Intl.Segmenter',
  // `add-streams.ts` brings them.
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
 * Finds in a script what the oldest browsers (`newer-builtins.ts`) lack: syntax, and calls that can mean nothing else. Each
 * comes with a piece of the code around it.
 */
export function findNewerCode(code: string): string[] {
  const found: string[] = []
  const report = (what: string, at: number) => {
    if (!allowed.has(what)) found.push(`${what}: ${code.slice(Math.max(at - 40, 0), at + 60)}`)
  }
  // Whatever came with ES2023 or later is an error here.
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

/** Names of members that no object has in the oldest browsers: a call by such a name needs a newer one. */
function findDistinct(): string[] {
  const known = new Set<string>()
  const newer = new Set<string>()
  for (const [, part] of readCompat().flatMap(parts)) {
    // What is newer as a whole is found by its own name.
    if (isNewer(part)) continue
    for (const [member, feature] of parts(part))
      (isNewer(feature) ? newer : known).add(member.replace(/_static$/, ''))
  }
  return [...newer].filter((name) => !known.has(name) && /^[A-Za-z\d]{3,}$/.test(name)).sort()
}

type Callee = Parameters<NonNullable<Parameters<typeof simple>[1]['CallExpression']>>[0]['callee']

/** `URL.parse` of what is called so. */
function pathOf(callee: Callee): string | null {
  if (callee.type !== 'MemberExpression' || callee.computed) return null
  const { object, property } = callee
  return object.type === 'Identifier' && property.type === 'Identifier'
    ? `${object.name}.${property.name}`
    : null
}
