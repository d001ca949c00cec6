import { spellEmail } from '@washhouse/contract/person/email'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { AccountKind } from './account-kind.ts'
import { queueReset } from './account-mail.ts'
import { findAccount } from './account.rows.ts'
import { readFields } from './account-answers.ts'

const Forgotten = z.object({ email: z.string().overwrite(spellEmail).min(1).max(254) })

// What is queued for it finds no account when it is to leave.
const nobodysId = '0'

/**
 * Queues the link, and does the same for an address that nobody has: what the answer takes tells
 * neither from the other.
 */
export function forgotPasswordEndpoint(kind: AccountKind) {
  return {
    path: '/forgot-password',
    method: 'post',
    handler: (req) => forgot(kind, req),
  } satisfies Endpoint
}

async function forgot(kind: AccountKind, req: PayloadRequest): Promise<Response> {
  const form = await readFields(req, Forgotten)
  if ('refusal' in form) return form.refusal
  const account = await findAccount(req.payload, kind, form.sent.email)
  await queueReset(req.payload, kind, account?.id ?? nobodysId)
  return Response.json({ message: req.t('general:success') })
}
