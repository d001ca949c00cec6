import { pack, unpack, type Packed } from '../ground/packed.ts'
import type { CompiledMessage, CompiledMessages, PackedMessages } from './messages.ts'

type ShortMessages = Record<string, string | CompiledMessage>

const unpacked = new Map<string, CompiledMessages>()

/**
 * Messages as one text. As they are the data of a page would have four hundred values for a hundred messages, each
 * numbered by the server and put together again by the browser.
 */
export function packMessages<Id extends string>(
  messages: CompiledMessages<Id>,
): PackedMessages<Id> {
  return pack(
    mapValues(messages, (message: CompiledMessage): string | CompiledMessage => {
      const [text] = message
      return message.length === 1 && typeof text === 'string' ? text : message
    }),
  )
}

/** Read once: pages have the same few, and the server gives them to each visitor. */
export function unpackMessages(packed: PackedMessages): CompiledMessages {
  const known = unpacked.get(packed)
  if (known) return known
  const short: Packed<ShortMessages> = packed
  const messages = mapValues(
    unpack(short),
    (message): CompiledMessage => (typeof message === 'string' ? [message] : message),
  )
  unpacked.set(packed, messages)
  return messages
}

function mapValues<From, To>(values: Record<string, From>, of: (value: From) => To) {
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, of(value)]))
}
