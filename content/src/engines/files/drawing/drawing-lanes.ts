import { constants } from 'node:os'
import { z } from 'zod'
import { createLane } from '../../../ground/side-process/lane.ts'
import type { PdfQuestion } from './look-into-pdf.ts'
import type { Drawing } from './redraw.ts'
import type { Upload } from './redraw-upload.ts'

// Fewer pools of memory than threads: after many pictures a process holds a quarter less.
const environment = { MALLOC_ARENA_MAX: '2' }
const lowest = constants.priority.PRIORITY_LOW
const idleMs = 60_000

/** Draws stored pictures in other sizes; one that brings down the library brings down no service. */
export function createDrawingLane() {
  return createLane<Drawing, Buffer>({
    work: new URL('redraw.ts', import.meta.url),
    does: 'draws pictures',
    answer: z.instanceof(Buffer),
    queue: { running: 2, waiting: 512 },
    processes: 1,
    priority: lowest,
    environment,
  })
}

export const DrawnUpload = z.object({
  data: z.instanceof(Buffer),
  width: z.int().positive(),
  height: z.int().positive(),
})
export type DrawnUpload = z.infer<typeof DrawnUpload>

const UploadAnswer = z.union([
  DrawnUpload,
  /** It was not unpacked. */
  z.object({
    excess: z.object({ limit: z.enum(['pixels', 'decoded', 'frames']), most: z.number() }),
  }),
  z.object({ unreadable: z.string() }),
])
export type UploadAnswer = z.infer<typeof UploadAnswer>

/** Redraws what is sent: one picture in each process, where a large one takes up to 400 MB, and one of a network at a time. */
export function createUploadLane() {
  return createLane<Upload, UploadAnswer>({
    work: new URL('redraw-upload.ts', import.meta.url),
    does: 'draws what is sent',
    answer: UploadAnswer,
    queue: { running: 2, runningEach: 1, waiting: 64 },
    // As the content service: somebody waits for it, but pages go before it.
    priority: 5,
    idleMs,
    environment,
  })
}

export const SeenPdf = z.object({
  pages: z.int().positive(),
  /** WebP, in the order of the pages. */
  pictures: z.array(z.instanceof(Buffer)),
})

const PdfAnswer = z.union([
  SeenPdf,
  /** Why it never can be: it is damaged, has a password or no page. */
  z.object({ unreadable: z.string() }),
])
export type PdfAnswer = z.infer<typeof PdfAnswer>

/** Looks into PDFs; one that the library never comes to the end of holds up no picture. */
export function createPdfLane() {
  return createLane<PdfQuestion, PdfAnswer>({
    work: new URL('look-into-pdf.ts', import.meta.url),
    does: 'looks into PDFs',
    answer: PdfAnswer,
    queue: { running: 1, waiting: 64 },
    priority: lowest,
    idleMs,
    environment,
  })
}
