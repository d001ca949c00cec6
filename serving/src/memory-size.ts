const objectBytes = 24
const slotSize = 8
// A Buffer, the ArrayBuffer behind it and the allocator's overhead.
const bufferOwnBytes = 320
const beyondLatin1 = /[\u0100-\uffff]/

/** Bytes of a text: two for each character if one is outside Latin-1, as in Thai. */
export function textBytes(text: string): number {
  return objectBytes + text.length * (beyondLatin1.test(text) ? 2 : 1)
}

/** Bytes of a list and of its texts. */
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
