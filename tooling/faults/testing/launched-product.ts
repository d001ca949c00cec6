import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { copyDemoContent } from '../../demo-template.ts'
import { chooseEnvironment, readAdministrator } from '../../product.ts'
import { chooseMetrics } from './metrics.ts'
import { createPeople } from './people.ts'
import { receiveAlerts } from './received-alerts.ts'

const root = join(import.meta.dirname, '../../..')
const startMs = 580_000

export type LaunchedProduct = Awaited<ReturnType<typeof launchProduct>>

/** The product as `npm start` runs it, with demo content. A member and an editor are signed in. */
export async function launchProduct(extra: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'washhouse-launched-'))
  const alerts = await receiveAlerts()
  const metrics = await chooseMetrics()
  const environment: Record<string, string> = {
    ...(await chooseEnvironment(dataDir)),
    ...metrics.environment,
    ALERT_URL: alerts.url,
    ...extra,
  }
  // The launcher itself fills other databases. It also looks through a copy, and finds nothing missing.
  if (!extra['DATABASE_URL']) await copyDemoContent(root, dataDir, environment)
  const webUrl = environment['PUBLIC_URL'] ?? ''
  const contentUrl = `http://127.0.0.1:${environment['CONTENT_PORT']}`
  let printed = ''
  const launcher = spawn(process.execPath, [join(root, 'tooling/launcher/start.ts')], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [launcher.stdout, launcher.stderr])
    stream.setEncoding('utf8').on('data', (lines: string) => (printed += lines))
  const stop = async () => {
    launcher.kill('SIGTERM')
    if (launcher.exitCode === null) await once(launcher, 'close')
    alerts.stop()
    await rm(dataDir, { recursive: true })
  }
  try {
    const isReady = async () => (await fetch(webUrl).catch(() => undefined))?.ok
    await vi.waitUntil(isReady, { timeout: startMs, interval: 200 })
    const administrator = await readAdministrator(dataDir)
    const people = createPeople({ webUrl, contentUrl, administrator })
    await people.arrive()
    const { metric } = metrics
    return {
      ...people,
      dataDir,
      contentUrl,
      alerts,
      metric,
      launcher,
      printed: () => printed,
      stop,
    }
  } catch (error) {
    console.error(printed)
    await stop()
    throw error
  }
}
