import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Language } from '@washhouse/contract/language'
import { z } from 'zod'
import { keepTogether } from '../ui/phrases/keep-together.ts'
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

interface CompiledTexts {
  plain: CompiledMessages
  /** For pages: with characters that keep words together at the end of a line. */
  shown: CompiledMessages
}

const compiledByCatalogue = new WeakMap<AnyCatalogue, Record<Language, CompiledTexts>>()

/**
 * The texts of these catalogues in one language, for a loader's `messages`; `&&` can omit catalogues that the page does not
 * need.
 */
export function messagesFor<Catalogues extends (AnyCatalogue | false | null | undefined)[]>(
  language: Language,
  ...catalogues: Catalogues
): CompiledMessages<MessageIdOf<Extract<Catalogues[number], AnyCatalogue>>> {
  const brought = catalogues.filter((one) => !!one)
  return Object.assign({}, ...brought.map((catalogue) => compileOnce(catalogue)[language].shown))
}

/** Formats texts in a loader, e.g. for the head; without the characters for line ends. */
export function textIn<Id extends string>(
  language: Language,
  catalogue: MessageCatalogue<Id>,
): Text<Id> {
  return createText(language, compileOnce(catalogue)[language].plain)
}

function compileOnce(catalogue: AnyCatalogue): Record<Language, CompiledTexts> {
  const known = compiledByCatalogue.get(catalogue)
  if (known) return known
  const compiled = { th: compile(catalogue, 'th'), en: compile(catalogue, 'en') }
  compiledByCatalogue.set(catalogue, compiled)
  return compiled
}

function compile(catalogue: AnyCatalogue, language: Language): CompiledTexts {
  const plain = Object.entries(catalogue).map(
    ([id, texts]) => [id, compileMessage(texts[language])] as const,
  )
  const shown = plain.map(([id, message]) => [id, keepMessage(message)] as const)
  return { plain: Object.fromEntries(plain), shown: Object.fromEntries(shown) }
}

/** Stands for a value, which may be a number before its unit. */
const valueMark = '\uE0000'

function keepMessage(message: CompiledMessage): CompiledMessage {
  const texts = message.map((token) => (isText(token) ? token : valueMark))
  const [first = '', ...others] = keepTogether(texts.join('')).split(valueMark)
  const values = message.filter((token) => !isText(token)).map(keepValue)
  const kept = [first, ...values.flatMap((value, index) => [value, others[index] ?? ''])]
  return kept.filter((token) => token !== '')
}

/** False for `#`, which is the value of a plural. */
function isText(token: CompiledMessage[number]): token is string {
  return typeof token === 'string' && token !== '#'
}

function keepValue(value: CompiledMessage[number]): CompiledMessage[number] {
  if (typeof value === 'string' || value.length === 1) return value
  const [name, format, choices] = value
  const kept = Object.entries(choices).map(([key, choice]) => [key, keepMessage(choice)] as const)
  return [name, format, Object.fromEntries(kept)]
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
