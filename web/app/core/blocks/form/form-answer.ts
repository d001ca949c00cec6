import type { FieldFault } from '../../ui/field/find-faults.ts'

/** What was typed, by the names of the form's fields. */
export type FormValues = Readonly<Record<string, string>>

/** What tells one form, as it was handed out, from another: hidden fields that come back with it. */
export interface FormToken {
  /** The same form is stored once, however often it is sent. */
  key: string
  /** When it was handed out, in milliseconds since 1970. */
  openedAt: number
}

/** What goes back into a form that was not stored. */
interface KeptInput {
  values: FormValues
  /** A browser does not send a file twice by itself. */
  hadFile: boolean
}

/** What a form that was sent comes back with; a page of its own is led on instead of `stored`. */
export type FormAnswer =
  | { kind: 'stored' }
  | (KeptInput & {
      /** To be looked at; nothing is stored. */
      kind: 'previewed'
      status: 200
    })
  | (KeptInput & {
      kind: 'refused'
      status: 413 | 422 | 429
      faults: readonly FieldFault[]
      /** What is wrong with none of its fields, e.g. who may not sign in. */
      reason: string | null
      /** The service's name for that, e.g. INVALID_TOKEN or FORBIDDEN.locked. */
      code?: string | null
    })
  | (KeptInput & {
      /** Too many from this network, or in the name of this address. */
      kind: 'failed'
      status: 429
      reason: 'busy'
      /** For how long, in the page's language, where the service says it. */
      wait?: string
    })
  | (KeptInput & {
      /** Nobody knows whether it was stored. */
      kind: 'failed'
      status: 503
      reason: 'away'
    })

/** Names of the hidden fields; those of the visitor are the record's. */
export const hiddenFields = {
  key: 'key',
  openedAt: 'openedAt',
  /** When a browser that made `openedAt` itself sent the form: its clock need not be ours. */
  sentAt: 'sentAt',
  /** Of the log-in: what was typed into another form before. */
  typed: 'typed',
  /** Any value: the answer is wanted where the form stands, not on a page. */
  inPlace: 'inPlace',
  /** Any value: it is to be looked at, not to be stored. */
  preview: 'preview',
  /** Stands out of sight: only programs fill it in. */
  trap: 'homepage',
} as const

/** A field of what was sent; nothing of what is missing, or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
