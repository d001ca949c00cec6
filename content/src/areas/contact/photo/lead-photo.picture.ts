import { failedValidation, WireError } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import sharp from 'sharp'
import { type FileKind, kindOfFile } from '../../../engines/files/file-type.ts'
import { maxPixels, pixelLimit } from '../../../engines/files/picture-limits.ts'
import { uploadQueue } from '../../../engines/files/upload-queue.ts'
import { log } from '../../../ground/log.ts'

export const maxPhotoBytes = 8 * 1024 * 1024
const maxSide = 2000
// HEIC is none of them: sharp cannot read it.
const taken = new Set<FileKind | undefined>(['jpg', 'png', 'webp'])

/** A photo as it is kept: JPEG, upright, without anything hidden in it. */
export interface CleanPhoto {
  data: Buffer
  width: number
  height: number
}

/** Redraws what a visitor took; refuses, by its name `photo`, what is no picture or too large a one. */
export async function cleanPhoto(bytes: Buffer): Promise<CleanPhoto> {
  if (bytes.length > maxPhotoBytes) {
    const message = `The file "photo" is larger than ${maxPhotoBytes} bytes.`
    throw new WireError('CONTENT_TOO_LARGE', message, { field: 'photo' })
  }
  if (!taken.has(kindOfFile(bytes)))
    throw refuse('format', 'The file is no JPEG, PNG or WebP picture')
  await requireFewPixels(bytes)
  return await uploadQueue.run('visitors', () => redraw(bytes))
}

/** Reads the head alone: nothing is unpacked before its size is known. */
async function requireFewPixels(bytes: Buffer): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(failUnread)
  const most = await pixelLimit(bytes, kindOfFile(bytes), maxPixels)
  if (width * height > most)
    throw refuse('pixels', `The picture has more than ${most / 1_000_000} million pixels`)
}

async function redraw(bytes: Buffer): Promise<CleanPhoto> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch(failUnread)
  return { data, width: info.width, height: info.height }
}

function failUnread(error: unknown): never {
  log.info({ err: error }, 'a photo was refused')
  throw refuse('format', 'The picture cannot be read')
}

function refuse(type: 'format' | 'pixels', reason: string): FaultyBody {
  return new FaultyBody([failedValidation('photo', type, reason)])
}
