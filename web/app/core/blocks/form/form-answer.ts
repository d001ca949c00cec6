import type { FieldFault } from '../../ui/field/find-faults.ts'

/** Input by field name. */
export type FormValues = Readonly<Record<string, string>>

/** Identifies one rendered form; sent back in hidden fields. */
export interface FormToken {
  /** Idempotency key: the same form is stored once, however often it is sent. */
  key: string
  /** When the form was rendered, in milliseconds since 1970. */
  openedAt: number
}

/** Input that fills the form again when it was not stored. */
interface KeptInput {
  values: FormValues
  /** A browser does not send a file again by itself. */
  hadFile: boolean
}

/** Result of a sent form. A form with a page of its own redirects instead of `stored`. */
export type FormAnswer =
  | { kind: 'stored' }
  | (KeptInput & {
      /** For the preview; nothing is stored. */
      kind: 'previewed'
      status: 200
    })
  | (KeptInput & {
      kind: 'refused'
      status: 413 | 422 | 429
      faults: readonly FieldFault[]
      /** An error of no single field, e.g. that signing in is refused. */
      reason: string | null
      /** The service's code of the reason, e.g. INVALID_TOKEN or FORBIDDEN.locked. */
      code?: string | null
    })
  | (KeptInput & {
      /** Rate limit of this network or email address. */
      kind: 'failed'
      status: 429
      reason: 'busy'
      /** Wait time as text in the page's language, if the service sends it. */
      wait?: string
    })
  | (KeptInput & {
      /** Unknown whether it was stored. */
      kind: 'failed'
      status: 503
      reason: 'away'
    })

/** Names of the hidden fields; visible fields use the record's names. */
export const hiddenFields = {
  key: 'key',
  openedAt: 'openedAt',
  /** Send time, if the browser set `openedAt` itself, because its clock may differ from ours. */
  sentAt: 'sentAt',
  /** On the login page: the input of another form. */
  typed: 'typed',
  /** Any value: the response belongs in place of the form, not on a page. */
  inPlace: 'inPlace',
  /** Any value: preview only, do not store. */
  preview: 'preview',
  /** Hidden from people: only programs fill it in. */
  trap: 'homepage',
} as const

/** Text of a field; empty if it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
