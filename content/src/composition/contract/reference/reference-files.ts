import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { productVersion } from '@washhouse/serving/product-version'
import { z } from 'zod'

export interface ReferenceFile {
  contentType: string
  read: () => Promise<Buffer>
}

const require = createRequire(import.meta.url)
const thaiFont = '@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-thai-400-normal.woff2'
const css = 'text/css; charset=utf-8'
const script = 'text/javascript; charset=utf-8'

/** Everything that is served, by path. Only the listed files of the renderer's package are served. */
export const referenceFiles: ReadonlyMap<string, ReferenceFile> = new Map([
  ['/openapi.json', { contentType: 'application/json', read: readDocument }],
  ['/docs', ownFile('reference.html', 'text/html; charset=utf-8')],
  ['/docs/reference.css', ownFile('reference.css', css)],
  ['/docs/reference.js', ownFile('reference.js', script)],
  [
    '/docs/thai.woff2',
    { contentType: 'font/woff2', read: () => readFile(require.resolve(thaiFont)) },
  ],
  ['/docs/swagger-ui.css', rendererFile(require.resolve('swagger-ui-dist/swagger-ui.css'), css)],
  [
    '/docs/swagger-ui-bundle.js',
    rendererFile(require.resolve('swagger-ui-dist/swagger-ui-bundle.js'), script),
  ],
])

const Document = z.looseObject({ info: z.looseObject({}) })

/** The contract's document with this version, adapted so that its calls are tried at the service that serves it. */
async function readDocument(): Promise<Buffer> {
  const text = await readFile(require.resolve('@washhouse/contract/openapi.json'), 'utf8')
  const document = Document.parse(JSON.parse(text))
  const info = { ...document.info, version: productVersion() }
  return Buffer.from(JSON.stringify({ ...document, info, servers: [{ url: '/' }] }))
}

function ownFile(name: string, contentType: string): ReferenceFile {
  return { contentType, read: () => readFile(new URL(`page/${name}`, import.meta.url)) }
}

/** Without the address of its source map, which is not served. */
function rendererFile(file: string, contentType: string): ReferenceFile {
  const read = async () => {
    const text = await readFile(file, 'utf8')
    return Buffer.from(text.replace(/^(?:\/\/|\/\*)# sourceMappingURL=.*$/m, ''))
  }
  return { contentType, read }
}
