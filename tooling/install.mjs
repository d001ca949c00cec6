// Brings node_modules in line with package-lock.json. Plain JavaScript: nothing is installed yet.
import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Installs what is missing and gives the path of the Node to run everything else on. */
export async function ensureInstalled(root) {
  // A release is complete, and its folder cannot be written.
  if (existsSync(join(root, 'release.json'))) return join(root, 'node_modules', '.bin', 'node')
  if (!(await isInstalled(root))) await withInstallLock(root, () => install(root))
  const node = join(root, 'node_modules', '.bin', 'node')
  if (await isWantedNode(root, node)) return node
  // An npm that blocks install scripts leaves the package without its program: ask for that one script.
  await runNpm(root, 'Fetch Node', ['rebuild', 'node', '--foreground-scripts'])
  if (await isWantedNode(root, node)) return node
  if (await isWantedNode(root, process.execPath)) return process.execPath
  fail(
    'Node was not installed in the version that this project needs: npm did not run the install script of the package "node".',
  )
}

/** npm writes its own copy of the lock when an install is complete; an interrupted one leaves none. */
async function isInstalled(root) {
  const wanted = await readPackages(join(root, 'package-lock.json'))
  const present = await readPackages(join(root, 'node_modules', '.package-lock.json'))
  return describeMissing(wanted, present).length === 0
}

/** Names of the locked packages that are absent or of another version (packages for other machines aside). */
export function describeMissing(wanted, present) {
  return Object.entries(wanted)
    .filter(
      ([path, entry]) => path.includes('node_modules/') && !entry.optional && !entry.devOptional,
    )
    .filter(
      ([path, entry]) =>
        present[path]?.version !== entry.version || present[path]?.link !== entry.link,
    )
    .map(([path]) => path)
}

async function readPackages(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8')).packages ?? {}
  } catch (error) {
    if (error.code === 'ENOENT') return {}
    throw error
  }
}

async function isWantedNode(root, node) {
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const wantedMajor = Number(dependencies.node.split('.')[0])
  try {
    const { stdout } = await run(node, ['--version'])
    return Number(stdout.slice(1).split('.')[0]) >= wantedMajor
  } catch {
    return false
  }
}

/** Two commands started at once on a fresh clone must not install into the same folder. */
async function withInstallLock(root, work) {
  const lock = join(root, '.cache', 'install.lock')
  await mkdir(join(root, '.cache'), { recursive: true })
  while (!(await claim(lock))) {
    if (!(await isHolderAlive(lock))) await rm(lock, { force: true })
    else await sleep(500)
  }
  try {
    if (!(await isInstalled(root))) await work()
  } finally {
    await rm(lock, { force: true })
  }
}

async function claim(lock) {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    fail(`${lock} cannot be written (${error.code}).`)
  }
}

async function isHolderAlive(lock) {
  try {
    process.kill(Number(await readFile(lock, 'utf8')), 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

async function install(root) {
  await runNpm(root, 'Install the packages', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
}

async function runNpm(root, title, args) {
  const stopProgress = showProgress(title)
  const { code, output } = await spawnNpm(root, args)
  stopProgress(code === 0)
  if (code !== 0) fail(explainNpmFailure(output), output)
}

/** Without this project's own programs in PATH: `npm ci` deletes them while it runs. */
function spawnNpm(root, args) {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
    .join(delimiter)
  return new Promise((resolve) => {
    const child = spawn('npm', args, { cwd: root, env: { ...process.env, PATH: path } })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 1, output: `spawn npm ${error.code}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** One line that says what to do about a failed npm. */
export function explainNpmFailure(output) {
  if (/spawn npm ENOENT/.test(output)) return 'npm was not found. Install it together with Node.'
  if (/ENOSPC/.test(output)) return 'The disk is full: npm could not write the packages.'
  if (/EACCES|EPERM|EROFS/.test(output))
    return 'node_modules cannot be written. Check the owner of this folder.'
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i.test(output))
    return 'The package registry cannot be reached. Check the network and `npm config get registry`.'
  if (/EUSAGE|in sync/.test(output))
    return 'package-lock.json does not match package.json. Run `npm install` once.'
  if (/ETARGET|E404/.test(output)) return 'The registry does not have one of the locked packages.'
  return 'npm could not install the packages.'
}

function fail(line, output = '') {
  const tail = output.trim().split('\n').slice(-12).join('\n')
  if (tail) console.error(tail)
  console.error(line)
  process.exit(1)
}

function showProgress(title) {
  const startedAt = Date.now()
  const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`
  if (!process.stdout.isTTY) {
    console.log(`${title} …`)
    const timer = setInterval(() => console.log(`${title} … ${seconds()}`), 15_000)
    return (isDone) => {
      clearInterval(timer)
      console.log(`${title}: ${isDone ? 'done' : 'failed'} (${seconds()})`)
    }
  }
  const frames = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'
  let turn = 0
  const draw = (sign) => process.stdout.write(`\r\u001b[2K${sign} ${title} ${seconds()}`)
  const timer = setInterval(() => draw(frames[turn++ % frames.length]), 100)
  return (isDone) => {
    clearInterval(timer)
    draw(isDone ? '✔' : '✖')
    process.stdout.write('\n')
  }
}
