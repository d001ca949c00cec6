import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import sharp from 'sharp'
import { writersOf } from '../../content/src/areas/webboard/board-tables.ts'
import {
  keepPicture,
  writePicture,
} from '../../content/src/engines/files/member-pictures/member-picture.files.ts'
import { connectionTo } from '../../content/src/ground/database/tables.ts'
import { drawReviewer, type Reviewer } from '../drawing/reviewer.ts'
import { boardPortraits } from './board-portrait.demo.ts'

const side = 256

/** Gives authors their pictures, as members have them: squares, in files of their own. */
export async function storeBoardPortraits(
  payload: BasePayload,
  authorIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [key, portrait] of Object.entries(boardPortraits)) {
    const memberId = authorIds.get(key)
    if (memberId === undefined) throw new Error(`There is no author ${key} to be drawn`)
    const picture = { data: await draw(portrait), width: side, height: side }
    const id = await writePicture(picture)
    await keepPicture(payload, memberId, { ...picture, id })
    const writers = writersOf(payload)
    await connectionTo(payload).update(writers).set({ avatar: id }).where(eq(writers.id, memberId))
  }
}

const draw = (portrait: Reviewer) =>
  sharp(Buffer.from(drawReviewer(portrait)))
    .resize(side)
    // What is round in the drawing goes on to the corners.
    .flatten({ background: portrait.background })
    .jpeg({ quality: 85 })
    .toBuffer()
