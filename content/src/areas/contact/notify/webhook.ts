import { createHmac } from 'node:crypto'
import { adminUrl } from '../../../engines/admin/admin-url.ts'
import { postJson } from '../../../engines/mail/post-json.ts'
import type { NamedLead } from './stored-lead.ts'

export interface Webhook {
  url: string
  secret: string | undefined
}

/**
 * Tells a service that a lead has come, signed as standardwebhooks.com has it. Who sent the lead and
 * what he wrote stays here: the link leads to it.
 */
export async function callWebhook(
  { url, secret }: Webhook,
  { id, given, signal }: { id: string; given: NamedLead; signal?: AbortSignal },
): Promise<void> {
  const { lead, province, branch } = given
  const seconds = String(Math.floor(Date.now() / 1000))
  const body = JSON.stringify({
    type: 'lead.created',
    timestamp: lead.createdAt,
    data: {
      id: lead.id,
      kind: lead.kind,
      reference: lead.reference ?? null,
      province: province ?? null,
      branch: branch ?? null,
      adminUrl: adminUrl(`/collections/leads/${lead.id}`),
    },
  })
  const headers = new Headers({ 'webhook-id': id, 'webhook-timestamp': seconds })
  if (secret) headers.set('webhook-signature', sign(secret, `${id}.${seconds}.${body}`))
  const status = await postJson(url, { headers, body, ...(signal ? { signal } : {}) })
  if (status < 200 || status > 299) throw new Error(`The webhook answered with ${status}`)
}

function sign(secret: string, text: string): string {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : secret
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`
}
