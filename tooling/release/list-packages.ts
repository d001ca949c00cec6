import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      /** Hashes in the form of Subresource Integrity. */
      integrity: z.string().optional(),
      link: z.boolean().optional(),
    }),
  ),
})

/**
 * The installed packages of package-lock.json as a bill of materials (CycloneDX 1.6). `npm sbom` leaves some of them out if a
 * development package needs them, too.
 */
export async function listPackages(folder: string, version: string): Promise<object> {
  const { packages } = Lock.parse(
    JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')),
  )
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link && existsSync(join(folder, path)),
  )
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'washhouse', version } },
    components: installed.map(([path, entry]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const [own = '', scope] = name.split('/').toReversed()
      const [algorithm, hash] = entry.integrity?.split('-') ?? []
      return {
        type: 'library',
        'bom-ref': path,
        ...(scope && { group: scope }),
        name: own,
        version: entry.version,
        purl: `pkg:npm/${name.replace('@', '%40')}@${entry.version}`,
        ...(entry.license && { licenses: [{ expression: entry.license }] }),
        ...(algorithm === 'sha512' && {
          hashes: [{ alg: 'SHA-512', content: Buffer.from(hash ?? '', 'base64').toString('hex') }],
        }),
      }
    }),
  }
}
