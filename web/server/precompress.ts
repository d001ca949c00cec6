import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// Run once by the build, so that the server never compresses a file. Small files as well: nginx sends only compressed ones
// from the disk, which works without the website.
const clientDir = fileURLToPath(new URL('../build/client', import.meta.url))
const compressible = /\.(?:m?js|css|svg|html|txt|json|webmanifest)$/

for (const name of await readdir(clientDir, { recursive: true })) {
  if (!compressible.test(name)) continue
  const file = join(clientDir, name)
  const content = await readFile(file)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params: quality }))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
