import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { languages, type Language } from '@washhouse/contract/language'
import type { CompiledMessages, MessageCatalogue, Text } from './messages.ts'
import { createText } from './text.ts'

type AnyCatalogue = MessageCatalogue<string>

const compiledByCatalogue = new WeakMap<AnyCatalogue, Record<Language, CompiledMessages>>()

/** The texts of these areas in one language, for a loader's `messages`. */
export function messagesFor(language: Language, ...catalogues: AnyCatalogue[]): CompiledMessages {
  return Object.assign({}, ...catalogues.map((catalogue) => compileOnce(catalogue)[language]))
}

/** Formats an area's texts in a loader, e.g. for the head. */
export function textIn<Id extends string>(
  language: Language,
  catalogue: MessageCatalogue<Id>,
): Text<Id> {
  return createText(language, compileOnce(catalogue)[language])
}

function compileOnce(catalogue: AnyCatalogue): Record<Language, CompiledMessages> {
  const known = compiledByCatalogue.get(catalogue)
  if (known) return known
  const [th, en] = languages.map((language) => compile(catalogue, language))
  const compiled = { th: th ?? {}, en: en ?? {} }
  compiledByCatalogue.set(catalogue, compiled)
  return compiled
}

function compile(catalogue: AnyCatalogue, language: Language): CompiledMessages {
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, texts]) => [id, compileMessageOrThrow(texts[language])]),
  )
}
