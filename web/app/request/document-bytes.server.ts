import { EventEmitter } from 'node:events'

/** Long enough for most documents; grows to the longest one. */
let memory = Buffer.allocUnsafe(128 * 1024)

/**
 * Where React writes a document that is whole: it writes it in one piece of work, so all documents use the same memory one after
 * the other. A Writable of Node leaves something behind in which the collector of the young generation sees the page alive,
 * so it goes through all of it twice and keeps it for the old one (decision 0034).
 */
export class DocumentBytes extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true
  #length = 0
  readonly #receive: (bytes: Buffer) => void
  readonly #fail: (error: unknown) => void

  /** @param receive Is given the whole document, which holds until the next one is written. */
  constructor(receive: (bytes: Buffer) => void, fail: (error: unknown) => void) {
    super()
    this.#receive = receive
    this.#fail = fail
  }

  write(chunk: Uint8Array | string): boolean {
    if (typeof chunk === 'string') {
      // A character takes three bytes at most.
      this.#makeRoom(chunk.length * 3)
      this.#length += memory.write(chunk, this.#length)
    } else {
      this.#makeRoom(chunk.length)
      memory.set(chunk, this.#length)
      this.#length += chunk.length
    }
    return true
  }

  end(): this {
    try {
      this.#receive(memory.subarray(0, this.#length))
    } catch (error) {
      this.#fail(error)
    }
    return this
  }

  /** What React calls where it cannot go on. */
  destroy(error?: unknown): this {
    this.#fail(error ?? new Error('the document was not finished'))
    return this
  }

  #makeRoom(bytes: number): void {
    if (this.#length + bytes <= memory.length) return
    const larger = Buffer.allocUnsafe(2 * (this.#length + bytes))
    memory.copy(larger, 0, 0, this.#length)
    memory = larger
  }
}
