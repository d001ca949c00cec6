import { z } from 'zod'
import { isPlainObject } from '../wire/brackets.ts'
import { MediaId } from './media.contract.ts'

/**
 * Metadata of a record's file (extension). Null if another service does not send it; the type then follows from
 * `/assets/{id}` (spec §7, Assets).
 */
export const FileDetails = z.object({
  id: MediaId,
  /** File name with extension; may be Thai. */
  name: z.string().nullable(),
  /** Content type, as sent by `/assets/{id}`. */
  type: z.string().nullable(),
  /** Bytes. */
  size: z.int().nonnegative().nullable(),
  /** Pages of a PDF; null for other files. */
  pages: z.int().positive().nullable(),
  /** Images of the first pages of a PDF, in order, for browsers that show no PDF. */
  previews: z.array(MediaId),
})
export type FileDetails = z.infer<typeof FileDetails>

/** File ids of a record (spec §3: files). Other services send one id, file objects, or rows that link to a file. */
export const MediaIds = z.preprocess(readFileIds, z.array(MediaId))

/** Metadata of files of which only ids are known, as {@link MediaIds} reads them. */
export function detailsOfIds(files: unknown): Record<keyof FileDetails, unknown>[] {
  return readFileIds(files).map((id) => ({
    id,
    name: null,
    type: null,
    size: null,
    pages: null,
    previews: [],
  }))
}

function readFileIds(files: unknown): unknown[] {
  return [files ?? []].flat().map(readFileId)
}

function readFileId(file: unknown): unknown {
  if (!isPlainObject(file)) return file
  return 'directus_files_id' in file ? readFileId(file['directus_files_id']) : file['id']
}
