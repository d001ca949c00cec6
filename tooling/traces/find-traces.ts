import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { decryptWith } from '../backup/encryption.ts'
import { runCommand } from '../launcher/run-command.ts'
import { readSettings } from '../launcher/settings.env.ts'
import { StartProblem } from '../launcher/start-problem.ts'
import { searchData } from './search-data.ts'
import { readSought } from './sought.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const USAGE =
  'npm run traces -- [--key <file>] [<file or folder> …] < <file with one name, email or phone number on each line>'
const codes = { none: 0, found: 1, unopened: 2 } as const

/**
 * Prints where data of a person is stored, never the data. Search terms are read from standard input, as arguments are
 * visible to others.
 */
async function main(): Promise<number> {
  const { others, keyFile } = readArguments()
  const settings = readSettings(ROOT)
  const open = keyFile === undefined ? undefined : await decryptWith(keyFile)
  if (process.stdin.isTTY)
    console.log('Enter one name, email or phone number on each line, then press Ctrl+D:')
  const sought = readSought(await text(process.stdin))
  let code: number = codes.none
  const count = await searchData({
    settings,
    sought,
    open,
    others,
    found(line) {
      code = codes.found
      console.log(`Found     ${line}`)
    },
    unopened(line) {
      if (code === codes.none) code = codes.unopened
      console.log(`Unopened  ${line}`)
    },
  })
  console.log(`Searched  ${count} files and the database`)
  return code
}

function readArguments(): { others: string[]; keyFile: string | undefined } {
  try {
    const options = { key: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const keyFile = values.key === undefined ? undefined : resolve(ROOT, values.key)
    return { others: positionals.map((path) => resolve(ROOT, path)), keyFile }
  } catch {
    throw new StartProblem([`Usage: ${USAGE}`])
  }
}

// Created files are private to this account.
process.umask(0o077)
await runCommand(main)
