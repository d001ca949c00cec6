import { failedValidation, WireError } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import sharp from 'sharp'
import { log } from '../../ground/log.ts'
import { type FileKind, kindOfFile } from './file-type.ts'
import { maxPixels, pixelLimit } from './picture-limits.ts'
import { uploadQueue } from './upload-queue.ts'

export const maxPictureBytes = 8 * 1024 * 1024
// HEIC is none of them: sharp cannot read it.
const taken = new Set<FileKind | undefined>(['jpg', 'png', 'webp'])

/** A picture as it is kept: JPEG, upright, without anything hidden in it. */
export interface CleanPicture {
  data: Buffer
  width: number
  height: number
}

/** How a picture that somebody sends is kept. */
export interface PictureForm {
  /** The name of the file, by which it is refused. */
  field: string
  /** Pixels of its longer side at most. */
  maxSide: number
  /** Whether it is cut to its middle. */
  isSquare?: boolean
}

/** Redraws what a visitor sent; refuses by the field's name what is no picture or too large a one. */
export async function cleanPicture(bytes: Buffer, form: PictureForm): Promise<CleanPicture> {
  const { field } = form
  if (bytes.length > maxPictureBytes) {
    const message = `The file "${field}" is larger than ${maxPictureBytes} bytes.`
    throw new WireError('CONTENT_TOO_LARGE', message, { field })
  }
  if (!taken.has(kindOfFile(bytes)))
    throw refuse(field, 'format', 'The file is no JPEG, PNG or WebP picture')
  const shortest = await measure(bytes, field)
  return await uploadQueue.run('visitors', () => redraw(bytes, shortest, form))
}

/** Reads the head alone: nothing is unpacked before its size is known. Gives the shorter side. */
async function measure(bytes: Buffer, field: string): Promise<number> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(failUnread(field))
  const most = await pixelLimit(bytes, kindOfFile(bytes), maxPixels)
  if (width * height > most)
    throw refuse(field, 'pixels', `The picture has more than ${most / 1_000_000} million pixels`)
  return Math.min(width, height)
}

async function redraw(
  bytes: Buffer,
  shortest: number,
  { field, maxSide, isSquare = false }: PictureForm,
): Promise<CleanPicture> {
  // Never enlarged.
  const side = isSquare ? Math.min(maxSide, shortest) : maxSide
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize({
      width: side,
      height: side,
      fit: isSquare ? 'cover' : 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch(failUnread(field))
  return { data, width: info.width, height: info.height }
}

function failUnread(field: string) {
  return (error: unknown): never => {
    log.info({ err: error }, 'a picture was refused')
    throw refuse(field, 'format', 'The picture cannot be read')
  }
}

function refuse(field: string, type: 'format' | 'pixels', reason: string): FaultyBody {
  return new FaultyBody([failedValidation(field, type, reason)])
}
