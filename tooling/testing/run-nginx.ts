import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProgram } from '../programs.ts'

/** Runs nginx with the settings of `http { }` and its files in `folder`. Resolves once it responds at the port. */
export async function runNginx(folder: string, settings: string, port: number) {
  // nginx reads files as an account without rights.
  await chmod(folder, 0o755)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, `${name}-temp`)};`)
    .join('\n')
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `pid ${join(folder, 'pid')};\nerror_log ${join(folder, 'error.log')};\nevents {}\nhttp {\n${paths}\n${settings}\n}\n`,
  )
  const program = await findProgram('nginx')
  const nginx = spawn(program, ['-c', file, '-g', 'daemon off;'], { stdio: 'inherit' })
  for (let tries = 0; ; tries += 1) {
    const url = `http://127.0.0.1:${port}/`
    if (await fetch(url, { redirect: 'manual' }).catch(() => null)) break
    if (tries > 100 || nginx.exitCode !== null) throw new Error('nginx does not respond')
    await sleep(50)
  }
  return {
    /** Of the master process. */
    pid: nginx.pid ?? 0,
    async stop() {
      nginx.kill('SIGTERM')
      if (nginx.exitCode === null) await once(nginx, 'exit')
    },
  }
}
