import { z } from 'zod'
import { createLane } from '../../../platform/side-process/lane.ts'
import { PdfAnswer, UploadAnswer } from './processing-answers.ts'
import type { PdfQuestion } from './inspect-pdf.ts'
import type { Drawing } from './resize-image.ts'
import type { Upload } from './reencode-upload.ts'

// Fewer malloc arenas than threads: after many images a process uses a quarter less memory.
const environment = { MALLOC_ARENA_MAX: '2' }
// As the content service: somebody waits for the image or PDF, but pages come first. Not lower: beside three busy processes,
// 120 images took 26 s at 5, 59 s at 10, and at 19 they never came.
const priority = 5
const idleMs = 60_000

/** Resizes stored images. A crash of the library does not affect the service. */
export function createImageLane() {
  return createLane<Drawing, Buffer>({
    work: new URL('resize-image.ts', import.meta.url),
    does: 'draws pictures',
    answer: z.instanceof(Buffer),
    queue: { running: 2, waiting: 512 },
    processes: 1,
    priority,
    environment,
  })
}

/** Re-encodes uploads: one image per process, as a large one takes up to 400 MB, and one image of a network at a time. */
export function createUploadLane() {
  return createLane<Upload, UploadAnswer>({
    work: new URL('reencode-upload.ts', import.meta.url),
    does: 'draws what is sent',
    answer: UploadAnswer,
    queue: { running: 2, runningEach: 1, waiting: 64 },
    priority,
    idleMs,
    environment,
  })
}

/** Inspects PDFs. A PDF that hangs the library delays no image. */
export function createPdfLane() {
  return createLane<PdfQuestion, PdfAnswer>({
    work: new URL('inspect-pdf.ts', import.meta.url),
    does: 'looks into PDFs',
    answer: PdfAnswer,
    queue: { running: 1, waiting: 64 },
    priority,
    idleMs,
    environment,
  })
}
