import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyDemoContent, seedDemoContent } from './demo-template.ts'
import { spawnPart, waitUntilReady } from './launcher/part-process.ts'
import type { PartProcess } from './launcher/part-process.ts'
import { CONTENT, WEB } from './launcher/parts.ts'
import type { Part } from './launcher/parts.ts'
import { findFreePort } from './launcher/ports.ts'
import { loadSecrets } from './launcher/secrets.ts'
import { readSettings } from './launcher/settings.env.ts'
import { inheritedEnvironment } from './process.env.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PARTS = { content: CONTENT, web: WEB }

export type PartName = Part['name']
type Running = PartName | 'second web'
const local = 'http://127.0.0.1'

/** The built product with demo content, on free ports, in its own data folder. */
export interface Product {
  dataDir: string
  contentUrl: string
  webUrl: string
  /** The addresses of the parts themselves, behind a proxy that has the others. */
  own: Record<PartName, string>
  administrator: { email: string; password: string }
  /** Process id of the part; 0 while stopped. */
  pid: (part: PartName) => number
  /** Resolves once the part responds; `extra` is added to its environment. */
  startPart: (part: PartName, extra?: Record<string, string>) => Promise<void>
  stopPart: (part: PartName) => Promise<void>
  /** Fills the database of another environment with demo content; use it with `startPart`. */
  seedDatabase: (extra: Record<string, string>) => Promise<void>
  /** Starts a second website with other settings on the same content; returns its address. */
  startSecondWeb: (extra: Record<string, string>) => Promise<string>
  /** Stops all parts and deletes the data folder. */
  stop: () => Promise<void>
}

/**
 * `extra` is added to the environment of all parts. A `DATA_DIR` in it must not exist yet. `first`: a product with the same
 * database, which then has its content and secrets.
 */
export async function startProduct(
  extra: Record<string, string> = {},
  first?: Pick<Product, 'dataDir'>,
): Promise<Product> {
  const dataDir = extra['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'washhouse-product-')))
  const given = { ...(await chooseEnvironment(dataDir)), ...extra }
  if (extra['DATABASE_URL'] === undefined) await copyDemoContent(ROOT, dataDir, given)
  else if (!first) await seedDemoContent(ROOT, given)
  const settings = readSettings(ROOT, given)
  const environment = {
    ...settings.environment,
    ...(await loadSecrets(first?.dataDir ?? dataDir, settings.environment)),
  }
  const own = { content: `${local}:${settings.content.port}`, web: `${local}:${settings.web.port}` }
  const running = new Map<Running, PartProcess>()
  const killRest = () => running.forEach(({ kill }) => kill('SIGKILL'))
  process.once('exit', killRest)

  const launch = async (as: Running, part: Part, url: string, extra: Record<string, string>) => {
    const started = spawnPart(ROOT, part, { ...environment, ...extra }, (line) => console.log(line))
    running.set(as, started)
    await waitUntilReady(started, url + part.readyPath, new AbortController().signal)
  }
  const startPart = (name: PartName, extra: Record<string, string> = {}) =>
    launch(name, PARTS[name], own[name], extra)
  const startSecondWeb = async (extra: Record<string, string>) => {
    const port = await findFreePort()
    const url = `${local}:${port}`
    await launch('second web', WEB, url, { WEB_PORT: String(port), PUBLIC_URL: url, ...extra })
    return url
  }
  const seedDatabase = async (extra: Record<string, string>) => {
    await seedDemoContent(ROOT, { ...given, ...extra })
  }
  const stopPart = async (name: Running) => {
    await running.get(name)?.stop()
    running.delete(name)
  }
  const stop = async () => {
    await stopPart('second web')
    await stopPart('web')
    await stopPart('content')
    process.off('exit', killRest)
    await rm(dataDir, { recursive: true, force: true })
  }

  try {
    await startPart('content')
    await startPart('web')
  } catch (error) {
    await stop()
    throw error
  }
  return {
    dataDir,
    contentUrl: settings.contentUrl,
    webUrl: settings.publicUrl ?? '',
    own,
    administrator: await readAdministrator(first?.dataDir ?? dataDir),
    pid: (name) => running.get(name)?.pid ?? 0,
    startPart,
    stopPart,
    seedDatabase,
    startSecondWeb,
    stop,
  }
}

/** Seeds the demo template in advance, so that the first product does not wait for it. */
export async function prepareDemoContent(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'washhouse-demo-'))
  try {
    await copyDemoContent(ROOT, dataDir, await chooseEnvironment(dataDir))
  } finally {
    await rm(dataDir, { recursive: true })
  }
}

/** Settings of this shell must not reach the test product. */
export async function chooseEnvironment(dataDir: string): Promise<Record<string, string>> {
  const [contentPort, webPort] = [await findFreePort(), await findFreePort()]
  return {
    ...inheritedEnvironment(),
    DATA_DIR: dataDir,
    CONTENT_HOST: '127.0.0.1',
    CONTENT_PORT: String(contentPort),
    CONTENT_URL: '',
    CONTENT_PUBLIC_URL: '',
    WEB_HOST: '127.0.0.1',
    WEB_PORT: String(webPort),
    PUBLIC_URL: `http://127.0.0.1:${webPort}`,
    DATABASE_URL: '',
    TRUSTED_PROXIES: '',
    // All browser tests share one address.
    LEAD_POST_LIMIT: '1000',
    LOG_LEVEL: 'warn',
  }
}

/** First administrator of a seeded data folder. */
export async function readAdministrator(dataDir: string): Promise<Product['administrator']> {
  const [email = '', password = ''] = (await readFile(join(dataDir, 'admin.txt'), 'utf8')).split(
    '\n',
  )
  return { email, password }
}
