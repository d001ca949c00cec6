import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { languages, type Language } from '@washhouse/contract/language'
import { z } from 'zod'
import {
  messageFormats,
  type CompiledMessage,
  type CompiledMessages,
  type MessageCatalogue,
  type MessageIdOf,
  type Text,
} from './messages.ts'
import { createText } from './text.ts'

type AnyCatalogue = MessageCatalogue<string>

const compiledByCatalogue = new WeakMap<AnyCatalogue, Record<Language, CompiledMessages>>()

/**
 * The texts of these catalogues in one language, for a loader's `messages`; `&&` can omit catalogues that the page does not
 * need.
 */
export function messagesFor<Catalogues extends (AnyCatalogue | false | null | undefined)[]>(
  language: Language,
  ...catalogues: Catalogues
): CompiledMessages<MessageIdOf<Extract<Catalogues[number], AnyCatalogue>>> {
  const brought = catalogues.filter((one) => !!one)
  return Object.assign({}, ...brought.map((catalogue) => compileOnce(catalogue)[language]))
}

/** Formats texts in a loader, e.g. for the head. */
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
    Object.entries(catalogue).map(([id, texts]) => [id, compileMessage(texts[language])]),
  )
}

/** Formats that pages support: no offsets, dates or others. */
const Message: z.ZodType<CompiledMessage> = z.lazy(() =>
  z.array(
    z.union([
      z.string(),
      z.tuple([z.string()]),
      z.tuple([z.string(), z.enum(messageFormats), z.record(z.string(), Message)]),
    ]),
  ),
)

/** @throws for a message that cannot be parsed or that pages cannot format. */
export function compileMessage(text: string): CompiledMessage {
  // JSON drops the offset that the library always sets.
  const message = Message.safeParse(JSON.parse(JSON.stringify(compileMessageOrThrow(text))))
  if (!message.success) throw new Error(`A text uses a format that pages do not know: ${text}`)
  return message.data
}
