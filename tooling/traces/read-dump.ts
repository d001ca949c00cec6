import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { inheritedEnvironment } from '../process.env.ts'

/** A dump of PostgreSQL as the statements that it would be restored by. */
export async function* readDump(dump: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const child = spawn('pg_restore', ['--file=-'], {
    env: inheritedEnvironment(),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const given = pipeline(Readable.from(dump), child.stdin)
  // What a program does not read to its end it has said by its exit code.
  given.catch(() => {})
  for await (const chunk of child.stdout) yield Buffer.from(chunk)
  const [code] = await ended
  if (code !== 0) throw new Error(`pg_restore failed: ${complaint.trim()}`)
}
