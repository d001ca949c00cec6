import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('read-again.ts', import.meta.url))

export interface ReadingProcess {
  /** Waits for this number of reads. */
  hasRead(times: number): Promise<void>
  /** Kills it in the middle of its work. */
  kill(): Promise<void>
  /** Lets it close its connection and exit. */
  stop(): Promise<void>
}

/** Another process that reads the table `rows` repeatedly; resolves after its first read. */
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
