import { readFile, rm } from 'node:fs/promises'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import type { PictureKind } from './image-processing/picture-limits.ts'
import { cutName, titleOfFile } from './file-name.ts'
import { type FileKind, isPicture, kindOfFile, mimeTypes } from './file-type.ts'
import { clearFilmNotes } from './film-notes.ts'
import { refuseFile } from './refuse-file.ts'
import { seekIn } from './seekable.ts'
import { type Patience, uploadQueue } from './upload-queue.ts'

/** Set in a request's context for an image that this service has just rendered itself. */
export const drawnHere = 'isDrawnHere'

const maxUploadBytes = 20 * 1024 * 1024
// Cameras have 24 million pixels. A pixel takes 12 bytes, because the image is decoded as a whole.
const mostPixels = 25_000_000
// File systems allow 255. The extension follows, and a number if the name is taken.
const mostNameBytes = 200
// Rendering the largest AVIF takes four seconds.
const patience: Patience = { waitMs: 20_000, drawMs: 20_000 }

/** Detects the kind from the bytes, never from the name. Of images it stores only the pixels. */
export const cleanUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if (!file || req.context[drawnHere] === true) return args
  if (operation !== 'create' && operation !== 'update') return args
  if (file.size > maxUploadBytes) throw refuse(req, 'size')
  const given = await readUpload(file)
  const kind = kindOfFile(given)
  if (!kind) throw refuse(req, 'kind')
  const data = await clean(given, kind, req)
  const name = `${cutName(titleOfFile(file.name), mostNameBytes)}.${kind}`
  await putBytes(req, file, { data, name, mimetype: mimeTypes[kind] })
  return args
}

type Upload = NonNullable<PayloadRequest['file']>

export async function readUpload({ data, tempFilePath }: Upload): Promise<Buffer> {
  return tempFilePath ? await readFile(tempFilePath) : data
}

export async function putBytes(
  req: PayloadRequest,
  { tempFilePath, ...file }: Upload,
  kept: Pick<Upload, 'data' | 'name' | 'mimetype'>,
): Promise<void> {
  req.file = { ...file, ...kept, size: kept.data.length }
  // Payload itself deletes the file of a refused upload.
  if (tempFilePath) await rm(tempFilePath)
}

async function clean(data: Buffer, kind: FileKind, req: PayloadRequest): Promise<Buffer> {
  if (isPicture(kind)) return await cleanPixels(data, kind, req)
  if (kind === 'pdf' && !data.subarray(-1024).includes('%%EOF')) throw refuse(req, 'pdf')
  if (kind === 'mp4') await clearFilmNotes(seekIn(data), data.length)
  return data
}

/** Re-encodes an image; refuses one that is unreadable or too expensive. */
export async function cleanPixels(
  bytes: Buffer,
  kind: PictureKind,
  req: PayloadRequest,
): Promise<Buffer> {
  const who = req.user ? `staff ${req.user.id}` : 'staff'
  const answer = await uploadQueue
    .draw({ bytes, kind, mostPixels }, { network: who, who, signal: req.signal }, patience)
    .catch((error: unknown): never => {
      throw refuse(req, reasonOf(error))
    })
  if ('data' in answer) return answer.data
  req.payload.logger.info(answer, 'a picture was refused')
  throw refuse(req, 'picture')
}

/** Compares names, not classes: server and admin each load a copy of this code, so `instanceof` can fail. */
function reasonOf(error: unknown): 'busy' | 'slow' {
  if (!(error instanceof Error)) throw error
  if (error.name === 'SideProcessEndedError')
    return 'reason' in error && error.reason === 'late' ? 'slow' : 'busy'
  if (error.name === 'QueueFullError' || error.name === 'ClientLeftError') return 'busy'
  throw error
}

export const ofHeic = {
  th: 'รูป HEIC จาก iPhone ส่งออกเป็น JPEG ก่อน หรือตั้งกล้องเป็น “เข้ากันได้มากที่สุด” ที่ การตั้งค่า > กล้อง > รูปแบบ',
  en: 'Export a HEIC picture of an iPhone as JPEG first, or set the camera to Most Compatible in Settings > Camera > Formats.',
}

const refusals = {
  size: { status: 413, th: 'ไฟล์ใหญ่เกิน 20 MB', en: 'The file is larger than 20 MB.' },
  kind: {
    status: 400,
    th: `รับเฉพาะรูป JPEG, PNG, WebP, AVIF, GIF, PDF และวิดีโอ MP4 ${ofHeic.th}`,
    en: `Only JPEG, PNG, WebP, AVIF and GIF pictures, PDF and MP4 films are taken. ${ofHeic.en}`,
  },
  pdf: {
    status: 400,
    th: 'ไฟล์ PDF ไม่สมบูรณ์ ท้ายไฟล์ขาดหายไป ตรวจว่าเปิดไฟล์ได้ แล้วอัปโหลดใหม่',
    en: 'The end of the PDF is missing: check that it opens, then upload it again.',
  },
  busy: {
    status: 503,
    th: 'มีรูปที่กำลังรับเข้ามาหลายรูป ลองอีกครั้งในอีกสักครู่',
    en: 'Many pictures are coming in. Please try again in a moment.',
  },
  slow: {
    status: 400,
    th: 'รูปนี้ใช้เวลาประมวลผลเกิน 20 วินาที ลดขนาดรูปหรือบันทึกเป็น JPEG แล้วลองใหม่',
    en: 'This picture takes longer than 20 seconds to process. Make it smaller, or save it as a JPEG.',
  },
  picture: {
    status: 400,
    th: 'เปิดรูปนี้ไม่ได้ หรือรูปใหญ่เกินกำหนด: 25 ล้านพิกเซลรวมทุกเฟรม (JPEG แบบ progressive และ PNG แบบ interlaced 16 ล้าน, AVIF 8 ล้าน), 150 MB เมื่อคลายข้อมูลแล้ว หรือภาพเคลื่อนไหว 500 เฟรม',
    en: 'This picture cannot be read, or has more than 25 million pixels in all its frames (16 as a progressive JPEG or an interlaced PNG, 8 as AVIF), 150 MB when it is unpacked, or 500 frames.',
  },
}

function refuse(req: PayloadRequest, reason: keyof typeof refusals) {
  return refuseFile(req, refusals[reason])
}
