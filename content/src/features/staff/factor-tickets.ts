import { createHash, randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { seal, unseal } from '../../core/accounts/sealed-text.ts'
import { takeOnce } from '../../core/attempts/attempts.rows.ts'
import { findAccountById, type StoredAccount } from './staff.rows.ts'

const lifetimeMs = 10 * 60 * 1000

/** `staff sign-in`: the password was right, a code is missing. `staff set-up`: someone signed in sets up a second factor. */
type Purpose = 'staff sign-in' | 'staff set-up'

const Ticket = z.object({
  id: z.string(),
  account: z.string(),
  password: z.string(),
  expiresAt: z.number(),
  /** The new secret, for a set-up. */
  secret: z.string().optional(),
  /** The set-up that the new one replaces. */
  replaces: z.string().optional(),
})
export type Ticket = z.infer<typeof Ticket>

/** Between two calls the client has the state of a sign-in or set-up, sealed. It ends with another password. */
export function sealTicket(
  payload: BasePayload,
  purpose: Purpose,
  account: StoredAccount,
  more: Pick<Ticket, 'secret' | 'replaces'> = {},
): string {
  const ticket: Ticket = {
    ...more,
    id: randomUUID(),
    account: String(account.id),
    password: markOf(account),
    expiresAt: Date.now() + lifetimeMs,
  }
  return seal(payload, purpose, ticket)
}

export async function openTicket(
  payload: BasePayload,
  purpose: Purpose,
  text: string,
): Promise<{ ticket: Ticket; account: StoredAccount } | undefined> {
  const ticket = unseal(payload, purpose, Ticket, text)
  if (!ticket || ticket.expiresAt <= Date.now()) return undefined
  const account = await findAccountById(payload, Number(ticket.account))
  return account && ticket.password === markOf(account) ? { ticket, account } : undefined
}

/** True for the first call with a ticket. */
export const redeemTicket = (payload: BasePayload, { id }: Ticket) =>
  takeOnce(payload, 'staff ticket', id)

const markOf = ({ hash }: StoredAccount) =>
  createHash('sha256')
    .update(hash ?? '')
    .digest('base64url')
