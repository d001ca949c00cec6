import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { s3Keys, startS3 } from '../../content/testing/s3-server.ts'
import { startSilentProxy } from '../../content/testing/silent-proxy.ts'
import { startPostgres } from '../../content/testing/throwaway-postgres.ts'
import { findFreePort } from '../launcher/ports.ts'
import { startProduct, type PartName, type Product } from '../product.ts'
import { runNginx } from './run-nginx.ts'

export type SeveralProducts = Awaited<ReturnType<typeof startSeveralProducts>>

/**
 * Two content services and two websites with data folders of their own, on one PostgreSQL and one S3 store. nginx sends each
 * request to the next of the two; the websites, too, reach the content services through it. PostgreSQL is behind a proxy that
 * can fall silent. `extra`: settings of each pair.
 */
export async function startSeveralProducts(extra: readonly Record<string, string>[] = []) {
  const undo: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const end of undo.toReversed()) await end()
  }
  try {
    const postgres = await startPostgres()
    undo.push(() => postgres.stop())
    const proxy = await startSilentProxy(postgres.url)
    undo.push(async () => proxy.stop())
    const s3 = await startS3('washhouse')
    undo.push(s3.stop)
    const shared = await choosePorts()
    const [one, other] = [await choosePorts(), await choosePorts()]
    const folder = await mkdtemp(join(tmpdir(), 'washhouse-nginx-'))
    undo.push(() => rm(folder, { recursive: true }))
    const parts = ['content', 'web'] as const
    const servers = parts.map((part) => balance(part, shared[part], [one[part], other[part]]))
    const nginx = await runNginx(folder, servers.join('\n'), shared.web)
    undo.push(() => nginx.stop())

    const environment = {
      DATABASE_URL: proxy.url,
      FILES_URL: `s3://washhouse/shop?endpoint=${s3.endpoint}`,
      AWS_ACCESS_KEY_ID: s3Keys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
      CONTENT_URL: `http://127.0.0.1:${shared.content}`,
      PUBLIC_URL: `http://127.0.0.1:${shared.web}`,
      TRUSTED_PROXIES: '127.0.0.1',
    }
    const launch = async (own: Ports, settings = {}, first?: Product) => {
      const ports = { CONTENT_PORT: String(own.content), WEB_PORT: String(own.web) }
      const product = await startProduct({ ...environment, ...ports, ...settings }, first)
      undo.push(product.stop)
      return product
    }
    const first = await launch(one, extra[0])
    const products: [Product, Product] = [first, await launch(other, extra[1], first)]
    const mailDir = join(s3.directory, 'washhouse/shop/mail')
    return { ...first, products, environment, postgres, proxy, s3, mailDir, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type Ports = Record<PartName, number>

const choosePorts = async (): Promise<Ports> => ({
  content: await findFreePort(),
  web: await findFreePort(),
})

/** nginx settings as in docs/operation.md: a server at `port` in front of several processes. */
function balance(name: string, port: number, targets: readonly number[]): string {
  const servers = targets.map((target) => `server 127.0.0.1:${target} max_fails=0;`).join(' ')
  return `upstream ${name} { ${servers} keepalive 32; }
server {
  listen 127.0.0.1:${port};
  client_max_body_size 300m;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_connect_timeout 2s;
  access_log off;
  location / { proxy_pass http://${name}; }
  location /changes { proxy_pass http://${name}; proxy_buffering off; proxy_read_timeout 1h; }
}`
}
