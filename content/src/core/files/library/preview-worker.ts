import { and, asc, eq, lte } from 'drizzle-orm'
import { type BasePayload, createLocalReq } from 'payload'
import { z } from 'zod'
import { collectionTable, connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { files as stores } from '../../../platform/files/files.ts'
import { log } from '../../../platform/log.ts'
import { announce } from '../../changes/announce.ts'
import { oneAtATime } from '../../work/one-at-a-time.ts'
import { createPdfLane } from '../image-processing/processing-lanes.ts'
import { removePictures, replacePreviews, writePictures } from './library-previews.ts'
import { type Look, lookInto, mostTries, progressAfter } from './preview-progress.ts'

const intervalMs = 30_000
/** Longer than at the upload: no editor waits for it. */
const deadlineMs = 60_000
// Longer than any try can take.
const leaseMs = 5 * 60_000

const filesOf = (payload: BasePayload) => collectionTable(payload, 'library-files')

const Claimed = z.object({ id: z.string(), filename: z.string(), previewTries: z.number() })
type Claimed = z.infer<typeof Claimed>

export interface PreviewWorker {
  /** Resolves when everything that is due has been tried. */
  wake: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Retries PDFs whose pages could not be rendered, because a process ended. A try is counted before it begins, so that the
 * worker gives up on a file that crashes it.
 */
export function startPreviewWorker(payload: BasePayload, pdfs = createPdfLane()): PreviewWorker {
  let isStopped = false
  const wake = oneAtATime(async () => {
    try {
      for (let file = await claim(); file; file = await claim()) await drawAgain(file)
    } catch (error) {
      log.error({ err: error }, 'the pages of PDFs could not be drawn again')
    }
  })
  const timer = setInterval(() => void wake(), intervalMs)
  timer.unref()
  void wake()

  return {
    wake,
    async stop() {
      isStopped = true
      clearInterval(timer)
      pdfs.end()
      await wake()
    },
  }

  async function claim(): Promise<Claimed | undefined> {
    return isStopped ? undefined : await claimDue(payload)
  }

  async function drawAgain(file: Claimed): Promise<void> {
    const look = await stores.library.onDisk(file.filename, (path) =>
      lookInto(pdfs, path, deadlineMs),
    )
    if (isStopped && look.state === 'waiting') await giveBack(payload, file)
    else await keepLook(payload, file, look)
  }
}

/** Leases a due file and counts the try. */
async function claimDue(payload: BasePayload): Promise<Claimed | undefined> {
  const files = filesOf(payload)
  const connection = connectionTo(payload)
  for (;;) {
    const now = new Date().toISOString()
    const isDue = and(eq(files.previewState, 'waiting'), lte(files.previewDueAt, now))
    const [due] = await connection
      .select({ id: files.id, filename: files.filename, previewTries: files.previewTries })
      .from(files)
      .where(isDue)
      .orderBy(asc(files.previewDueAt))
      .limit(1)
    if (!due) return undefined
    const { id, previewTries: tries } = Claimed.parse(due)
    // The process ended during its last try.
    const isOver = tries >= mostTries
    const next = isOver
      ? progressAfter({ state: 'waiting' }, tries)
      : { previewTries: tries + 1, previewDueAt: new Date(Date.now() + leaseMs).toISOString() }
    const [claimed] = await connection
      .update(files)
      .set(next)
      .where(and(isDue, eq(files.id, id), eq(files.previewTries, tries)))
      .returning({ id: files.id, filename: files.filename, previewTries: files.previewTries })
    if (claimed && !isOver) return Claimed.parse(claimed)
    if (claimed) log.error({ file: id, tries }, givenUp)
  }
}

const givenUp = 'a PDF is left without pictures of its pages'

/** Stores the result, unless the file was replaced or deleted meanwhile. */
async function keepLook(payload: BasePayload, file: Claimed, look: Look): Promise<void> {
  const { id, previewTries: tries } = file
  const progress = progressAfter(look, tries)
  const pictures = await writePictures(look)
  const gone = await writeWhole(payload, async () => {
    const connection = connectionTo(payload)
    const kept = await connection
      .update(filesOf(payload))
      .set(progress)
      .where(isStill(payload, file))
      .returning({ id: filesOf(payload).id })
    if (kept.length === 0) return pictures
    return await replacePreviews(connection, payload, { file: id, pictures })
  })
  await removePictures(gone)
  if (progress.previewState === 'failed') log.error({ file: id, tries }, givenUp)
  if (look.state === 'drawn')
    await announce(await createLocalReq({}, payload), ['media', `media:${id}`])
}

/** A try that the service's stop interrupted does not count. */
async function giveBack(payload: BasePayload, file: Claimed): Promise<void> {
  await connectionTo(payload)
    .update(filesOf(payload))
    .set({ previewTries: file.previewTries - 1, previewDueAt: new Date().toISOString() })
    .where(isStill(payload, file))
}

function isStill(payload: BasePayload, { id, filename, previewTries }: Claimed) {
  const files = filesOf(payload)
  return and(
    eq(files.id, id),
    eq(files.filename, filename),
    eq(files.previewState, 'waiting'),
    eq(files.previewTries, previewTries),
  )
}
