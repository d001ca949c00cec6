import { WireError } from '@washhouse/contract/wire/errors'
import { hasServiceToken } from '@washhouse/serving/client-address'
import { QueueFullError } from '@washhouse/serving/fair-queue'
import { createSharedQueue } from '@washhouse/serving/shared-queue'
import type { Context } from 'hono'
import { env } from '../../ground/env.ts'
import { log } from '../../ground/log.ts'
import { createVisitorLimit, incomingOf, visitorOf } from '../calls/visitor-limit.ts'
import { redraw, type RedrawnVariant } from './variant.ts'
import { createVariantStore } from './variant-store.ts'

// A page that nobody has seen yet asks for some forty at once; many may share an address.
const newPictures = { most: 240, spanSeconds: 60 }
const queueLimits = { running: 2, waiting: 512, waitingEach: 128 }

/** Pictures in their sizes: kept ones, or drawn when it is their visitor's turn, each once for all. */
export function createDrawnPictures(folder: string, maxBytes: number) {
  const store = createVariantStore({ folder, maxBytes })
  const queue = createSharedQueue<Buffer>(queueLimits)
  const countVisitor = createVisitorLimit(newPictures)

  return async function drawnPicture(
    context: Context,
    path: string,
    variant: RedrawnVariant,
  ): Promise<Buffer> {
    const kept = await store.read(variant.name)
    if (kept) return kept
    // The website counts its visitors itself, before it asks for what many of them may wait for.
    if (!hasServiceToken(incomingOf(context), env.serviceToken)) countVisitor(context)
    const asker = { who: visitorOf(context), signal: context.req.raw.signal }
    return await queue
      .run(variant.name, asker, () => draw(path, variant))
      .catch((error: unknown) => {
        const isGone = asker.signal.aborted
        if (!isGone && !(error instanceof QueueFullError)) throw error
        context.header('retry-after', '2')
        throw new WireError('SERVICE_UNAVAILABLE', 'Too many pictures are being drawn, try again.')
      })
  }

  async function draw(path: string, variant: RedrawnVariant): Promise<Buffer> {
    const bytes = await redraw(path, variant)
    await store.write(variant.name, bytes).catch((error: unknown) => {
      log.warn({ err: error }, 'a picture could not be kept')
    })
    return bytes
  }
}
