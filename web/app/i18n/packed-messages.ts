import type { CompiledMessage, CompiledMessages, PackedMessages } from './messages.ts'

// A page's data is JSON within a script, where each quote would come with three backslashes. No text has this sign.
const quote = '`'

const unpacked = new Map<string, CompiledMessages>()

/**
 * Messages as one text. As they are the data of a page would have four hundred values for a hundred messages, each
 * numbered by the server and put together again by the browser.
 */
export function packMessages<Id extends string>(
  messages: CompiledMessages<Id>,
): PackedMessages<Id> {
  const json = JSON.stringify(
    mapValues<CompiledMessage, unknown>(messages, (message) => {
      const [text] = message
      return message.length === 1 && typeof text === 'string' ? text : message
    }),
  )
  if (json.includes(quote)) throw new Error('A text has the sign that stands for a quote')
  return json.replaceAll('"', quote)
}

/** Read once: pages have the same few, and the server gives them to each visitor. */
export function unpackMessages(packed: PackedMessages): CompiledMessages {
  const known = unpacked.get(packed)
  if (known) return known
  const read: Record<string, string | CompiledMessage> = JSON.parse(packed.replaceAll(quote, '"'))
  const messages = mapValues(
    read,
    (message): CompiledMessage => (typeof message === 'string' ? [message] : message),
  )
  unpacked.set(packed, messages)
  return messages
}

function mapValues<From, To>(values: Record<string, From>, of: (value: From) => To) {
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, of(value)]))
}
