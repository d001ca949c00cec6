import type { Language } from '@washhouse/contract/language'

/** A parsed message: texts, placeholders, and choices by a value. */
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

/** Texts by id in both languages, as ICU messages. */
export type MessageCatalogue<Id extends string> = Readonly<Record<Id, Record<Language, string>>>

/** Parsed texts of one language, as sent to a page. */
export type CompiledMessages<Id extends string = string> = Record<Id, CompiledMessage>

export type MessageValues = Record<string, string | number>

/** Returns the text of an id of one feature. */
export type Text<Id extends string> = (id: Id, values?: MessageValues) => string

/**
 * Declares a feature's texts. Only loaders import the result. Components import its id type and call `useText`, so a browser
 * gets one language of the features on its page.
 */
export function defineMessages<Id extends string>(
  messages: MessageCatalogue<Id>,
): MessageCatalogue<Id> {
  return messages
}

/** The ids of one or several catalogues. */
export type MessageIdOf<Catalogue> = Catalogue extends unknown ? keyof Catalogue & string : never

/**
 * Ids of the texts that a page's loader sends. With `useText<LoadedId<Route.ComponentProps>>()`, a missing catalogue is a
 * compile error.
 */
export type LoadedId<Props extends { loaderData: { messages: object } }> =
  keyof Props['loaderData']['messages'] & string
