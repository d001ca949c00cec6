import { z } from 'zod'
import type { MailEvent } from '../mail-event.ts'
import { basicSecret } from './basic-secret.ts'
import type { Teller } from './teller.ts'

const moment = z.iso.datetime({ offset: true })
const Told = z.object({
  RecordType: z.string(),
  ID: z.union([z.number(), z.string()]).optional(),
  Type: z.string().optional(),
  Email: z.string().max(254).optional(),
  BouncedAt: moment.optional(),
})
const Counted = Told.required({ ID: true, Email: true, BouncedAt: true })

/** Types of bounces after which nothing arrives there any more; those that say nothing of the address count nothing. */
const hard = ['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated', 'Blocked']
const soft = ['SoftBounce', 'Transient', 'DnsError', 'DMARCPolicy', 'SMTPApiError', 'Undeliverable']

/** The form of Postmark's bounce and spam complaint webhooks, which are not signed. */
export const postmark: Teller = {
  ...basicSecret,
  name: 'postmark',
  read(body) {
    const told = Told.parse(JSON.parse(body))
    const what = whatIs(told)
    if (!what) return []
    const { ID, Email, BouncedAt } = Counted.parse(told)
    return [{ id: String(ID), what, email: Email, at: new Date(BouncedAt) }]
  },
}

function whatIs({ RecordType, Type = '' }: z.infer<typeof Told>): MailEvent['what'] | undefined {
  if (RecordType === 'SpamComplaint' || Type === 'SpamComplaint') return 'complaint'
  if (RecordType !== 'Bounce') return undefined
  if (hard.includes(Type)) return 'hard'
  return soft.includes(Type) ? 'soft' : undefined
}
