import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
const documents = tracked
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const withoutCode = (text: string) => text.replaceAll(/```.*?```|`[^`\n]*`/gs, '')

/** The anchors that GitHub gives to headings. */
function anchorsOf(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8')
  return Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test('every link in a document leads to a file and a heading that exist', () => {
  const dead = documents.flatMap(({ path, text }) =>
    Array.from(withoutCode(text).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)).flatMap(
      ([, link = '']) => {
        const [file = '', anchor] = link.split('#')
        const target = file === '' ? path : normalize(join(dirname(path), file))
        if (!existsSync(join(root, target))) return [`${path}: ${link}`]
        const isThere = anchor === undefined || anchorsOf(target).includes(anchor)
        return isThere ? [] : [`${path}: ${link}`]
      },
    ),
  )
  expect(dead).toEqual([])
})

test('every file that a document names by its whole path exists', () => {
  const parts = 'content|web|contract|serving|tooling|demo|e2e|bench|docs'
  const name = new RegExp(`\`((?:${parts})/[\\w./-]+\\.\\w+)\``, 'g')
  // Decisions and the changelog tell of files that have been removed since.
  const isHistory = (path: string) => path.startsWith('docs/decisions/') || path === 'CHANGELOG.md'
  const missing = documents
    .filter(({ path }) => !isHistory(path))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(name)).flatMap(([, file = '']) =>
        file.includes('example') || existsSync(join(root, file)) ? [] : [`${path}: ${file}`],
      ),
    )
  expect(missing).toEqual([])
})

/** A block such as "```ts web/server/render.ts" quotes lines of that file. */
test('every example in a document is code that is compiled and tested', () => {
  const stale = documents.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/^ *```\w+ (\S+)\n(.*?)^ *```$/gms)).flatMap(
      ([, file = '', quoted = '']) => {
        const source = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''
        // "…" stands for lines that are left out.
        const pieces = quoted.split(/^.*…\n/m)
        return pieces.every((piece) => source.includes(piece)) ? [] : [`${path}: ${file}`]
      },
    ),
  )
  expect(stale).toEqual([])
})
