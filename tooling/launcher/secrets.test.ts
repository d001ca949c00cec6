import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSecrets, SECRET_NAMES } from './secrets.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'washhouse-secrets-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const path = () => join(dataDir, 'secrets.env')

test('a secret that an earlier version did not have is added, and all others stay', async () => {
  const old = SECRET_NAMES.filter((name) => name !== 'TRAFFIC_LOG_KEY')
  const text = old.map((name) => `${name}=${name.padEnd(32, 'x')}`).join('\n')
  await writeFile(path(), text, { mode: 0o600 })
  const secrets = await loadSecrets(dataDir, {})
  for (const name of old) expect(secrets[name]).toBe(name.padEnd(32, 'x'))
  expect(secrets['TRAFFIC_LOG_KEY']).toMatch(/^[\w-]{64}$/)
  expect(await loadSecrets(dataDir, {})).toEqual(secrets)
  expect(await readFile(path(), 'utf8')).toContain(text)
  expect((await stat(path())).mode & 0o777).toBe(0o600)
})

test('a secret that is too short is not replaced', async () => {
  const lines = SECRET_NAMES.map((name) => `${name}=${'x'.repeat(32)}`).join('\n')
  await writeFile(path(), lines.replace(/^SERVICE_TOKEN=.*$/m, 'SERVICE_TOKEN=short'))
  await expect(loadSecrets(dataDir, {})).rejects.toThrow('SERVICE_TOKEN')
})

test('secrets of the environment, and those that nothing needs, are not created', async () => {
  const given = { PAYLOAD_SECRET: 'p'.repeat(32) }
  expect(await loadSecrets(dataDir, given, ['PAYLOAD_SECRET'])).toEqual(given)
  expect(existsSync(path())).toBe(false)
  const secrets = await loadSecrets(dataDir, given, ['PAYLOAD_SECRET', 'SERVICE_TOKEN'])
  expect(secrets).toMatchObject(given)
  expect(await readFile(path(), 'utf8')).toBe(`SERVICE_TOKEN=${secrets['SERVICE_TOKEN']}\n`)
})
