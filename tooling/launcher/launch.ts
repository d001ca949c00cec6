import { placeOf } from '../backup/data-files.ts'
import { resumeRestore } from '../backup/restore-moves.ts'
import { describeRunning } from './announce.ts'
import { buildPart, isStale } from './build-part.ts'
import { BYTES_TO_BUILD, BYTES_TO_RUN, prepareDataFolder, requireFreeSpace } from './data-folder.ts'
import { formatForTerminal } from './log-lines.ts'
import { describeDeath, spawnPart, waitUntilReady } from './part-process.ts'
import type { PartProcess } from './part-process.ts'
import type { Part } from './parts.ts'
import { requireFreePorts } from './ports.ts'
import { claimPart, notePartProcess, releasePart } from './run-record.ts'
import { loadSecrets } from './secrets.ts'
import { needsSeed, seedPart } from './seed-part.ts'
import { localAddress } from './settings.env.ts'
import type { Settings } from './settings.env.ts'
import { StartProblem } from './start-problem.ts'
import { runSteps } from './steps.ts'
import type { Step } from './steps.ts'

export interface Launch {
  root: string
  /** In the order they start; they are stopped in the opposite order. */
  parts: Part[]
  settings: Settings
  isTerminal: boolean
  /** Aborted when the person wants everything stopped. */
  signal: AbortSignal
}

/** Prepares and runs the parts until they are stopped or one of them dies; gives the exit code. */
export async function launch(options: Launch): Promise<number> {
  const running: PartProcess[] = []
  const warnings: string[] = []
  try {
    await runSteps(planSteps(options, running, warnings), options.isTerminal)
    console.log(['', ...(await describeRunning(options)), ''].join('\n'))
    for (const warning of warnings) console.error(warning)
    const dead = await Promise.race([firstDeath(running), whenAborted(options.signal)])
    if (!dead) return 0
    throw new StartProblem(await describeDeath(dead))
  } catch (error) {
    if (options.signal.aborted) return 0
    if (!(error instanceof StartProblem)) throw error
    for (const line of error.lines) console.error(line)
    return 1
  } finally {
    await stopAll(running, options)
  }
}

function planSteps(options: Launch, running: PartProcess[], warnings: string[]): Step[] {
  const { root, parts, settings, signal } = options
  let environment = settings.environment
  const prepare: Step = {
    title: 'Check this machine and the settings',
    run: async () => {
      warnings.push(...(await prepareDataFolder(settings)))
      for (const part of parts) await claimPart(settings.dataDir, part)
      await resumeRestore(placeOf(settings), signal)
      await requireFreePorts(parts.map((part) => listenerOf(part, settings)))
      const stale = await Promise.all(parts.map((part) => isStale(root, part)))
      if (stale.includes(true)) await requireFreeSpace(root, BYTES_TO_BUILD)
      await requireFreeSpace(settings.dataDir, BYTES_TO_RUN)
      environment = { ...environment, ...(await loadSecrets(settings.dataDir, environment)) }
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
      skip: async () => !(await needsSeed(settings)) && 'done before',
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
  running: PartProcess[],
): Promise<void> {
  signal.throwIfAborted()
  const started = spawnPart(root, part, environment, (line) => {
    // Before all parts run, the display owns the terminal; a part that dies shows its last lines anyway.
    if (!isTerminal) console.log(line)
    else if (running.length === parts.length) console.log(formatForTerminal(part.name, line))
  })
  running.push(started)
  if (started.pid !== undefined) await notePartProcess(settings.dataDir, part, started.pid)
  const { host, port } = settings[part.name]
  await waitUntilReady(started, localAddress(host, port) + part.readyPath, signal)
}

function hasSeed(part: Part): part is Part & { seed: string } {
  return part.seed !== undefined
}

function listenerOf({ name }: Part, settings: Settings) {
  const prefix = name.toUpperCase()
  return { ...settings[name], hostVariable: `${prefix}_HOST`, portVariable: `${prefix}_PORT` }
}

function firstDeath(running: PartProcess[]): Promise<PartProcess> {
  return Promise.race(running.map((each) => each.ended.then(() => each)))
}

function whenAborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
}

async function stopAll(running: PartProcess[], { parts, settings }: Launch): Promise<void> {
  for (const each of running.toReversed()) await each.stop()
  for (const part of parts) await releasePart(settings.dataDir, part)
}
