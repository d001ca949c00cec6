import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { findFreePort } from '../../launcher/ports.ts'
import { runNginx } from '../../testing/run-nginx.ts'

const run = promisify(execFile)
export const ops = join(import.meta.dirname, '../../../ops')

export interface Nginx {
  http: number
  https: number
  /** Of the master process. */
  pid: number
  ask: Ask
  stop: () => Promise<void>
}

export type Ask = (path: string, options?: AskOptions) => Promise<Answer>

export interface AskOptions {
  host?: string
  headers?: Record<string, string>
  /** Sends these fields as a form of the website. */
  form?: Record<string, string>
}

export interface Answer {
  status: number
  headers: IncomingMessage['headers']
  text: string
}

/**
 * Starts nginx with the files of `ops/nginx`, on free ports and with `folder` in place of `/srv/washhouse`, `/etc/nginx` and
 * `/var/log/nginx`. `ports`: instead of those of the instances.
 */
export async function startNginx(folder: string, ports: Record<string, number>): Promise<Nginx> {
  const [http, https] = [await findFreePort(), await findFreePort()]
  await writeSettings(folder, { ...ports, 80: http, 443: https })
  const nginx = await runNginx(folder, `include ${join(folder, 'nginx/washhouse.conf')};`, http)
  return { http, https, ask: (path, options) => ask(https, path, options), ...nginx }
}

/** Copies the files of a folder of `ops`. */
export async function copySettings(
  name: string,
  destination: string,
  change: (text: string) => string,
): Promise<void> {
  await mkdir(destination, { recursive: true })
  for (const file of await readdir(join(ops, name)))
    await writeFile(join(destination, file), change(await readFile(join(ops, name, file), 'utf8')))
}

async function writeSettings(folder: string, ports: Record<string, number>): Promise<void> {
  const own = join(folder, 'nginx')
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const names = ['-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=example.com']
  await run('openssl', ['req', '-x509', ...names, '-keyout', key, '-out', certificate])
  await copySettings('nginx', own, (text) =>
    text
      .replaceAll('/etc/nginx/washhouse', own)
      .replaceAll('/var/log/nginx', folder)
      .replaceAll('/var/cache', folder)
      .replaceAll('/srv/washhouse', folder)
      .replaceAll(/\/etc\/letsencrypt\S+fullchain.pem/g, certificate)
      .replaceAll(/\/etc\/letsencrypt\S+privkey.pem/g, key)
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replaceAll(/listen (?=80;|443 )/g, 'listen 127.0.0.1:')
      .replaceAll(/(?<=127\.0\.0\.1:)\d+/g, (port) => String(ports[port] ?? port)),
  )
  await symlink('upstreams-a.conf', join(own, 'upstreams.conf'))
}

/** One request on a connection of its own. */
async function ask(port: number, path: string, options: AskOptions = {}): Promise<Answer> {
  const { host = 'www.example.com', headers, form } = options
  const sent: RequestOptions = {
    host: '127.0.0.1',
    port,
    path,
    agent: false,
    headers: { host, ...headers },
    servername: host,
    rejectUnauthorized: false,
  }
  if (form) {
    const type = 'application/x-www-form-urlencoded'
    Object.assign(sent, { method: 'POST' })
    Object.assign(sent.headers ?? {}, { origin: `https://${host}`, 'content-type': type })
  }
  const asked = request(sent)
  asked.end(form && String(new URLSearchParams(form)))
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  if (!answer) throw new Error('no response')
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: await text(answer) }
}
