import { retentionTable } from '../../../ground/retention/retention-table.ts'

/** What became of a mail, as whoever delivers our mails tells it. */
export interface MailEvent {
  /** What its teller calls it: the same each time that he tells it. */
  id: string
  /**
   * `soft`: it could not be delivered for now. `hard`: it cannot be delivered there. `complaint`: its reader has called it
   * spam.
   */
  what: 'soft' | 'hard' | 'complaint'
  /** Whom it was for. */
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
