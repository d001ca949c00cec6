import { invalidQuery } from './errors.ts'

/** Bracketed parameters as a tree: `filter[a][_eq]=1` is `{ a: { _eq: '1' } }`. */
export type Tree = { [key: string]: string | Tree }

/** The deepest valid filter needs 24. */
const maxBrackets = 32
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** The name before the first bracket: 'filter' of 'filter[a][_eq]'. */
export function rootName(key: string): string {
  const bracket = key.indexOf('[')
  return bracket === -1 ? key : key.slice(0, bracket)
}

/** The keys inside the brackets: ['a', '_eq'] of 'filter[a][_eq]', [''] of 'sort[]'. */
export function bracketKeys(key: string): string[] {
  const root = rootName(key)
  const inside = key.slice(root.length)
  if (!inside.endsWith(']')) throw invalidQuery(`"${root}" has unbalanced brackets`)
  const keys = inside.slice(1, -1).split('][')
  if (keys.some((name) => /[[\]]/.test(name))) {
    throw invalidQuery(`"${root}" has unbalanced brackets`)
  }
  if (keys.length > maxBrackets) throw invalidQuery(`"${root}" is nested too deeply`)
  return keys
}

/**
 * Adds the value of a bracketed parameter to the tree; '' is the next index, as in `ids[]=1&ids[]=2`. Throws INVALID_QUERY
 * if the parameter is repeated.
 */
export function plant(tree: Tree, parameter: string, value: string): void {
  const path = bracketKeys(parameter)
  const last = path.pop() ?? ''
  let branch = tree
  for (const name of path) {
    const key = placeOf(name, branch)
    const present = (branch[key] ??= emptyTree())
    if (typeof present === 'string') throw repeated(parameter)
    branch = present
  }
  const key = placeOf(last, branch)
  if (branch[key] !== undefined) throw repeated(parameter)
  branch[key] = value
}

function placeOf(name: string, branch: Tree): string {
  if (forbiddenKeys.has(name)) throw invalidQuery(`"${name}" is not a field`)
  return name === '' ? String(Object.keys(branch).length) : name
}

export function repeated(parameter: string) {
  return invalidQuery(`"${parameter}" must not be repeated`)
}

/** Without a prototype, so that no query key reaches Object.prototype. */
export function emptyTree(): Tree {
  const tree: Tree = Object.create(null)
  return tree
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
