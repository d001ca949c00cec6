// Entry of every npm script. Plain JavaScript without dependencies: it runs before anything is installed,
// on whatever Node the machine has, and hands over to the Node that node_modules brings along.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const OLDEST_NODE = [20, 19]

const COMMANDS = {
  start: 'tooling/launcher/start.ts',
  build: 'tooling/launcher/build.ts',
  release: 'tooling/release/release.ts',
  'dev-web': 'tooling/launcher/dev-web.ts',
  admin: 'tooling/launcher/admin.ts',
  import: 'tooling/launcher/import.ts',
  demo: 'tooling/launcher/demo.ts',
  move: 'tooling/launcher/move.ts',
  backup: 'tooling/backup/backup.ts',
  restore: 'tooling/backup/restore.ts',
  traces: 'tooling/traces/find-traces.ts',
  values: 'tooling/launcher/values.ts',
  check: 'tooling/check/run.ts',
  spec: 'tooling/spec/report.ts',
  bench: 'bench/bench.ts',
  'tag-hosts': 'tooling/tag-hosts/watch.ts',
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isOldEnough =
    major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])
  if (isOldEnough) return
  console.error(
    `Node ${OLDEST_NODE.join('.')} or newer is required; this is ${process.versions.node}.`,
  )
  process.exit(1)
}

function handOver(node, script, args) {
  const child = spawn(node, [script, ...args], { cwd: ROOT, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(`${script} could not be started: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

requireNode()
const [command, ...args] = process.argv.slice(2)
const script = COMMANDS[command]
if (!script) {
  console.error(
    `Unknown command "${command ?? ''}". Available: ${Object.keys(COMMANDS).join(', ')}.`,
  )
  process.exit(1)
}
const node = await ensureInstalled(ROOT)
handOver(node, script, args)
