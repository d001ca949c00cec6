import { failedValidation, WireError } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import { log } from '../../platform/log.ts'
import { SideProcessEndedError } from '../../platform/side-process/side-process.ts'
import type { ProcessedUpload } from './image-processing/processing-answers.ts'
import { kindOfFile } from './file-type.ts'
import { type Excess, maxPixels } from './image-processing/picture-limits.ts'
import { type Patience, type Uploader, uploadQueue } from './upload-queue.ts'

export const maxPictureBytes = 8 * 1024 * 1024
// Together less than the website's timeout of ten seconds. A phone's finest photo takes half a second of CPU.
const patience: Patience = { waitMs: 4000, drawMs: 5000 }
// Without HEIC, which sharp cannot read.
const taken = ['jpg', 'png', 'webp'] as const

/** An upright JPEG without metadata. */
export type CleanPicture = ProcessedUpload

export interface PictureForm {
  /** The name of the file field, used in validation errors. */
  field: string
  maxSide: number
  isSquare?: boolean
}

/**
 * Re-encodes a visitor's image; refuses other files and too expensive images.
 * @throws FaultyBody or CONTENT_TOO_LARGE naming the field; QueueFullError and SideProcessEndedError if a retry may succeed.
 */
export async function cleanPicture(
  bytes: Buffer,
  { field, maxSide, isSquare = false }: PictureForm,
  uploader: Uploader,
): Promise<CleanPicture> {
  if (bytes.length > maxPictureBytes) {
    const message = `The file "${field}" is larger than ${maxPictureBytes} bytes.`
    throw new WireError('CONTENT_TOO_LARGE', message, { field })
  }
  const found = kindOfFile(bytes)
  const kind = taken.find((one) => one === found)
  if (!kind) throw refuse(field, 'format', 'The file is no JPEG, PNG or WebP picture')
  const upload = { bytes, kind, mostPixels: maxPixels, asPhoto: { maxSide, isSquare } }
  const answer = await uploadQueue.draw(upload, uploader, patience).catch(refuseLate(field))
  if ('excess' in answer) throw refuseExcess(field, answer.excess)
  if (!('unreadable' in answer)) return answer
  log.info({ reason: answer.unreadable }, 'a picture was refused')
  throw refuse(field, 'format', 'The picture cannot be read')
}

function refuseLate(field: string) {
  return (error: unknown): never => {
    if (!(error instanceof SideProcessEndedError) || error.reason !== 'late') throw error
    const max = patience.drawMs / 1000
    const reason = `The picture takes longer than ${max} seconds to process`
    throw refuse(field, 'slow', reason, { max })
  }
}

function refuseExcess(field: string, { limit, most }: Excess): FaultyBody {
  if (limit === 'frames') {
    const reason = `The picture has more than ${most} frames`
    return refuse(field, limit, reason, { max: most })
  }
  const max = most / 1_000_000
  const reason =
    limit === 'pixels'
      ? `The picture has more than ${max} million pixels`
      : `The picture takes more than ${max} MB when it is unpacked`
  return refuse(field, limit, reason, { max })
}

function refuse(
  field: string,
  type: Excess['limit'] | 'format' | 'slow',
  reason: string,
  figures: { max?: number } = {},
): FaultyBody {
  return new FaultyBody([failedValidation(field, type, reason, figures)])
}
