import { execFile } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const script = fileURLToPath(new URL('crowd-client.ts', import.meta.url))

interface Visitors {
  connections: number
  pauseMs: number
  /** Their own machines would have processors of their own: here they take what the product and those measured leave. */
  isCrowd?: boolean
}

/** Visitors whose waiting is measured while others keep the product busy. */
export const pageVisitors: Visitors = { connections: 20, pauseMs: 50 }

/** Asks for a page again and again, from a process of its own; milliseconds of the slowest in a hundred. */
export async function askForPage(
  url: string,
  { connections, pauseMs, isCrowd = false }: Visitors,
  forSeconds: number,
  cookie = '',
) {
  const priority = isCrowd ? constants.priority.PRIORITY_LOW : constants.priority.PRIORITY_NORMAL
  const words = [script, connections, pauseMs, forSeconds, url, priority, cookie].map(String)
  const { stdout } = await run(process.execPath, words)
  const [p99 = Number.NaN, answers = 0, refused = 0] = stdout.trim().split(' ').map(Number)
  return { p99, answers, refused }
}
