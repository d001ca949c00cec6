import { constants } from 'node:os'
import { z } from 'zod'
import { createSideProcess } from '../../../ground/side-process/side-process.ts'
import type { Drawing } from './drawing.ts'

/** Draws with the lowest priority; a picture that brings down the library brings down no service. */
export function createDrawingProcess({
  // Pictures wait for one another: a process that hangs must not keep them. With its priority one that does not hang may
  // take many times as long on a busy machine.
  deadlineMs = 60_000,
} = {}) {
  const { ask, pid } = createSideProcess<Drawing, Buffer>({
    program: new URL('drawing-program.ts', import.meta.url),
    does: 'draws pictures',
    answer: z.instanceof(Buffer),
    priority: constants.priority.PRIORITY_LOW,
    // Fewer pools of memory than threads: after many pictures it holds a quarter less.
    environment: { MALLOC_ARENA_MAX: '2' },
  })
  const draw = (drawing: Drawing) => ask(drawing, { deadlineMs })
  return { draw, pid }
}
