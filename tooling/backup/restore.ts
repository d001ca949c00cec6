import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runCommand } from '../launcher/run-command.ts'
import { readSettings } from '../launcher/settings.env.ts'
import { StartProblem } from '../launcher/start-problem.ts'
import { BACKUPS_FOLDER } from './data-files.ts'
import { listBackups } from './kept-backups.ts'
import { restoreBackup } from './restore-backup.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** `restore.ts <backup> [--key <file>]`: a name in `backups` of the data folder, or a path. */
async function main(): Promise<number> {
  const { given, keyFile } = readArguments()
  const settings = readSettings(ROOT)
  const kept = join(settings.dataDir, BACKUPS_FOLDER)
  if (given === undefined) throw new StartProblem(await describeUse(kept))
  const folder = await findBackup(kept, given)
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

async function describeUse(kept: string): Promise<string[]> {
  const names = await listBackups(kept)
  const list =
    names.length === 0 ? ['  none yet: npm run backup'] : names.map((name) => `  ${name}`)
  return [
    'Usage: npm run restore -- <backup> [--key <file>]',
    '',
    `Backups in ${kept}, the newest first:`,
    ...list,
  ]
}

async function findBackup(kept: string, given: string): Promise<string> {
  for (const path of [join(kept, given), resolve(ROOT, given)])
    if (await isFolder(path)) return path
  throw new StartProblem([
    `Backup ${given} not found. Run \`npm run restore\` to list the backups in ${kept}`,
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
