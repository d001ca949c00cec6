import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import renamed from './old-names.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
const ownFolder = 'tooling/plain-english/'
const textFile = /\.(?:ts|tsx|mjs|css|md|yaml)$|openapi\.json$/
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
const texts = tracked
  .filter((path) => textFile.test(path) && !path.startsWith(ownFolder))
  .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n') }))

/** `path:line: text` of each match. */
function find(pattern: RegExp): string[] {
  return texts.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) =>
      pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
    ),
  )
}

test('no identifier has an old name', () => {
  const old = Object.keys(renamed.identifiers).filter((name) => /[a-z][A-Z]/.test(name))
  expect(find(new RegExp(`(?<![\\w$])(?:${old.join('|')})(?![\\w$])`))).toEqual([])
})

test('no file has an old name', () => {
  const old = Object.keys(renamed.files)
  const isOld = (path: string) =>
    old.some((name) => path.startsWith(name.endsWith('/') ? name : `${name}.`))
  expect(tracked.filter(isOld)).toEqual([])
})

test('people are "they", and no sentence is about "whoever" or "anew"', () => {
  expect(find(/\b(?:he|him|his|himself|whoever|anew)\b/i)).toEqual([])
})
