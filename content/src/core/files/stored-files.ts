import { link, readdir, rm } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type {
  BasePayload,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  TypeWithID,
} from 'payload'
import { collectionTable, currentTransaction } from '../../platform/database/tables.ts'
import { env } from '../../platform/env.ts'
import { type FileStore, readStored } from '../../platform/files/file-store.ts'
import { files } from '../../platform/files/files.ts'
import { passOverMissing } from '../../platform/missing-file.ts'
import { daysAgo } from '../work/daily-work.ts'
import { drawnHere } from './clean-upload.ts'
import { sweepFolder } from './orphaned-files.ts'

interface Place {
  collection: 'media' | 'library-files' | 'lead-photos' | 'member-pictures' | 'board-pictures'
  store: FileStore
}

type Stored = TypeWithID & { filename?: string | null }

/**
 * Stores the files of editors' uploads, before their records are committed, and deletes them after their records are gone:
 * Payload would delete a file first, although the database may still refuse to delete a record that is used meanwhile.
 */
export function storingHooks(place: Place) {
  return {
    beforeChange: [storeFile(place)],
    afterChange: [deleteReplaced(place)],
    afterDelete: [deleteFile(place)],
  }
}

/** Another process may have taken the name since Payload chose it, and a file without a record has it still. */
function storeFile({ store }: Place): CollectionBeforeChangeHook {
  return async ({ data, req: { file } }) => {
    if (!file || typeof data['filename'] !== 'string') return data
    const content = file.tempFilePath ? { path: file.tempFilePath } : file.data
    let { filename } = data
    while (!(await store.write(filename, content))) filename = nextName(filename)
    return { ...data, filename }
  }
}

/** As Payload numbers names. */
function nextName(filename: string): string {
  const { name, ext } = parse(filename)
  const [, title = name, number = '0'] = /^(.*)-(\d+)$/.exec(name) ?? []
  return `${title}-${Number(number) + 1}${ext}`
}

function deleteReplaced(place: Place): CollectionAfterChangeHook<Stored> {
  return async ({ doc, previousDoc, req }) => {
    const filename = previousDoc?.filename
    if (filename && filename !== doc.filename) await deleteCommitted(place, req, filename)
    return doc
  }
}

function deleteFile(place: Place): CollectionAfterDeleteHook<Stored> {
  return async ({ doc: { filename }, req }) => {
    if (filename) await deleteCommitted(place, req, filename)
  }
}

/** After the commit of an open transaction, which may still roll back. */
async function deleteCommitted(place: Place, req: PayloadRequest, name: string): Promise<void> {
  const open = await currentTransaction(req)
  const remove = () => place.store.delete(name)
  if (!open) return await remove()
  // The daily sweep finds a file that stays.
  open.end.afterwards.push(remove)
}

/** Gives a copy of a record a copy of its file; Payload would fetch it over HTTP. */
export function copyingFile({ collection, store }: Place): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'create' || !('duplicateFromID' in args)) return args
    const { duplicateFromID, ...others } = args
    if (typeof duplicateFromID !== 'string') return args
    const original = await req.payload.findByID({ collection, id: duplicateFromID, req })
    const name = original.filename ?? ''
    const data = await readStored(store, name)
    if (!data) throw new Error(`The file ${store.folder}/${name} is missing`)
    req.file = { name, data, size: data.length, mimetype: original.mimeType ?? '' }
    req.context[drawnHere] = true
    const kept = 'alt' in original ? { alt: original.alt } : {}
    return { ...others, data: { ...kept, ...args.data } }
  }
}

const straysAfterDays = 1

/** Moves media without a record to the orphaned files: a process may end between a record and its file. */
export async function sweepMedia(payload: BasePayload): Promise<void> {
  await returnMarked(env.mediaDir)
  const records = collectionTable(payload, 'media')
  await sweepFolder(payload, files.media, { records, before: daysAgo(straysAfterDays) })
}

/** Files that a version before this one had not finished deleting. */
export async function returnMarked(folder: string): Promise<void> {
  const marked = join(folder, '.leaving')
  for (const name of (await readdir(marked).catch(passOverMissing)) ?? []) {
    await link(join(marked, name), join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    await rm(join(marked, name), { force: true })
  }
}
