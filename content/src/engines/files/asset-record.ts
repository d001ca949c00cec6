import { forbidden, invalidCredentials, WireError } from '@washhouse/contract/wire/errors'
import { MediaId } from '@washhouse/contract/media/media.contract'
import { eq, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { isStaff } from '../../ground/access.ts'
import { env } from '../../ground/env.ts'
import { connectionTo, tableOf } from '../../ground/database/tables.ts'
import { readBearerMember } from '../calls/bearer-member.ts'
import type { Member } from '../calls/member.ts'
import { type FileUse, givenTo } from './library/file-use.ts'

const columns = ['id', 'filename', 'updatedAt'] as const
const Stored = z.object({ id: MediaId, filename: z.string(), updatedAt: z.coerce.date() })
const given = z.coerce.number().transform(Boolean)
const StoredInLibrary = Stored.extend({
  name: z.string(),
  anyone: given,
  members: given,
  owner: given,
  anyOwner: given,
})

/** A stored file that whoever asks may have. */
export type AssetRecord = z.infer<typeof Stored> & {
  /** What it is called where it is saved. */
  name: string
  /** Where its file lies. */
  folder: string
  /** Kept by nobody: who may have it is asked with every request. */
  isPrivate: boolean
}

/**
 * The record of a stored file. A missing one, a malformed id and a file that is not for this caller are all FORBIDDEN,
 * never NOT_FOUND.
 * @throws INVALID_CREDENTIALS where a token that is shown is none, and where some member may have what a stranger asks for.
 */
export async function findAsset(
  payload: BasePayload,
  uses: readonly FileUse[],
  { id, headers }: { id: string; headers: Headers },
): Promise<AssetRecord> {
  const member = await readBearerMember(payload, headers)
  if (!MediaId.safeParse(id).success) throw forbidden()
  const found =
    (await findPublic(payload, 'media', id)) ??
    (await findInLibrary(payload, uses, { id, headers, member })) ??
    // Whoever knows its id may see it: it stands beside what the member writes.
    (await findPublic(payload, 'member_pictures', id))
  if (found) return found
  throw refuse()
}

const folders = { media: env.mediaDir, member_pictures: env.memberPictureDir }

async function findPublic(
  payload: BasePayload,
  name: keyof typeof folders,
  id: string,
): Promise<AssetRecord | undefined> {
  const table = tableOf(payload, name, columns)
  const { filename, updatedAt } = table
  const [row] = await connectionTo(payload)
    .select({ id: table.id, filename, updatedAt })
    .from(table)
    .where(eq(table.id, id.toLowerCase()))
    .limit(1)
  if (!row) return undefined
  const stored = Stored.parse(row)
  return { ...stored, name: stored.filename, folder: folders[name], isPrivate: false }
}

/** One read, by indexes, finds the file and all that gives it to somebody. */
async function findInLibrary(
  payload: BasePayload,
  uses: readonly FileUse[],
  asked: { id: string; headers: Headers; member: Member | null },
): Promise<AssetRecord | undefined> {
  const { headers, member } = asked
  const id = asked.id.toLowerCase()
  const table = tableOf(payload, 'library_files', [...columns, 'name'])
  const { filename, updatedAt, name } = table
  const to = givenTo(payload, uses, id, member?.id)
  const [row] = await connectionTo(payload)
    .select({
      id: table.id,
      filename,
      updatedAt,
      name,
      anyone: asNumber(to.anyone),
      members: asNumber(to.members),
      owner: asNumber(to.owner),
      anyOwner: asNumber(to.anyOwner),
    })
    .from(table)
    .where(eq(table.id, id))
    .limit(1)
  if (!row) return undefined
  const { anyone, members, owner, anyOwner, ...stored } = StoredInLibrary.parse(row)
  const isHis = member !== null && (members || owner)
  if (!anyone && !isHis && !(await isForStaff(payload, headers)))
    throw member === null && (members || anyOwner) ? invalidCredentials() : refuse()
  return { ...stored, folder: env.libraryDir, isPrivate: true }
}

/** The admin shows files by the cookie of whoever signed in there. */
async function isForStaff(payload: BasePayload, headers: Headers): Promise<boolean> {
  const { user } = await payload.auth({ headers })
  return isStaff({ req: { user } })
}

/** Neither dialect gives what the other calls true. */
function asNumber(condition: Parameters<typeof sql>[1]) {
  return sql<number>`case when ${condition} then 1 else 0 end`
}

function refuse(): WireError {
  const reason = `You don't have permission to perform "read" for collection "media" or it does not exist.`
  return new WireError('FORBIDDEN', reason, { reason })
}
