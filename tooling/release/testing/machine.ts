import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../../launcher/ports.ts'
import { SECRET_NAMES } from '../../launcher/secrets.ts'
import { inheritedEnvironment } from '../../process.env.ts'
import { copySettings, ops, startNginx, type Nginx } from './nginx.ts'

const run = promisify(execFile)
/** Ids that no other program uses. */
export const accounts = { content: 64_001, web: 64_002 }

/** A server as docs/operation.md prepares it, in one folder. */
export interface Machine {
  nginx: Nginx
  /** By the ports in `ops/env`. */
  ports: Record<string, number>
  /** Runs `ops/upgrade` or `ops/rollback`: of the running release, the first time of the working copy. */
  operate: (script: 'upgrade' | 'rollback', ...args: string[]) => Promise<void>
  /** Stops everything. */
  stop: () => Promise<void>
}

export async function prepareMachine(folder: string, contentSettings: string): Promise<Machine> {
  const ports: Record<string, number> = {}
  for (const port of ['3000', '3001', '8055', '8056', '9480', '9481', '9482', '9483'])
    ports[port] = await findFreePort()
  const inFolder = (name: string) => join(folder, name)
  for (const name of ['etc/credentials', 'lib', 'run', 'backup'])
    await mkdir(inFolder(name), { recursive: true })
  if (process.getuid?.() === 0) await chown(inFolder('backup'), accounts.content, accounts.content)

  await copySettings('env', inFolder('etc'), (text) =>
    text.replaceAll(/\b(?:30|80|94)\d\d\b/g, (port) => String(ports[port] ?? port)),
  )
  await writeFile(inFolder('etc/content.env'), contentSettings)
  for (const name of SECRET_NAMES)
    await writeFile(inFolder(`etc/credentials/${name}`), randomBytes(36).toString('base64url'), {
      mode: 0o600,
    })
  await copySettings('systemd', inFolder('units'), (text) =>
    text
      .replaceAll('/etc/washhouse', inFolder('etc'))
      .replaceAll('/var/lib', inFolder('lib'))
      .replaceAll('/mnt/backup/washhouse', inFolder('backup'))
      .replaceAll('/srv/washhouse', folder)
      .replace('User=washhouse-content', `User=${accounts.content}`)
      .replace('User=washhouse-web', `User=${accounts.web}`),
  )
  const nginx = await startNginx(folder, ports)
  const systemctl = inFolder('systemctl')
  const program = join(import.meta.dirname, 'systemctl.ts')
  const words = [process.execPath, program, folder, nginx.pid].join(' ')
  await writeFile(systemctl, `#!/bin/sh\nexec ${words} "$@"\n`, { mode: 0o755 })
  const env = {
    ...inheritedEnvironment(),
    WASHHOUSE_BASE: folder,
    WASHHOUSE_SETTINGS: inFolder('etc'),
    WASHHOUSE_NGINX: inFolder('nginx'),
    WASHHOUSE_SYSTEMCTL: systemctl,
  }
  return {
    nginx,
    ports,
    async operate(script, ...args) {
      const installed = inFolder(`live/ops/${script}`)
      const isInstalled = await readlink(inFolder('live')).catch(() => null)
      try {
        await run(isInstalled ? installed : join(ops, script), args, { env })
      } catch (error) {
        const { stdout } = await run('sh', ['-c', 'tail -n 30 run/*.log'], { cwd: folder })
        throw new Error(`${String(error)}\n${stdout}`, { cause: error })
      }
    },
    async stop() {
      for (const instance of ['a', 'b']) {
        const units = ['web', 'content'].map((part) => `washhouse-${part}@${instance}`)
        await run(systemctl, ['stop', ...units], { env })
      }
      await nginx.stop()
    },
  }
}
