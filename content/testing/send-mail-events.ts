import { randomUUID } from 'node:crypto'
import { sign } from '../src/core/mail/webhook.ts'

export const bounceSecret = 'a-secret-that-is-shared-with-the-provider'

/** Calls the bounce webhook as a mail provider does; `age` in seconds. */
export async function sendMailEvents(
  url: string,
  events: object[],
  { by = bounceSecret, age = 0 } = {},
): Promise<{ status: number; text: string }> {
  const body = JSON.stringify({ events })
  const [id, seconds] = [randomUUID(), String(Math.floor(Date.now() / 1000) - age)]
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': sign(by, `${id}.${seconds}.${body}`),
  }
  const response = await fetch(`${url}/mail_events`, { method: 'POST', headers, body })
  return { status: response.status, text: await response.text() }
}
