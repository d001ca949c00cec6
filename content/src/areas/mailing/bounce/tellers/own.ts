import { isSameSecret } from '@washhouse/serving/client-address'
import { z } from 'zod'
import { sign } from '../../../../engines/mail/webhook.ts'
import type { Teller } from './teller.ts'

/** How far the clock of whoever tells may be from ours, in seconds, and how long a call may be under way. */
const toleranceSeconds = 300

const Told = z.object({
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

/** Our own form, signed as standardwebhooks.com has it: HMAC-SHA256 of id, time and body. */
export const own: Teller = {
  name: 'own',
  challenge: 'Signature realm="mail events"',
  knows({ headers, body }, secret) {
    const id = textOf(headers['webhook-id'])
    const seconds = textOf(headers['webhook-timestamp'])
    if (id === '' || !/^\d{1,12}$/.test(seconds)) return false
    if (Math.abs(Date.now() / 1000 - Number(seconds)) > toleranceSeconds) return false
    const expected = sign(secret, `${id}.${seconds}.${body}`)
    // Several while one secret replaces another.
    const given = textOf(headers['webhook-signature']).split(' ')
    return given.some((signature) => isSameSecret(signature, expected))
  },
  read(body) {
    return Told.parse(JSON.parse(body)).events.map(({ id, type, email, date }) => ({
      id,
      what: what[type],
      email,
      at: new Date(date),
    }))
  },
}

function textOf(header: string | string[] | undefined): string {
  return typeof header === 'string' ? header : ''
}
