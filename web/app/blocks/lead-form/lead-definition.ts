import type { Language } from '@washhouse/contract/language'
import type { RecordWrite } from '@washhouse/contract/wire/write'

/** A text in both languages, as a catalogue of messages holds it. */
export type TwoTexts = Readonly<Record<Language, string>>

/** A file that may come along. */
export interface LeadFile {
  name: string
  maxBytes: number
  tooLarge: TwoTexts
}

/** One form for visitors: what it sends and what it says of faults. */
export interface LeadDefinition<Body, Result = undefined> {
  write: RecordWrite<Body, Result>
  /** What the visitor fills in, in the order of the page; the names of the form are the record's. */
  fields: readonly (keyof Body & string)[]
  file?: LeadFile
  /** What to say of a field, or of the file, where no text that all forms share fits. */
  faultTexts?: Readonly<Record<string, TwoTexts>>
}
