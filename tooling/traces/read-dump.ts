import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { systemCode } from '../launcher/start-problem.ts'
import { inheritedEnvironment } from '../process.env.ts'

const endsEarly = ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']

/** Converts a PostgreSQL dump to SQL statements. */
export async function* readDump(dump: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const child = spawn('pg_restore', ['--file=-'], {
    env: inheritedEnvironment(),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const failure = pipeline(Readable.from(dump), child.stdin).then(
    () => undefined,
    (error: unknown) => error,
  )
  for await (const chunk of child.stdout) yield Buffer.from(chunk)
  const [code] = await ended
  if (code !== 0) throw new Error(`pg_restore failed: ${complaint.trim()}`)
  const error = await failure
  // pg_restore may end before it has read everything; read errors of the dump are reported.
  if (error !== undefined && !endsEarly.includes(systemCode(error) ?? ''))
    throw new Error('the dump could not be read', { cause: error })
}
