import { isEmail, spellEmail } from '@washhouse/contract/person/email'
import type { BasePayload } from 'payload'
import { openPasswordLink } from './staff-mail.ts'
import { findAccount, type StoredAccount } from './staff.rows.ts'
import { StartProblem } from '../../platform/start-problem.ts'
import { passwordUrl } from './staff-emails.ts'

/** Creates an administrator, unless the address has an account; returns the lines to print. */
export async function createAdministrator(payload: BasePayload, typed: string): Promise<string[]> {
  const email = spellEmail(typed)
  if (!isEmail(email)) throw new StartProblem(`"${typed}" is not an email address.`)
  const existing = await findAccount(payload, email)
  const account = existing ?? (await create(payload, email))
  return [
    existing
      ? `${email} has an account already, whose role stays as it is. This is a new link for it:`
      : `The administrator ${email} was created. They choose a password here:`,
    ...(await describePasswordLink(payload, account)),
  ]
}

/** Opens a link for the account, and returns the lines that print it. */
export async function describePasswordLink(
  payload: BasePayload,
  account: StoredAccount,
): Promise<string[]> {
  const link = await openPasswordLink(payload, account)
  if (!link)
    throw new StartProblem(
      `${account.email} already has several links that work. Try again in an hour.`,
    )
  const days = link.kind === 'invite' ? '7 days' : 'an hour'
  return [passwordUrl(link.token), `The link works once, within ${days}. Do not share it.`]
}

async function create(payload: BasePayload, email: string): Promise<StoredAccount> {
  const { id } = await payload.create({
    collection: 'staff',
    data: { email, role: 'administrator' },
  })
  const account = await findAccount(payload, email)
  if (!account) throw new Error(`The account ${id} is gone`)
  return account
}
