import { cleanPicture, type CleanPicture } from '../../../engines/files/visitor-picture.ts'

/** Redraws what a visitor took; refuses, by its name `photo`, what is no picture or too large a one. */
export const cleanPhoto = (bytes: Buffer): Promise<CleanPicture> =>
  cleanPicture(bytes, { field: 'photo', maxSide: 2000 })
