import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres, type ThrowawayPostgres } from '../../content/testing/throwaway-postgres.ts'
import { savePostgres } from '../backup/postgres-database.ts'
import { readDump } from './read-dump.ts'

let postgres: ThrowawayPostgres
let folder: string
beforeAll(async () => {
  postgres = await startPostgres()
  folder = await mkdtemp(join(tmpdir(), 'washhouse-dump-'))
})
afterAll(async () => {
  await postgres?.stop()
  await rm(folder, { recursive: true })
})

it('A dump is read as statements, and is not read where its end was not to be had', async () => {
  const file = join(folder, 'dump')
  await savePostgres(postgres.url, file)
  const dump = await readFile(file)
  async function* given(isWhole: boolean) {
    yield dump
    // Like decryption, which detects forgery only at the end.
    if (!isWhole) throw new Error('the seal is broken')
  }
  expect((await buffer(readDump(given(true)))).toString()).toContain('PostgreSQL database dump')
  await expect(buffer(readDump(given(false)))).rejects.toThrow('could not be read')
})
