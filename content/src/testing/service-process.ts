import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { findFreePort } from './free-port.ts'
import { inheritedEnvironment } from './inherited.env.ts'

const folder = fileURLToPath(new URL('../..', import.meta.url))

export interface ServiceProcess {
  url: string
  port: number
  /** All that it wrote so far. */
  output: () => string
  /** Ends it as the launcher does; gives the exit code. */
  stop(): Promise<number | null>
}

/** The whole built service as a process of its own, on the database and secrets of this test. */
export async function startServiceProcess(
  environment: Record<string, string> = {},
): Promise<ServiceProcess> {
  const port = await findFreePort()
  const child = spawn(process.execPath, ['src/server.ts'], {
    cwd: folder,
    env: {
      ...inheritedEnvironment(),
      ...environment,
      LOG_LEVEL: 'info',
      CONTENT_PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => written.push(text))
  const url = `http://127.0.0.1:${port}`
  const output = () => written.join('')
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    return child.exitCode
  }
  try {
    // The contract answers before the admin does: /readyz would be too early.
    await waitUntil(
      () => output().includes('"msg":"ready"'),
      () => child.exitCode !== null,
    )
  } catch (error) {
    child.kill('SIGKILL')
    throw new Error(`The service did not start:\n${output()}`, { cause: error })
  }
  return { url, port, output, stop }
}

async function waitUntil(isSo: () => boolean, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline && !hasEnded()) {
    if (isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(hasEnded() ? 'It ended' : 'It is not ready')
}
