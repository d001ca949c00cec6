import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { userInfo } from 'node:os'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Target } from './load.ts'
import { childrenOf } from './process-cpu.ts'

export interface Peer extends Target {
  stop(): Promise<void>
}

/** nginx that sends the bytes and headers of `answer` from a file. */
export async function startNginx(dir: string, port: number, answer: Answer): Promise<Peer> {
  const root = join(dir, 'nginx')
  mkdirSync(root, { recursive: true })
  writeFileSync(join(root, 'body'), answer.body)
  writeFileSync(join(root, 'nginx.conf'), nginxConfig(root, port, answer))
  const master = spawn('nginx', ['-c', join(root, 'nginx.conf'), '-p', root], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}/body`
  await answering(url)
  return { name: 'nginx', url, pids: childrenOf(master.pid ?? 0), stop: () => stop(master) }
}

/** A bare node:http server that sends the same bytes from one buffer. */
export async function startBareNode(dir: string, port: number, answer: Answer): Promise<Peer> {
  const file = join(dir, 'bare-body')
  writeFileSync(file, answer.body)
  const script = fileURLToPath(new URL('bare-server.ts', import.meta.url))
  const child = spawn(process.execPath, [script, file, String(port), answer.contentType], {
    stdio: 'inherit',
  })
  const url = `http://127.0.0.1:${port}/`
  await answering(url)
  return { name: 'bare node:http', url, pids: [child.pid ?? 0], stop: () => stop(child) }
}

export interface Answer {
  body: Buffer
  contentType: string
}

function nginxConfig(root: string, port: number, { contentType }: Answer): string {
  return `user ${userInfo().username}; daemon off; worker_processes 1; pid ${root}/pid; error_log ${root}/error.log;
events { worker_connections 256; }
http {
  access_log off; keepalive_requests 1000000; default_type "${contentType}"; open_file_cache max=10;
  client_body_temp_path ${root}/t1; proxy_temp_path ${root}/t2; fastcgi_temp_path ${root}/t3;
  uwsgi_temp_path ${root}/t4; scgi_temp_path ${root}/t5;
  server { listen 127.0.0.1:${port}; root ${root}; }
}
`
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Resolves on any response. */
export async function answering(url: string, deadlineMs = 20_000): Promise<void> {
  const end = Date.now() + deadlineMs
  for (;;) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    if (Date.now() > end) throw new Error(`${url} does not answer`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
