import { fileURLToPath } from 'node:url'
import { buildPart, isStale } from './build-part.ts'
import { prepareDataFolder } from './data-folder.ts'
import { CONTENT, WEB } from './parts.ts'
import { loadSecrets } from './secrets.ts'
import { runCommand } from './run-command.ts'
import { readSettings } from './settings.env.ts'
import { isLiveTerminal, runSteps } from './steps.ts'
import { stopSignal } from './stop-signal.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

async function main(): Promise<number> {
  const signal = stopSignal()
  const settings = readSettings(ROOT)
  await prepareDataFolder(settings)
  const environment = {
    ...settings.environment,
    ...(await loadSecrets(settings.dataDir, settings.environment)),
  }
  const steps = [CONTENT, WEB].map((part) => ({
    title: `Build the ${part.title}`,
    skip: async () => !(await isStale(ROOT, part)) && 'up to date',
    run: (report: (text: string) => void) => buildPart(ROOT, part, environment, signal, report),
  }))
  await runSteps(steps, isLiveTerminal())
  return 0
}

await runCommand(main)
