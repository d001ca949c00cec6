import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { closeFolder } from '@washhouse/serving/private-folder'
import type { StoredAnswer } from '@washhouse/serving/stored-answer'

const olderBuilds = 2

/**
 * A visitor may still have a page of an older build open. Copies this build's files to the builds folder and deletes all but
 * the two builds before it. Returns the folders of those two, the newest first.
 */
export async function retainBuild(options: {
  clientDir: string
  buildsDir: string
  buildId: string
}): Promise<string[]> {
  const { clientDir, buildsDir, buildId } = options
  const own = join(buildsDir, buildId)
  await mkdir(buildsDir, { recursive: true })
  const found = await newestFirst(buildsDir)
  if (!found.includes(buildId)) {
    // Copied under a temporary name first: an interrupted start must not leave half a build.
    const aside = join(buildsDir, `.${buildId}`)
    await rm(aside, { recursive: true, force: true })
    await cp(join(clientDir, 'build'), join(aside, 'build'), { recursive: true })
    // A copy has the modes of the build output, which anyone may read.
    closeFolder(aside)
    await rename(aside, own)
  }
  const now = new Date()
  await utimes(own, now, now)

  const older = found.filter((name) => name !== buildId)
  for (const name of older.slice(olderBuilds))
    await rm(join(buildsDir, name), { recursive: true, force: true })
  // Files of an earlier version were open inside closed folders.
  closeFolder(buildsDir)
  for (const name of await readdir(buildsDir)) closeFolder(join(buildsDir, name))
  return older.slice(0, olderBuilds).map((name) => join(buildsDir, name))
}

/**
 * Finds files of builds that were started beside this one: during an upgrade, a page of the new build may ask the old website
 * for its files.
 */
export async function createNewerBuilds(
  buildsDir: string,
  load: (folder: string) => Promise<(path: string) => StoredAnswer | undefined>,
) {
  const known = new Set(await readdir(buildsDir))
  const loaded = new Map<string, (path: string) => StoredAnswer | undefined>()
  return async (path: string): Promise<StoredAnswer | undefined> => {
    const newer = (await readdir(buildsDir)).filter(
      (name) => !name.startsWith('.') && !known.has(name),
    )
    for (const name of newer) {
      const fileAt = loaded.get(name) ?? (await load(join(buildsDir, name)))
      loaded.set(name, fileAt)
      const file = fileAt(path)
      if (file) return file
    }
    return undefined
  }
}

async function newestFirst(dir: string): Promise<string[]> {
  const names = (await readdir(dir)).filter((name) => !name.startsWith('.'))
  const dated = await Promise.all(
    names.map(async (name) => ({ name, mtimeMs: (await stat(join(dir, name))).mtimeMs })),
  )
  return dated.toSorted((left, right) => right.mtimeMs - left.mtimeMs).map(({ name }) => name)
}
