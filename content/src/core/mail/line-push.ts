import { createHash } from 'node:crypto'
import { postJson } from './post-json.ts'

export interface LineChannel {
  token: string
  /** Id of the user, group or room that receives it. */
  to: string
  apiUrl: string
}

interface Push {
  /** The same at every attempt. */
  id: string
  text: string
  signal?: AbortSignal | undefined
}

// LINE's status for a message that it has already accepted, recognized by its retry key.
const alreadyTaken = 409

export async function pushToLine(
  { token, to, apiUrl }: LineChannel,
  { id, text, signal }: Push,
): Promise<void> {
  const body = JSON.stringify({ to, messages: [{ type: 'text', text }] })
  const headers = new Headers({
    authorization: `Bearer ${token}`,
    'x-line-retry-key': retryKeyOf(id),
  })
  const status = await postJson(`${apiUrl}/v2/bot/message/push`, { headers, body, signal })
  if (status !== 200 && status !== alreadyTaken) throw new Error(`LINE answered with ${status}`)
}

/** A UUID, as LINE requires, derived from the message's id. */
function retryKeyOf(id: string): string {
  const hex = createHash('sha256').update(id).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}
