import { runClient } from './client-process.ts'

interface Visitors {
  connections: number
  pauseMs: number
  /** Behind whom the product and those measured go. */
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
  const words = [connections, pauseMs, forSeconds, url, cookie]
  const printed = await runClient({ script: 'crowd-client.ts', words, isCrowd })
  const [p99 = Number.NaN, answers = 0, refused = 0] = printed.split(' ').map(Number)
  return { p99, answers, refused }
}
