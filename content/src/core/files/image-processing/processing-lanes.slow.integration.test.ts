import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { endAtOnce, pidOf } from '../../../../testing/side-processes.ts'
import { createImageLane } from './processing-lanes.ts'

vi.unmock('@washhouse/serving/lower-priority')

it.runIf(process.platform === 'linux')(
  'stands back with every thread that it has',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'drawing-'))
    const path = join(folder, 'picture.png')
    const create = { width: 160, height: 80, channels: 3, background: '#0af' } as const
    await sharp({ create }).toFile(path)
    const drawing = createImageLane()
    await drawing.ask({ path, width: 64, output: 'avif' })
    const threads = await readdir(`/proc/${pidOf(drawing)}/task`)
    const priorities = threads.map((thread) => getPriority(Number(thread)))
    expect(new Set(priorities)).toEqual(new Set([5]))
    endAtOnce(drawing)
    await rm(folder, { recursive: true })
  },
  60_000,
)
