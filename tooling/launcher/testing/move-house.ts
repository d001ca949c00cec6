import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { testPassword, testPasswordHash } from '../../../content/testing/test-password.ts'
import { copyDemoContent } from '../../demo-template.ts'
import { inheritedEnvironment } from '../../process.env.ts'
import { type PartProcess, spawnPart, waitUntilReady } from '../part-process.ts'
import { CONTENT } from '../parts.ts'
import { findFreePort } from '../ports.ts'
import { loadSecrets } from '../secrets.ts'
import { readSettings } from '../settings.env.ts'

const ROOT = join(import.meta.dirname, '../../..')
const email = 'moved@example.com'

export interface Moving {
  child: ChildProcess
  ended: Promise<{ code: number | null; printed: string }>
}

/** A data folder with demo content, and a member who has the test password. */
export async function createMoveHouse() {
  const folder = await mkdtemp(join(tmpdir(), 'washhouse-move-'))
  const dataDir = join(folder, 'data')
  const own = { ...inheritedEnvironment(), DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'warn' }
  await copyDemoContent(ROOT, dataDir, own)

  /** Changes the SQLite database. */
  function change(sql: string, ...values: SQLInputValue[]): void {
    const database = new DatabaseSync(join(dataDir, 'washhouse.db'))
    try {
      database.prepare(sql).run(...values)
    } finally {
      database.close()
    }
  }
  change(
    `UPDATE members SET email = ?, password_hash = ?, email_verified = 1, status = 'active'
    WHERE id = (SELECT min(id) FROM members)`,
    email,
    testPasswordHash,
  )

  /** Runs `npm run move` without npm. */
  function start(args: readonly string[], settings: Record<string, string> = {}): Moving {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../move.ts'), ...args], {
      env: { ...own, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    return { child, ended: ended.then((code) => ({ code, printed })) }
  }

  const services: PartProcess[] = []

  /** The content service on a database; on SQLite if it is empty. */
  async function serve(databaseUrl: string): Promise<{ url: string; service: PartProcess }> {
    const port = String(await findFreePort())
    const given = { ...own, CONTENT_URL: '', CONTENT_PORT: port, DATABASE_URL: databaseUrl }
    const { environment, contentUrl: url } = readSettings(ROOT, given)
    const secrets = await loadSecrets(dataDir, environment)
    const service = spawnPart(ROOT, CONTENT, { ...environment, ...secrets }, () => {})
    services.push(service)
    await waitUntilReady(service, url + CONTENT.readyPath, new AbortController().signal)
    return { url, service }
  }

  async function remove(): Promise<void> {
    for (const service of services) await service.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { folder, dataDir, email, change, start, serve, remove }
}

// Not all news: one of the demo appears by the clock.
const lists = ['branch?limit=200', 'news/1', 'e_news', 'web_board', 'categories_provinces']
const items = ['settings', 'navigation', 'customer_review', 'information_page_news']

/** Answers for visitors and for a member who signs in. */
export async function readAnswers(url: string): Promise<unknown[]> {
  const login = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: testPassword, mode: 'json' }),
  })
  const { data } = await bodyOf(login)
  const headers = { authorization: `Bearer ${data.access_token}` }
  const paths = [
    ...lists.map((name) => `/api/${name}`),
    ...items.map((name) => `/items/${name}`),
    '/users/me',
  ]
  return Promise.all(paths.map(async (path) => bodyOf(await fetch(url + path, { headers }))))
}

export async function bodyOf(response: Response) {
  if (response.ok) return await response.json()
  throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
}
