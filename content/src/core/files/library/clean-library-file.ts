import { randomUUID } from 'node:crypto'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type {
  CollectionAfterErrorHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { cleanPixels, drawnHere, ofHeic, putBytes, readUpload } from '../clean-upload.ts'
import { titleOfFile } from '../file-name.ts'
import { isPicture } from '../file-type.ts'
import { clearFilmNotes } from '../film-notes.ts'
import { namingFile, refuseFile } from '../refuse-file.ts'
import { seekIn, seekInFile, type Seekable } from '../seekable.ts'
import { inspectPdf } from './library-previews.ts'
import { findLibraryKind, libraryTypes } from './library-type.ts'

export const maxLibraryBytes = 250 * 1024 * 1024
/** Limit for the whole form; it contains more than the file. */
export const maxLibraryFormBytes = maxLibraryBytes + 1024 * 1024
const maxPictureBytes = 20 * 1024 * 1024
const mostLetters = 150

type Upload = NonNullable<PayloadRequest['file']>

function seekInUpload<Result>(
  { data, tempFilePath }: Upload,
  work: (bytes: Seekable) => Promise<Result>,
): Promise<Result> {
  return tempFilePath ? seekInFile(tempFilePath, work) : work(seekIn(data))
}

/**
 * Detects the kind from the bytes, never from the name. Of images it stores only the pixels, of videos no metadata. The file
 * on disk has a generated name, as a Thai one would be too long; the record stores the original name.
 */
export const cleanLibraryFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if (!file || (operation !== 'create' && operation !== 'update')) return args
  if (file.size > maxLibraryBytes) throw refuse(req, 'size')
  const kind = await seekInUpload(file, (bytes) => findLibraryKind(bytes, file.size))
  if (!kind) throw refuse(req, 'kind')
  req.context[nameKey] = `${cut(titleOfFile(file.name)).trim()}.${kind}`
  const kept = { name: `${randomUUID()}.${kind}`, mimetype: libraryTypes[kind] }
  if (isPicture(kind) && req.context[drawnHere] !== true) {
    if (file.size > maxPictureBytes) throw refuse(req, 'picture')
    const data = await cleanPixels(await readUpload(file), kind, req)
    await putBytes(req, file, { ...kept, data })
    return args
  }
  if (kind === 'pdf') await inspectPdf(req, file)
  if (kind === 'mp4') await seekInUpload(file, (bytes) => clearFilmNotes(bytes, file.size))
  req.file = { ...file, ...kept }
  return args
}

const nameKey = 'nameOfLibraryFile'

/** The original name of an uploaded file; undefined without a file. */
export function givenName({ context }: Pick<PayloadRequest, 'context'>): string | undefined {
  const name = context[nameKey]
  return typeof name === 'string' ? name : undefined
}

/** Cuts between graphemes: a tone mark stays with its letter. */
function cut(text: string): string {
  let kept = ''
  for (const { segment } of new Intl.Segmenter('th').segment(text)) {
    if (kept.length + segment.length > mostLetters) break
    kept += segment
  }
  return kept
}

/** Also used by the admin's gate. */
export const tooLarge = {
  status: 413,
  th: 'ไฟล์ใหญ่เกิน 250 MB',
  en: 'The file is larger than 250 MB.',
} as const

const refusals = {
  size: tooLarge,
  kind: {
    status: 400,
    th: `รับเฉพาะ PDF, Word (docx), Excel (xlsx), PowerPoint (pptx) ที่ไม่มีมาโคร, ZIP, รูป JPEG, PNG, WebP, AVIF, GIF และวิดีโอ MP4, WebM ${ofHeic.th}`,
    en: `Only PDF, Word (docx), Excel (xlsx) and PowerPoint (pptx) without macros, ZIP, JPEG, PNG, WebP, AVIF and GIF pictures, MP4 and WebM films are taken. ${ofHeic.en}`,
  },
  picture: { status: 413, th: 'รูปใหญ่เกิน 20 MB', en: 'The picture is larger than 20 MB.' },
}

function refuse(req: PayloadRequest, reason: keyof typeof refusals) {
  return refuseFile(req, refusals[reason])
}

/** At its limit Payload stops reading and only says that there is one. */
export const explainBound: CollectionAfterErrorHook = ({ error, req }) => {
  if (!('status' in error) || error.status !== tooLarge.status || namesField(error)) return
  const { message } = refuse(req, 'size')
  return { response: { errors: [{ message, data: namingFile(message) }] } }
}

function namesField(error: Error): boolean {
  return 'data' in error && isPlainObject(error.data) && 'errors' in error.data
}
