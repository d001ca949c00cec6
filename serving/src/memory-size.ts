const objectBytes = 24
const slotSize = 8
// A Buffer, the ArrayBuffer behind it and what the allocator adds.
const bufferOwnBytes = 320
const beyondLatin1 = /[\u0100-\uffff]/

/** Bytes that a text takes: two for each character as soon as one is beyond Latin-1, as Thai is. */
export function textBytes(text: string): number {
  return objectBytes + text.length * (beyondLatin1.test(text) ? 2 : 1)
}

/** Bytes of a list of texts that hold nothing but each other. */
export function listBytes(texts: readonly string[]): number {
  let bytes = slotBytes(texts)
  for (const text of texts) bytes += textBytes(text)
  return bytes
}

/** Bytes of a list whose texts are counted elsewhere. */
export function slotBytes(texts: readonly string[]): number {
  return objectBytes + texts.length * slotSize
}

export function bufferBytes(buffer: Buffer): number {
  return bufferOwnBytes + buffer.length
}
