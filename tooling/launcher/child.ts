import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const KEPT_LINES = 30

export interface Ending {
  code: number | null
  signal: NodeJS.Signals | null
}

export interface Child {
  pid: number | undefined
  ended: Promise<Ending>
  /** Last output lines. */
  tail: () => string[]
  kill: (signal: NodeJS.Signals) => void
}

interface ChildOptions {
  cwd: string
  environment: Record<string, string>
  onLine?: (line: string) => void
  /** Aborting it ends the process. */
  signal?: AbortSignal
}

/** Runs Node with `args` in its own process group: Ctrl-C at the terminal only reaches the launcher. */
export function spawnNode(
  args: string[],
  { cwd, environment, onLine, signal }: ChildOptions,
): Child {
  const child = spawn(process.execPath, args, {
    cwd,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const keep = (line: string) => {
    lines.push(line)
    if (lines.length > KEPT_LINES) lines.shift()
    onLine?.(line)
  }
  const drained = Promise.all(
    [child.stdout, child.stderr].map((stream) => forEachLine(stream, keep)),
  )
  const ended = new Promise<Ending>((resolve) => {
    child.once('error', (error) => {
      keep(error.message)
      resolve({ code: 1, signal: null })
    })
    child.once('exit', (code, signal) => {
      // Does not wait for a grandchild that keeps the pipes open.
      const settle = () => resolve({ code, signal })
      setTimeout(settle, 500).unref()
      void drained.then(settle)
    })
  })
  const stop = () => killGroup(child.pid, 'SIGTERM')
  signal?.addEventListener('abort', stop, { once: true })
  void ended.then(() => signal?.removeEventListener('abort', stop))
  return {
    pid: child.pid,
    ended,
    tail: () => [...lines],
    kill: (signal) => killGroup(child.pid, signal),
  }
}

/** Describes the exit for messages. */
export function describeEnding({ code, signal }: Ending): string {
  return signal ? `was ended by ${signal}` : `ended with exit code ${code}`
}

async function forEachLine(stream: Readable, onLine: (line: string) => void): Promise<void> {
  for await (const line of createInterface({ input: stream })) onLine(line)
}

function killGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // The group has already ended.
  }
}
