import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram } from '../../tooling/programs.ts'

/** nginx with a test certificate in front of the website, as in production. */
export async function startTlsProxy(port: number, targetUrl: string): Promise<() => Promise<void>> {
  const root = await mkdtemp(join(tmpdir(), 'washhouse-proxy-'))
  const certificate = '-subj /CN=localhost -days 2 -keyout key.pem -out cert.pem'
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'
  execFileSync(await findProgram('openssl'), `req -x509 ${key} ${certificate}`.split(' '), {
    cwd: root,
    stdio: 'ignore',
  })
  await writeFile(join(root, 'nginx.conf'), printConfig(root, port, targetUrl))
  const nginx = spawn(await findProgram('nginx'), ['-c', join(root, 'nginx.conf'), '-p', root], {
    stdio: 'inherit',
  })
  await answering(port)
  return async () => {
    const ended = once(nginx, 'exit')
    nginx.kill('SIGTERM')
    await ended
    await rm(root, { recursive: true, force: true })
  }
}

function printConfig(root: string, port: number, targetUrl: string): string {
  return `user ${userInfo().username}; daemon off; worker_processes 1; pid ${root}/pid; error_log ${root}/error.log;
events { worker_connections 64; }
http {
  access_log off; client_max_body_size 64m;
  client_body_temp_path ${root}/t1; proxy_temp_path ${root}/t2; fastcgi_temp_path ${root}/t3;
  uwsgi_temp_path ${root}/t4; scgi_temp_path ${root}/t5;
  server {
    listen 127.0.0.1:${port} ssl;
    ssl_certificate ${root}/cert.pem; ssl_certificate_key ${root}/key.pem;
    location / {
      proxy_pass ${targetUrl};
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
  }
}
`
}

async function answering(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await wait(50)
  }
  throw new Error(`nginx does not answer on port ${port}`)
}
