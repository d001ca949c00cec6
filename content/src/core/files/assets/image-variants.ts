import { basename, join } from 'node:path'
import { createHash } from 'node:crypto'
import { WireError } from '@washhouse/contract/wire/errors'
import { hasServiceToken } from '@washhouse/serving/client-address'
import { QueueFullError } from '@washhouse/serving/fair-queue'
import { createFileCache, type FileCache } from '@washhouse/serving/file-cache'
import { createSharedQueue } from '@washhouse/serving/shared-queue'
import type { Context } from 'hono'
import type { AssetTransform } from '@washhouse/contract/media/asset-transforms'
import { processState } from '../../../platform/database/process-state.ts'
import { env } from '../../../platform/env.ts'
import { log } from '../../../platform/log.ts'
import { SideProcessEndedError } from '../../../platform/side-process/side-process.ts'
import { changeBus } from '../../changes/change-bus.ts'
import { createVisitorLimit, incomingOf, visitorOf } from '../../calls/visitor-limit.ts'
import { createImageLane } from '../image-processing/processing-lanes.ts'
import type { PictureKind } from '../image-processing/picture-limits.ts'
import { isPicture } from '../file-type.ts'
import type { LibraryKind } from '../library/library-type.ts'
import type { AssetRecord } from './asset-access.ts'

// A page without cached images requests about forty at once, and many visitors may share an address.
const newPictures = { most: 240, spanSeconds: 60 }
// Images wait for one another, so a hanging process must be ended. At a low priority, on a busy machine, a healthy one may
// take many times as long as usual.
const deadlineMs = 60_000

const maxCacheBytes = 1024 ** 3
const maxPrivateBytes = 256 * 1024 ** 2

/** Image variants, cached or rendered in a fair queue. Concurrent requests for the same variant share one rendering. */
export function createImageVariants() {
  const keptIn = (folder: string, maxBytes: number) =>
    createFileCache({ folder: join(env.cacheDir, folder), maxBytes })
  const publicFiles = keptIn('assets', maxCacheBytes)
  // Separate from the public cache: access is checked before this cache is read.
  const privateFiles = keptIn('private-assets', maxPrivateBytes)
  forgetWhatChanges([publicFiles, privateFiles])
  const lane = processState('drawing', createImageLane)
  const queue = createSharedQueue<Buffer>(lane)
  const countVisitor = createVisitorLimit(newPictures)

  return async function drawnPicture(
    context: Context,
    asset: Pick<AssetRecord, 'store' | 'filename' | 'isPrivate'>,
    variant: EncodedVariant,
  ): Promise<Buffer> {
    const files = asset.isPrivate ? privateFiles : publicFiles
    const kept = await readKept(files, variant.name)
    if (kept) return kept
    const client = {
      who: visitorOf(context),
      signal: context.req.raw.signal,
      // The website counts its own visitors before it requests an image that many may wait for.
      onClaim() {
        if (!hasServiceToken(incomingOf(context), env.serviceTokens)) countVisitor(context)
      },
    }
    return await queue
      .run(variant.name, client, () => draw(files, asset, variant))
      .catch((error: unknown) => {
        const isOver = error instanceof QueueFullError || error instanceof SideProcessEndedError
        if (!isOver && !client.signal.aborted) throw error
        context.header('retry-after', '2')
        throw new WireError('SERVICE_UNAVAILABLE', 'Too many pictures are being drawn, try again.')
      })
  }

  async function readKept(files: FileCache, name: string): Promise<Buffer | undefined> {
    try {
      return (await files.read(name))?.start
    } catch (error) {
      // The cached file is damaged or was deleted while the service ran: render it again.
      log.warn({ err: error }, 'a kept picture could not be read')
      await files.remove(name)
      return undefined
    }
  }

  async function draw(
    files: FileCache,
    { store, filename }: Pick<AssetRecord, 'store' | 'filename'>,
    { name, width, height, output }: EncodedVariant,
  ): Promise<Buffer> {
    const bytes = await store.onDisk(basename(filename), (path) =>
      lane.ask({ path, width, height, output }, { deadlineMs }),
    )
    await files.write(name, bytes).catch((error: unknown) => {
      log.warn({ err: error }, 'a picture could not be kept')
    })
    return bytes
  }
}

/** Deletes every cached size of a changed or deleted image, in every process. */
function forgetWhatChanges(folders: readonly FileCache[]): void {
  changeBus.subscribe(({ tags }) => {
    const gone = tags.flatMap((tag) => /^media:(.+)$/.exec(tag)?.[1] ?? [])
    if (gone.length === 0) return
    const isGone = (name: string) => gone.some((id) => name.startsWith(`${id}-`))
    Promise.all(folders.map((files) => files.removeWhere(isGone))).catch((error: unknown) =>
      log.error({ err: error, gone }, 'what was drawn of pictures could not be removed'),
    )
  })
}

// Part of every variant's name: increase it when the same transform produces other bytes.
const drawingVersion = 3

interface EncodedVariant {
  kind: 'redrawn'
  etag: string
  name: string
  output: PictureKind
  width: number
  height: number | undefined
}

/** A version of a file: the bytes as stored, or a re-encoded image. */
export type Variant = { kind: 'original'; etag: string } | EncodedVariant

export function chooseVariant(
  asset: { id: string; updatedAt: Date },
  source: LibraryKind | undefined,
  transform: AssetTransform | undefined,
): Variant {
  const stamp = `${asset.id}-${asset.updatedAt.getTime().toString(36)}`
  if (!transform || source === undefined || !isPicture(source))
    return { kind: 'original', etag: etagOf(stamp) }
  const output = transform.format ?? source
  const { width } = transform
  const height = 'height' in transform ? transform.height : undefined
  const name = `${stamp}-${drawingVersion}-${width}x${height ?? 0}.${output}`
  return { kind: 'redrawn', etag: etagOf(name), name, output, width, height }
}

function etagOf(name: string): string {
  return `"${createHash('sha256').update(name).digest('base64url').slice(0, 27)}"`
}
