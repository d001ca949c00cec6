import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommand } from '../launcher/run-command.ts'
import { readSettings } from '../launcher/settings.env.ts'
import { StartProblem } from '../launcher/start-problem.ts'
import { BACKUPS_FOLDER } from './data-files.ts'
import { listBackups } from './kept-backups.ts'
import { restoreBackup } from './restore-backup.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** `restore.ts <backup>`: a name under the data folder's `backups`, or a path. */
async function main(): Promise<number> {
  const [given, ...more] = process.argv.slice(2)
  const settings = readSettings(ROOT)
  const kept = join(settings.dataDir, BACKUPS_FOLDER)
  if (given === undefined || more.length > 0) throw new StartProblem(await describeUse(kept))
  const folder = await findBackup(kept, given)
  const aside = await restoreBackup({
    root: ROOT,
    settings,
    folder,
    report: (line) => console.log(line),
  })
  console.log(`Restored  ${folder}`)
  console.log(`          into ${settings.dataDir}`)
  if (aside === undefined) return 0
  console.log(`Kept      ${aside}`)
  console.log('          is what was there before; delete it once nobody misses anything')
  return 0
}

async function describeUse(kept: string): Promise<string[]> {
  const names = await listBackups(kept)
  const list =
    names.length === 0 ? ['  none yet: npm run backup'] : names.map((name) => `  ${name}`)
  return [
    'Usage: npm run restore -- <backup>',
    '',
    `Backups in ${kept}, the newest first:`,
    ...list,
  ]
}

async function findBackup(kept: string, given: string): Promise<string> {
  for (const path of [join(kept, given), resolve(ROOT, given)])
    if (await isFolder(path)) return path
  throw new StartProblem([
    `There is no backup ${given}; \`npm run restore\` lists those in ${kept}`,
  ])
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (info) => info.isDirectory(),
    () => false,
  )
}

// What this program writes is for its own account alone.
process.umask(0o077)
await runCommand(main)
