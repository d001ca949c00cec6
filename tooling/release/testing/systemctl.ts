import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { identify, isAlive, ProcessIdentity } from '../../launcher/process-identity.ts'

/** Home as of Debian's `adduser --system --no-create-home`. */
const systemsEnvironment = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  LANG: 'C.UTF-8',
  HOME: '/nonexistent',
}
const [folder = '', nginx = '', command = '', ...rest] = process.argv.slice(2)
const units = rest
  .filter((each) => !each.startsWith('-'))
  .map((each) => each.replace(/\.service$/, ''))
const inRunFolder = (name: string) => join(folder, 'run', name)

/**
 * `systemctl.ts <folder> <pid of nginx> <command> …`: stands in for systemd. Runs the command of a unit in `folder` as its
 * account, with its settings, folders and credentials.
 */
process.exitCode = await obey()

async function obey(): Promise<number> {
  if (command === 'start') return await forEach(start)
  if (command === 'stop') return await forEach(stop)
  if (command === 'is-active')
    return await forEach(async (unit) => ((await findProcess(unit)) ? 0 : 3))
  if (command === 'reload') process.kill(Number(nginx), 'SIGHUP')
  else if (command === 'show') console.log(nginx)
  else if (!['enable', 'disable'].includes(command)) throw new Error(`systemctl ${command}`)
  return 0
}

async function forEach(work: (unit: string) => Promise<number>): Promise<number> {
  let code = 0
  for (const unit of units) code ||= await work(unit)
  return code
}

/** The values of a setting of a unit, in order. */
function unitReader(unit: string): (name: string) => string[] {
  const [template = '', instance] = unit.split('@')
  const file = `${template}${instance === undefined ? '' : '@'}.service`
  const text = readFileSync(join(folder, 'units', file), 'utf8').replaceAll('%i', instance ?? '')
  const pairs = [...text.matchAll(/^(?<name>\w+)=(?<value>.*)$/gm)].map(([, ...pair]) => pair)
  return (name) => pairs.filter(([each]) => each === name).map(([, value = '']) => value)
}

async function start(unit: string): Promise<number> {
  const valuesOf = unitReader(unit)
  const [program = '', ...args] = (valuesOf('ExecStart')[0] ?? '').split(' ')
  const account = Number(valuesOf('User')[0])
  const isRoot = process.getuid?.() === 0
  const give = (path: string) => isRoot && chownSync(path, account, account)

  const credentials = inRunFolder(`${unit}.credentials`)
  rmSync(credentials, { recursive: true, force: true })
  mkdirSync(credentials, { mode: 0o700 })
  give(credentials)
  for (const [name = '', from = ''] of valuesOf('LoadCredential').map((each) => each.split(':'))) {
    copyFileSync(from, join(credentials, name))
    give(join(credentials, name))
  }
  for (const name of valuesOf('StateDirectory')) {
    const mode = Number.parseInt(valuesOf('StateDirectoryMode')[0] ?? '755', 8)
    mkdirSync(join(folder, 'lib', name), { recursive: true, mode })
    give(join(folder, 'lib', name))
  }
  const assigned = valuesOf('Environment')
    .flatMap((line) => line.split(' '))
    .join('\n')
  const files = valuesOf('EnvironmentFile').map((path) => readFileSync(path, 'utf8'))
  const log = openSync(inRunFolder(`${unit}.log`), 'a')
  process.umask(Number.parseInt(valuesOf('UMask')[0] ?? '022', 8))
  const child = spawn(program, args, {
    cwd: valuesOf('WorkingDirectory')[0],
    env: {
      ...systemsEnvironment,
      ...(valuesOf('LoadCredential').length > 0 && { CREDENTIALS_DIRECTORY: credentials }),
      ...parseEnv([assigned, ...files].join('\n')),
    },
    stdio: ['ignore', log, log],
    detached: true,
    ...(isRoot && { uid: account, gid: account }),
  })
  if (valuesOf('Type')[0] === 'oneshot') {
    const [code] = await once(child, 'exit')
    return Number(code ?? 1)
  }
  await once(child, 'spawn')
  writeFileSync(inRunFolder(`${unit}.json`), JSON.stringify(await identify(child.pid ?? 0)))
  child.unref()
  return 0
}

/** As KillMode=mixed: the main process has to stop the others. */
async function stop(unit: string): Promise<number> {
  const running = await findProcess(unit)
  if (!running) return 0
  process.kill(running.pid, 'SIGTERM')
  const deadline = Date.now() + Number(unitReader(unit)('TimeoutStopSec')[0]) * 1000
  while (Date.now() < deadline) {
    if (!(await isAlive(running))) return 0
    await sleep(50)
  }
  process.kill(-running.pid, 'SIGKILL')
  throw new Error(`${unit} did not stop in time`)
}

async function findProcess(unit: string): Promise<ProcessIdentity | undefined> {
  try {
    const running = ProcessIdentity.parse(
      JSON.parse(readFileSync(inRunFolder(`${unit}.json`), 'utf8')),
    )
    return (await isAlive(running)) ? running : undefined
  } catch (error) {
    if (Object(error).code === 'ENOENT') return undefined
    throw error
  }
}
