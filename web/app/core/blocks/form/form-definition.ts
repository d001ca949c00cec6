import type { ErrorCode } from '@washhouse/contract/wire/errors'
import type { Write } from '@washhouse/contract/wire/write'
import type { PageContent } from '../../content/page-content.ts'
import type { MessageCatalogue } from '../../i18n/messages.ts'

/** A file that is sent with a record. */
export interface FormFile {
  /** In the form and on the wire. */
  name: string
  maxBytes: number
}

/** Definition of one form: what it sends, and its error texts. */
export interface FormDefinition<Body, Result = undefined> {
  /** POST of a whole record, PATCH of these fields, or a write without a body. */
  write: Write<Body, Result>
  /** Visible fields in the order of the page, by the record's names. */
  fields: readonly (keyof Body & string)[]
  /** Fields that are not part of the record and not sent, such as the repeated password. */
  ownFields?: readonly string[]
  file?: FormFile
  /**
   * Extra values of the record, by its names, validated with it. May call the service; a failure is handled like one of the
   * write.
   */
  addFields?: (form: FormData, content: PageContent) => AddedFields | Promise<AddedFields>
  /** Additional errors by field name, e.g. `{ confirmPassword: 'differs' }`. */
  findMore?: (form: FormData) => Readonly<Record<string, string>>
  /** Fields that are never filled again, such as passwords. */
  secrets?: readonly string[]
  /** The form has a token, whose key is sent with the write: duplicates are stored once. */
  isStoredOnce?: boolean
  /**
   * Error texts of this form, by field name and type ('phone.digits') or by field name only ('branch'). They replace the
   * shared texts. Figures such as `{max}` are filled in.
   */
  faultTexts?: MessageCatalogue<string>
  /** Adds a preview: the button `preview` stores nothing. */
  hasPreview?: boolean
  /**
   * Texts for a refusal without a field, by code and type ('FORBIDDEN.locked'), else by code. `{minutes}` or `{wait}` is the
   * time until the next try; `{ends}` and `{until}` come from a limit (`limitFigures`).
   */
  refusalTexts?: RefusalTexts
  /** Shows the service's message for a refusal without a text here (spec §8). */
  tellsMessage?: boolean
}

type RefusalTexts = Partial<MessageCatalogue<ErrorCode>> &
  MessageCatalogue<`${ErrorCode}.${string}`>

export type AddedFields = Readonly<Record<string, unknown>>
