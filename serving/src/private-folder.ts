import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const othersBits = 0o077

/** A path that could not be closed, e.g. because it belongs to another account or its disk has no modes. */
export interface OpenPlace {
  path: string
  code: string
}

/**
 * Makes a folder, and all in it, accessible to its own account only: 0700 and 0600. The folder itself is closed first, which
 * shuts others out at once. Then its direct entries are closed. Below them, only folders that are open are walked, each
 * closed after its content. So a folder with many files costs once, and an interrupted start continues there. Links are
 * skipped, because others may need their targets.
 */
export function closeFolder(folder: string): OpenPlace[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const open: OpenPlace[] = []
  close(folder, open)
  closeEntries(folder, open)
  return open
}

/** Does the same for files elsewhere, e.g. of a database. Skips missing paths and paths that are not files. */
export function closeFiles(paths: readonly string[]): OpenPlace[] {
  const open: OpenPlace[] = []
  for (const path of paths) if (!isOther(path)) close(path, open)
  return open
}

/** A mistyped path may lead to a folder or a device that others need. */
function isOther(path: string): boolean {
  try {
    return !statSync(path).isFile()
  } catch {
    // close() fails in the same way and reports it.
    return false
  }
}

/** A log line for the operator if something stayed open. */
export function describeOpen(open: readonly OpenPlace[]): string[] {
  const [first] = open
  if (!first) return []
  const others = open.length > 1 ? ` and ${open.length - 1} more` : ''
  return [
    `Other accounts of this machine may read ${first.path}${others}: its mode could not be changed (${first.code})`,
  ]
}

function closeEntries(folder: string, open: OpenPlace[]): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && isOpen(path)) closeEntries(path, open)
    if (entry.isDirectory() || entry.isFile()) close(path, open)
  }
}

function close(path: string, open: OpenPlace[]): void {
  try {
    const { mode } = lstatSync(path)
    if ((mode & othersBits) === 0) return
    chmodSync(path, mode & 0o700)
    if (isOpen(path)) open.push({ path, code: 'NO_MODES' })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN'
    // ENOENT: another process deleted it in the meantime.
    if (code !== 'ENOENT') open.push({ path, code })
  }
}

function isOpen(path: string): boolean {
  return (lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0) % 0o100 !== 0
}
