import sharp from 'sharp'
import { drawnHere } from '../../content/src/engines/files/clean-upload.ts'
import { mediaSeed } from '../seed/media-seed.ts'
import { drawings } from './catalogue.ts'

/** Every drawing of the catalogue, under its name there. */
export const pictureSeed = mediaSeed(
  Object.entries(drawings).map(([name, { alt, render }]) => ({
    name,
    ending: 'webp',
    alt,
    read: () => sharp(Buffer.from(render())).webp({ quality: 90, effort: 2 }).toBuffer(),
    context: { [drawnHere]: true },
  })),
)
