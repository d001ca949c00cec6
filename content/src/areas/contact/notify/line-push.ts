import { createHash } from 'node:crypto'
import { adminUrl } from '../../../engines/admin/admin-url.ts'
import { causeLabels, kindLabels } from '../lead/lead.labels.ts'
import { postJson } from '../../../engines/mail/post-json.ts'
import { sayMoment } from './staff-words.ts'
import type { NamedLead } from './stored-lead.ts'

export interface LineChannel {
  token: string
  /** Id of the user, group or room that is told. */
  to: string
  apiUrl: string
}

// LINE's answer to a message that it has taken before, known by its retry key.
const alreadyTaken = 409

/** Tells staff in LINE that a lead has come (Messaging API, push message); without a word of its sender. */
export async function pushToLine(
  { token, to, apiUrl }: LineChannel,
  { id, given, signal }: { id: string; given: NamedLead; signal?: AbortSignal },
): Promise<void> {
  const body = JSON.stringify({ to, messages: [{ type: 'text', text: textOf(given) }] })
  const headers = new Headers({
    authorization: `Bearer ${token}`,
    'x-line-retry-key': retryKeyOf(id),
  })
  const status = await postJson(`${apiUrl}/v2/bot/message/push`, {
    headers,
    body,
    ...(signal ? { signal } : {}),
  })
  if (status !== 200 && status !== alreadyTaken) throw new Error(`LINE answered with ${status}`)
}

function textOf({ lead, province, branch }: NamedLead): string {
  const place = province ?? branch
  const cause = lead.cause ? causeLabels[lead.cause].th : undefined
  return [
    [kindLabels[lead.kind].th, lead.reference].filter(Boolean).join(' '),
    [cause, place].filter(Boolean).join(' · '),
    sayMoment(lead.createdAt),
    adminUrl(`/collections/leads/${lead.id}`),
  ]
    .filter(Boolean)
    .join('\n')
}

/** A UUID, as LINE wants it; the same for the same message. */
function retryKeyOf(id: string): string {
  const hex = createHash('sha256').update(id).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
