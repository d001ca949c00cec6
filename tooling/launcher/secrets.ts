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
 * Shared secrets, created once in `<dataDir>/secrets.env` and extended by later versions. The environment overrides the
 * file.
 */
export async function loadSecrets(
  dataDir: string,
  environment: Record<string, string>,
): Promise<Record<string, string>> {
  const path = join(dataDir, 'secrets.env')
  const kept = await addMissing(path, (await readSecrets(path)) ?? (await createSecrets(path)))
  const missing = SECRET_NAMES.filter((name) => (kept[name] ?? environment[name] ?? '').length < 32)
  if (missing.length > 0)
    throw new StartProblem([
      `${path} has no valid ${missing.join(', ')}. Set a value of at least 32 characters`,
    ])
  return Object.fromEntries(
    SECRET_NAMES.map((name) => [name, environment[name] ?? kept[name] ?? '']),
  )
}

async function readSecrets(path: string): Promise<NodeJS.Dict<string> | undefined> {
  try {
    return parseEnv(await readFile(path, 'utf8'))
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined
    throw new StartProblem([`${path} cannot be read (${systemCode(error) ?? String(error)})`])
  }
}

/** Adds secrets of newer versions. */
async function addMissing(path: string, kept: NodeJS.Dict<string>): Promise<NodeJS.Dict<string>> {
  const missing = SECRET_NAMES.filter((name) => kept[name] === undefined)
  if (missing.length === 0) return kept
  await appendFile(path, `\n${missing.map(newLine).join('')}`, { flush: true })
  return (await readSecrets(path)) ?? {}
}

const newLine = (name: string) => `${name}=${randomBytes(48).toString('base64url')}\n`

async function createSecrets(path: string): Promise<NodeJS.Dict<string>> {
  const lines = SECRET_NAMES.map(newLine)
  const draft = `${path}.${process.pid}`
  await writeFile(draft, lines.join(''), { mode: 0o600, flush: true })
  try {
    // link, unlike rename, never replaces a file of a concurrent start.
    await link(draft, path)
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
  return (await readSecrets(path)) ?? {}
}
