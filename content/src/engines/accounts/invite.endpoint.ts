import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { isAdministrator } from '../../ground/access.ts'
import type { AccountKind } from './account-kind.ts'
import { queueInvitation, queueReset } from './account-mail.ts'
import { findAccountById } from './account.rows.ts'

/** Mails the owner of an account a link to choose a password. The answer does not contain it. */
export function inviteEndpoint(kind: AccountKind) {
  return {
    path: '/:id/invite',
    method: 'post',
    handler: (req) => invite(kind, req),
  } satisfies Endpoint
}

async function invite(kind: AccountKind, req: PayloadRequest): Promise<Response> {
  const { payload, routeParams, t } = req
  if (!isAdministrator({ req })) throw new Forbidden(t)
  const account = await findAccountById(payload, kind, String(routeParams?.['id']))
  if (!account) throw new NotFound(t)
  // Only an account without a password gets a link that works for days.
  if (account.hash === null) await queueInvitation(payload, kind, account)
  else await queueReset(payload, kind, account.id)
  return Response.json({ message: t('general:success') })
}
