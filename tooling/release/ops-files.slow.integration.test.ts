import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../launcher/ports.ts'
import { findOnPath, installPackage, plainMachine } from '../programs.ts'
import { startNginx, type Nginx } from './testing/nginx.ts'

const run = promisify(execFile)
const ops = join(import.meta.dirname, '../../ops')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'washhouse-ops-files-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('systemd accepts the units', async () => {
  if (!(await findOnPath(['systemd-analyze'], plainMachine)))
    await installPackage('systemd', plainMachine)
  const names = await readdir(join(ops, 'systemd'))
  for (const name of names) {
    const text = await readFile(join(ops, 'systemd', name), 'utf8')
    const programs = text.replaceAll(/^ExecStart=\S+/gm, `ExecStart=${process.execPath}`)
    await writeFile(join(folder, name), programs)
  }
  const units = names.map((name) => join(folder, name.replace('@.', '@a.')))
  const { stderr } = await run('systemd-analyze', ['verify', '--man=no', ...units])
  expect(stderr).toBe('')
}, 120_000)

it('a unit that has failed is posted to ALERT_URL, if there is one', async () => {
  const posted: unknown[] = []
  const server = createServer((req, res) => {
    void json(req).then((body) => posted.push(body))
    res.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = Object(server.address())
  const script = join(ops, 'alert')
  const url = `http://127.0.0.1:${port}/hook`
  await run(script, ['washhouse-web@a.service'], {
    env: { ...plainMachine.environment, ALERT_URL: url },
  })
  await run(script, ['washhouse-web@a.service'], { env: plainMachine.environment })
  server.close()
  expect(posted).toMatchObject([
    { name: 'unit', state: 'started', help: 'journalctl -u washhouse-web@a.service -n 50' },
  ])
})

it('washhouse runs a command of the live release with the settings of the content service', async () => {
  const settings = join(folder, 'settings')
  await mkdir(join(settings, 'credentials'), { recursive: true })
  for (const name of ['DATABASE_URL', 'SESSION_SECRET'])
    await writeFile(join(settings, 'credentials', name), '')
  const fake = join(folder, 'systemd-run')
  await writeFile(fake, '#!/bin/sh\nprintf "%s\\n" "$@"\n')
  await chmod(fake, 0o755)
  const env = {
    ...plainMachine.environment,
    WASHHOUSE_SETTINGS: settings,
    WASHHOUSE_SYSTEMD_RUN: fake,
  }
  const script = join(ops, 'washhouse')
  const { stdout } = await run(script, ['restore', '/mnt/a backup'], { env })
  const words = stdout.trim().split('\n')
  expect(words.slice(-4)).toEqual([
    'node_modules/.bin/node',
    'tooling/bootstrap.mjs',
    'restore',
    '/mnt/a backup',
  ])
  expect(words).toContain('--uid=washhouse-content')
  expect(words).toContain(`EnvironmentFile=${settings}/content.env`)
  expect(words).toContain(`LoadCredential=DATABASE_URL:${settings}/credentials/DATABASE_URL`)
  expect(stdout).not.toContain('SESSION_SECRET')
  await expect(run(script, ['start'], { env })).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Usage: washhouse'),
  })
})

it.each(['content', 'web'])(
  'the unit %s reports each end with an error, and no stop',
  async (part) => {
    const unit = await readFile(join(ops, `systemd/washhouse-${part}@.service`), 'utf8')
    const script = /^ExecStopPost=-\+\/bin\/sh -c '(.+)'$/m.exec(unit)?.[1]
    const calls = join(folder, `calls-${part}`)
    const systemctl = join(folder, 'systemctl')
    await writeFile(systemctl, `#!/bin/sh\necho "$*" >> ${calls}\n`)
    await chmod(systemctl, 0o755)
    for (const result of ['success', 'exit-code'])
      await run('/bin/sh', ['-c', script ?? ''], {
        env: { PATH: `${folder}:/bin`, SERVICE_RESULT: result },
      })
    expect(await readFile(calls, 'utf8')).toBe('start --no-block washhouse-alert@%n\n')
  },
)

describe('nginx', () => {
  const built = Buffer.from('start()')
  let nginx: Nginx
  let web: { port: number; seen: IncomingMessage[] }

  beforeAll(async () => {
    web = await serve()
    // Instance a does not run.
    nginx = await startNginx(folder, { 3000: await findFreePort(), 3001: web.port })
    const client = join(folder, 'live/web/build/client/build')
    await mkdir(client, { recursive: true })
    await writeFile(join(client, 'entry.js.br'), brotliCompressSync(built))
  }, 120_000)
  afterAll(() => nginx.stop())

  it('reads a page at the other instance while one is stopped, and passes address and request id on', async () => {
    const { status, headers, text } = await nginx.ask('/branch', {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    })
    expect([status, text]).toEqual([200, 'a page'])
    const [seen] = web.seen
    expect(seen?.headers).toMatchObject({
      host: 'www.example.com',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(headers['x-request-id']).toBe(seen?.headers['x-request-id'])
  })

  it('sends a built file from the disk, compressed, and asks the website for others', async () => {
    const before = web.seen.length
    const compressed = await nginx.ask('/build/entry.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect([compressed.status, compressed.headers]).toMatchObject([
      200,
      {
        'content-encoding': 'br',
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    ])
    expect(web.seen).toHaveLength(before)
    for (const [path, encoding] of [
      ['/build/entry.js', 'gzip'],
      ['/build/older.js', 'br'],
    ] as const) {
      const { text } = await nginx.ask(path, { headers: { 'accept-encoding': encoding } })
      expect(text).toBe('a page')
    }
  })

  it('leads to https, and to the host name with www', async () => {
    const plain = await fetch(`http://127.0.0.1:${nginx.http}/en?x=1`, { redirect: 'manual' })
    expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://127.0.0.1/en?x=1'])
    const { status, headers } = await nginx.ask('/en?x=1', { host: 'example.com' })
    expect([status, headers['location']]).toEqual([308, 'https://www.example.com/en?x=1'])
  })

  it('passes on that a page is refused or broken, and still asks for the next one', async () => {
    const other = join(folder, 'other')
    await mkdir(other)
    const { ask, stop } = await startNginx(other, { 3000: web.port, 3001: await findFreePort() })
    const answers = []
    for (const path of ['/crowded', '/broken', '/branch']) answers.push(await ask(path))
    await stop()
    expect(answers.map(({ status }) => status)).toEqual([503, 502, 200])
    expect(answers[0]?.text).toBe('a page')
  })
})

/** A website that answers with the request's id; `/crowded` with 503, `/broken` not at all. */
async function serve(): Promise<{ port: number; seen: IncomingMessage[] }> {
  const seen: IncomingMessage[] = []
  const server = createServer((req, res) => {
    seen.push(req)
    if (req.url === '/broken') return void res.destroy()
    const id = req.headers['x-request-id'] ?? ''
    res.writeHead(req.url === '/crowded' ? 503 : 200, { 'x-request-id': id }).end('a page')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close())
  const { port } = Object(server.address())
  return { port, seen }
}
