import sharp from 'sharp'
import { drawnHere } from '../../content/src/core/files/clean-upload.ts'
import { mediaSeed } from '../seed/media-seed.ts'
import { drawings } from './drawings.demo.ts'
import { readDrawing } from './read-drawing.ts'

export const drawingSeed = mediaSeed(
  Object.entries(drawings).map(([name, alt]) => ({
    name,
    ending: 'webp',
    alt,
    read: async () =>
      sharp(await readDrawing(name))
        .webp({ quality: 90, effort: 2 })
        .toBuffer(),
    context: { [drawnHere]: true },
  })),
)
