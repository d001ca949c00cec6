import { z } from 'zod'
import { log } from '../../../../ground/log.ts'
import type { MailEvent } from '../mail-event.ts'
import { basicSecret } from './basic-secret.ts'
import type { Teller } from './teller.ts'

const moment = z.iso.datetime({ offset: true })
const recipients = z.array(z.object({ emailAddress: z.string().max(320) })).max(100)

/** What SNS wraps it in, unless it is told to deliver messages raw. */
const Envelope = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  Message: z.string(),
  SubscribeURL: z.string().optional(),
})

const Bounce = z.object({
  feedbackId: z.string().min(1).max(200),
  bounceType: z.string(),
  bouncedRecipients: recipients,
  timestamp: moment,
})
const Complaint = z.object({
  feedbackId: z.string().min(1).max(200),
  complainedRecipients: recipients,
  timestamp: moment,
})
/** `notificationType` of an identity's notifications, `eventType` of a configuration set's. */
const Told = z.object({
  notificationType: z.string().optional(),
  eventType: z.string().optional(),
  bounce: Bounce.optional(),
  complaint: Complaint.optional(),
})

/**
 * The form of Amazon SES's notifications, by way of SNS. The signature of SNS is not checked, as that means fetching
 * a certificate from an address in the message: the secret is what counts.
 */
export const ses: Teller = {
  ...basicSecret,
  name: 'ses',
  read(body) {
    const sent: unknown = JSON.parse(body)
    const { data: envelope } = Envelope.safeParse(sent)
    if (!envelope) return eventsIn(Told.parse(sent))
    if (envelope.Type === 'Notification') return eventsIn(Told.parse(JSON.parse(envelope.Message)))
    // Nothing is fetched from an address that came with a request: an administrator opens it.
    if (envelope.Type === 'SubscriptionConfirmation')
      log.warn({ address: envelope.SubscribeURL?.slice(0, 1000) }, 'SNS wants its address opened')
    return []
  },
}

function eventsIn({ bounce, complaint, ...named }: z.infer<typeof Told>): MailEvent[] {
  const type = named.notificationType ?? named.eventType
  if (type === 'Bounce' && bounce) {
    // An address that is not told to be gone for good may take the next mail.
    const what = bounce.bounceType === 'Permanent' ? 'hard' : 'soft'
    return eventsOf(what, bounce, bounce.bouncedRecipients)
  }
  if (type === 'Complaint' && complaint)
    return eventsOf('complaint', complaint, complaint.complainedRecipients)
  return []
}

function eventsOf(
  what: MailEvent['what'],
  { feedbackId, timestamp }: { feedbackId: string; timestamp: string },
  to: z.infer<typeof recipients>,
): MailEvent[] {
  return to.map(({ emailAddress }) => {
    const email = bareAddress(emailAddress)
    return { id: `${feedbackId} ${email}`, what, email, at: new Date(timestamp) }
  })
}

/** 'Somsri <somsri@example.com>', as some mail servers answer, or the address alone. */
function bareAddress(text: string): string {
  return (/<([^<>]*)>\s*$/.exec(text)?.[1] ?? text).trim()
}
