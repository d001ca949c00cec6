import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, notInArray } from 'drizzle-orm'
import type {
  BasePayload,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
} from 'payload'
import { processState } from '../../../platform/database/process-state.ts'
import {
  collectionTable,
  type Connection,
  requestConnection,
  connectionTo,
} from '../../../platform/database/tables.ts'
import { env } from '../../../platform/env.ts'
import { files } from '../../../platform/files/files.ts'
import { createPdfLane } from '../image-processing/processing-lanes.ts'
import { removeOldUploads, writeById } from '../durable-files.ts'
import { Look, lookInto, noProgress, progressAfter } from './preview-progress.ts'
import { daysAgo } from '../../work/daily-work.ts'
import { sweepFolder } from '../orphaned-files.ts'
import { returnMarked } from '../stored-files.ts'

const deadlineMs = 20_000
/** A larger PDF would be held in memory several times during inspection. */
const mostBytes = 64 * 1024 * 1024

const previewsOf = (payload: BasePayload) => collectionTable(payload, 'library-previews')

type Upload = NonNullable<PayloadRequest['file']>
const seenKey = 'pagesOfLibraryFile'

/** Inspects an uploaded PDF. If inspection fails, the file is stored nevertheless. */
export async function inspectPdf(req: PayloadRequest, file: Upload): Promise<void> {
  req.context[seenKey] = await lookIntoUpload(file)
}

async function lookIntoUpload({ data, size, tempFilePath }: Upload): Promise<Look> {
  if (size > mostBytes) return { state: 'tooLarge' }
  const pdfs = processState('pdf', createPdfLane)
  if (tempFilePath) return await lookInto(pdfs, tempFilePath, deadlineMs)
  const path = join(env.uploadDir, `look-${randomUUID()}`)
  try {
    await writeFile(path, data, { mode: 0o600 })
    return await lookInto(pdfs, path, deadlineMs)
  } finally {
    await rm(path, { force: true })
  }
}

export const storePreviews =
  (hasNewFile: (req: PayloadRequest) => boolean): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    if (!hasNewFile(req)) return doc
    const file = String(doc.id)
    const look = seenIn(req)
    const pictures = look ? await writePictures(look) : []
    const connection = await requestConnection(req)
    const gone = await replacePreviews(connection, req.payload, { file, pictures })
    const progress = look ? progressAfter(look, 1) : noProgress
    const table = collectionTable(req.payload, 'library-files')
    await connection.update(table).set(progress).where(eq(table.id, file))
    await removePictures(gone)
    return { ...doc, ...progress }
  }

function seenIn({ context }: PayloadRequest): Look | undefined {
  return Look.safeParse(context[seenKey]).data
}

interface Picture {
  id: string
  page: number
  filename: string
}

const previewName = (id: string) => `${id}.webp`

/** Writes the images of an inspection; files without rows are swept later. */
export async function writePictures(look: Look): Promise<Picture[]> {
  const written: Picture[] = []
  for (const [index, picture] of (look.state === 'drawn' ? look.pictures : []).entries()) {
    const id = await writeById(files.library, previewName, picture)
    written.push({ id, page: index + 1, filename: previewName(id) })
  }
  return written
}

/** Replaces the previews of a file; returns the names of the previous ones. */
export async function replacePreviews(
  connection: Connection,
  payload: BasePayload,
  { file, pictures }: { file: string; pictures: readonly Picture[] },
): Promise<{ filename: unknown }[]> {
  const previews = previewsOf(payload)
  const gone = await connection
    .delete(previews)
    .where(eq(previews.file, file))
    .returning({ filename: previews.filename })
  const now = new Date().toISOString()
  if (pictures.length > 0)
    await connection
      .insert(previews)
      .values(pictures.map((row) => ({ ...row, file, createdAt: now, updatedAt: now })))
  return gone
}

export const dropPreviews: CollectionAfterDeleteHook = async ({ id, req }) => {
  const none = { file: String(id), pictures: [] }
  await removePictures(await replacePreviews(await requestConnection(req), req.payload, none))
}

/** Deletes the rows of previews whose file is gone, and returns the names of the rest. */
export async function sweepPreviews(payload: BasePayload): Promise<unknown[]> {
  const previews = previewsOf(payload)
  const table = collectionTable(payload, 'library-files')
  const known = connectionTo(payload).select({ id: table.id }).from(table)
  await connectionTo(payload).delete(previews).where(notInArray(previews.file, known))
  const rows = await connectionTo(payload).select({ filename: previews.filename }).from(previews)
  return rows.map(({ filename }) => filename)
}

export async function removePictures(rows: readonly { filename: unknown }[]): Promise<void> {
  for (const { filename } of rows) await files.library.delete(String(filename))
}

const straysAfterDays = 1

/** Moves library files without a record to the orphaned files, and deletes the remains of broken uploads. */
export async function sweepLibrary(payload: BasePayload): Promise<void> {
  const others = await sweepPreviews(payload)
  const before = daysAgo(straysAfterDays)
  await removeOldUploads(env.uploadDir, before)
  await returnMarked(env.libraryDir)
  const records = collectionTable(payload, 'library-files')
  await sweepFolder(payload, files.library, { records, before, others })
}
