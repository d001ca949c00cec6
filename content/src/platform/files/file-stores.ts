import { basename, join } from 'node:path'
import { recordFolders } from '../data-folder/record-folders.ts'
import type { FileStore } from './file-store.ts'
import type { FilesAddress } from './files-address.ts'
import { localStore } from './local-store.ts'
import { openBucket, s3Store } from './s3-store.ts'

/** The folders whose files all content processes share. Caches and uploads in progress are not among them. */
export type FileStores = ReturnType<typeof openStores>

export function openStores(dataDir: string, address: FilesAddress | undefined) {
  const bucket = address && openBucket(address, join(dataDir, 'cache', 'uploads'))
  const open = (folder: string): FileStore =>
    bucket ? s3Store(bucket, folder) : localStore(join(dataDir, folder))
  const folders = recordFolders(dataDir)
  return {
    media: open(basename(folders.mediaDir)),
    leadPhotos: open(basename(folders.leadPhotoDir)),
    memberPictures: open(basename(folders.memberPictureDir)),
    boardPictures: open(basename(folders.boardPictureDir)),
    library: open(basename(folders.libraryDir)),
    /** The id of the database that an S3 store belongs to. */
    identity: open('identity'),
    /** Files that a daily sweep found without a record; never served. */
    strays: open('strays'),
    /** E-mails, if there is no mail server. */
    mail: open('mail'),
    /** Of every backup and restore left out, as it has periods of its own. */
    traffic: open('traffic'),
  }
}
