import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { CACHE_FOLDER, databaseFiles } from '../backup/data-files.ts'
import type { Cipher } from '../backup/encryption.ts'
import { listShared } from '../backup/shared-files.ts'
import { openStores } from '../../content/src/platform/files/file-stores.ts'
import type { Settings } from '../launcher/settings.env.ts'
import { systemCode } from '../launcher/start-problem.ts'
import { type Hits, latin1Of, searchText } from './search-bytes.ts'
import { type Search, searchFile } from './search-place.ts'
import { searchPostgres } from './search-postgres.ts'
import type { Sought } from './sought.ts'

interface Order {
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'databasePath' | 'files'>
  sought: readonly Sought[]
  open: Cipher | undefined
  /** Additional files and folders: logs, other backups. */
  others: readonly string[]
  found: (line: string) => void
  unopened: (line: string) => void
}

/** Searches all stored data, whether or not the product runs. Returns the number of files. */
export async function searchData(order: Order): Promise<number> {
  const { settings, sought, open, others } = order
  const { dataDir, databaseUrl, databasePath: livePath } = settings
  const mask = (place: string) => maskOf(place, sought)
  const search: Search = {
    sought,
    open,
    livePath,
    scratch: join(dataDir, CACHE_FOLDER),
    found: (place, hits) => order.found(`${mask(place)}: ${describe(hits)}`),
    unopened: (place, why) => order.unopened(`${mask(place)}: ${why}`),
  }
  const places = new Map<string, string>()
  for await (const path of filesIn(dataDir)) places.set(path, relative(dataDir, path))
  for (const other of others) for await (const path of filesIn(other)) places.set(path, path)
  for (const path of livePath === undefined ? [] : databaseFiles(livePath))
    for await (const file of filesIn(path)) if (!places.has(file)) places.set(file, file)
  for (const [path, place] of places) await searchNamed(search, path, place)
  const shared = settings.files
    ? await listShared(Object.values(openStores(dataDir, settings.files)))
    : []
  for (const { store, name, path: place } of shared)
    await store.onDisk(name, (path) => searchNamed(search, path, `FILES_URL, ${place}`))
  if (livePath === undefined)
    for (const [place, hits] of await searchPostgres(databaseUrl, sought))
      search.found(`database, ${place}`, hits)
  return places.size + shared.length
}

async function searchNamed(search: Search, path: string, place: string): Promise<void> {
  const inName = searchText(latin1Of(Buffer.from(place)), search.sought)
  if (inName.size > 0) search.found(`the name of ${place}`, inName)
  await searchFile(search, path, place).catch((error: unknown) => {
    // Deleted meanwhile, or not readable.
    if (systemCode(error) !== 'ENOENT') search.unopened(place, String(systemCode(error) ?? error))
  })
}

async function* filesIn(path: string): AsyncGenerator<string> {
  const info = await stat(path).catch((error: unknown) => {
    if (systemCode(error) !== 'ENOENT') throw error
    return undefined
  })
  if (info?.isFile()) yield path
  if (!info?.isDirectory()) return
  for (const name of (await readdir(path)).toSorted()) yield* filesIn(join(path, name))
}

function describe(hits: Hits): string {
  return [...hits].map(([label, count]) => `${label} ${count} ×`).join(', ')
}

/** Masks search terms in file names. */
function maskOf(place: string, sought: readonly Sought[]): string {
  let text = latin1Of(Buffer.from(place))
  for (const { pattern } of sought) text = text.replaceAll(pattern, '***')
  return Buffer.from(text, 'latin1').toString()
}
