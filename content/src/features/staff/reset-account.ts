import { spellEmail } from '@washhouse/contract/person/email'
import type { BasePayload } from 'payload'
import { connectionTo } from '../../platform/database/tables.ts'
import { StartProblem } from '../../platform/start-problem.ts'
import { deleteFactor } from './factor.rows.ts'
import { describePasswordLink } from './create-administrator.ts'
import { endSessions } from './staff-sessions.rows.ts'
import { queueNotices } from './staff-mail.ts'
import { findAccount, removePassword } from './staff.rows.ts'

/**
 * For a lost device: removes the second factor and the password, with which anybody who knows it could set up another factor,
 * and ends all sessions. Returns the lines to print, with a new link.
 */
export async function resetAccount(payload: BasePayload, typed: string): Promise<string[]> {
  const email = spellEmail(typed)
  const account = await findAccount(payload, email)
  if (!account) throw new StartProblem(`There is no account of staff for "${typed}".`)
  await removePassword(payload, account.id, connectionTo(payload))
  const link = await describePasswordLink(payload, { ...account, hash: null })
  const hadFactor = await deleteFactor(payload, account.id)
  const ended = await endSessions(payload, account.id)
  if (hadFactor) await queueNotices(payload, { id: account.id, what: ['factor'], to: [email] })
  return [
    `${hadFactor ? 'The second factor was removed' : 'There was no second factor'}; sessions ended: ${ended}.`,
    `${email} chooses a new password here:`,
    ...link,
  ]
}
