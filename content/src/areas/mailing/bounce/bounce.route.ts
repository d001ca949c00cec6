import { invalidPayload } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import { ZodError } from 'zod'
import { UnknownCaller } from '../../../engines/calls/error-answer.ts'
import { readSentBytes } from '../../../engines/calls/sent-body.ts'
import { incomingOf } from '../../../engines/calls/visitor-limit.ts'
import type { ContractWrite } from '../../../engines/calls/write-route.ts'
import { log } from '../../../ground/log.ts'
import { mailEventsSecret } from './bounce.env.ts'
import { countEvent } from './count-event.ts'
import type { MailEvent } from './mail-event.ts'
import { own } from './tellers/own.ts'
import { postmark } from './tellers/postmark.ts'
import { ses } from './tellers/ses.ts'
import type { Teller } from './tellers/teller.ts'

const maxBytes = 256 * 1024
const limit = { most: 600, spanSeconds: 60 }
const path = '/mail_events'

/**
 * `POST /mail_events` and, for services that have forms of their own, `/mail_events/{service}`: what became of mails
 * (docs/mail.md). No calls of the contract: no program of ours makes them. Without a secret there are none.
 */
export function bounceWrites(
  payload: BasePayload,
  secret: string | undefined = mailEventsSecret,
): ContractWrite[] {
  if (secret === undefined) return []
  const ofServices = [postmark, ses].map((teller) =>
    hear(payload, teller, secret, `${path}/${teller.name}`),
  )
  return [hear(payload, own, secret, path), ...ofServices]
}

/** Answered alike whether anybody has the address: 204. */
function hear(
  payload: BasePayload,
  teller: Teller,
  secret: string,
  ownPath: string,
): ContractWrite {
  return {
    method: 'POST',
    path: ownPath,
    caller: 'anyone',
    limit,
    async store(context) {
      const incoming = incomingOf(context)
      const body = (await readSentBytes(incoming, maxBytes)).toString()
      if (!teller.knows({ headers: incoming.headers, body }, secret))
        throw new UnknownCaller(teller.challenge)
      for (const event of eventsIn(teller, body)) await countEvent(payload, teller.name, event)
      return undefined
    },
  }
}

function eventsIn(teller: Teller, body: string): MailEvent[] {
  try {
    return teller.read(body)
  } catch (error) {
    if (!(error instanceof ZodError || error instanceof SyntaxError)) throw error
    // Not what it says: it may repeat addresses.
    log.warn({ teller: teller.name, problem: error.name }, 'what became of mails could not be read')
    throw invalidPayload(`The body is not of the form "${teller.name}"`)
  }
}
