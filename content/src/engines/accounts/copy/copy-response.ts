import { resourcePolicyHeader } from '@washhouse/serving/security-headers'
import { streamOf } from '../../../ground/stream-of.ts'
import type { Copy } from './copy.ts'
import { writeArchive } from './copy-archive.ts'

/** The archive as an answer that nobody keeps; nothing is read before somebody takes it. */
export function copyResponse(copy: Copy): Response {
  const day = new Date().toISOString().slice(0, 10)
  return new Response(
    streamOf(writeArchive(copy), 'a copy of data could not be written to its end'),
    {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="my-data-${day}.zip"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        [resourcePolicyHeader]: 'same-origin',
      },
    },
  )
}
