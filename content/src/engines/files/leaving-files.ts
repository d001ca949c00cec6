import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type {
  BasePayload,
  CollectionAfterDeleteHook,
  CollectionAfterErrorHook,
  CollectionAfterOperationHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { env } from '../../ground/env.ts'
import type { Media } from '../../ground/payload-types.ts'

const folder = join(env.mediaDir, '.leaving')
// Whoever is deleting one at this moment sees to it himself.
const leftAloneMs = 60_000
const decidedAfterMs = 10_000

/**
 * Payload deletes a file before its record, and the database may yet keep the record, for whoever put it to
 * use in between: a second name of the file outlasts that.
 */
export const leavingFiles = {
  beforeDelete: [keepFile()],
  afterDelete: [forgetFile()],
  afterOperation: [settleList()],
  afterError: [settleFailure()],
}

function keepFile(): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const { docs } = await req.payload.find({
      collection: 'media',
      where: { id: { equals: id } },
      req,
    })
    const name = docs[0]?.filename
    if (!name) return
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (await giveName(join(env.mediaDir, name), join(folder, name))) noteLeaving(req, name)
  }
}

function forgetFile(): CollectionAfterDeleteHook<Media> {
  return async ({ doc: { filename }, req }) => {
    if (!filename) return
    if (await isUndecided(req)) settleLater(req.payload, filename)
    else await rm(join(folder, filename), { force: true })
  }
}

/** Of several that were to be deleted some may have stayed. */
function settleList(): CollectionAfterOperationHook<'media'> {
  return async ({ operation, req, result }) => {
    if (operation === 'delete' && !(await isUndecided(req)))
      await settle(req.payload, leavingIn(req))
    return result
  }
}

/** Within a transaction, which may still take back what it did. */
async function isUndecided({ transactionID }: PayloadRequest): Promise<boolean> {
  return Boolean(await transactionID)
}

function settleLater(payload: BasePayload, name: string): void {
  const settleIt = () =>
    settle(payload, [name]).catch((error: unknown) =>
      payload.logger.error({ err: error }, 'a deleted file could not be seen to'),
    )
  setTimeout(() => void settleIt(), decidedAfterMs).unref()
}

function settleFailure(): CollectionAfterErrorHook {
  return async ({ req }) => await settle(req.payload, leavingIn(req))
}

/** After a process that ended in the middle. */
export async function settleLeavingFiles(payload: BasePayload): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => rethrowUnless('ENOENT', error, []))
  const before = Date.now() - leftAloneMs
  const ages = await Promise.all(names.map((name) => stat(join(folder, name))))
  await settle(
    payload,
    names.filter((_, index) => (ages[index]?.ctimeMs ?? 0) < before),
  )
}

/** The file of a record that stayed gets its own name back. */
async function settle(payload: BasePayload, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const where = { filename: { equals: name } }
    const { totalDocs } = await payload.count({ collection: 'media', where })
    if (totalDocs > 0) await giveName(join(folder, name), join(env.mediaDir, name))
    await rm(join(folder, name), { force: true })
  }
}

/** Gives a file one more name, where nothing has it; false when there is no such file. */
async function giveName(file: string, name: string): Promise<boolean> {
  try {
    await link(file, name).catch((error: unknown) =>
      // Some disks know no second names.
      isCode(error, 'EPERM', 'ENOTSUP', 'EXDEV') ? copyFile(file, name) : Promise.reject(error),
    )
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false
    if (!isCode(error, 'EEXIST')) throw error
  }
  return true
}

const noteKey = 'files that are leaving'

function noteLeaving(req: PayloadRequest, name: string): void {
  req.context[noteKey] = [...leavingIn(req), name]
}

function leavingIn({ context }: PayloadRequest): string[] {
  const names = context[noteKey]
  return Array.isArray(names) ? names.map(String) : []
}

function rethrowUnless<Value>(code: string, error: unknown, value: Value): Value {
  if (isCode(error, code)) return value
  throw error
}

function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
