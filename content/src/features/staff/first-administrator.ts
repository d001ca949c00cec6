import { randomBytes } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BasePayload, CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { hasNewPassword } from './staff-hooks.ts'
import { env } from '../../platform/env.ts'

const email = 'admin@washhouse.local'
const noteOfIt = () => join(env.dataDir, 'admin.txt')

/** Creates the first administrator if there is no account; returns whether it did. */
export async function createFirstAdministrator(payload: BasePayload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'staff' })
  if (totalDocs > 0) return false
  const password = randomBytes(15).toString('base64url')
  // The file comes first: an account with an unknown password would be worse than an unused file.
  await writePrivately(noteOfIt(), `${email}\n${password}\n`)
  await payload.create({
    collection: 'staff',
    data: { email, password, role: 'administrator', name: 'Administrator' },
  })
  return true
}

/** Deletes the file once its password is replaced; stores a changed address in it. */
export const updateNote: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update') return
  const isMoved = doc.email !== previousDoc.email
  const isChanged = hasNewPassword(req, doc.id)
  if (!isMoved && !isChanged) return
  const [address, password] = await readNote()
  if (address !== previousDoc.email) return
  if (isChanged) await rm(noteOfIt())
  else await writePrivately(noteOfIt(), `${doc.email}\n${password}\n`)
}

/** Deletes the file with its account. */
export const removeNote: CollectionAfterDeleteHook = async ({ doc }) => {
  const [address] = await readNote()
  if (address === doc.email) await rm(noteOfIt())
}

async function readNote(): Promise<string[]> {
  const text = await readFile(noteOfIt(), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return ''
    throw error
  })
  return text.split('\n')
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

async function writePrivately(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, text, { mode: 0o600, flush: true })
  await rename(draft, path)
}
