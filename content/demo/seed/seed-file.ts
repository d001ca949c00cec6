import { readFile } from 'node:fs/promises'
import type { BasePayload } from 'payload'
import type { Localized } from '../../src/ground/languages/localized.ts'
import { storedIdOf } from './stored-id.ts'

interface DemoFile {
  /** Its name without the ending; its id follows from it. */
  name: string
  path: URL
  kind: 'mp4' | 'pdf'
  alt: Localized
}

const mimeTypes = { mp4: 'video/mp4', pdf: 'application/pdf' }

/** Stores a file of the demo content where it is missing, and gives its id. */
export async function seedFile(
  payload: BasePayload,
  { name, path, kind, alt }: DemoFile,
): Promise<string> {
  const id = storedIdOf(name)
  const { totalDocs } = await payload.count({ collection: 'media', where: { id: { equals: id } } })
  if (totalDocs === 0) {
    const data = await readFile(path)
    await payload.create({
      collection: 'media',
      locale: 'th',
      data: { id, alt: alt.th },
      file: { data, mimetype: mimeTypes[kind], name: `${name}.${kind}`, size: data.length },
      // A run that was cut short may have left the file without its record.
      overwriteExistingFiles: true,
    })
  }
  await payload.update({ collection: 'media', id, locale: 'en', data: { alt: alt.en } })
  return id
}
