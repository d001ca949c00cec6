import { createHmac } from 'node:crypto'
import { postJson } from './post-json.ts'

export interface Webhook {
  url: string
  secret: string | undefined
}

interface Call {
  /** The same at every attempt. */
  id: string
  body: object
  signal?: AbortSignal | undefined
}

/** Calls a webhook, signed as standardwebhooks.com defines. */
export async function callWebhook({ url, secret }: Webhook, call: Call): Promise<void> {
  const seconds = String(Math.floor(Date.now() / 1000))
  const body = JSON.stringify(call.body)
  const headers = new Headers({ 'webhook-id': call.id, 'webhook-timestamp': seconds })
  if (secret) headers.set('webhook-signature', sign(secret, `${call.id}.${seconds}.${body}`))
  const status = await postJson(url, { headers, body, signal: call.signal })
  if (status < 200 || status > 299) throw new Error(`The webhook answered with ${status}`)
}

/** The signature of `<id>.<seconds>.<body>` as standardwebhooks.com defines: 'v1,…'. */
export function sign(secret: string, text: string): string {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : secret
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`
}
