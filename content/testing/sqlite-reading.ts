import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('read-again.ts', import.meta.url))

export interface ReadingProcess {
  /** Waits until it has read so often. */
  hasRead(times: number): Promise<void>
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>
  /** Lets it close its connection and end. */
  stop(): Promise<void>
}

/** Another program that reads the table `rows` again and again; resolves once it has. */
export async function startReading(url: string): Promise<ReadingProcess> {
  const child = spawn(process.execPath, [program, url], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const counts = createInterface({ input: child.stdout })[Symbol.asyncIterator]()

  async function hasRead(times: number): Promise<void> {
    const { value, done } = await counts.next()
    if (done) throw new Error(`The reading process ended: ${child.exitCode}`)
    if (Number(value) < times) await hasRead(times)
  }

  await hasRead(1)
  return {
    hasRead,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.stdin.end()
      await ended
      if (child.exitCode !== 0) throw new Error(`The reading process ended: ${child.exitCode}`)
    },
  }
}
