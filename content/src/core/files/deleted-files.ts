import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type {
  BasePayload,
  CollectionAfterDeleteHook,
  CollectionAfterErrorHook,
  CollectionAfterOperationHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  TypeWithID,
} from 'payload'
import { env } from '../../platform/env.ts'
import { passOverMissing } from '../../platform/missing-file.ts'
import { removeUnknown } from './orphaned-files.ts'

interface Place {
  collection: 'media' | 'library-files'
  folder: string
}

const pendingFolderOf = ({ folder }: Place) => join(folder, '.leaving')
// A younger file belongs to a deletion that is still in progress.
const minimumAgeMs = 60_000
const transactionMs = 10_000

/**
 * Payload deletes a file before its record. If another editor uses the file meanwhile, the database refuses to delete the
 * record. A hard link keeps the file until then.
 */
export function deletionHooks(place: Place) {
  return {
    beforeDelete: [linkFile(place)],
    afterDelete: [deleteFile(place)],
    afterOperation: [settleList(place)],
    afterError: [settleFailure(place)],
  }
}

function linkFile(place: Place): CollectionBeforeDeleteHook {
  const { collection, folder } = place
  const pending = pendingFolderOf(place)
  return async ({ id, req }) => {
    const { docs } = await req.payload.find({
      collection,
      where: { id: { equals: id } },
      req,
    })
    const name = docs[0]?.filename
    if (!name) return
    await mkdir(pending, { recursive: true, mode: 0o700 })
    if (await linkAs(join(folder, name), join(pending, name))) notePending(req, place, name)
  }
}

function deleteFile(
  place: Place,
): CollectionAfterDeleteHook<TypeWithID & { filename?: string | null }> {
  return async ({ doc: { filename }, req }) => {
    if (!filename) return
    if (await isInTransaction(req)) settleLater(req.payload, place, filename)
    else await rm(join(pendingFolderOf(place), filename), { force: true })
  }
}

/** A deletion of several records may leave some of them. */
function settleList(place: Place): CollectionAfterOperationHook {
  return async ({ operation, req, result }) => {
    if (operation === 'delete' && !(await isInTransaction(req)))
      await settle(req.payload, place, pendingIn(req, place))
    return result
  }
}

/** Inside a transaction, which may still roll back. */
async function isInTransaction({ transactionID }: PayloadRequest): Promise<boolean> {
  return Boolean(await transactionID)
}

function settleLater(payload: BasePayload, place: Place, name: string): void {
  const settleNow = () =>
    settle(payload, place, [name]).catch((error: unknown) =>
      payload.logger.error({ err: error }, 'a deleted file could not be removed'),
    )
  setTimeout(() => void settleNow(), transactionMs).unref()
}

function settleFailure(place: Place): CollectionAfterErrorHook {
  return async ({ req }) => await settle(req.payload, place, pendingIn(req, place))
}

/** Cleans up after a process ended during a deletion. Files without a record become orphaned: the database may be wrong. */
export async function deleteMarkedFiles(payload: BasePayload): Promise<void> {
  await settlePlace(payload, { collection: 'media', folder: env.mediaDir })
  await settlePlace(payload, { collection: 'library-files', folder: env.libraryDir })
}

async function settlePlace(payload: BasePayload, place: Place): Promise<void> {
  const folder = pendingFolderOf(place)
  const names = (await readdir(folder).catch(passOverMissing)) ?? []
  const before = Date.now() - minimumAgeMs
  const found = await Promise.all(
    names.map(async (name) => ({ name, info: await stat(join(folder, name)) })),
  )
  const old = found.filter(({ info }) => info.ctimeMs < before)
  const orphaned = []
  for (const { name, info } of old)
    if (await isKnown(payload, place, name)) await settle(payload, place, [name])
    else orphaned.push({ name, path: join(folder, name), bytes: info.size })
  await removeUnknown(payload, place.folder, orphaned)
}

/** Restores the original name of a file whose record stayed. */
async function settle(payload: BasePayload, place: Place, names: readonly string[]): Promise<void> {
  const pending = pendingFolderOf(place)
  for (const name of names) {
    if (await isKnown(payload, place, name))
      await linkAs(join(pending, name), join(place.folder, name))
    await rm(join(pending, name), { force: true })
  }
}

async function isKnown(payload: BasePayload, place: Place, name: string): Promise<boolean> {
  const where = { filename: { equals: name } }
  return (await payload.count({ collection: place.collection, where })).totalDocs > 0
}

/** Adds a hard link unless the name is taken; false if the file does not exist. */
async function linkAs(file: string, name: string): Promise<boolean> {
  try {
    await link(file, name).catch((error: unknown) =>
      // Some file systems do not support hard links.
      isCode(error, 'EPERM', 'ENOTSUP', 'EXDEV') ? copyFile(file, name) : Promise.reject(error),
    )
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false
    if (!isCode(error, 'EEXIST')) throw error
  }
  return true
}

const noteKey = ({ collection }: Place) => `files being deleted from ${collection}`

function notePending(req: PayloadRequest, place: Place, name: string): void {
  req.context[noteKey(place)] = [...pendingIn(req, place), name]
}

function pendingIn({ context }: PayloadRequest, place: Place): string[] {
  const names = context[noteKey(place)]
  return Array.isArray(names) ? names.map(String) : []
}

function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
