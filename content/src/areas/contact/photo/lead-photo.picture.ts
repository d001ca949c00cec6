import type { Uploader } from '../../../engines/files/upload-queue.ts'
import { cleanPicture, type CleanPicture } from '../../../engines/files/visitor-picture.ts'

/** Redraws what a visitor took; refuses, by its name `photo`, what is no picture or too costly a one. */
export const cleanPhoto = (bytes: Buffer, uploader: Uploader): Promise<CleanPicture> =>
  cleanPicture(bytes, { field: 'photo', maxSide: 2000 }, uploader)
