import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { listPackages } from './list-packages.ts'

it('lists what is installed, with version, licence and hash', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'washhouse-packages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const sha512 = Buffer.alloc(64, 1)
  const packages = {
    '': { version: '1.0.0' },
    web: { version: '1.0.0' },
    'node_modules/@washhouse/web': { link: true },
    'node_modules/@a/b': {
      version: '1.2.3',
      license: 'MIT',
      integrity: `sha512-${sha512.toString('base64')}`,
    },
    'node_modules/c/node_modules/d': { version: '2.0.0', dev: true },
    'node_modules/vitest': { version: '3.0.0', dev: true },
  }
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  for (const path of [
    'web',
    'node_modules/@washhouse/web',
    'node_modules/@a/b',
    'node_modules/c/node_modules/d',
  ])
    await mkdir(join(folder, path), { recursive: true })
  expect(await listPackages(folder, '0.1.0')).toEqual({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'washhouse', version: '0.1.0' } },
    components: [
      {
        type: 'library',
        'bom-ref': 'node_modules/@a/b',
        group: '@a',
        name: 'b',
        version: '1.2.3',
        purl: 'pkg:npm/%40a/b@1.2.3',
        licenses: [{ expression: 'MIT' }],
        hashes: [{ alg: 'SHA-512', content: sha512.toString('hex') }],
      },
      {
        type: 'library',
        'bom-ref': 'node_modules/c/node_modules/d',
        name: 'd',
        version: '2.0.0',
        purl: 'pkg:npm/d@2.0.0',
      },
    ],
  })
})
