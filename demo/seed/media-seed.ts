import type { BasePayload, RequestContext } from 'payload'
import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'
import type { Seed } from './seeding.ts'
import { isStored, storedIdOf } from './stored-id.ts'

interface DemoFile {
  /** Without extension. Other records refer to it; the id is derived from it. */
  name: string
  ending: keyof typeof mimeTypes
  alt: BilingualText
  read: () => Promise<Buffer>
  context?: RequestContext
}

const mimeTypes = { mp4: 'video/mp4', pdf: 'application/pdf', webp: 'image/webp' }

export function mediaSeed(files: readonly DemoFile[]): Seed {
  return {
    count: files.length,
    async run(seeding) {
      for (const file of files) {
        seeding.keepId('media', file.name, await storeFile(seeding.payload, file))
        seeding.step(file.alt.th)
      }
    },
  }
}

async function storeFile(payload: BasePayload, file: DemoFile): Promise<string> {
  const { name, ending, alt } = file
  const id = storedIdOf(name)
  if (!(await isStored(payload, 'media', id))) {
    const data = await file.read()
    await payload.create({
      collection: 'media',
      locale: 'th',
      data: { id, alt: alt.th },
      file: { data, mimetype: mimeTypes[ending], name: `${name}.${ending}`, size: data.length },
      context: file.context ?? {},
      // An interrupted run may have left the file without its record.
      overwriteExistingFiles: true,
    })
  }
  await payload.update({ collection: 'media', id, locale: 'en', data: { alt: alt.en } })
  return id
}
