import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { lowerPriorityOf } from '@washhouse/serving/lower-priority'
import { z } from 'zod'
import { log } from '../log.ts'

export interface Asked {
  number: number
  question: unknown
}

const Replied = z.union([
  z.object({ number: z.number(), failure: z.string() }),
  z.object({ number: z.number(), answer: z.unknown() }),
])
export type Replied = z.infer<typeof Replied>

export interface SideWork<Answer> {
  /** A module that exports `work`, which answers a question. */
  work: URL
  /** Used in the log: 'draws pictures'. */
  does: string
  answer: z.ZodType<Answer>
  /** Process niceness, as in `constants.priority` of node:os. */
  priority?: number
  /** Ends the process after this idle time; the next question starts it again. */
  idleMs?: number
  environment?: Record<string, string>
}

/** When to give up on an answer. */
export interface AskLimits {
  /** The time limit for an answer. After it the process is killed. */
  deadlineMs?: number | undefined
  /** Aborted when the answer is no longer needed. Then the process is killed too. */
  signal?: AbortSignal | undefined
}

/**
 * Thrown for all open questions when the process ends. With `ended` a retry may succeed. `late` means that this question
 * exceeded its time limit, `abandoned` that its signal aborted.
 */
export class SideProcessEndedError extends Error {
  override readonly name = 'SideProcessEndedError'
  readonly reason: 'ended' | 'late' | 'abandoned'

  constructor(message: string, reason: SideProcessEndedError['reason'] = 'ended') {
    super(message)
    this.reason = reason
  }
}

/** Answers questions in a separate process, restarted on demand. Its load or crash does not affect the service. */
export function createSideProcess<Question, Answer>(settings: SideWork<Answer>) {
  let current: ReturnType<typeof startProcess<Question, Answer>> | undefined

  /** @throws SideProcessEndedError, or an error with the work's message. */
  async function ask(question: Question, limits: AskLimits = {}): Promise<Answer> {
    if (limits.signal?.aborted) throw new SideProcessEndedError('It was given up', 'abandoned')
    current ??= begin()
    return await current.ask(question, limits)
  }

  function begin() {
    const begun = startProcess<Question, Answer>(settings, () => {
      // Another may have started since.
      if (current === begun) current = undefined
    })
    return begun
  }

  /** Kills the process; the next question starts another. */
  function end(): void {
    current?.kill()
  }

  return { ask, pid: () => current?.pid, end }
}

function startProcess<Question, Answer>(settings: SideWork<Answer>, onEnd: () => void) {
  const { work, does, answer, priority, idleMs, environment } = settings
  // In its own session, without signals for the service's process group, and without the service's secrets.
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
  /** Why it is being killed, and the question that caused it. */
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

  /** New questions must not wait for the end of this process; open ones fail once it has ended. */
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

  /** Keeps the service alive while answers are pending, and not longer. */
  function holdOpen(): void {
    clearTimeout(idle)
    if (waiting.size > 0) {
      // The child needs `ref` as well, because the channel closes before the exit event.
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
    // Questions may come from visitors, so a timeout or an abort is not an error that needs an alarm.
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
