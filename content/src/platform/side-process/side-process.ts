import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { lowerPriorityOf } from '@washhouse/serving/lower-priority'
import { z } from 'zod'
import { log } from '../log.ts'

/** What the service sends to a process beside it. */
export interface Asked {
  number: number
  question: unknown
}

/** What comes back: the answer, or why there is none. */
const Replied = z.union([
  z.object({ number: z.number(), failure: z.string() }),
  z.object({ number: z.number(), answer: z.unknown() }),
])
export type Replied = z.infer<typeof Replied>

export interface SideWork<Answer> {
  /** A module that exports `work`, which answers a question. */
  work: URL
  /** What it does, as the log has it: 'draws pictures'. */
  does: string
  answer: z.ZodType<Answer>
  /** How far it stands back for the rest of the machine, as `constants.priority` of node:os has it. */
  priority?: number
  /** Ends it when nobody asked for so long; the next question begins it anew. */
  idleMs?: number
  environment?: Record<string, string>
}

/** How long an answer is waited for. What comes to no answer by then ends the process, in the middle of its work. */
export interface AskLimits {
  deadlineMs?: number | undefined
  /** Aborted when nobody wants the answer any more. */
  signal?: AbortSignal | undefined
}

/**
 * Thrown for what was asked when the process ended: by itself or with another question, so that it may be answered at
 * the next try, or because this question took too long (`late`) or was given up (`abandoned`).
 */
export class SideProcessEndedError extends Error {
  override readonly name = 'SideProcessEndedError'
  readonly reason: 'ended' | 'late' | 'abandoned'

  constructor(message: string, reason: SideProcessEndedError['reason'] = 'ended') {
    super(message)
    this.reason = reason
  }
}

/**
 * Has questions answered in a process of its own, begun at the first one and anew after it ended: whatever they
 * cost, and should they bring it down, the service goes on answering visitors.
 */
export function createSideProcess<Question, Answer>(settings: SideWork<Answer>) {
  let current: ReturnType<typeof startProcess<Question, Answer>> | undefined

  /** @throws SideProcessEndedError, or an error of what the work says. */
  async function ask(question: Question, limits: AskLimits = {}): Promise<Answer> {
    if (limits.signal?.aborted) throw new SideProcessEndedError('It was given up', 'abandoned')
    current ??= begin()
    return await current.ask(question, limits)
  }

  function begin() {
    const begun = startProcess<Question, Answer>(settings, () => {
      // Another may have begun since.
      if (current === begun) current = undefined
    })
    return begun
  }

  /** Ends it, whatever it is at; the next question begins another. */
  function end(): void {
    current?.kill()
  }

  return { ask, pid: () => current?.pid, end }
}

function startProcess<Question, Answer>(settings: SideWork<Answer>, onEnd: () => void) {
  const { work, does, answer, priority, idleMs, environment } = settings
  // In a session of its own, where no signal to the service's reaches it, and without its secrets.
  const program = fileURLToPath(new URL('side-program.ts', import.meta.url))
  const child = fork(program, [work.href], {
    detached: true,
    env: { NODE_ENV: 'production', ...environment },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  let count = 0
  let idle: NodeJS.Timeout | undefined
  let isOver = false
  /** Why it is being ended, and by which question. */
  let stopped: { number: number; error: SideProcessEndedError } | undefined
  child.on('message', receive)
  child.once('exit', (code, signal) => end({ code, signal }))
  child.on('error', (err) => end({ err }))
  if (child.pid !== undefined && priority !== undefined) void lowerPriority(child.pid, priority)

  async function ask(question: Question, { deadlineMs, signal }: AskLimits): Promise<Answer> {
    const asked: Asked = { number: ++count, question }
    const outcome = Promise.withResolvers<Answer>()
    waiting.set(asked.number, outcome)
    holdOpen()
    child.send(asked, (err) => {
      if (err) end({ err })
    })
    const stopAs = (reason: 'late' | 'abandoned', why: string) => () => {
      const error = new SideProcessEndedError(`The process that ${does} was ended: ${why}`, reason)
      stop({ number: asked.number, error })
    }
    const stopLate = stopAs('late', `an answer took longer than ${deadlineMs} ms`)
    const late = deadlineMs === undefined ? undefined : setTimeout(stopLate, deadlineMs)
    const abandon = stopAs('abandoned', 'nobody wants its answer any more')
    signal?.addEventListener('abort', abandon)
    try {
      return await outcome.promise
    } finally {
      clearTimeout(late)
      signal?.removeEventListener('abort', abandon)
    }
  }

  /** What is asked from now on is not to wait for the end of this one; what was asked is told once it has ended. */
  function stop(by: NonNullable<typeof stopped>): void {
    stopped ??= by
    onEnd()
    child.kill('SIGKILL')
  }

  function receive(message: unknown): void {
    const reply = Replied.parse(message)
    const outcome = waiting.get(reply.number)
    waiting.delete(reply.number)
    holdOpen()
    if ('failure' in reply) return outcome?.reject(new Error(reply.failure))
    const given = answer.safeParse(reply.answer)
    if (given.success) outcome?.resolve(given.data)
    else outcome?.reject(given.error)
  }

  /** The service does not end before an answer that somebody waits for, and for no other reason runs on. */
  function holdOpen(): void {
    clearTimeout(idle)
    if (waiting.size > 0) {
      // Also for its end: the channel is gone a moment before that is told.
      child.ref()
      child.channel?.ref()
    } else {
      child.unref()
      child.channel?.unref()
      if (idleMs !== undefined) idle = setTimeout(leave, idleMs).unref()
    }
  }

  function leave(): void {
    isOver = true
    onEnd()
    if (child.connected) child.disconnect()
  }

  function end(how: object): void {
    clearTimeout(idle)
    if (isOver) return
    isOver = true
    // A question may be what visitors send: that one took too long, or was given up, is no fault to be woken for.
    if (stopped) log[stopped.error.reason === 'late' ? 'warn' : 'info'](stopped.error.message)
    else log.error(how, `the process that ${does} ended`)
    onEnd()
    if (child.connected) child.disconnect()
    for (const [number, { reject }] of waiting) {
      const isOwn = stopped?.number === number
      reject(isOwn ? stopped?.error : new SideProcessEndedError(`The process that ${does} ended`))
    }
    waiting.clear()
  }

  async function lowerPriority(pid: number, to: number): Promise<void> {
    try {
      await lowerPriorityOf(pid, to)
    } catch (err) {
      log.warn({ err }, `the process that ${does} does not stand back for the rest`)
    }
  }

  return { ask, pid: child.pid, kill: () => child.kill('SIGKILL') }
}
