import { invalidCredentials, invalidPayload } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import { ZodError } from 'zod'
import { readSentBytes } from '../../../core/calls/sent-body.ts'
import { incomingOf } from '../../../core/calls/visitor-limit.ts'
import type { ContractWrite } from '../../../core/calls/write-route.ts'
import { log } from '../../../platform/log.ts'
import { mailingEnv } from '../sending/mailing.env.ts'
import { isSigned, readEvents } from './bounce-webhook.ts'
import { countEvent } from './count-event.ts'
import type { MailEvent } from './mail-bounce.rows.ts'

const maxBytes = 256 * 1024

/**
 * The bounce webhook `POST /mail_events` (docs/mail.md). It exists only with a secret, and is no call of the contract, as
 * only the mail provider uses it. The answer, 204, does not reveal whether a member has the address.
 */
export function bounceWrites(
  payload: BasePayload,
  secret: string | undefined = mailingEnv.eventsSecret,
): ContractWrite[] {
  if (secret === undefined) return []
  return [
    {
      method: 'POST',
      path: '/mail_events',
      caller: 'anyone',
      limit: { most: 600, spanSeconds: 60 },
      async store(context) {
        const incoming = incomingOf(context)
        const body = (await readSentBytes(incoming, maxBytes)).toString()
        if (!isSigned(incoming.headers, body, secret)) throw invalidCredentials()
        for (const event of eventsIn(body)) await countEvent(payload, event)
        return undefined
      },
    },
  ]
}

function eventsIn(body: string): MailEvent[] {
  try {
    return readEvents(body)
  } catch (error) {
    if (!(error instanceof ZodError || error instanceof SyntaxError)) throw error
    // Without the error message, which may contain addresses.
    log.warn({ problem: error.name }, 'a call of the bounce webhook could not be read')
    throw invalidPayload('The body must be {"events":[{"id","type","email","date"}]}')
  }
}
