import { randomBytes } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BasePayload, CollectionAfterChangeHook } from 'payload'
import { env } from '../../ground/env.ts'

const email = 'admin@washhouse.local'
const noteOfIt = () => join(env.dataDir, 'admin.txt')

/** Creates the account that invites all others, when there is none; says whether it did. */
export async function createFirstAdministrator(payload: BasePayload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'staff' })
  if (totalDocs > 0) return false
  const password = randomBytes(15).toString('base64url')
  // Written first: an account whose password nobody knows would be worse than a file too many.
  await writePrivately(noteOfIt(), `${email}\n${password}\n`)
  await payload.create({
    collection: 'staff',
    data: {
      email,
      password,
      role: 'administrator',
      name: 'Administrator',
      // The file has it, and perhaps a terminal.
      mustChangePassword: true,
    },
  })
  return true
}

/** The file goes once its password opens nothing any more. */
export const forgetFirstPassword: CollectionAfterChangeHook = async ({ doc, previousDoc }) => {
  if (!previousDoc?.mustChangePassword || doc.mustChangePassword) return
  const noted = await readFile(noteOfIt(), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return ''
    throw error
  })
  if (noted.split('\n')[0] === previousDoc.email) await rm(noteOfIt())
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

async function writePrivately(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, text, { mode: 0o600, flush: true })
  await rename(draft, path)
}
