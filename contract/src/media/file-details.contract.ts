import { z } from 'zod'
import { isPlainObject } from '../wire/brackets.ts'
import { MediaId } from './media.contract.ts'

/**
 * A file of a record, told without fetching it; ours. What another service does not tell is null:
 * its type is then that of `/assets/{id}` (spec §7, Assets).
 */
export const FileDetails = z.object({
  id: MediaId,
  /** The name it is saved by, ending and all; may be Thai. */
  name: z.string().nullable(),
  /** Content type, the one that `/assets/{id}` sends. */
  type: z.string().nullable(),
  /** Bytes. */
  size: z.int().nonnegative().nullable(),
  /** How many pages a PDF has; null for everything else. */
  pages: z.int().positive().nullable(),
  /** Pictures of the first pages of a PDF, in their order, for browsers that show none. */
  previews: z.array(MediaId),
})
export type FileDetails = z.infer<typeof FileDetails>

/**
 * Ids of the files of a record (spec §3: files). Other services send a single one, the files
 * themselves, or rows that join a record to a file.
 */
export const MediaIds = z.preprocess(readFileIds, z.array(MediaId))

/** What is known of the files of a service that sends their ids alone, as {@link MediaIds} reads them. */
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
