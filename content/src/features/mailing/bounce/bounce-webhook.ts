import type { IncomingHttpHeaders } from 'node:http'
import { isSameSecret } from '@washhouse/serving/client-address'
import { z } from 'zod'
import { sign } from '../../../core/mail/webhook.ts'
import type { MailEvent } from './mail-bounce.rows.ts'

/** Largest clock difference to the sender, transport included. */
const toleranceSeconds = 300

const Body = z.object({
  events: z
    .array(
      z.object({
        id: z.string().min(1).max(200),
        type: z.enum(['soft_bounce', 'hard_bounce', 'complaint']),
        email: z.string().min(3).max(254),
        date: z.iso.datetime({ offset: true }),
      }),
    )
    .max(1000),
})

const what = { soft_bounce: 'soft', hard_bounce: 'hard', complaint: 'complaint' } as const

/** Checks the signature of a request (standardwebhooks.com): HMAC-SHA256 of id, time and body. */
export function isSigned(headers: IncomingHttpHeaders, body: string, secret: string): boolean {
  const id = textOf(headers['webhook-id'])
  const seconds = textOf(headers['webhook-timestamp'])
  if (id === '' || !/^\d{1,12}$/.test(seconds)) return false
  if (Math.abs(Date.now() / 1000 - Number(seconds)) > toleranceSeconds) return false
  const expected = sign(secret, `${id}.${seconds}.${body}`)
  // Several while a secret is being replaced.
  const given = textOf(headers['webhook-signature']).split(' ')
  return given.some((signature) => isSameSecret(signature, expected))
}

/** @throws z.ZodError or SyntaxError for an invalid body. */
export function readEvents(body: string): MailEvent[] {
  return Body.parse(JSON.parse(body)).events.map(({ id, type, email, date }) => ({
    id,
    what: what[type],
    email,
    at: new Date(date),
  }))
}

function textOf(header: string | string[] | undefined): string {
  return typeof header === 'string' ? header : ''
}
