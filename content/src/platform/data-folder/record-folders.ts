import { join } from 'node:path'

/** Where a data folder has the files that belong to records. */
export function recordFolders(dataDir: string) {
  return {
    mediaDir: join(dataDir, 'media'),
    /** Photos of problem reports; apart from the media, which the public may read. */
    leadPhotoDir: join(dataDir, 'lead-photos'),
    /** Members' pictures of themselves; apart from the media, of which editors choose. */
    memberPictureDir: join(dataDir, 'member-pictures'),
    /** Pictures of the web board, whose readers follow from where they stand. */
    boardPictureDir: join(dataDir, 'board-pictures'),
    /** Files whose readers follow from where they are used; apart from the media, which anyone may read. */
    libraryDir: join(dataDir, 'library'),
  }
}
