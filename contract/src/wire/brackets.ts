import { invalidQuery } from './errors.ts'

export type Tree = { [key: string]: string | Tree }

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
  if (!/^(\[[^[\]]*\])+$/.test(inside)) throw invalidQuery(`"${root}" has unbalanced brackets`)
  return inside.slice(1, -1).split('][')
}

/** Hangs a value into the tree; '' counts up, as in `ids[]=1&ids[]=2`. */
export function plant(tree: Tree, keys: readonly string[], value: string): void {
  const [head = '', ...rest] = keys
  const key = head === '' ? String(Object.keys(tree).length) : head
  if (forbiddenKeys.has(key)) throw invalidQuery(`"${key}" is not a field`)
  const present = tree[key]
  if (rest.length === 0) {
    if (present !== undefined) throw invalidQuery(`"${key}" must not be repeated`)
    tree[key] = value
    return
  }
  if (typeof present === 'string') throw invalidQuery(`"${key}" must not be repeated`)
  const branch = present ?? emptyTree()
  tree[key] = branch
  plant(branch, rest, value)
}

/** A tree without a prototype, so that no key of a query reaches Object.prototype. */
export function emptyTree(): Tree {
  return Object.create(null) as Tree
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
