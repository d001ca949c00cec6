import type { Language } from '@washhouse/contract/language'

/** A message ready to be formatted: texts, placeholders, and choices by a value. */
export type CompiledMessage = readonly MessageToken[]
export type MessageToken =
  | string
  | readonly [name: string]
  | readonly [
      name: string,
      format: MessageFormat,
      choices: Readonly<Record<string, CompiledMessage>>,
    ]

export const messageFormats = ['plural', 'select'] as const
export type MessageFormat = (typeof messageFormats)[number]

/** Texts by id, each in both languages, as ICU messages. */
export type MessageCatalogue<Id extends string> = Readonly<Record<Id, Record<Language, string>>>

/** Texts of one language, ready to be formatted; this is what a page is sent. */
export type CompiledMessages<Id extends string = string> = Record<Id, CompiledMessage>

export type MessageValues = Record<string, string | number>

/** Gives the text of an id; the ids of one area at a time. */
export type Text<Id extends string> = (id: Id, values?: MessageValues) => string

/**
 * Declares an area's texts. Only loaders import the result; components import its id type and read
 * the text with `useText`, so that a browser gets one language of the areas its page uses.
 */
export function defineMessages<Id extends string>(
  messages: MessageCatalogue<Id>,
): MessageCatalogue<Id> {
  return messages
}

/** The ids of a catalogue, or of each of several. */
export type MessageIdOf<Catalogue> = Catalogue extends unknown ? keyof Catalogue & string : never

/**
 * The ids whose texts a page's loader brings: `useText<LoadedId<Route.ComponentProps>>()` knows no other,
 * so that a page whose loader forgets a catalogue does not compile.
 */
export type LoadedId<Props extends { loaderData: { messages: object } }> =
  keyof Props['loaderData']['messages'] & string
