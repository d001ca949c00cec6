import { constants } from 'node:os'
import { z } from 'zod'
import { createLane } from '../../../platform/side-process/lane.ts'
import { PdfAnswer, UploadAnswer } from './processing-answers.ts'
import type { PdfQuestion } from './inspect-pdf.ts'
import type { Drawing } from './reencode.ts'
import type { Upload } from './reencode-upload.ts'

// Fewer pools of memory than threads: after many pictures a process holds a quarter less.
const environment = { MALLOC_ARENA_MAX: '2' }
const lowest = constants.priority.PRIORITY_LOW
const idleMs = 60_000

/** Draws stored pictures in other sizes; one that brings down the library brings down no service. */
export function createImageLane() {
  return createLane<Drawing, Buffer>({
    work: new URL('reencode.ts', import.meta.url),
    does: 'draws pictures',
    answer: z.instanceof(Buffer),
    queue: { running: 2, waiting: 512 },
    processes: 1,
    priority: lowest,
    environment,
  })
}

/** Redraws what is sent: one picture in each process, where a large one takes up to 400 MB, and one of a network at a time. */
export function createUploadLane() {
  return createLane<Upload, UploadAnswer>({
    work: new URL('reencode-upload.ts', import.meta.url),
    does: 'draws what is sent',
    answer: UploadAnswer,
    queue: { running: 2, runningEach: 1, waiting: 64 },
    // As the content service: somebody waits for it, but pages go before it.
    priority: 5,
    idleMs,
    environment,
  })
}

/** Looks into PDFs; one that the library never comes to the end of holds up no picture. */
export function createPdfLane() {
  return createLane<PdfQuestion, PdfAnswer>({
    work: new URL('inspect-pdf.ts', import.meta.url),
    does: 'looks into PDFs',
    answer: PdfAnswer,
    queue: { running: 1, waiting: 64 },
    priority: lowest,
    idleMs,
    environment,
  })
}
