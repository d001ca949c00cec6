import { randomBytes } from 'node:crypto'
import { appendFile, link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { StartProblem, systemCode } from './start-problem.ts'

export const SECRET_NAMES = [
  'PAYLOAD_SECRET',
  'SERVICE_TOKEN',
  'PREVIEW_SECRET',
  'SESSION_SECRET',
  'TRAFFIC_LOG_KEY',
] as const

/**
 * The secrets `names` of the environment. Those it does not have are in `<dataDir>/secrets.env`, created once and extended
 * when others are needed.
 */
export async function loadSecrets(
  dataDir: string,
  environment: Record<string, string>,
  names: readonly string[] = SECRET_NAMES,
): Promise<Record<string, string>> {
  const wanted = names.filter((name) => environment[name] === undefined)
  const kept = wanted.length === 0 ? {} : await readOrCreate(join(dataDir, 'secrets.env'), wanted)
  return Object.fromEntries(names.map((name) => [name, environment[name] ?? kept[name] ?? '']))
}

async function readOrCreate(path: string, names: string[]): Promise<NodeJS.Dict<string>> {
  const kept = await addMissing(path, (await read(path)) ?? (await create(path, names)), names)
  const invalid = names.filter((name) => (kept[name] ?? '').length < 32)
  if (invalid.length === 0) return kept
  throw new StartProblem([
    `${path} has no valid ${invalid.join(', ')}. Set a value of at least 32 characters`,
  ])
}

async function read(path: string): Promise<NodeJS.Dict<string> | undefined> {
  try {
    return parseEnv(await readFile(path, 'utf8'))
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined
    throw new StartProblem([`${path} cannot be read (${systemCode(error) ?? String(error)})`])
  }
}

/** Adds secrets of newer versions. */
async function addMissing(
  path: string,
  kept: NodeJS.Dict<string>,
  names: string[],
): Promise<NodeJS.Dict<string>> {
  const missing = names.filter((name) => kept[name] === undefined)
  if (missing.length === 0) return kept
  await appendFile(path, `\n${missing.map(newLine).join('')}`, { flush: true })
  return (await read(path)) ?? {}
}

const newLine = (name: string) => `${name}=${randomBytes(48).toString('base64url')}\n`

async function create(path: string, names: string[]): Promise<NodeJS.Dict<string>> {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, names.map(newLine).join(''), { mode: 0o600, flush: true })
  try {
    // link, unlike rename, never replaces a file of a concurrent start.
    await link(draft, path)
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
  return (await read(path)) ?? {}
}
