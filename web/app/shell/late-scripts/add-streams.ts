interface Queue {
  enqueue(chunk: unknown): void
}

interface Work {
  transform: (chunk: unknown, queue: Queue) => void
  flush?: (queue: Queue) => void
}

/**
 * Runs as an inline script; its source text is sent, so it must not use outer variables. React Router reads page data
 * through streams that Firefox supports since 113, some since 102. Does nothing in other browsers.
 */
export function addStreams(): void {
  if ('TextEncoderStream' in globalThis) return
  const native: unknown = Reflect.get(ReadableStream.prototype, 'pipeThrough')

  /** The minimum of a transform stream for `pipeThrough`. */
  class Transform {
    work: Work
    constructor(work: Work) {
      this.work = work
    }
  }

  class Encoder extends Transform {
    constructor() {
      const encoder = new TextEncoder()
      super({ transform: (chunk, queue) => queue.enqueue(encoder.encode(String(chunk))) })
    }
  }

  function pipe(source: ReadableStream<unknown>, { transform, flush }: Work): ReadableStream {
    const reader = source.getReader()
    return new ReadableStream<unknown>({
      async pull(controller) {
        let isFed = false
        const queue = {
          enqueue(chunk: unknown) {
            isFed = true
            controller.enqueue(chunk)
          },
        }
        // The stream is not pulled again before it receives a chunk.
        while (!isFed) {
          const { done, value } = await reader.read()
          if (done) {
            flush?.(queue)
            return controller.close()
          }
          transform(value, queue)
        }
      },
      cancel: (reason) => reader.cancel(reason),
    })
  }

  function pipeThrough(this: ReadableStream<unknown>, through: unknown, ...options: unknown[]) {
    if (through instanceof Transform) return pipe(this, through.work)
    if (typeof native !== 'function') throw new TypeError('This browser has no such streams')
    return Reflect.apply(native, this, [through, ...options])
  }

  Object.assign(ReadableStream.prototype, { pipeThrough })
  Object.assign(globalThis, { TextEncoderStream: Encoder })
  if (!('TransformStream' in globalThis)) Object.assign(globalThis, { TransformStream: Transform })
}
