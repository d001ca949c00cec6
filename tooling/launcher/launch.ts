import { resumeRestore } from '../backup/restore-moves.ts'
import { describeRunning } from './announce.ts'
import { buildPart, isStale } from './build-part.ts'
import { BYTES_TO_BUILD, BYTES_TO_RUN, prepareDataFolder, requireFreeSpace } from './data-folder.ts'
import { formatForTerminal } from './log-lines.ts'
import { keepRunning } from './keep-running.ts'
import { spawnPart, waitUntilReady } from './part-process.ts'
import type { PartProcess } from './part-process.ts'
import type { Part } from './parts.ts'
import { requireFreePorts } from './ports.ts'
import { claimPart, notePartProcess, releasePart } from './run-record.ts'
import { loadSecrets } from './secrets.ts'
import { needsSeed, seedPart } from './seed-part.ts'
import { localAddress, secretsOf } from './settings.env.ts'
import type { Settings } from './settings.env.ts'
import { StartProblem } from './start-problem.ts'
import { runSteps } from './steps.ts'
import type { Step } from './steps.ts'

export interface Launch {
  root: string
  /** In start order; stopped in reverse. */
  parts: Part[]
  settings: Settings
  isTerminal: boolean
  /** Aborted to stop everything. */
  signal: AbortSignal
}

/** The running parts. After a restart the entry contains the new process. */
type Running = Map<Part, { process: PartProcess; restart: () => Promise<PartProcess> }>

/** Prepares and runs the parts until they are stopped or one keeps dying. Returns the exit code. */
export async function launch(options: Launch): Promise<number> {
  const { signal } = options
  const over = new AbortController()
  const running: Running = new Map()
  const warnings: string[] = []
  try {
    await runSteps(planSteps(options, running, warnings), options.isTerminal)
    console.log(['', ...(await describeRunning(options)), ''].join('\n'))
    for (const warning of warnings) console.error(warning)
    const kept = [...running.values()].map(({ process, restart }) =>
      keepRunning(process, { restart, signal: AbortSignal.any([signal, over.signal]) }),
    )
    await Promise.race([whenAborted(signal), ...kept])
    return 0
  } catch (error) {
    if (signal.aborted) return 0
    if (!(error instanceof StartProblem)) throw error
    for (const line of error.lines) console.error(line)
    return 1
  } finally {
    over.abort()
    await stopAll(running, options)
  }
}

function planSteps(options: Launch, running: Running, warnings: string[]): Step[] {
  const { root, parts, settings, signal } = options
  let environment = settings.environment
  const prepare: Step = {
    title: 'Check this machine and the settings',
    run: async () => {
      warnings.push(...(await prepareDataFolder(settings)))
      for (const part of parts) await claimPart(settings.dataDir, part, settings.name)
      await resumeRestore(settings, signal)
      await requireFreePorts(parts.map((part) => listenerOf(part, settings)))
      const stale = await Promise.all(parts.map((part) => isStale(root, part)))
      if (stale.includes(true)) await requireFreeSpace(root, BYTES_TO_BUILD)
      await requireFreeSpace(settings.dataDir, BYTES_TO_RUN)
      const secrets = [...new Set(parts.flatMap((part) => secretsOf(part.name)))]
      environment = {
        ...environment,
        ...(await loadSecrets(settings.dataDir, environment, secrets)),
      }
    },
  }
  return [
    prepare,
    ...parts.map((part) => ({
      title: `Build the ${part.title}`,
      skip: async () => !(await isStale(root, part)) && 'up to date',
      run: (report: (text: string) => void) => buildPart(root, part, environment, signal, report),
    })),
    ...parts.filter(hasSeed).map((part) => ({
      title: 'Fill the database with demo content',
      skip: async () =>
        !(await needsSeed(settings)) && (settings.hasDemo ? 'done before' : 'DEMO=0'),
      run: (report: (text: string) => void) =>
        seedPart(root, part, settings, environment, signal, report),
    })),
    ...parts.map((part) => ({
      title: `Start the ${part.title}`,
      run: () => startPart(part, environment, options, running),
    })),
  ]
}

async function startPart(
  part: Part,
  environment: Record<string, string>,
  { root, parts, settings, isTerminal, signal }: Launch,
  running: Running,
): Promise<void> {
  const onLine = (line: string) => {
    // During the start the live display owns the terminal; if a part dies, its last lines are printed with the error.
    if (!isTerminal) console.log(line)
    else if (running.size === parts.length) console.log(formatForTerminal(part.name, line))
  }
  async function start(): Promise<PartProcess> {
    signal.throwIfAborted()
    const process = spawnPart(root, part, environment, onLine)
    running.set(part, { process, restart })
    if (process.pid !== undefined) await notePartProcess(settings, part, process.pid)
    return process
  }
  const { host, port } = settings[part.name]
  const ready = (process: PartProcess) =>
    waitUntilReady(process, localAddress(host, port) + part.readyPath, signal)
  async function restart(): Promise<PartProcess> {
    const process = await start()
    ready(process).then(
      () => console.error(`The ${part.title} is running again`),
      // Either it died again, which `keepRunning` reports, or everything is being stopped.
      () => {},
    )
    return process
  }
  await ready(await start())
}

function hasSeed(part: Part): part is Part & { seed: string } {
  return part.seed !== undefined
}

function listenerOf({ name }: Part, settings: Settings) {
  const prefix = name.toUpperCase()
  return { ...settings[name], hostVariable: `${prefix}_HOST`, portVariable: `${prefix}_PORT` }
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

async function stopAll(running: Running, { parts, settings }: Launch): Promise<void> {
  for (const { process } of [...running.values()].toReversed()) await process.stop()
  for (const part of parts) await releasePart(settings.dataDir, part, settings.name)
}
