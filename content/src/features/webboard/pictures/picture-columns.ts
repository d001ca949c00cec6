import { MediaId } from '@washhouse/contract/media/media.contract'
import type { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { picturesOf } from '../tables/board-tables.ts'

const image = MediaId.nullable()

/** A text's pictures, read with it: one index lookup each, as most have none. */
export const pictureShape = { image0: image, image1: image, image2: image, image3: image }
type PictureColumns = Record<keyof typeof pictureShape, SQL.Aliased>

const places = ['image0', 'image1', 'image2', 'image3'] as const satisfies {
  length: (typeof boardLengths)['images']
}

export function selectPictures(
  payload: BasePayload,
  use: 'post' | 'reply',
  id: AnyColumn,
): PictureColumns {
  const pictures = picturesOf(payload)
  const at = (position: number) =>
    sql`(select ${pictures.id} from ${pictures} where ${pictures[use]} = ${id}
      and ${pictures.position} = ${sql.raw(String(position))})`.as(`image_${position}`)
  return { image0: at(0), image1: at(1), image2: at(2), image3: at(3) }
}

export function picturesIn(row: Record<keyof typeof pictureShape, string | null>): string[] {
  return places.map((place) => row[place]).filter((id) => id !== null)
}
