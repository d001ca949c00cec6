import { type FileKind, kindOfFile, mimeTypes, startBytes } from '../file-type.ts'
import type { Seekable } from '../seekable.ts'
import { readZipNames } from './zip-names.ts'

const officeTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const

/** The media types of the library: those of the media, and documents for members. */
export const libraryTypes = {
  ...mimeTypes,
  webm: 'video/webm',
  zip: 'application/zip',
  ...officeTypes,
} as const

export type LibraryKind = keyof typeof libraryTypes
type OfficeKind = keyof typeof officeTypes

const officeFolders: Record<OfficeKind, string> = { docx: 'word/', xlsx: 'xl/', pptx: 'ppt/' }

/** Kinds that browsers display; all others are downloaded. */
export function isShown(kind: LibraryKind): boolean {
  return kind !== 'zip' && !isOffice(kind)
}

/** Detects the kind from the whole file, never from the name; undefined for unsupported kinds. */
export async function findLibraryKind(
  file: Pick<Seekable, 'read'>,
  size: number,
): Promise<LibraryKind | undefined> {
  const kind = kindByStart(await file.read(0, startBytes))
  if (kind !== 'zip') return kind
  const names = await readZipNames(file, size)
  if (names?.includes('[Content_Types].xml') !== true) return names && 'zip'
  // Documents with macros are not accepted.
  if (names.some((name) => name.endsWith('vbaProject.bin'))) return undefined
  const isIn = (folder: string) => names.some((name) => name.startsWith(folder))
  return officeKinds.find((office) => isIn(officeFolders[office])) ?? 'zip'
}

/** The kind of a stored file, which was checked at the upload. Office documents are archives, so their extension decides. */
export function libraryKindOf(start: Uint8Array, filename: string): LibraryKind | undefined {
  const kind = kindByStart(start)
  if (kind !== 'zip') return kind
  return officeKinds.find((office) => filename.endsWith(`.${office}`)) ?? 'zip'
}

function kindByStart(start: Uint8Array): FileKind | 'webm' | 'zip' | undefined {
  const text = Buffer.from(start).toString('latin1')
  if (text.startsWith('\x1a\x45\xdf\xa3') && text.slice(0, 64).includes('\x42\x82\x84webm'))
    return 'webm'
  if (text.startsWith('PK\x03\x04')) return 'zip'
  return kindOfFile(start)
}

const officeKinds = Object.keys(officeTypes).filter(isOffice)

function isOffice(kind: string): kind is OfficeKind {
  return kind in officeTypes
}
