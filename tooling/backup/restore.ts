import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { commandLine } from '@washhouse/serving/command-line'
import { runCommand } from '../launcher/run-command.ts'
import { readSettings } from '../launcher/settings.env.ts'
import { StartProblem } from '../launcher/start-problem.ts'
import { BACKUPS_FOLDER } from './data-files.ts'
import { listBackups } from './kept-backups.ts'
import { restoreBackup } from './restore-backup.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** `restore.ts <backup> [--key <file>]`: a name in `backups` of the data folder, or a path. A folder of backups is listed. */
async function main(): Promise<number> {
  const { given, keyFile } = readArguments()
  const settings = readSettings(ROOT)
  const kept = join(settings.dataDir, BACKUPS_FOLDER)
  const folder = given === undefined ? kept : await findFolder(kept, given)
  const names = await listBackups(folder)
  if (given === undefined || names.length > 0) throw new StartProblem(describeUse(folder, names))
  const aside = await restoreBackup({
    root: ROOT,
    settings,
    folder,
    keyFile,
    report: (line) => console.log(line),
  })
  console.log(`Restored  ${folder}`)
  console.log(`          into ${settings.dataDir}`)
  if (aside === undefined) return 0
  console.log(`Kept      ${aside}`)
  console.log('          contains the previous data; delete it when it is no longer needed')
  return 0
}

/** Empty for invalid arguments. */
function readArguments(): { given?: string | undefined; keyFile?: string | undefined } {
  try {
    const options = { key: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (positionals.length !== 1) return {}
    const keyFile = values.key === undefined ? undefined : resolve(ROOT, values.key)
    return { given: positionals[0], keyFile }
  } catch {
    return {}
  }
}

function describeUse(folder: string, names: readonly string[]): string[] {
  const list =
    names.length === 0 ? [`  none yet: ${commandLine('backup')}`] : names.map((name) => `  ${name}`)
  return [
    `Usage: ${commandLine('restore', '<backup> [--key <file>]')}`,
    '',
    `Backups in ${folder}, the newest first:`,
    ...list,
  ]
}

async function findFolder(kept: string, given: string): Promise<string> {
  for (const path of [join(kept, given), resolve(ROOT, given)])
    if (await isFolder(path)) return path
  throw new StartProblem([
    `Backup ${given} not found. To list the backups in ${kept}: ${commandLine('restore')}`,
  ])
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (info) => info.isDirectory(),
    () => false,
  )
}

// Created files are private to this account.
process.umask(0o077)
await runCommand(main)
