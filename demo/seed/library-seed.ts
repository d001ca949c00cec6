import type { BasePayload } from 'payload'
import { drawnHere } from '../../content/src/core/files/clean-upload.ts'
import type { Seed } from './seeding.ts'
import { isStored, storedIdOf } from './stored-id.ts'

interface LibraryDemo {
  /** Key for references from other records; the id is derived from it. */
  key: string
  /** File name for downloads, with extension. */
  name: string
  read: () => Promise<Buffer>
}

/** Stores the missing files of the members' library. */
export function librarySeed(files: readonly LibraryDemo[]): Seed {
  return {
    count: files.length,
    async run({ payload, step }) {
      for (const file of files) {
        await storeFile(payload, file)
        step(file.name)
      }
    },
  }
}

/** The id of a library file, by its key. */
export const libraryIdOf = (key: string) => storedIdOf(`library ${key}`)

async function storeFile(payload: BasePayload, { key, name, read }: LibraryDemo): Promise<void> {
  const id = libraryIdOf(key)
  if (await isStored(payload, 'library-files', id)) return
  const data = await read()
  await payload.create({
    collection: 'library-files',
    data: { id, name },
    file: { data, name, mimetype: 'application/octet-stream', size: data.length },
    context: { [drawnHere]: true },
  })
}
