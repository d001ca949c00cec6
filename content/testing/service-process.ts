import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { findFreePort } from './free-port.ts'
import { inheritedEnvironment } from './inherited.env.ts'
import { hashAsStored } from './quick-hashes.ts'

// Before creating accounts that sign in there.
hashAsStored()

const folder = fileURLToPath(new URL('..', import.meta.url))

export interface ServiceProcess {
  url: string
  port: number
  /** Its whole output so far. */
  output: () => string
  /** Null while it runs, and after it was killed. */
  exitCode: () => number | null
  /** Waits until everything responds, including the admin. Kills it and throws if it does not start. */
  untilReady(): Promise<void>
  /** Stops it as the launcher does; returns the exit code. */
  stop(): Promise<number | null>
  /** Kills it in the middle of its work. */
  kill(): Promise<void>
}

/** The whole built service as another process, with the database and secrets of this test. */
export async function startServiceProcess(
  environment: Record<string, string> = {},
): Promise<ServiceProcess> {
  const service = launchServiceProcess(await findFreePort(), environment)
  await service.untilReady()
  return service
}

/** The same, returned before it is ready. */
export function launchServiceProcess(
  port: number,
  environment: Record<string, string>,
): ServiceProcess {
  const child = spawn(process.execPath, ['src/server.ts'], {
    cwd: folder,
    env: {
      ...inheritedEnvironment(),
      LOG_LEVEL: 'info',
      ...environment,
      CONTENT_PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => written.push(text))
  const output = () => written.join('')
  const ended = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    output,
    exitCode: () => child.exitCode,
    async untilReady() {
      try {
        // Not /readyz: the contract responds before the admin does.
        await waitUntil(
          () => output().includes('"msg":"ready"'),
          () => child.exitCode !== null,
        )
      } catch (error) {
        await kill()
        throw new Error(`The service did not start:\n${output()}`, { cause: error })
      }
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      return child.exitCode
    },
    kill,
  }
}

async function waitUntil(isSo: () => boolean, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline && !hasEnded()) {
    if (isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(hasEnded() ? 'It ended' : 'It is not ready')
}
