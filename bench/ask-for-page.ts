import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const script = fileURLToPath(new URL('crowd-client.ts', import.meta.url))

/** Visitors whose waiting is measured while others keep the product busy. */
export const pageVisitors = { connections: 20, pauseMs: 50 }

/** Asks for a page again and again, from a process of its own; milliseconds of the slowest in a hundred. */
export async function askForPage(
  url: string,
  { connections, pauseMs }: { connections: number; pauseMs: number },
  forSeconds: number,
  cookie = '',
) {
  const words = [script, connections, pauseMs, forSeconds, url, cookie].map(String)
  const { stdout } = await run(process.execPath, words)
  const [p99 = Number.NaN, answers = 0, refused = 0] = stdout.trim().split(' ').map(Number)
  return { p99, answers, refused }
}
