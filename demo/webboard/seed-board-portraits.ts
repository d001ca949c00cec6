import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import sharp from 'sharp'
import { writersOf } from '../../content/src/features/webboard/tables/board-tables.ts'
import {
  storeMemberPicture,
  writePicture,
} from '../../content/src/core/files/member-pictures/member-picture.files.ts'
import { connectionTo } from '../../content/src/platform/database/tables.ts'
import { readDrawing } from '../drawings/read-drawing.ts'
import type { BoardAuthorKey } from './board-author.demo.ts'

/** Authors with a picture, the drawing `author-<key>`. Half have none, as on real boards. */
export const boardPortraits: readonly BoardAuthorKey[] = [
  'un',
  'boy',
  'dam',
  'mint',
  'fah',
  'keng',
  'ya',
  'toto',
  'anong',
  'sit',
  'pete',
  'sam',
]

const side = 256

/** Stores authors' pictures like members': square, in separate files. */
export async function storeBoardPortraits(
  payload: BasePayload,
  authorIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const key of boardPortraits) {
    const memberId = authorIds.get(key)
    if (memberId === undefined) throw new Error(`There is no author ${key} to be drawn`)
    const picture = { data: await draw(key), width: side, height: side }
    const id = await writePicture(picture)
    await storeMemberPicture(payload, memberId, { ...picture, id })
    const writers = writersOf(payload)
    await connectionTo(payload).update(writers).set({ avatar: id }).where(eq(writers.id, memberId))
  }
}

async function draw(author: string): Promise<Buffer> {
  return sharp(await readDrawing(`author-${author}`))
    .resize(side)
    .jpeg({ quality: 85 })
    .toBuffer()
}
