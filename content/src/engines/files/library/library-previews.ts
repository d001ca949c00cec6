import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, inArray, notInArray } from 'drizzle-orm'
import type {
  BasePayload,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
} from 'payload'
import { processState } from '../../../ground/database/process-state.ts'
import { connectionOf, connectionTo, tableOf } from '../../../ground/database/tables.ts'
import { env } from '../../../ground/env.ts'
import { log } from '../../../ground/log.ts'
import { createPdfProcess } from '../drawing/pdf-process.ts'
import { PdfAnswer } from '../drawing/pdf.ts'
import { writeDurably } from '../private-files.ts'

const mostPages = 4
const widthPx = 1000
const deadlineMs = 20_000
/** A larger one is held in memory several times over while it is looked into. */
const mostBytes = 64 * 1024 * 1024

const columns = ['id', 'file', 'page', 'filename', 'createdAt', 'updatedAt'] as const
const previewsOf = (payload: BasePayload) => tableOf(payload, 'library_previews', columns)

type Upload = NonNullable<PayloadRequest['file']>
const seenKey = 'pagesOfLibraryFile'

/** Looks into a PDF that comes with a request; one that cannot be looked into is kept all the same. */
export async function lookIntoPdf(
  req: PayloadRequest,
  { data, size, tempFilePath }: Upload,
): Promise<void> {
  const path = tempFilePath ?? join(env.uploadDir, `look-${randomUUID()}`)
  if (size > mostBytes) return
  try {
    if (!tempFilePath) await writeFile(path, data, { mode: 0o600 })
    const process = processState('pdf', createPdfProcess)
    req.context[seenKey] = await process.look({ path, mostPages, width: widthPx }, deadlineMs)
  } catch (error) {
    log.info({ err: error }, 'a PDF has no pictures of its pages')
  } finally {
    if (!tempFilePath) await rm(path, { force: true })
  }
}

/** Keeps what was seen of a file that came along, in place of what was seen of the one before. */
export const keepPreviews =
  (hasNewFile: (req: PayloadRequest) => boolean): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    if (!hasNewFile(req)) return doc
    const file = String(doc.id)
    const seen = seenIn(req)
    const rows: { id: string; file: string; page: number; filename: string }[] = []
    for (const [index, picture] of (seen?.pictures ?? []).entries()) {
      const id = randomUUID()
      const filename = `${id}.webp`
      await writeDurably(env.libraryDir, filename, picture)
      rows.push({ id, file, page: index + 1, filename })
    }
    const connection = await connectionOf(req)
    const previews = previewsOf(req.payload)
    const gone = await connection
      .delete(previews)
      .where(eq(previews.file, file))
      .returning({ filename: previews.filename })
    const now = new Date().toISOString()
    if (rows.length > 0)
      await connection
        .insert(previews)
        .values(rows.map((row) => ({ ...row, createdAt: now, updatedAt: now })))
    const files = tableOf(req.payload, 'library_files', ['id', 'pages'])
    const pages = seen?.pages ?? null
    await connection.update(files).set({ pages }).where(eq(files.id, file))
    await removeFiles(gone)
    return { ...doc, pages }
  }

function seenIn({ context }: PayloadRequest): PdfAnswer | undefined {
  return PdfAnswer.safeParse(context[seenKey]).data
}

export const dropPreviews: CollectionAfterDeleteHook = async ({ id, req }) => {
  const previews = previewsOf(req.payload)
  const gone = await (
    await connectionOf(req)
  )
    .delete(previews)
    .where(eq(previews.file, String(id)))
    .returning({ filename: previews.filename })
  await removeFiles(gone)
}

/** The pictures of files, by the files' ids, in the order of the pages. */
export async function findPreviews(
  payload: BasePayload,
  files: readonly string[],
): Promise<Map<string, string[]>> {
  if (files.length === 0) return new Map()
  const { id, file, page } = previewsOf(payload)
  const rows = await connectionTo(payload)
    .select({ id, file })
    .from(previewsOf(payload))
    .where(inArray(file, [...files]))
    .orderBy(file, page)
  const byFile = Map.groupBy(rows, (row) => String(row.file))
  return new Map([...byFile].map(([key, found]) => [key, found.map((row) => String(row.id))]))
}

/** Drops pictures whose file is gone, and gives the names of the rest. */
export async function sweepPreviews(payload: BasePayload): Promise<unknown[]> {
  const previews = previewsOf(payload)
  const files = tableOf(payload, 'library_files', ['id'])
  const known = connectionTo(payload).select({ id: files.id }).from(files)
  await connectionTo(payload).delete(previews).where(notInArray(previews.file, known))
  const rows = await connectionTo(payload).select({ filename: previews.filename }).from(previews)
  return rows.map(({ filename }) => filename)
}

async function removeFiles(rows: readonly { filename: unknown }[]): Promise<void> {
  for (const { filename } of rows) await rm(join(env.libraryDir, String(filename)), { force: true })
}
