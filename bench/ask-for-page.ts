import { runClient } from './client-process.ts'

interface Visitors {
  connections: number
  pauseMs: number
  /** Lower priority than the product and the measured visitors. */
  isCrowd?: boolean
}

/** Visitors whose latency is measured under load. */
export const pageVisitors: Visitors = { connections: 20, pauseMs: 50 }

/** Requests a page repeatedly from another process; returns the p99 in milliseconds. */
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
