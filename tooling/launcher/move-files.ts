import { isDeepStrictEqual } from 'node:util'
import { join } from 'node:path'
import { commandLine } from '@washhouse/serving/command-line'
import { folderIdName, readFolder } from '../../content/src/platform/data-folder/folder-id.ts'
import { readStored } from '../../content/src/platform/files/file-store.ts'
import { type FileStores, openStores } from '../../content/src/platform/files/file-stores.ts'
import { fingerprintFile, fingerprintOf } from '../backup/durable-copy.ts'
import { isCutShort } from '../backup/restore-moves.ts'
import { readShared } from '../backup/shared-files.ts'
import { CONTENT } from './parts.ts'
import { claimPart, releasePart, requireStopped } from './run-record.ts'
import { readFiles, readSettings } from './settings.env.ts'
import { StartProblem } from './start-problem.ts'

/** Copies the files of the data folder to an S3 store, and compares each. The data folder stays as it is. */
export async function moveFiles(root: string, url: string): Promise<number> {
  const { dataDir, environment, files } = readSettings(root)
  if (files !== undefined)
    throw new StartProblem([
      'FILES_URL already names a store. Unset it to move the files of DATA_DIR',
    ])
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = environment
  const address = readFiles({ FILES_URL: url, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY })
  await requireStopped(dataDir, [CONTENT])
  await claimPart(dataDir, CONTENT)
  try {
    if (await isCutShort(dataDir))
      throw new StartProblem(['A restore was interrupted. Start once to finish it'])
    const to = openStores(dataDir, address)
    const id = (await readFolder(dataDir)).folderIds.own
    if (id === undefined)
      throw new StartProblem([
        `The data folder ${dataDir} has no id yet. Start once, stop, and move again`,
      ])
    await requireUsable(to, id)
    const moved = await copyAll(dataDir, openStores(dataDir, undefined), to)
    for (const line of describeMoved(url, moved)) console.log(line)
    return 0
  } finally {
    await releasePart(dataDir, CONTENT)
  }
}

/** An interrupted move may be repeated: it has claimed the store. */
async function requireUsable({ identity, ...stores }: FileStores, id: string): Promise<void> {
  const owner = await readStored(identity, folderIdName)
  if (owner && String(owner) !== id)
    throw new StartProblem(['The store belongs to another database. Name another bucket or prefix'])
  for (const store of owner ? [] : Object.values(stores))
    if ((await store.list()).length > 0)
      throw new StartProblem([
        `The store already has files under ${store.folder}/. Name another bucket or prefix`,
      ])
  await identity.replace(folderIdName, Buffer.from(id))
}

async function copyAll(dataDir: string, from: FileStores, to: FileStores) {
  const moved = { count: 0, bytes: 0, folders: [] as string[] }
  for (const [target, source] of pairsOf(from, to)) {
    const listed = await source.list()
    if (listed.length === 0) continue
    moved.folders.push(source.folder)
    console.log(`${source.folder}: ${listed.length} files`)
    for (const { name } of listed) {
      const path = join(dataDir, source.folder, name)
      await target.replace(name, { path })
      const file = { store: target, name, path: `${source.folder}/${name}` }
      const [sent, stored] = [await fingerprintFile(path), await fingerprintOf(readShared(file))]
      if (!isDeepStrictEqual(sent, stored))
        throw new StartProblem([
          `${file.path} is not the same in the store. Nothing was switched; move again`,
        ])
      moved.count += 1
      moved.bytes += sent.bytes
    }
  }
  return moved
}

function pairsOf({ identity: _, ...from }: FileStores, to: FileStores) {
  const targets = new Map(Object.values(to).map((store) => [store.folder, store]))
  return Object.values(from).flatMap((source) => {
    const target = targets.get(source.folder)
    return target ? [[target, source] as const] : []
  })
}

function describeMoved(
  url: string,
  { count, bytes, folders }: Awaited<ReturnType<typeof copyAll>>,
): string[] {
  return [
    '',
    `Copied: ${count} files (${(bytes / 1_000_000).toFixed(1)} MB). Each is in the store with the same length and SHA-256.`,
    `1. Set FILES_URL=${url}, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, for every content process and for backups.`,
    `2. Take these folders out of the data folder: ${folders.join(', ')}. A start refuses files that are not in the store.`,
    `3. Start, and make a backup: ${commandLine('backup')}.`,
    '4. Keep the folders until you are satisfied. Then delete them, because they contain personal data.',
  ]
}
