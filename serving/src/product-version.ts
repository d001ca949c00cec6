import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** In the root of a release, with its version; a working copy has none. */
export const releaseFile = 'release.json'
const Release = z.object({ version: z.string() })
const Package = z.object({ name: z.string().optional(), version: z.string().default('0.0.0') })

let known: string | undefined

/** The version of the product that this file belongs to, with its commit: '0.2.0+1f2e3d4c5b6a'. */
export function productVersion(): string {
  known ??= readVersion(rootAbove(import.meta.dirname))
  return known
}

/** Whether this file belongs to a release, not to a working copy. */
export function isRelease(): boolean {
  return existsSync(join(rootAbove(import.meta.dirname), releaseFile))
}

function readVersion(root: string): string {
  const release = join(root, releaseFile)
  if (existsSync(release)) return Release.parse(readJson(release)).version
  return versionOfWorkingCopy(root)
}

/** From package.json and Git; without the commit where there is no Git. */
export function versionOfWorkingCopy(root: string): string {
  const { version } = readPackage(root)
  try {
    const commit = execFileSync('git', ['-C', root, 'rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return `${version}+${commit.trim()}`
  } catch {
    return version
  }
}

/** A bundler may have moved this file anywhere within the product. */
function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json')) && readPackage(folder).name === 'washhouse')
    return folder
  const above = dirname(folder)
  if (above === folder) throw new Error(`${import.meta.dirname} is in no folder of the product`)
  return rootAbove(above)
}

const readPackage = (folder: string) => Package.parse(readJson(join(folder, 'package.json')))

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
