import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { openLine, writeRequest } from './bare-line.ts'

// A separate process: reads its task from standard input and prints the results as JSON.

const Task = z.object({
  contentUrl: z.string(),
  /** Tokens of members; each takes as many at a time as needed. */
  tokens: z.array(z.string()),
  does: z.enum(['read', 'write']),
  members: z.number(),
  seconds: z.number(),
  /** Between a response and the next request. */
  pauseMs: z.number(),
  /** Prefix of written texts. */
  mark: z.string(),
  /** Posts to read and reply to. */
  topics: z.array(z.number()),
})
type Task = z.infer<typeof Task>

export type BoardTask = Task
export interface BoardFate {
  /** p99 of the response times in milliseconds. */
  p99: number
  /** Successful writes or reads. */
  posts: number
  replies: number
  reads: number
  /** Other responses by status. */
  refused: Record<string, number>
}

const task = Task.parse(JSON.parse(await text(process.stdin)))
const server = new URL(task.contentUrl)
const times: number[] = []
const fate: BoardFate = { p99: 0, posts: 0, replies: 0, reads: 0, refused: {} }
const end = performance.now() + task.seconds * 1000
await Promise.all(Array.from({ length: task.members }, (_, index) => live(task, index)))
times.sort((one, other) => one - other)
fate.p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN
console.log(JSON.stringify(fate))

/** One connection that performs one action after another. */
async function live({ tokens, does, pauseMs, members }: Task, index: number): Promise<void> {
  await wait((pauseMs * index) / members)
  const line = openLine(server)
  // Each has its own network, set by a trusted proxy.
  const head = {
    host: server.host,
    authorization: `Bearer ${tokens[index % tokens.length]}`,
    'x-forwarded-for': `2001:db8:ffff:${(index + 1).toString(16)}::1`,
  }
  for (let count = 0; performance.now() < end; count += 1) {
    const act = does === 'read' ? readAt(index + count) : writeAt(index, count)
    const request = writeRequest({ ...act, head })
    const startedAt = performance.now()
    const status = await line.ask(request)
    times.push(performance.now() - startedAt)
    if (status === 200) fate[act.counts] += 1
    else fate.refused[status] = (fate.refused[status] ?? 0) + 1
    // Jitter avoids lockstep.
    await wait(pauseMs * (0.5 + Math.random()))
  }
  line.close()
}

interface Act {
  path: string
  body?: object
  counts: 'posts' | 'replies' | 'reads'
}

function topicAt(number: number): number {
  return task.topics[number % task.topics.length] ?? 1
}

function readAt(number: number): Act {
  const topic = topicAt(number)
  const paths = [
    '/api/web_board?limit=20',
    `/api/web_board/${topic}`,
    `/items/feedback_webboard?filter[web_board][_eq]=${topic}&limit=20`,
  ]
  return { path: paths[number % paths.length] ?? '', counts: 'reads' }
}

/** Two replies per post. */
function writeAt(member: number, count: number): Act {
  const detail = `${task.mark} ผ้าขาวกลายเป็นเหลือง คนที่ ${member} ครั้งที่ ${count}`
  if (count % 3 === 0)
    return { path: '/items/web_boards', body: { title: detail, detail }, counts: 'posts' }
  const body = { web_board: topicAt(member + count), detail }
  return { path: '/items/feedback_webboard', body, counts: 'replies' }
}
