import { join } from 'node:path'
import { inheritedEnvironment } from '../process.env.ts'
import { spawnNode } from './child.ts'
import { prepareDataFolder } from './data-folder.ts'
import { CONTENT } from './parts.ts'
import { loadSecrets } from './secrets.ts'
import { readSettings, secretsOf } from './settings.env.ts'
import { stopSignal } from './stop-signal.ts'

/** Runs a program of the content service with the product's settings, prints its output and returns its exit code. */
export async function runContentProgram(
  root: string,
  script: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  const settings = readSettings(root)
  for (const line of await prepareDataFolder(settings)) console.log(line)
  const child = spawnNode([script, ...args], {
    cwd: join(root, CONTENT.folder),
    environment: {
      ...settings.environment,
      ...(await loadSecrets(settings.dataDir, settings.environment, secretsOf(CONTENT.name))),
      // Warnings only, unless LOG_LEVEL is set.
      LOG_LEVEL: inheritedEnvironment()['LOG_LEVEL'] || 'warn',
      ...environment,
    },
    onLine: (line) => console.log(line),
    signal: stopSignal(),
  })
  return (await child.ended).code ?? 1
}
