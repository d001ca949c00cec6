import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawnNode } from './child.ts'
import { prepareDataFolder } from './data-folder.ts'
import { WEB } from './parts.ts'
import { runCommand } from './run-command.ts'
import { loadSecrets } from './secrets.ts'
import { readSettings } from './settings.env.ts'
import { stopSignal } from './stop-signal.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Runs the website from its sources with live rebuild; run `npm run start:content` in parallel. */
await runCommand(async () => {
  const signal = stopSignal()
  const settings = readSettings(ROOT)
  await prepareDataFolder(settings)
  const secrets = await loadSecrets(settings.dataDir, settings.environment)
  const { host, port } = settings.web
  const child = spawnNode(['--run', 'dev', '--', '--host', host, '--port', String(port)], {
    cwd: join(ROOT, WEB.folder),
    environment: { ...settings.environment, ...secrets, NODE_ENV: 'development' },
    signal,
    onLine: (line) => console.log(line),
  })
  const { code } = await child.ended
  return signal.aborted ? 0 : (code ?? 1)
})
