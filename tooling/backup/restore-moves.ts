import { lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { commandLine } from '@washhouse/serving/command-line'
import { z } from 'zod'
import { withLock } from '../launcher/file-lock.ts'
import { StartProblem, systemCode } from '../launcher/start-problem.ts'
import {
  backupLock,
  CACHE_FOLDER,
  JOURNAL_NAME,
  type Place,
  RESTORING_FOLDER,
  restoreScratch,
  stagedDatabase,
} from './data-files.ts'
import { syncPath } from './durable-copy.ts'

const Move = z.object({
  place: z.string(),
  /** New content; undefined if the backup has none. */
  staged: z.string().optional(),
  /** Destination of the previous content. */
  aside: z.string(),
})
export type Move = z.infer<typeof Move>

const Journal = z.discriminatedUnion('phase', [
  /** PostgreSQL or the store of files is being filled; the progress is unknown. */
  z.object({ phase: z.literal('database'), backup: z.string() }),
  /** Everything is staged and checked; only these renames remain, and they are repeatable. */
  z.object({ phase: z.literal('moves'), backup: z.string(), moves: z.array(Move) }),
])
type Journal = z.infer<typeof Journal>

/** Written before the first change, so that the next start can finish or report a killed restore. */
export async function writeJournal(dataDir: string, journal: Journal): Promise<void> {
  const path = journalPath(dataDir)
  await writeFile(`${path}.draft`, JSON.stringify(journal), { mode: 0o600, flush: true })
  await rename(`${path}.draft`, path)
  await syncPath(dataDir)
}

export async function removeJournal(dataDir: string): Promise<void> {
  await rm(journalPath(dataDir), { force: true })
  await syncPath(dataDir)
}

/**
 * Finishes an interrupted restore before a start and deletes its remains. Throws StartProblem if the restore must be
 * repeated.
 */
export async function resumeRestore(place: Place, signal: AbortSignal): Promise<void> {
  const { dataDir } = place
  const staged = stagedDatabase(place)
  const leftovers = [
    restoreScratch(dataDir),
    join(dataDir, RESTORING_FOLDER),
    ...(staged === undefined ? [] : [staged]),
  ]
  const known = await Promise.all([journalPath(dataDir), ...leftovers].map(exists))
  if (!known.includes(true)) return
  await withLock(backupLock(dataDir), signal, async () => {
    await finishEarlierMoves(dataDir)
    for (const path of leftovers) await rm(path, { recursive: true, force: true })
    // A journal that still exists is in the phase `database`, which cannot be finished: this throws.
    await finishRestore(dataDir)
  })
}

/** Applies the journal; requires the lock. */
export async function finishRestore(dataDir: string): Promise<void> {
  const journal = await readJournal(dataDir)
  if (!journal) return
  if (journal.phase === 'database')
    throw new StartProblem([
      `A restore was interrupted while it filled the database or the file store. Run it again: ${commandLine('restore', journal.backup)}`,
    ])
  for (const move of journal.moves) await carryOut(move)
  for (const folder of new Set(journal.moves.map(({ place }) => dirname(place))))
    await syncPath(folder)
  // Derived from the previous data.
  await rm(join(dataDir, CACHE_FOLDER), { recursive: true, force: true })
  await rm(join(dataDir, RESTORING_FOLDER), { recursive: true, force: true })
  await removeJournal(dataDir)
}

/**
 * Finishes the renames of an earlier restore, whose journal a new restore overwrites. A restore interrupted in its phase
 * `database` needs nothing: the new one replaces it.
 */
export async function finishEarlierMoves(dataDir: string): Promise<void> {
  const journal = await readJournal(dataDir)
  if (journal?.phase === 'moves') await finishRestore(dataDir)
}

/** If `staged` is gone, `place` already has the new content. */
async function carryOut({ place, staged, aside }: Move): Promise<void> {
  if (staged !== undefined && !(await exists(staged))) return
  if (await exists(place)) {
    await mkdir(dirname(aside), { recursive: true, mode: 0o700 })
    await rename(place, aside)
    await syncPath(dirname(aside))
  }
  if (staged !== undefined) await rename(staged, place)
}

/** True if a restore was killed before it ended. PostgreSQL may then be newer than the files. */
export async function isCutShort(dataDir: string): Promise<boolean> {
  return (await readJournal(dataDir)) !== undefined
}

async function readJournal(dataDir: string): Promise<Journal | undefined> {
  try {
    return Journal.parse(JSON.parse(await readFile(journalPath(dataDir), 'utf8')))
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined
    throw error
  }
}

function journalPath(dataDir: string): string {
  return join(dataDir, JOURNAL_NAME)
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
