import { randomBytes } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BasePayload } from 'payload'
import { env } from '../../ground/env.ts'

const email = 'admin@washhouse.local'

/** Creates the account that invites all others, when there is none; says whether it did. */
export async function createFirstAdministrator(payload: BasePayload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'staff' })
  if (totalDocs > 0) return false
  const password = randomBytes(15).toString('base64url')
  // Written first: an account whose password nobody knows would be worse than a file too many.
  await writePrivately(join(env.dataDir, 'admin.txt'), `${email}\n${password}\n`)
  await payload.create({
    collection: 'staff',
    data: { email, password, role: 'administrator', name: 'Administrator' },
  })
  return true
}

async function writePrivately(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, text, { mode: 0o600, flush: true })
  await rename(draft, path)
}
