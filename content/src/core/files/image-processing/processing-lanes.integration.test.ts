import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { endAtOnce } from '../../../../testing/side-processes.ts'
import { log } from '../../../platform/log.ts'
import { createLane } from '../../../platform/side-process/lane.ts'
import { SideProcessEndedError } from '../../../platform/side-process/side-process.ts'
import { createImageLane } from './processing-lanes.ts'
import type { Drawing } from './resize-image.ts'

const drawing = createImageLane()
let folder: string
let path: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawing-'))
  path = join(folder, 'picture.png')
  await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#0af' } }).toFile(
    path,
  )
})

afterAll(async () => {
  end()
  await rm(folder, { recursive: true })
})

const draw = (width: number, output: 'webp' | 'avif' = 'webp') =>
  drawing.run('somebody', () => drawing.ask({ path, width, output }))

function end(signal?: NodeJS.Signals): void {
  const pid = drawing.pid()
  if (pid !== undefined) process.kill(pid, signal)
}

it('draws what it is told, several at once, and says what the library says', async () => {
  const drawn = await Promise.all([64, 160, 320].map((width) => draw(width)))
  const widths = drawn.map(async (bytes) => (await sharp(bytes).metadata()).width)
  expect(await Promise.all(widths)).toEqual([64, 160, 320])
  const missing = drawing.ask({ path: join(folder, 'none.png'), width: 64, output: 'webp' })
  await expect(missing).rejects.toThrow('Input file is missing')
})

it('fails what it was drawing when it ends, and draws again', async () => {
  const failed = vi.spyOn(log, 'error').mockReturnValue()
  const outcome = draw(1280, 'avif').catch((error: unknown) => error)
  end('SIGKILL')
  expect(await outcome).toBeInstanceOf(SideProcessEndedError)
  expect(failed).toHaveBeenCalledOnce()
  failed.mockRestore()
  expect((await draw(64)).length).toBeGreaterThan(0)
})

it('is ended when it hangs, and draws again', async () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue()
  const hanging = createImageLane()
  const question: Drawing = { path, width: 64, output: 'webp' }
  const drawn = hanging.ask(question, { deadlineMs: 300 }).catch((error: unknown) => error)
  const pid = hanging.pid() ?? 0
  process.kill(pid, 'SIGSTOP')
  expect(await drawn).toMatchObject({ name: 'SideProcessEndedError', reason: 'late' })
  expect(hanging.pid()).not.toBe(pid)
  warned.mockRestore()
})

it('fails what it answers otherwise than was agreed on, and that alone', async () => {
  const asked = createLane<Drawing, string>({
    work: new URL('resize-image.ts', import.meta.url),
    does: 'draws pictures',
    answer: z.string(),
    queue: { running: 2, waiting: 2 },
    processes: 1,
  })
  const question: Drawing = { path, width: 64, output: 'webp' }
  const outcomes = await Promise.allSettled([asked.ask(question), asked.ask(question)])
  const refused = { status: 'rejected', reason: { name: 'ZodError' } }
  expect(outcomes).toMatchObject([refused, refused])
  endAtOnce(asked)
})
