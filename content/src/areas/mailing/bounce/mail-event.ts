import { retentionTable } from '../../../ground/retention/retention-table.ts'

/** A bounce or complaint, as the mail provider reports it. */
export interface MailEvent {
  /** The provider's, the same at every delivery. */
  id: string
  /**
   * `soft`: it could not be delivered for now. `hard`: it cannot be delivered there. `complaint`: its reader has called it
   * spam.
   */
  what: 'soft' | 'hard' | 'complaint'
  /** The recipient. */
  email: string
  at: Date
}

/** How much one counts. */
export const scores = { soft: 1, hard: 2, complaint: 0 } as const satisfies Record<
  MailEvent['what'],
  number
>

/** With so much within so many days an address is stopped. */
export const stopAt = 4
export const countedDays = retentionTable['returned-mails'].period.days
