import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { NotFound, type UploadConfig } from 'payload'
import { findOutage } from '../../platform/database/outage.ts'

/** A collection's files in a folder: uploaded ones only, without the crops and focal points that Payload offers. */
export function storedIn(staticDir: string) {
  return {
    staticDir,
    crop: false,
    focalPoint: false,
    pasteURL: false,
    handlers: [refuseMissing(staticDir)],
  } satisfies UploadConfig
}

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** Payload answers a name that no file has as a fault of the service. */
function refuseMissing(folder: string): Handler {
  return async ({ t }, { params: { filename } }) => {
    const info = await stat(join(folder, basename(filename))).catch((error: unknown) => {
      if (findOutage(error)) throw error
    })
    if (!info?.isFile()) throw new NotFound(t)
  }
}
