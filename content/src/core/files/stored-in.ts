import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { NotFound, type UploadConfig } from 'payload'
import { findOutage } from '../../platform/database/outage.ts'

/** Upload options of a collection in a folder, without Payload's crops and focal points. */
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

/** Payload answers 500 for a missing file. */
function refuseMissing(folder: string): Handler {
  return async ({ t }, { params: { filename } }) => {
    const info = await stat(join(folder, basename(filename))).catch((error: unknown) => {
      if (findOutage(error)) throw error
    })
    if (!info?.isFile()) throw new NotFound(t)
  }
}
