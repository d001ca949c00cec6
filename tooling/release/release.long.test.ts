import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFreePort } from '../launcher/ports.ts'
import { makeRelease, mostMegabytes } from './make-release.ts'

const run = promisify(execFile)
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Debian's account without rights. */
const nobody = 65_534

let folder: string
let release: Awaited<ReturnType<typeof makeRelease>>
/** The unpacked release. */
let tree: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'washhouse-release-test-'))
  release = await makeRelease(ROOT, join(folder, 'releases'), { allowsChanges: true })
  await run('tar', ['-C', folder, '-xzf', release.archive])
  const name = (await readdir(folder)).find((each) => each.startsWith('washhouse-'))
  tree = join(folder, name ?? '')
}, 600_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

it('is small enough, and lists its packages and the checksums of its files', async () => {
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
  await run('sha256sum', ['--quiet', '-c', 'SHA256SUMS'], { cwd: tree })
}, 120_000)

it('starts as an account that may only read it, and writes nothing into it', async () => {
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    await run('chmod', ['755', folder])
    await chown(dataDir, nobody, nobody)
  } else await run('chmod', ['-R', 'a-w', tree])
  const [contentPort, webPort] = [await findFreePort(), await findFreePort()]
  const product = spawn(join(tree, 'node_modules/.bin/node'), ['tooling/launcher/start.ts'], {
    cwd: tree,
    env: {
      HOME: dataDir,
      PATH: '/usr/bin:/bin',
      DATA_DIR: dataDir,
      DEMO: '0',
      CONTENT_PORT: String(contentPort),
      WEB_PORT: String(webPort),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    ...(isRoot && { uid: nobody, gid: nobody }),
  })
  try {
    const health = await untilHealthy(product, `http://127.0.0.1:${webPort}`)
    const { version } = JSON.parse(await readFile(join(tree, 'release.json'), 'utf8'))
    expect(health).toBe(`ok ${version}\n`)
    for (const path of ['/', '/en/branch', '/register'])
      expect([path, (await fetch(`http://127.0.0.1:${webPort}${path}`)).status]).toEqual([
        path,
        200,
      ])
    const admin = await fetch(`http://127.0.0.1:${contentPort}/admin/login`)
    expect(admin.status).toBe(200)
  } finally {
    product.kill('SIGTERM')
    if (product.exitCode === null) await once(product, 'exit')
  }
  await run('sha256sum', ['--quiet', '-c', 'SHA256SUMS'], { cwd: tree })
  const { stdout: others } = await run('find', [
    tree,
    '-newer',
    join(tree, 'SHA256SUMS'),
    '-type',
    'f',
  ])
  expect(others).toBe('')
}, 300_000)

async function untilHealthy(product: ChildProcess, url: string): Promise<string> {
  for (;;) {
    if (product.exitCode !== null) throw new Error(`it ended with ${product.exitCode}`)
    const ready = await fetch(`${url}/readyz`).catch(() => undefined)
    if (ready?.ok) return await (await fetch(`${url}/healthz`)).text()
    await sleep(200)
  }
}
