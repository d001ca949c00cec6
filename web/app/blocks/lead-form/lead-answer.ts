import type { FieldFault } from '../../ui/field/find-faults.ts'

/** What was typed, by the names of the form's fields. */
export type LeadValues = Readonly<Record<string, string>>

/** What makes one form, as it was handed out, one lead: hidden fields that come back with it. */
export interface LeadIssue {
  key: string
  /** When it was handed out, in milliseconds since 1970. */
  openedAt: number
}

/** What a form that was sent comes back with; a page of its own is led on instead of `stored`. */
export type LeadAnswer =
  | { kind: 'stored' }
  | {
      kind: 'refused'
      status: 413 | 422
      faults: readonly FieldFault[]
      values: LeadValues
      /** A browser does not send a file twice by itself. */
      hadFile: boolean
    }
  | {
      /** busy: too many from this address; away: nobody knows whether it was stored. */
      kind: 'failed'
      status: 429 | 503
      reason: 'busy' | 'away'
      values: LeadValues
      hadFile: boolean
    }

/** Names of the hidden fields; those of the visitor are the record's. */
export const hiddenFields = {
  key: 'key',
  openedAt: 'openedAt',
  /** When a browser that made `openedAt` itself sent the form: its clock need not be ours. */
  sentAt: 'sentAt',
  /** Any value: the answer is wanted where the form stands, not on a page. */
  inPlace: 'inPlace',
  /** Stands out of sight: only programs fill it in. */
  trap: 'homepage',
} as const
