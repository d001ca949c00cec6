import { join } from 'node:path'

/** The folders with files of records in a data folder. */
export function recordFolders(dataDir: string) {
  return {
    mediaDir: join(dataDir, 'media'),
    /** Photos of problem reports; separate from the media, which are public. */
    leadPhotoDir: join(dataDir, 'lead-photos'),
    /** Members' profile pictures; separate from the media, which editors choose from. */
    memberPictureDir: join(dataDir, 'member-pictures'),
    /** Images of the web board; readers follow from the post. */
    boardPictureDir: join(dataDir, 'board-pictures'),
    /** Files with readers by use; separate from the media, which are public. */
    libraryDir: join(dataDir, 'library'),
  }
}
