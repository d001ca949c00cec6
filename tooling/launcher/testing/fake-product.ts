import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CONTENT, WEB } from '../parts.ts'
import type { Part } from '../parts.ts'

/** Like the real parts, but fast to build and start. */
export const FAKE_PARTS: Part[] = [
  { ...CONTENT, entry: 'server.mjs', seed: 'seed.mjs', output: 'build' },
  { ...WEB, entry: 'server.mjs', output: 'build' },
]

const BUILD = `
import { appendFileSync, mkdirSync } from 'node:fs'
mkdirSync('build', { recursive: true })
appendFileSync('../builds.txt', process.cwd().split('/').at(-1) + '\\n')
if (process.env.FAKE_BUILD_FAILS) { console.log('fake: cannot build this'); process.exit(1) }
`

const SEED = `
import { appendFileSync, writeFileSync } from 'node:fs'
console.log('seed: 1/2 branches')
appendFileSync('../builds.txt', 'seed\\n')
writeFileSync(process.env.DATABASE_URL.slice(5), '')
writeFileSync(process.env.DATA_DIR + '/admin.txt', 'admin@example.com\\nsesame-open', { mode: 0o600 })
`

// FAKE_<PART>: "dies" ends once ready, "cannot-start" before that, "clings" ignores SIGTERM, "freezes" never answers once
// ready.
const SERVER = (prefix: string) => `
import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'
const note = (text) => appendFileSync('../events.txt', '${prefix} ' + text + '\\n')
const mode = process.env.FAKE_${prefix}
const server = createServer((req, res) => {
  res.end('ok')
  if (mode === 'dies') setTimeout(() => { console.log('fake: the disk is on fire'); process.exit(7) }, 300)
  if (mode === 'freezes') setTimeout(() => server.removeAllListeners('request'), 50)
})
server.listen(Number(process.env.${prefix}_PORT), process.env.${prefix}_HOST, () => note('started ' + process.pid))
if (!process.env.SERVICE_TOKEN) process.exit(9)
if (mode === 'cannot-start') { console.log('fake: a setting is wrong'); process.exit(8) }
process.on('SIGTERM', () => {
  note('asked to stop')
  if (mode === 'clings') return
  setTimeout(() => process.exit(0), 50)
})
process.on('SIGINT', () => note('interrupted'))
`

/** Writes a repository of fake parts to a temporary folder and returns its path. */
export async function createFakeProduct(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'washhouse-fake-'))
  const manifest = JSON.stringify({ type: 'module', scripts: { build: 'node build.mjs' } })
  const files: Record<string, string> = {
    'package-lock.json': '{}',
    'tsconfig.base.json': '{}',
    'contract/src/branch.ts': '',
    'serving/src/log.ts': '',
    'content/package.json': manifest,
    'content/build.mjs': BUILD,
    'content/seed.mjs': SEED,
    'content/server.mjs': SERVER('CONTENT'),
    'web/package.json': manifest,
    'web/build.mjs': BUILD,
    'web/server.mjs': SERVER('WEB'),
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  return root
}
