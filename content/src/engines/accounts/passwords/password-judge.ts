import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { processState } from '../../../ground/database/process-state.ts'
import { type Question, Verdict } from './judge-messages.ts'
import type { Weakness } from './weaknesses.ts'

type Answer = PromiseWithResolvers<Weakness | undefined>

/**
 * Judges passwords in a process of its own, begun at the first question and ended when none came for a while: the
 * lists of words take 100 MB, and a fifth of a second to read in which nobody else would be answered. A thread
 * would do for the time, but keep the memory.
 */
export function createPasswordJudge({ idleMs }: { idleMs: number }) {
  let current: ReturnType<typeof startProcess> | undefined

  /** Says why a password is among the first that somebody tries who knows these words of its owner. */
  function judge(password: string, ownWords: readonly string[]): Promise<Weakness | undefined> {
    current ??= begin()
    return current.ask(password, [...ownWords])
  }

  function begin() {
    const begun = startProcess(idleMs, () => {
      // Another may have begun since.
      if (current === begun) current = undefined
    })
    return begun
  }

  return { judge, pid: () => current?.pid }
}

function startProcess(idleMs: number, onEnd: () => void) {
  // Found here alone: the admin's bundle has this module, too, and judges nothing.
  const program = fileURLToPath(new URL('judge-program.ts', import.meta.url))
  // In a session of its own, where no signal to the service's reaches it, and without its secrets.
  const child = fork(program, {
    detached: true,
    env: { NODE_ENV: 'production' },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const waiting = new Map<number, Answer>()
  let count = 0
  let idle: NodeJS.Timeout | undefined
  child.unref()
  child.on('message', (message) => receive(Verdict.parse(message)))
  child.on('error', end)
  child.once('exit', () => end(new Error('The process that judges passwords ended')))

  function ask(password: string, ownWords: string[]): Promise<Weakness | undefined> {
    clearTimeout(idle)
    // The service does not end before somebody who waits has his answer.
    child.channel?.ref()
    const question: Question = { number: ++count, password, ownWords }
    const answer: Answer = Promise.withResolvers()
    waiting.set(question.number, answer)
    child.send(question, (error) => {
      if (error) end(error)
    })
    return answer.promise
  }

  function receive({ number, weakness, failure }: Verdict): void {
    const answer = waiting.get(number)
    waiting.delete(number)
    if (waiting.size === 0) rest()
    if (failure === undefined) answer?.resolve(weakness)
    else answer?.reject(new Error(failure))
  }

  function rest(): void {
    child.channel?.unref()
    idle = setTimeout(() => {
      onEnd()
      if (child.connected) child.disconnect()
    }, idleMs).unref()
  }

  function end(error: Error): void {
    clearTimeout(idle)
    onEnd()
    for (const answer of waiting.values()) answer.reject(error)
    waiting.clear()
  }

  return { ask, pid: child.pid }
}

export function judgePassword(
  password: string,
  ownWords: readonly string[],
): Promise<Weakness | undefined> {
  const { judge } = processState('passwords', () => createPasswordJudge({ idleMs: 60_000 }))
  return judge(password, ownWords)
}
