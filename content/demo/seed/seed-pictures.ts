import type { BasePayload } from 'payload'
import sharp from 'sharp'
import { drawings } from '../drawing/catalogue.ts'
import type { Drawing } from '../drawing/drawing.ts'
import { drawnHere } from '../../src/engines/files/clean-upload.ts'
import type { Progress } from './progress.ts'
import { storedIdOf } from './stored-id.ts'

/** Ids of stored pictures by their names in the catalogue of drawings. */
export type PictureIds = ReadonlyMap<string, string>

export function pictureNamed(pictureIds: PictureIds, name: string): string {
  const id = pictureIds.get(name)
  if (!id) throw new Error(`There is no picture "${name}"`)
  return id
}

export function countPictures(): number {
  return Object.keys(drawings).length
}

/** Draws and stores the pictures that are missing. */
export async function seedPictures(payload: BasePayload, progress: Progress): Promise<PictureIds> {
  const pictureIds = new Map<string, string>()
  for (const [name, drawing] of Object.entries(drawings)) {
    const id = storedIdOf(name)
    const { totalDocs } = await payload.count({
      collection: 'media',
      where: { id: { equals: id } },
    })
    if (totalDocs === 0) await store(payload, id, name, drawing)
    await payload.update({ collection: 'media', id, locale: 'en', data: { alt: drawing.alt.en } })
    pictureIds.set(name, id)
    progress.step(drawing.alt.th)
  }
  return pictureIds
}

async function store(
  payload: BasePayload,
  id: string,
  name: string,
  { alt, render }: Drawing,
): Promise<void> {
  const data = await sharp(Buffer.from(render())).webp({ quality: 90, effort: 2 }).toBuffer()
  await payload.create({
    collection: 'media',
    locale: 'th',
    data: { id, alt: alt.th },
    file: { data, mimetype: 'image/webp', name: `${name}.webp`, size: data.length },
    context: { [drawnHere]: true },
    // A run that was cut short may have left the file without its record.
    overwriteExistingFiles: true,
  })
}
