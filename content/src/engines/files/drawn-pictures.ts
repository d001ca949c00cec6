import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { WireError } from '@washhouse/contract/wire/errors'
import { hasServiceToken } from '@washhouse/serving/client-address'
import { QueueFullError } from '@washhouse/serving/fair-queue'
import { createKeptFiles, type KeptFiles } from '@washhouse/serving/kept-files'
import { createSharedQueue } from '@washhouse/serving/shared-queue'
import type { Context } from 'hono'
import { processState } from '../../ground/database/process-state.ts'
import { env } from '../../ground/env.ts'
import { log } from '../../ground/log.ts'
import { changeBus } from '../changes/change-bus.ts'
import { createVisitorLimit, incomingOf, visitorOf } from '../calls/visitor-limit.ts'
import { createDrawingProcess, DrawingEndedError } from './drawing/drawing-process.ts'
import type { RedrawnVariant } from './variant.ts'

// A page that nobody has seen yet asks for some forty at once; many may share an address.
const newPictures = { most: 240, spanSeconds: 60 }
const queueLimits = { running: 2, waiting: 512 }

const maxCacheBytes = 1024 ** 3

/** Pictures in their sizes: kept ones, or drawn when it is their visitor's turn, each once for all. */
export function createDrawnPictures() {
  const files = createKeptFiles({ folder: join(env.cacheDir, 'assets'), maxBytes: maxCacheBytes })
  forgetWhatChanges(files)
  const queue = createSharedQueue<Buffer>(queueLimits)
  const countVisitor = createVisitorLimit(newPictures)
  const drawing = processState('drawing', createDrawingProcess)

  return async function drawnPicture(
    context: Context,
    path: string,
    variant: RedrawnVariant,
  ): Promise<Buffer> {
    const kept = await readKept(variant.name)
    if (kept) return kept
    const asker = {
      who: visitorOf(context),
      signal: context.req.raw.signal,
      // The website counts its visitors itself, before it asks for what many of them may wait for.
      onClaim() {
        if (!hasServiceToken(incomingOf(context), env.serviceToken)) countVisitor(context)
      },
    }
    return await queue
      .run(variant.name, asker, () => draw(path, variant))
      .catch((error: unknown) => {
        const isOver = error instanceof QueueFullError || error instanceof DrawingEndedError
        if (!isOver && !asker.signal.aborted) throw error
        context.header('retry-after', '2')
        throw new WireError('SERVICE_UNAVAILABLE', 'Too many pictures are being drawn, try again.')
      })
  }

  async function readKept(name: string): Promise<Buffer | undefined> {
    try {
      const path = await files.find(name)
      return path === undefined ? undefined : await readFile(path)
    } catch (error) {
      // Someone emptied the cache folder while the service ran, perhaps: it is drawn anew.
      log.warn({ err: error }, 'a kept picture could not be read')
      await files.remove(name)
      return undefined
    }
  }

  async function draw(path: string, variant: RedrawnVariant): Promise<Buffer> {
    const { name, width, height, output } = variant
    const bytes = await drawing.draw({ path, width, height, output })
    await files.write(name, bytes).catch((error: unknown) => {
      log.warn({ err: error }, 'a picture could not be kept')
    })
    return bytes
  }
}

/** Whoever takes his picture away takes every size of it away, in every process. */
function forgetWhatChanges(files: KeptFiles): void {
  changeBus.subscribe(({ tags }) => {
    const gone = tags.flatMap((tag) => /^media:(.+)$/.exec(tag)?.[1] ?? [])
    if (gone.length === 0) return
    files
      .removeWhere((name) => gone.some((id) => name.startsWith(`${id}-`)))
      .catch((error: unknown) =>
        log.error({ err: error, gone }, 'what was drawn of pictures could not be removed'),
      )
  })
}
