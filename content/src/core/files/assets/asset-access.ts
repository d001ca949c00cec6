import { forbidden, invalidCredentials, WireError } from '@washhouse/contract/wire/errors'
import { MediaId } from '@washhouse/contract/media/media.contract'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { isStaff } from '../../../platform/access.ts'
import { collectionTable, connectionTo, tableOf } from '../../../platform/database/tables.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { files } from '../../../platform/files/files.ts'
import { readBearerMember } from '../../accounts/sessions/bearer-member.ts'
import type { Member } from '../../calls/member.ts'
import { type AreaFiles, StoredFile } from '../area-file.ts'
import { type FileUse, givenTo } from '../library/file-use.ts'

const columns = ['id', 'filename', 'updatedAt'] as const
const given = z.coerce.number().transform(Boolean)
const Given = z.object({ anyone: given, members: given, owner: given, anyOwner: given })

/** A stored file that the requester may have. */
export type AssetRecord = StoredFile & {
  /** The suggested name for saving. */
  name: string
  store: FileStore
  /** True for library files and private files, even if anyone may read them now: access is checked at every request. */
  isPrivate: boolean
  /** The member who fetches a library file, only used for counting. */
  fetchedBy?: string
}

/** The access rules of features. */
export interface FilesOfAreas {
  /** Records that give access to library files. */
  uses: readonly FileUse[]
  /** Finders of the features' private files. */
  privateFiles: readonly AreaFiles[]
}

export type FindAsset = (id: string, headers: Headers) => Promise<AssetRecord>

/**
 * Finds a stored file for the sender of these headers. A missing file, a malformed id and a forbidden file are all
 * FORBIDDEN, never NOT_FOUND. INVALID_CREDENTIALS: the token is invalid, or there is none and a member could read the file.
 */
export function createAssetFinder(
  payload: BasePayload,
  { uses, privateFiles }: FilesOfAreas,
): FindAsset {
  const findMedia = publicFinder(payload, 'media', files.media)
  // Anyone with the id may see it, because the picture is shown next to the member's posts.
  const findMemberPicture = publicFinder(payload, 'member_pictures', files.memberPictures)
  const findInLibrary = libraryFinder(payload, uses)
  const findPreview = previewFinder(payload, findInLibrary)
  const findPrivateFile = privateFileFinder(payload, privateFiles)

  return async function findAsset(id, headers) {
    const member = await readBearerMember(payload, headers)
    if (!MediaId.safeParse(id).success) throw forbidden()
    const fileId = id.toLowerCase()
    const found =
      (await findMedia(fileId)) ??
      (await findInLibrary(fileId, member, headers)) ??
      (await findPreview(fileId, member, headers)) ??
      (await findMemberPicture(fileId)) ??
      (await findPrivateFile(fileId, member, headers))
    if (found) return found
    throw refuse()
  }
}

function publicFinder(payload: BasePayload, name: 'media' | 'member_pictures', store: FileStore) {
  const table = tableOf(payload, name, columns)
  const { id, filename, updatedAt } = table
  return async function findPublic(file: string): Promise<AssetRecord | undefined> {
    const [row] = await connectionTo(payload)
      .select({ id, filename, updatedAt })
      .from(table)
      .where(eq(id, file))
    if (!row) return undefined
    const stored = StoredFile.parse(row)
    return { ...stored, name: stored.filename, store, isPrivate: false }
  }
}

/** One indexed query finds the file and its readers. */
function libraryFinder(payload: BasePayload, uses: readonly FileUse[]) {
  const table = collectionTable(payload, 'library-files')
  const { id, filename, updatedAt, name } = table
  return async function findInLibrary(
    file: string,
    member: Member | null,
    headers: Headers,
  ): Promise<AssetRecord | undefined> {
    const now = new Date().toISOString()
    const to = givenTo(payload, uses, { file, member: member?.id ?? null, now })
    const [row] = await connectionTo(payload)
      .select({
        id,
        filename,
        updatedAt,
        name,
        anyone: asNumber(to.anyone).as('anyone'),
        members: asNumber(to.members).as('members'),
        owner: asNumber(to.owner).as('owner'),
        anyOwner: asNumber(to.anyOwner).as('any_owner'),
      })
      .from(table)
      .where(eq(id, file))
    if (!row) return undefined
    const readers = Given.parse(row)
    const isOwn = member !== null && (readers.members || readers.owner)
    if (!readers.anyone && !isOwn && !(await isForStaff(payload, headers)))
      throw member === null && (readers.members || readers.anyOwner)
        ? invalidCredentials()
        : refuse()
    return {
      ...StoredFile.parse(row),
      name: z.string().parse(row.name),
      store: files.library,
      isPrivate: true,
      ...(isOwn && { fetchedBy: member.id }),
    }
  }
}

/** The image of a PDF page, with the access rules of the PDF. */
function previewFinder(
  payload: BasePayload,
  findInLibrary: ReturnType<typeof libraryFinder>,
): ReturnType<typeof libraryFinder> {
  const { id, file, filename, page } = collectionTable(payload, 'library-previews')
  return async function findPreview(preview, member, headers) {
    const [row] = await connectionTo(payload)
      .select({ file, filename, page })
      .from(collectionTable(payload, 'library-previews'))
      .where(eq(id, preview))
    if (!row) return undefined
    const stored = Preview.parse(row)
    const found = await findInLibrary(stored.file, member, headers)
    if (!found) return undefined
    const name = found.name.replace(/\.pdf$/, ` ${stored.page}.webp`)
    const { store, isPrivate, updatedAt } = found
    return { store, isPrivate, updatedAt, id: preview, filename: stored.filename, name }
  }
}

function privateFileFinder(
  payload: BasePayload,
  privateFiles: FilesOfAreas['privateFiles'],
): ReturnType<typeof libraryFinder> {
  const finders = privateFiles.map((open) => open(payload))
  return async function findPrivateFile(file, member, headers) {
    for (const find of finders) {
      const found = await find(file)
      if (!found) continue
      const { readers, ...stored } = found
      const isOwn =
        member !== null &&
        readers !== null &&
        (readers === 'members' || readers.member === member.id)
      if (!isOwn && !(await isForStaff(payload, headers)))
        throw member === null && readers !== null ? invalidCredentials() : refuse()
      return { ...stored, name: stored.filename, isPrivate: true }
    }
    return undefined
  }
}

const Preview = z.object({ file: z.string(), filename: z.string(), page: z.coerce.number() })

/** In the admin, the session cookie tells who asks for the file. */
async function isForStaff(payload: BasePayload, headers: Headers): Promise<boolean> {
  const { user } = await payload.auth({ headers })
  return isStaff({ req: { user } })
}

/** The dialects return different values for true. */
function asNumber(condition: SQL): SQL<number> {
  return sql<number>`case when ${condition} then 1 else 0 end`
}

function refuse(): WireError {
  const reason = `You don't have permission to perform "read" for collection "media" or it does not exist.`
  return new WireError('FORBIDDEN', reason, { reason })
}
