import type { BasePayload } from 'payload'

/** Where notifications come from that nobody writes. */
export interface NotificationSource {
  /** The tag of what it tells of; a change of it is looked at. */
  tag: string
  /** Tells what is new, and takes back what is seen no more. May run in several processes at once. */
  look: (payload: BasePayload) => Promise<void>
}
