import { readFile, rm } from 'node:fs/promises'
import { extname } from 'node:path'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import sharp from 'sharp'
import { type FileKind, isPicture, kindOfFile, mimeTypes, type PictureKind } from './file-type.ts'
import { clearFilmNotes } from './film-notes.ts'
import { pixelLimit } from './picture-limits.ts'
import { refuseFile } from './refuse-file.ts'
import { seekIn } from './seekable.ts'
import { uploadQueue } from './upload-queue.ts'

/** Set in a request's context for a picture that this service has just drawn itself. */
export const drawnHere = 'isDrawnHere'

const maxUploadBytes = 20 * 1024 * 1024
// Cameras have 24 million; they are stored whole, which takes 12 bytes a pixel.
const maxPixels = 25_000_000

/** Stores what the bytes are, never what the name says, and of pictures only the pixels. */
export const cleanUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if (!file || req.context[drawnHere] === true) return args
  if (operation !== 'create' && operation !== 'update') return args
  if (file.size > maxUploadBytes) throw refuse(req, 'size')
  const given = await readUpload(file)
  const kind = kindOfFile(given)
  if (!kind) throw refuse(req, 'kind')
  const data = await clean(given, kind, req)
  const name = `${file.name.slice(0, file.name.length - extname(file.name).length)}.${kind}`
  await putBytes(req, file, { data, name, mimetype: mimeTypes[kind] })
  return args
}

type Upload = NonNullable<PayloadRequest['file']>

/** The bytes of what was sent. */
export async function readUpload({ data, tempFilePath }: Upload): Promise<Buffer> {
  return tempFilePath ? await readFile(tempFilePath) : data
}

/** Has these bytes stored instead of those that were sent. */
export async function putBytes(
  req: PayloadRequest,
  { tempFilePath, ...file }: Upload,
  kept: Pick<Upload, 'data' | 'name' | 'mimetype'>,
): Promise<void> {
  req.file = { ...file, ...kept, size: kept.data.length }
  // What is refused Payload removes itself.
  if (tempFilePath) await rm(tempFilePath)
}

async function clean(data: Buffer, kind: FileKind, req: PayloadRequest): Promise<Buffer> {
  if (isPicture(kind)) return await cleanPixels(data, kind, req)
  if (kind === 'mp4') await clearFilmNotes(seekIn(data), data.length)
  return data
}

/** Of a picture only what is seen; refused where it cannot be read or has too much of it. */
export async function cleanPixels(
  data: Buffer,
  kind: PictureKind,
  req: PayloadRequest,
): Promise<Buffer> {
  return await uploadQueue.run('staff', () => keepPixels(data, kind)).catch(refuseFor(req))
}

/** Redraws the picture: what sharp does not draw (places, thumbnails, hidden archives) is gone. */
async function keepPixels(data: Buffer, kind: PictureKind): Promise<Buffer> {
  const picture = sharp(data, {
    limitInputPixels: await pixelLimit(data, kind, maxPixels),
    animated: kind === 'gif' || kind === 'webp',
    failOn: 'error',
  }).rotate()
  if (kind === 'jpg') return await picture.jpeg({ quality: 92 }).toBuffer()
  if (kind === 'png') return await picture.png().toBuffer()
  if (kind === 'webp') return await picture.webp({ quality: 92 }).toBuffer()
  if (kind === 'avif') return await picture.avif({ quality: 75, effort: 2 }).toBuffer()
  return await picture.gif().toBuffer()
}

function refuseFor(req: PayloadRequest) {
  return (error: unknown): never => {
    // By its name: the queue may be that of the server, and this the admin's copy of the code.
    if (error instanceof Error && error.name === 'QueueFullError') throw refuse(req, 'busy')
    req.payload.logger.info({ err: error }, 'a picture was refused')
    throw refuse(req, 'picture')
  }
}

const refusals = {
  size: { status: 413, th: 'ไฟล์ใหญ่เกิน 20 MB', en: 'The file is larger than 20 MB.' },
  kind: {
    status: 400,
    th: 'รับเฉพาะรูป JPEG, PNG, WebP, AVIF, GIF, PDF และวิดีโอ MP4',
    en: 'Only JPEG, PNG, WebP, AVIF and GIF pictures, PDF and MP4 films are taken.',
  },
  busy: {
    status: 503,
    th: 'มีรูปที่กำลังรับเข้ามาหลายรูป ลองอีกครั้งในอีกสักครู่',
    en: 'Many pictures are coming in. Please try again in a moment.',
  },
  picture: {
    status: 400,
    th: 'เปิดรูปนี้ไม่ได้ หรือรูปใหญ่เกิน 25 ล้านพิกเซล (JPEG แบบ progressive 16 ล้าน, AVIF 8 ล้าน)',
    en: 'This picture cannot be read, or has more than 25 million pixels (16 as a progressive JPEG, 8 as AVIF).',
  },
}

function refuse(req: PayloadRequest, reason: keyof typeof refusals) {
  return refuseFile(req, refusals[reason])
}
