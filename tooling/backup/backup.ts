import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { commandLine } from '@washhouse/serving/command-line'
import { productVersion } from '@washhouse/serving/product-version'
import { runCommand } from '../launcher/run-command.ts'
import { readSettings } from '../launcher/settings.env.ts'
import { StartProblem } from '../launcher/start-problem.ts'
import { BACKUPS_FOLDER } from './data-files.ts'
import { makeBackup } from './make-backup.ts'
import { Reason } from './manifest.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** `backup.ts [--to <folder>]`; the content service adds `--reason before-migration`. */
async function main(): Promise<number> {
  const { to, reason } = readArguments()
  const settings = readSettings(ROOT)
  const destination = to ? resolve(ROOT, to) : join(settings.dataDir, BACKUPS_FOLDER)
  const version = productVersion()
  const made = await makeBackup({ settings, destination, reason, version })
  const shared = made.sharedCount === 0 ? '' : `, ${made.sharedCount} shared with earlier backups`
  console.log(`Backup    ${made.path}`)
  console.log(
    `          database ${inMegabytes(made.databaseBytes)}, ${made.fileCount} files ${inMegabytes(made.fileBytes)}${shared}`,
  )
  if (made.pruned.length > 0) console.log(`Deleted   ${made.pruned.join(', ')}`)
  return 0
}

function readArguments(): { to: string | undefined; reason: Reason } {
  try {
    const { values } = parseArgs({
      options: { to: { type: 'string' }, reason: { type: 'string', default: 'asked' } },
    })
    return { to: values.to, reason: Reason.parse(values.reason) }
  } catch {
    throw new StartProblem([`Usage: ${commandLine('backup', '[--to <folder>]')}`])
  }
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

// Created files are private to this account.
process.umask(0o077)
await runCommand(main)
