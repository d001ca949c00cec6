import type { BasePayload } from 'payload'
import { z } from 'zod'
import { unseal } from '../../../core/accounts/sealed-text.ts'
import {
  type Delivered,
  type DeliveryTools,
  dropped,
  type OutboxSource,
  sent,
  type Job,
} from '../../../core/mail/outbox-source.ts'
import { queueJobs } from '../../../core/mail/outbox.rows.ts'
import { postJson } from '../../../core/mail/post-json.ts'
import { label } from '../../../platform/languages/labels.ts'
import type { MemberIdentity } from '../identity/member-identity.rows.ts'
import { lineChannel } from './line.env.ts'
import { lineConfiguration, renewAccess } from './line-service.ts'

const Content = z.object({ leavingToken: z.string() })
const lifeMs = 7 * 24 * 60 * 60 * 1000
const done = 204

/**
 * Revokes our access at LINE after a member deleted or unlinked the account, as LINE requires. It runs in the outbox, so
 * that an outage of LINE never blocks the member.
 */
export const lineOutbox: OutboxSource = {
  collection: 'member-identities',
  purposes: {
    left: {
      label: label('แจ้ง LINE ว่าสมาชิกเลิกเชื่อมบัญชี', 'Tell LINE that a member has left'),
      channel: 'line',
    },
  },
  deliver: (job, tools) => leave(job, tools),
}

/** Queues the revocation for unlinked identities; identities without a token are skipped. */
export async function queueGoodbye(
  payload: BasePayload,
  identities: readonly MemberIdentity[],
): Promise<void> {
  const expiresAt = new Date(Date.now() + lifeMs)
  const jobs = identities.flatMap(({ id, leavingToken }) =>
    leavingToken === null
      ? []
      : [{ subjectId: id, purpose: 'left', content: { leavingToken }, expiresAt }],
  )
  await queueJobs(payload, lineOutbox, jobs)
}

async function leave(job: Job, { payload, signal }: DeliveryTools): Promise<Delivered> {
  if (!lineChannel) return dropped('ปิดการเข้าระบบด้วย LINE ไปแล้ว (LINE was switched off)')
  const { data: content } = Content.safeParse(job.content)
  const refreshToken = content && unseal(payload, 'line token', z.string(), content.leavingToken)
  if (refreshToken === undefined) return dropped('ข้อมูลถูกลบไปแล้ว (its content was erased)')
  const configuration = await lineConfiguration(lineChannel)
  const userAccessToken = await renewAccess(configuration, refreshToken)
  if (userAccessToken === undefined)
    return dropped('LINE ไม่รู้จักการเชื่อมนี้แล้ว (LINE knows nothing of it any more)')
  // LINE's other endpoints are on the host of its token endpoint.
  const { token_endpoint: base } = configuration.serverMetadata()
  const token = await channelToken(new URL('/oauth2/v3/token', base), signal)
  const headers = new Headers({ authorization: `Bearer ${token}` })
  const body = JSON.stringify({ userAccessToken })
  const address = new URL('/user/v1/deauthorize', base).href
  const status = await postJson(address, { headers, body, signal })
  if (status !== done) throw new Error(`LINE answered with ${status}`)
  return sent
}

const Given = z.object({ access_token: z.string() })

/** A token of the channel itself, valid for 15 minutes. */
async function channelToken(address: URL, signal: AbortSignal): Promise<string> {
  if (!lineChannel) throw new Error('Signing in with LINE is switched off')
  const { id, secret } = lineChannel
  const grant = { grant_type: 'client_credentials', client_id: id, client_secret: secret }
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(grant),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
  })
  if (!response.ok) throw new Error(`LINE gave no token of the channel: ${response.status}`)
  return Given.parse(await response.json()).access_token
}
