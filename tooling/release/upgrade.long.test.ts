import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeRelease, mostMegabytes } from './make-release.ts'
import { accounts, prepareMachine, type Machine } from './testing/machine.ts'
import { makeNextRelease, nextBuild, nextMigration, nextVersion } from './testing/next-release.ts'
import { openBrowser, startClicking, typeDuring, type Tabs } from './testing/tabs.ts'
import {
  member,
  openSession,
  readAccount,
  startVisitors,
  steadyMember,
  type Visitors,
} from './testing/visitors.ts'

const run = promisify(execFile)
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

let folder: string
let release: Awaited<ReturnType<typeof makeRelease>>
let machine: Machine
/** The installed release. */
let tree: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'washhouse-upgrade-'))
  release = await makeRelease(ROOT, join(folder, 'archives'), { allowsChanges: true })
  machine = await prepareMachine(folder, 'LEAD_POST_LIMIT=100000\n')
  await machine.operate('upgrade', release.archive)
  const [name = ''] = await readdir(join(folder, 'releases'))
  tree = join(folder, 'releases', name)
}, 900_000)
afterAll(async () => {
  await machine.stop()
  await rm(folder, { recursive: true, force: true })
}, 60_000)

it('a release is small enough, and lists its packages and the checksums of its files', async () => {
  expect(release.megabytes).toBeLessThanOrEqual(mostMegabytes)
  const sum = await readFile(`${release.archive}.sha256`, 'utf8')
  expect(sum).toMatch(/^[0-9a-f]{64} {2}washhouse-\S+\.tar\.gz\n$/)
  const { bomFormat, components } = JSON.parse(await readFile(join(tree, 'sbom.cdx.json'), 'utf8'))
  expect(bomFormat).toBe('CycloneDX')
  const names = components.map(({ name }: { name: string }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'payload',
      'node',
      'csv-parse',
      'react',
      'react-router',
      'maplibre-gl',
    ]),
  )
  expect(names).not.toContain('vitest')
  const { stdout: absoluteLinks } = await run('find', [tree, '-lname', '/*'])
  expect(absoluteLinks).toBe('')
})

it('the parts of an installed release run as accounts of their own, each with its data folder', async () => {
  const { version } = JSON.parse(await readFile(join(tree, 'release.json'), 'utf8'))
  expect((await machine.nginx.ask('/healthz')).text).toBe(`ok ${version}\n`)
  const admin = await machine.nginx.ask('/admin/login', { host: 'admin.example.com' })
  expect(admin.status).toBe(200)
  if (process.getuid?.() !== 0) return
  for (const part of ['content', 'web'] as const) {
    const data = await stat(join(folder, `lib/washhouse-${part}`))
    expect([data.uid, data.mode & 0o777]).toEqual([accounts[part], 0o700])
  }
})

describe('an upgrade and a rollback under visitors', () => {
  let next: string
  let tabs: Tabs
  let visitors: Visitors
  let endClicking: () => Promise<number>
  /** Of a member who signed in before. */
  let cookie: string
  const typed: string[] = []

  beforeAll(async () => {
    next = await makeNextRelease(tree, folder)
    for (const person of [member, steadyMember]) await register(person)
    cookie = await openSession(machine.nginx.ask, steadyMember)
    tabs = await openBrowser(machine.nginx.https)
    visitors = startVisitors(machine.nginx.ask)
    endClicking = await startClicking(tabs)
  }, 200_000)
  afterAll(() => tabs.stop())

  it('an upgrade refuses no request, and no text is lost that a visitor types meanwhile', async () => {
    typed.push(await typeDuring(tabs, () => machine.operate('upgrade', next)))
    expect([...visitors.faults, ...tabs.faults]).toEqual([])
    expect((await machine.nginx.ask('/healthz')).text).toBe(`ok ${nextVersion}\n`)
    // nginx stores a page for up to two seconds.
    await expect
      .poll(async () => (await machine.nginx.ask('/en')).text)
      .toContain(`/build/manifest-${nextBuild}.js`)
    await readAccount(machine.nginx.ask, cookie, steadyMember)
  })

  it('a rollback runs on what the next release has added, and refuses no request either', async () => {
    typed.push(await typeDuring(tabs, () => machine.operate('rollback')))
    const pages = await endClicking()
    await visitors.stop()
    expect([...visitors.faults, ...tabs.faults]).toEqual([])
    expect(pages).toBeGreaterThan(20)
    expect((await machine.nginx.ask('/healthz')).text).not.toContain(nextVersion)
    await readAccount(machine.nginx.ask, cookie, steadyMember)
  })

  it('everything acknowledged is stored once', () => {
    const database = new DatabaseSync(join(folder, 'lib/washhouse-content/washhouse.db'))
    const migrations = database.prepare('SELECT name FROM payload_migrations').all()
    expect(migrations).toContainEqual({ name: nextMigration })
    const stored = database.prepare('SELECT message FROM leads').all()
    database.close()
    const messages = stored.map(({ message }) => String(message)).toSorted()
    expect(messages).toEqual([...visitors.acknowledged, ...typed].toSorted())
    expect(visitors.acknowledged.length).toBeGreaterThan(50)
  })

  it('nothing was written into the releases', async () => {
    for (const name of await readdir(join(folder, 'releases'))) {
      const cwd = join(folder, 'releases', name)
      await run('sha256sum', ['--quiet', '-c', 'SHA256SUMS'], { cwd })
      const others = await run('find', ['.', '-newer', 'SHA256SUMS', '-type', 'f'], { cwd })
      expect(others.stdout).toBe('')
    }
  })
})

async function register(account: typeof member): Promise<void> {
  const content = `http://127.0.0.1:${machine.ports['8055']}`
  const roles: unknown = await (await fetch(`${content}/roles`)).json()
  const role = /"id":"([^"]+)"/.exec(JSON.stringify(roles))?.[1]
  const person = { first_name: 'สมศรี', last_name: 'น้ำใจงาม', tel: '+66812345678', location: null }
  const registered = await fetch(`${content}/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, ...account, role }),
  })
  expect(registered.status, await registered.text()).toBe(204)
}
