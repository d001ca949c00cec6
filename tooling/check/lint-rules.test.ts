import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url))

const PLANTS: Record<string, string> = {
  'node(no-process-env)': `export const port = process.env.PORT\n`,
  'typescript(no-explicit-any)': `export function read(row: any): string {\n  return String(row)\n}\n`,
  'typescript(no-floating-promises)': `export function go(): void {\n  Promise.resolve(1)\n}\n`,
  'typescript(no-unsafe-type-assertion)': `export const row = JSON.parse('1') as { id: string }\n`,
  'eslint(no-unused-vars)': `import { join } from 'node:path'\n`,
  'eslint(no-empty)': `try {\n  JSON.parse('')\n} catch {}\n`,
  'eslint(max-lines)': 'export {}\n'.repeat(301),
  'import(no-default-export)': `export default 1\n`,
}

let root: string
let printed: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'washhouse-lint-'))
  await symlink(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'))
  for (const name of ['.oxlintrc.json', 'tsconfig.base.json', 'serving/tsconfig.json']) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await cp(join(REPOSITORY, name), join(root, name))
  }
  for (const [index, text] of Object.values(PLANTS).entries())
    await write(`src/plant-${index}.ts`, text)
  await write('src/env.ts', PLANTS['node(no-process-env)'] ?? '')
  const oxlint = join(REPOSITORY, 'node_modules/.bin/oxlint')
  printed = await promisify(execFile)(process.execPath, [oxlint, '--format=unix', 'serving'], {
    cwd: root,
  }).then(
    ({ stdout }) => stdout,
    (failure: { stdout: string }) => failure.stdout,
  )
})

afterAll(() => rm(root, { recursive: true }))

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, 'serving', path)), { recursive: true })
  await writeFile(join(root, 'serving', path), text)
}

it.each(Object.keys(PLANTS).map((rule, index) => ({ rule, index })))(
  'catches a violation of $rule',
  ({ rule, index }) => {
    const lines = printed.split('\n').filter((line) => line.includes(`plant-${index}.ts`))
    expect(lines.join('\n')).toContain(rule)
  },
)

it('lets an env file read the environment', () => {
  expect(printed).not.toContain('src/env.ts')
})
