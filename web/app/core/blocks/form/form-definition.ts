import type { ErrorCode } from '@washhouse/contract/wire/errors'
import type { Write } from '@washhouse/contract/wire/write'
import type { PageContent } from '../../content/page-content.ts'
import type { MessageCatalogue } from '../../i18n/messages.ts'

/** A file that may come along with a whole record. */
export interface FormFile {
  /** In the form and on the wire. */
  name: string
  maxBytes: number
}

/** One form: what it sends and what it says of faults. */
export interface FormDefinition<Body, Result = undefined> {
  /** POST of a whole record, PATCH of these fields of one, or a write that sends nothing. */
  write: Write<Body, Result>
  /** What is filled in, in the order of the page; the names of the form are the record's. */
  fields: readonly (keyof Body & string)[]
  /** What is filled in beside the record and not sent with it, such as a password once more. */
  ownFields?: readonly string[]
  file?: FormFile
  /**
   * What is sent beside what was filled in, by the record's names; checked with it. May be asked of the
   * service: a failure is told as one of the write.
   */
  addFields?: (form: FormData, content: PageContent) => AddedFields | Promise<AddedFields>
  /** What else is wrong, by the field's name, e.g. `{ confirmPassword: 'differs' }`. */
  findMore?: (form: FormData) => Readonly<Record<string, string>>
  /** Fields that are never put back into a page, such as passwords. */
  secrets?: readonly string[]
  /** The form has an issue, whose key the write is sent with: what comes twice is stored once. */
  isStoredOnce?: boolean
  /**
   * What to say of a field by its name and what is wrong with it ('phone.digits'), or whatever is
   * wrong ('branch'), where no text that all forms share fits; figures such as `{max}` are filled in.
   */
  faultTexts?: MessageCatalogue<string>
  /** What was typed may be looked at before it is sent: the button `preview` stores nothing. */
  hasPreview?: boolean
  /**
   * What to say of a refusal that names no field, by its code or, before that, by the code and what the service
   * says for programs ('FORBIDDEN.locked'); `{minutes}` or `{wait}` is how long until the next try, `{ends}` and
   * `{until}` are those of a limit (`limitFigures`).
   */
  refusalTexts?: RefusalTexts
  /** A refusal that it has no words for is told in the service's own (spec §8). */
  tellsMessage?: boolean
}

type RefusalTexts = Partial<MessageCatalogue<ErrorCode>> &
  MessageCatalogue<`${ErrorCode}.${string}`>

export type AddedFields = Readonly<Record<string, unknown>>
