/**
 * A value of JSON as one text. A page's data is sent so where it would be hundreds of values that are the same on all
 * pages: the server numbers each value for each visitor, and the browser puts them together again.
 */
export type Packed<Value> = string & { readonly of?: Value }

// A page's data is JSON within a script, where each quote would come with three backslashes.
const quote = '`'
const escapedQuote = String.raw`\u0060`

/** A site has a handful in each language; the oldest goes when editors have changed them this often. */
const mostKept = 50

const unpacked = new Map<string, unknown>()

export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value).replaceAll(quote, escapedQuote).replaceAll('"', quote)
}

/** What was packed; throws for what is no such text. */
export function unpack<Value>(packed: Packed<Value>): Value {
  return JSON.parse(packed.replaceAll(quote, '"'))
}

/** The same, read once: whoever unpacks the same text has the same objects, and leaves them as they are. */
export function unpackOnce<Value>(packed: Packed<Value>): Readonly<Value>
export function unpackOnce(packed: string): unknown {
  if (unpacked.has(packed)) return unpacked.get(packed)
  const value = unpack<unknown>(packed)
  const [oldest] = unpacked.keys()
  if (oldest !== undefined && unpacked.size >= mostKept) unpacked.delete(oldest)
  unpacked.set(packed, value)
  return value
}
