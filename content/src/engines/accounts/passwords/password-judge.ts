import { z } from 'zod'
import { processState } from '../../../ground/database/process-state.ts'
import { createSideProcess } from '../../../ground/side-process/side-process.ts'
import type { Question } from './judged-question.ts'
import { type Weakness, weaknesses } from './weaknesses.ts'

/**
 * Judges passwords in a process that ends when nobody asked for a while: the lists of words take 100 MB, and a fifth
 * of a second to read in which nobody else would be answered. A thread would do for the time, but keep the memory.
 */
export function createPasswordJudge({
  idleMs,
  // The worst password takes a tenth of a second. Passwords wait for one another: a process that hangs must not keep them.
  deadlineMs = 5000,
}: {
  idleMs: number
  deadlineMs?: number
}) {
  const { ask, pid } = createSideProcess<Question, Weakness | undefined>({
    // Found here alone: the admin's bundle has this module, too, and judges nothing.
    program: new URL('judge-program.ts', import.meta.url),
    does: 'judges passwords',
    answer: z.enum(weaknesses).optional(),
    idleMs,
  })

  /** Says why a password is among the first that somebody tries who knows these words of its owner. */
  function judge(password: string, ownWords: readonly string[]): Promise<Weakness | undefined> {
    return ask({ password, ownWords: [...ownWords] }, { deadlineMs })
  }

  return { judge, pid }
}

export function judgePassword(
  password: string,
  ownWords: readonly string[],
): Promise<Weakness | undefined> {
  const { judge } = processState('passwords', () => createPasswordJudge({ idleMs: 60_000 }))
  return judge(password, ownWords)
}
