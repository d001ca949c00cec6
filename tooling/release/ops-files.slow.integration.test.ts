import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../launcher/ports.ts'
import { findOnPath, findProgram, installPackage, plainMachine } from '../programs.ts'

const run = promisify(execFile)
const ops = join(import.meta.dirname, '../../ops')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'washhouse-ops-files-'))
  // nginx reads files as an account without rights.
  await chmod(folder, 0o755)
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
  let nginx: ChildProcess
  let ports: { http: number; https: number }
  let web: { port: number; seen: IncomingMessage[] }

  beforeAll(async () => {
    const program = await findProgram('nginx')
    const starting = await serve(503)
    web = await serve(200)
    ports = { http: await findFreePort(), https: await findFreePort() }
    await writeSettings({ starting: starting.port, running: web.port })
    const client = join(folder, 'live/web/build/client/build')
    await mkdir(client, { recursive: true })
    await writeFile(join(client, 'entry.js.br'), brotliCompressSync(built))
    nginx = spawn(program, ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
      stdio: 'inherit',
    })
    for (let tries = 0; tries < 100; tries += 1) {
      if (await fetch(`http://127.0.0.1:${ports.http}/`, { redirect: 'manual' }).catch(() => null))
        return
      await sleep(50)
    }
    throw new Error('nginx does not respond')
  }, 120_000)
  afterAll(async () => {
    nginx.kill('SIGTERM')
    if (nginx.exitCode === null) await once(nginx, 'exit')
  })

  /** The files of `ops/nginx`, with the paths and ports of this test. */
  async function writeSettings(upstream: { starting: number; running: number }): Promise<void> {
    const own = join(folder, 'nginx')
    await mkdir(own)
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
    const names = ['-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=example.com']
    await run('openssl', ['req', '-x509', ...names, '-keyout', key, '-out', certificate])
    for (const name of await readdir(join(ops, 'nginx'))) {
      const text = await readFile(join(ops, 'nginx', name), 'utf8')
      const changed = text
        .replaceAll('/etc/nginx/washhouse', own)
        .replaceAll('/var/log/nginx', folder)
        .replaceAll('/srv/washhouse', folder)
        .replaceAll(/\/etc\/letsencrypt\S+fullchain.pem/g, certificate)
        .replaceAll(/\/etc\/letsencrypt\S+privkey.pem/g, key)
        .replaceAll(/^ *listen \[::\].*\n/gm, '')
        .replaceAll('listen 80;', `listen 127.0.0.1:${ports.http};`)
        .replaceAll('listen 443', `listen 127.0.0.1:${ports.https}`)
        .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstream.starting}`)
        .replaceAll('127.0.0.1:3001', `127.0.0.1:${upstream.running}`)
      await writeFile(join(own, name), changed)
      if (name === 'upstreams-a.conf') await writeFile(join(own, 'upstreams.conf'), changed)
    }
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(folder, `${name}-temp`)};`)
      .join('\n')
    await writeFile(
      join(folder, 'nginx.conf'),
      `pid ${join(folder, 'pid')};\nerror_log ${join(folder, 'error.log')};\nevents {}\nhttp {\n${paths}\ninclude ${join(own, 'washhouse.conf')};\n}\n`,
    )
  }

  it('reads a page at the other instance while one starts, and passes address and request id on', async () => {
    const { status, headers, text } = await ask('/branch', { 'x-forwarded-for': '203.0.113.9' })
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
    const compressed = await ask('/build/entry.js', { 'accept-encoding': 'gzip, br' })
    expect([compressed.status, compressed.headers]).toMatchObject([
      200,
      {
        'content-encoding': 'br',
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    ])
    expect(web.seen).toHaveLength(before)
    expect((await ask('/build/entry.js', { 'accept-encoding': 'gzip' })).text).toBe('a page')
    expect((await ask('/build/older.js', { 'accept-encoding': 'br' })).text).toBe('a page')
  })

  it('leads to https, and to the host name with www', async () => {
    const plain = await fetch(`http://127.0.0.1:${ports.http}/en?x=1`, { redirect: 'manual' })
    expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://127.0.0.1/en?x=1'])
    const { status, headers } = await ask('/en?x=1', {}, 'example.com')
    expect([status, headers['location']]).toEqual([308, 'https://www.example.com/en?x=1'])
  })

  async function ask(path: string, headers: Record<string, string>, host = 'www.example.com') {
    const asked = request({
      host: '127.0.0.1',
      port: ports.https,
      path,
      headers: { host, ...headers },
      servername: host,
      rejectUnauthorized: false,
    })
    asked.end()
    const [answer]: IncomingMessage[] = await once(asked, 'response')
    if (!answer) throw new Error('no response')
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk)
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: String(Buffer.concat(chunks)),
    }
  }
})

/** A website that answers every request with a status, and its request id. */
async function serve(status: number): Promise<{ port: number; seen: IncomingMessage[] }> {
  const seen: IncomingMessage[] = []
  const server = createServer((req, res) => {
    seen.push(req)
    res.writeHead(status, { 'x-request-id': req.headers['x-request-id'] ?? '' }).end('a page')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close())
  const { port } = Object(server.address())
  return { port, seen }
}
