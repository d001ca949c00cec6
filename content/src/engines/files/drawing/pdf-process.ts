import { constants } from 'node:os'
import { createSideProcess } from '../../../ground/side-process/side-process.ts'
import { PdfAnswer, type PdfQuestion } from './pdf.ts'

const idleMs = 60_000

/**
 * Looks into PDFs apart from all other drawing: one that the library never comes to the end of holds up no picture, and
 * is ended.
 */
export function createPdfProcess() {
  const { ask, pid } = createSideProcess<PdfQuestion, PdfAnswer>({
    program: new URL('pdf-program.ts', import.meta.url),
    does: 'looks into PDFs',
    answer: PdfAnswer,
    priority: constants.priority.PRIORITY_LOW,
    idleMs,
    environment: { MALLOC_ARENA_MAX: '2' },
  })

  /** @throws SideProcessEndedError after so many milliseconds; an error of what the library says. */
  const look = (question: PdfQuestion, deadlineMs: number) => ask(question, { deadlineMs })

  /** Ends it, whatever it looks into; the next question begins another one. */
  function end(): void {
    const current = pid()
    if (current !== undefined) process.kill(current, 'SIGKILL')
  }

  return { look, pid, end }
}
